import {createClubCatalogue} from '@quillhaven/club';
import {createExtremesCatalogue, createHostileCatalogue} from '@quillhaven/club/extremes';
import type {Catalogue} from '@quillhaven/local-store';
import type {StoreOptions} from '../../tools/store/club-store';

/** `front` is the club's shop with sections on its home page; `winter` is the club's shop under its winter theme, which has an announcement. */
export type CatalogueName =
  'club' | 'front' | 'winter' | 'gifts' | 'extremes' | 'hostile';

/** The options of `startStore` for a catalogue that a test names. */
export function catalogueNamed(name: CatalogueName): StoreOptions {
  const known: Record<CatalogueName, () => StoreOptions> = {
    club: () => ({}),
    front: () => ({catalogue: createClubCatalogue(new Date(), {frontPage: true})}),
    winter: () => ({catalogue: createWinterCatalogue()}),
    gifts: () => ({catalogue: withGiftCard(createClubCatalogue(new Date()))}),
    extremes: () => ({catalogue: createExtremesCatalogue(new Date())}),
    hostile: () => ({catalogue: createHostileCatalogue(new Date())}),
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
