import {createClubCatalogue} from '@quillhaven/club';
import {createExtremesCatalogue, createHostileCatalogue} from '@quillhaven/club/extremes';
import {readCatalogue} from '@quillhaven/local-store/catalogue';
import {createClubImages} from '@quillhaven/local-store/club';
import type {ImageSources} from '@quillhaven/local-store/images';
import sharp from 'sharp';
import {projectPath} from '../../tools/project';
import type {StoreOptions} from '../../tools/store/club-store';

/** A club whose own language is not English, from the file that its shop exports, as spreadsheets there save it. */
async function clubFrom(
  file: string,
  options: Parameters<typeof readCatalogue>[1],
): Promise<StoreOptions> {
  const {catalogue} = await readCatalogue(
    projectPath(`tests/support/files/${file}`),
    options,
  );
  const [home] = catalogue.collections;
  return {catalogue, ...(home && {homeCollection: home.id})};
}

const german = await clubFrom('german-club.csv', {
  shopName: 'SV Hafen 09',
  currency: 'EUR',
  country: 'DE',
  language: 'de',
});
const japanese = await clubFrom('japanese-club.csv', {
  shopName: '港ユナイテッド',
  currency: 'JPY',
  country: 'JP',
  language: 'ja',
});

/** The variables that these clubs set beside their store's: their own words of product types. */
export const GERMAN_CLUB = {PRODUCT_TYPES: 'shirts: Trikot; hoodies: Kapuzenpullover'};
export const JAPANESE_CLUB = {PRODUCT_TYPES: 'shirts: ユニフォーム; hoodies: パーカー'};

/** `front` is the club's shop with sections on its home page; `fans` sells its gifts, too; `winter` is the club's shop under its winter theme, which has an announcement; `large` has its pictures at twice their width. */
export type CatalogueName =
  | 'club'
  | 'front'
  | 'winter'
  | 'fans'
  | 'extremes'
  | 'hostile'
  | 'german'
  | 'japanese'
  | 'large';

/** The options of `startStore` for a catalogue that a test names. */
export function catalogueNamed(name: CatalogueName): StoreOptions {
  const known: Record<CatalogueName, () => StoreOptions> = {
    club: () => ({}),
    front: () => ({catalogue: createClubCatalogue(new Date(), {frontPage: true})}),
    winter: () => ({catalogue: createWinterCatalogue()}),
    fans: () => ({catalogue: createClubCatalogue(new Date(), {gifts: true})}),
    extremes: () => ({catalogue: createExtremesCatalogue(new Date())}),
    hostile: () => ({catalogue: createHostileCatalogue(new Date())}),
    german: () => german,
    japanese: () => japanese,
    large: () => ({pictures: largePictures()}),
  };
  return known[name]();
}

function createWinterCatalogue() {
  const club = createClubCatalogue(new Date());
  const winter = club.metaobjects.find(({handle}) => handle === 'winter-nights');
  const metafields = (club.shop.metafields ?? []).map((field) =>
    field.key === 'theme'
      ? {...field, value: `gid://shopify/Metaobject/${winter?.id ?? 0}`}
      : field,
  );
  return {...withPlaceInText(club), shop: {...club.shop, metafields}};
}

/** The club with a long page, and a link of the footer to a heading within. */
function withPlaceInText(club: ReturnType<typeof createClubCatalogue>) {
  const handle = 'sizes-and-fit';
  const text = '<p>Wash it cold.</p>'.repeat(40);
  return {
    ...club,
    pages: club.pages.map((page) =>
      page.handle === handle
        ? {...page, body: `${text}<h2 id="wash">Washing</h2>${text}`}
        : page,
    ),
    menus: club.menus.map((menu) =>
      menu.handle === 'footer'
        ? {
            ...menu,
            items: [...menu.items, {title: 'Washing', url: `/pages/${handle}#wash`}],
          }
        : menu,
    ),
  };
}

/** The club's pictures at twice their width, for the widest that a page asks for. */
function largePictures(): ImageSources {
  const ofClub = createClubImages();
  const enlarged = async (path: string) => {
    const source = await ofClub(path);
    if (!source) return undefined;
    const [width, height] = [2 * source.width, 2 * source.height];
    const bytes = await sharp(source.bytes).resize(width, height).webp().toBuffer();
    return {width, height, version: `${source.version}-large`, bytes};
  };
  const known = new Map<string, ReturnType<typeof enlarged>>();
  return (path) => {
    const found = known.get(path) ?? enlarged(path);
    known.set(path, found);
    return found;
  };
}
