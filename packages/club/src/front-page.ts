/** The club's front page in season: sections of the home page, and the pictures that they show. */
import type {ImageData, MetaobjectData} from '@quillhaven/local-store';
import {instant} from './instant';
import {liveThemeId} from './theme';

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
  path: 'products/match-shirt/quill.png',
  altText: 'Back of the match shirt with the name Quill and the number 23',
  width: 1600,
  height: 2000,
};

/** The club's pictures among its files. */
export const files: ImageData[] = [
  ...Object.entries(scenes).map(([file, altText], index) => ({
    id: FIRST_FILE + index,
    path: `banners/${file}.png`,
    altText,
    width: 2400,
    height: 1200,
  })),
  letteredShirt,
];

const picture = (scene: Scene, x: number, y: number, alt: string = scenes[scene]) => {
  const index = Object.keys(scenes).indexOf(scene);
  return {id: `gid://shopify/MediaImage/${FIRST_FILE + index}`, alt, x, y};
};
const collection = (number: number) => `gid://shopify/Collection/${number}`;

const day = 24 * 3_600_000;

/** The sections of the home page, in the storefront's own format. */
function frontPage(start: Date) {
  const opens = new Date(start.getTime() + 3 * day + 4 * 3_600_000);
  return {
    version: 1,
    pages: {
      '/': {
        above: [
          {
            id: 'derby',
            kind: 'countdown',
            settings: {
              title: 'Derby night drop',
              date: instant(opens.getTime()),
              note: 'Sixty pieces, sewn to the number. The list opens once.',
              picture: picture('floodlights', 60, 40, ''),
              button: 'See what is coming',
              link: '/collections/under-the-floodlights',
            },
            translations: {
              de: {
                title: 'Der Derby-Drop',
                note: 'Sechzig Stück, nach Nummern genäht. Die Liste öffnet einmal.',
                button: 'Was kommt',
              },
            },
          },
          {
            id: 'night',
            kind: 'featured-collection',
            settings: {collection: collection(482_910_379), count: 4},
          },
          {
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
              body: 'Any name, any number, or a player’s own. You see it on the shirt while you type. Idris cuts the letters from twill and presses them in Quillhaven.',
              button: 'Put your name on it',
              link: '/products/match-shirt?Printing=Name+and+number',
            },
            translations: {
              de: {
                title: 'Dein Name auf dem Rücken',
                body: 'Jeder Name, jede Nummer oder die eines Spielers. Du siehst sie beim Tippen auf dem Trikot. Idris schneidet die Buchstaben aus Twill und presst sie in Quillhaven auf.',
                button: 'Trikot beflocken',
              },
            },
          },
        ],
        below: [
          {
            id: 'boathouse',
            kind: 'media-text',
            settings: {
              picture: picture('archive', 70, 50),
              layout: 'right',
              title: 'From the tin trunk in the boathouse',
              body: 'In 1908 eleven dockhands drew a heron on a sail and called it a **crest**. We found the sail.\n\nThe archive collection brings back its shapes, cut for today and sewn where they were first worn.',
              button: 'Open the archive',
              link: '/collections/from-the-archive',
            },
          },
          {
            id: 'shelves',
            kind: 'collection-tiles',
            settings: {
              title: 'By the rail',
              collections: [482_910_373, 482_910_372, 482_910_376, 482_910_377].map(
                collection,
              ),
            },
          },
          {
            id: 'motto',
            kind: 'rich-text',
            settings: {
              title: 'Sewn in Quillhaven',
              body: 'Every piece is cut from cloth that keeps out what comes over the harbour wall. It is [sewn to last](/collections/outerwear), and mended for free when it does not.',
              align: 'center',
            },
          },
        ],
      },
    },
  };
}

/** The live theme with the front page; any other theme as it is. */
export function dressed(theme: MetaobjectData, start: Date): MetaobjectData {
  if (theme.id !== liveThemeId) return theme;
  const value = JSON.stringify(frontPage(start));
  return {...theme, fields: [...theme.fields, {key: 'sections', type: 'json', value}]};
}
