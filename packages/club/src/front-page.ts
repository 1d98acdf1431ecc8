/** The club's pages in season: their sections, and the pictures that these show. */
import type {ImageData, MetaobjectData} from '@quillhaven/local-store';
import {instant} from './instant';
import {liveThemeId} from './theme';
import {worn} from './worn';

const FIRST_FILE = 31_900_000_000_001;

const scenes = {
  floodlights: 'Hoodies and a shirt on the rail after dark',
  'kit-room': 'Match shirts, a scarf and a cap laid out in the kit room',
  archive: 'A folded hoodie, shirt and sweatshirt with old crests',
  winter: 'Beanies, a folded hoodie and a scarf',
  rail: 'Sweatshirt, hoodie, shirt and jacket of the Herons on a rail',
};

type Scene = keyof typeof scenes;

const letteredShirt: ImageData = {
  id: FIRST_FILE + 50,
  path: 'products/match-shirt/quill.webp',
  altText: 'Back of the match shirt with the name Quill and the number 23',
  width: 1280,
  height: 1600,
};

const standAtNight = {id: FIRST_FILE + 51, ...worn('stand-at-night')};

/** The club's pictures among its files. */
export const files: ImageData[] = [
  ...Object.entries(scenes).map(([file, altText], index) => ({
    id: FIRST_FILE + index,
    path: `banners/${file}.webp`,
    altText,
    width: 1600,
    height: 800,
  })),
  letteredShirt,
  standAtNight,
];

const picture = (scene: Scene, x: number, y: number, alt: string = scenes[scene]) => {
  const index = Object.keys(scenes).indexOf(scene);
  return {id: `gid://shopify/MediaImage/${FIRST_FILE + index}`, alt, x, y};
};
const collection = (number: number) => `gid://shopify/Collection/${number}`;

const day = 24 * 3_600_000;

/** The drop of the week: the time until it opens, and what it is. */
const drop = (start: Date) => ({
  id: 'derby',
  kind: 'countdown',
  settings: {
    title: 'Derby night drop',
    date: instant(start.getTime() + 3 * day + 4 * 3_600_000),
    note: '60 made, sewn to the number. The list opens once.',
    picture: {id: `gid://shopify/MediaImage/${standAtNight.id}`, alt: '', x: 60, y: 10},
    button: 'See what is coming',
    link: '/collections/under-the-floodlights',
  },
  translations: {
    de: {
      title: 'Der Derby-Drop',
      note: '60 Stück, nach Nummern genäht. Die Liste öffnet einmal.',
      button: 'Was kommt',
    },
    fr: {
      title: 'La sortie du derby',
      note: '60 pièces, numérotées et cousues. La liste ouvre une seule fois.',
      button: 'Voir ce qui arrive',
    },
    ja: {
      title: 'ダービーナイト限定',
      note: '限定60点、番号入り。販売は一度きりです。',
      button: '登場する商品を見る',
    },
  },
});

const lettering = {
  id: 'lettering',
  kind: 'media-text',
  settings: {
    picture: {
      id: `gid://shopify/MediaImage/${letteredShirt.id}`,
      alt: letteredShirt.altText,
      x: 50,
      y: 40,
    },
    layout: 'left',
    title: 'Your name on the back',
    body: 'Any name, any number, or a player’s own. You see it on the shirt while you type.',
    button: 'Put your name on it',
    link: '/products/match-shirt?Printing=Name+and+number',
  },
  translations: {
    de: {
      title: 'Dein Name auf dem Rücken',
      body: 'Jeder Name, jede Nummer oder die eines Spielers. Du siehst sie beim Tippen auf dem Trikot.',
      button: 'Trikot beflocken',
    },
    fr: {
      title: 'Votre nom dans le dos',
      body: 'N’importe quel nom, n’importe quel numéro, ou ceux d’un joueur. Vous les voyez sur le maillot en les écrivant.',
      button: 'Mettre mon nom',
    },
    ja: {
      title: '背中に、あなたの名前',
      body: '好きな名前と番号、または選手のものを。入力すると、ユニフォームの上ですぐに見られます。',
      button: '名前を入れる',
    },
  },
};

const boathouse = {
  id: 'boathouse',
  kind: 'media-text',
  settings: {
    picture: picture('archive', 70, 50),
    layout: 'right',
    title: 'From the tin trunk in the boathouse',
    body: 'In 1908 eleven dockhands drew a heron on a sail and called it a **crest**. We found the sail.',
    button: 'Open the archive',
    link: '/collections/from-the-archive',
  },
  translations: {
    de: {
      title: 'Aus der Blechkiste im Bootshaus',
      body: '1908 malten elf Hafenarbeiter einen Reiher auf ein Segel und nannten es ihr **Wappen**. Wir haben das Segel gefunden.',
      button: 'Ins Archiv',
    },
    fr: {
      title: 'Sorti de la malle du hangar à bateaux',
      body: 'En 1908, onze dockers ont peint un héron sur une voile et l’ont appelé leur **blason**. Nous avons retrouvé la voile.',
      button: 'Ouvrir les archives',
    },
    ja: {
      title: 'ボートハウスの古いトランクから',
      body: '1908年、11人の港湾労働者が帆にサギを描き、**紋章**と呼びました。その帆が見つかりました。',
      button: 'アーカイブを見る',
    },
  },
};

/** What stands below the jackets: why they last, what goes with them, and other rails. */
const belowOuterwear = [
  {
    id: 'mended',
    kind: 'rich-text',
    settings: {
      title: 'Sewn in Quillhaven',
      body: 'Every piece is cut from cloth that keeps out what comes over the harbour wall, and [mended for free](/pages/shipping-and-returns) when it does not.',
      align: 'center',
    },
  },
  {
    id: 'night',
    kind: 'featured-collection',
    settings: {collection: collection(482_910_379), count: 4},
  },
  {
    id: 'shelves',
    kind: 'collection-tiles',
    settings: {
      title: 'By the rail',
      collections: [482_910_373, 482_910_372, 482_910_376, 482_910_377].map(collection),
    },
  },
];

/** The sections of home and of one collection, in the storefront's own format. */
const frontPage = (start: Date) => ({
  version: 1,
  pages: {
    '/': {above: [drop(start)], below: [lettering, boathouse]},
    '/collections/outerwear': {below: belowOuterwear},
  },
});

/** The live theme with the front page; any other theme as it is. */
export function dressed(theme: MetaobjectData, start: Date): MetaobjectData {
  if (theme.id !== liveThemeId) return theme;
  const value = JSON.stringify(frontPage(start));
  return {...theme, fields: [...theme.fields, {key: 'sections', type: 'json', value}]};
}
