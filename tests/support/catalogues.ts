import {createClubCatalogue} from '@quillhaven/club';
import {createExtremesCatalogue, createHostileCatalogue} from '@quillhaven/club/extremes';
import type {Catalogue} from '@quillhaven/local-store';
import {readCatalogue} from '@quillhaven/local-store/catalogue';
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

/** `front` is the club's shop with sections on its home page; `winter` is the club's shop under its winter theme, which has an announcement. */
export type CatalogueName =
  'club' | 'front' | 'winter' | 'gifts' | 'extremes' | 'hostile' | 'german' | 'japanese';

/** The options of `startStore` for a catalogue that a test names. */
export function catalogueNamed(name: CatalogueName): StoreOptions {
  const known: Record<CatalogueName, () => StoreOptions> = {
    club: () => ({}),
    front: () => ({catalogue: createClubCatalogue(new Date(), {frontPage: true})}),
    winter: () => ({catalogue: createWinterCatalogue()}),
    gifts: () => ({catalogue: withGiftCard(createClubCatalogue(new Date()))}),
    extremes: () => ({catalogue: createExtremesCatalogue(new Date())}),
    hostile: () => ({catalogue: createHostileCatalogue(new Date())}),
    german: () => german,
    japanese: () => japanese,
  };
  return known[name]();
}

/** A catalogue with a gift card, `/products/gift-card`, made from its first product; both are in `/collections/gifts`. */
export function withGiftCard(catalogue: Catalogue): Catalogue {
  const [like] = catalogue.products;
  const [variant] = like?.variants ?? [];
  if (!like || !variant) throw new Error('The catalogue has no product.');
  const amounts = [2500, 5000];
  const card = {
    ...like,
    id: 7_970_000_000_000,
    handle: 'gift-card',
    title: 'Gift Card',
    productType: 'Gift Card',
    tags: ['gift', 'card'],
    giftCard: true,
    options: [
      {name: 'Amount', values: amounts.map((price) => ({name: `$${price / 100}`}))},
    ],
    variants: amounts.map((price, index) => ({
      ...variant,
      id: 43_970_000_000_000 + index,
      optionValues: [`$${price / 100}`],
      price,
      sku: `GC-${price}`,
      stock: 50,
      image: 0,
    })),
  };
  const collection = {
    id: 482_910_398,
    handle: 'gifts',
    title: 'Gifts',
    descriptionHtml: '',
    productIds: [card.id, like.id],
    updatedAt: '2026-01-05T08:00:00Z',
  };
  return {
    ...catalogue,
    products: [...catalogue.products, card],
    collections: [...catalogue.collections, collection],
  };
}

function createWinterCatalogue() {
  const club = createClubCatalogue(new Date());
  const winter = club.metaobjects.find(({handle}) => handle === 'winter-nights');
  const metafields = (club.shop.metafields ?? []).map((field) =>
    field.key === 'theme'
      ? {...field, value: `gid://shopify/Metaobject/${winter?.id ?? 0}`}
      : field,
  );
  return {...club, shop: {...club.shop, metafields}};
}
