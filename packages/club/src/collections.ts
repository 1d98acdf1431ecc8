/** The shop's collections: the home collection, one for each kind of goods, and editorial ones. */
import type {CollectionData, ImageData, ProductData} from '@quillhaven/local-store';
import {instant} from './instant';

/** The collection that the home page shows: all that is sold, in the merchant's order. */
export const homeCollectionId = 482_910_371;

const hour = 3_600_000;

type Choice = (product: ProductData) => boolean;

const ofType =
  (...types: string[]): Choice =>
  ({productType}) =>
    types.includes(productType);

const tagged =
  (...tags: string[]): Choice =>
  (product) =>
    product.tags.some((tag) => tags.includes(tag));

interface CollectionSpec {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  choose: Choice;
  image?: ImageData;
}

const banner = (file: string, altText: string): ImageData => ({
  path: `banners/${file}.webp`,
  altText,
  width: 1600,
  height: 800,
});

const scene = (file: string, altText: string): ImageData => ({
  path: `collections/${file}.webp`,
  altText,
  width: 1600,
  height: 1600,
});

const specs: CollectionSpec[] = [
  {
    id: homeCollectionId,
    handle: 'latest',
    title: 'Latest Collection',
    descriptionHtml: '<p>Everything that is on the rail, newest drops first.</p>',
    choose: () => true,
    image: banner('kit-room', 'Match shirts, a scarf and a cap laid out in the kit room'),
  },
  {
    id: 482_910_372,
    handle: 't-shirts',
    title: 'T-Shirts',
    descriptionHtml:
      '<p>Heavy cotton, light cotton, and one that shines back at you.</p>',
    choose: ofType('T-Shirt'),
    image: scene('t-shirts', 'Three T-shirts on a line above the harbour, in the wind'),
  },
  {
    id: 482_910_373,
    handle: 'hoodies',
    title: 'Hoodies',
    descriptionHtml: '<p>Hoods for a ground whose roof ends at row F.</p>',
    choose: ofType('Hoodie'),
    image: scene('hoodies', 'Three fans in hoodies from behind, at the harbour rail'),
  },
  {
    id: 482_910_374,
    handle: 'sweatshirts',
    title: 'Sweatshirts',
    descriptionHtml: '<p>Crew necks in loopback cotton.</p>',
    choose: ofType('Sweatshirt'),
    image: scene('sweatshirts', 'Two folded sweatshirts'),
  },
  {
    id: 482_910_375,
    handle: 'outerwear',
    title: 'Outerwear',
    descriptionHtml: '<p>Against what comes over the harbour wall.</p>',
    choose: ofType('Jacket', 'Shorts', 'Long Sleeve'),
    image: scene('outerwear', 'A jacket and a long sleeve on a rail'),
  },
  {
    id: 482_910_376,
    handle: 'headwear',
    title: 'Headwear',
    descriptionHtml: '<p>Caps for the sun, beanies for the rest of the year.</p>',
    choose: ofType('Cap', 'Beanie'),
    image: scene('headwear', 'Caps and beanies on boards'),
  },
  {
    id: 482_910_377,
    handle: 'accessories',
    title: 'Accessories',
    descriptionHtml:
      '<p>Scarves, totes and socks: the small things that travel to every away end.</p>',
    choose: ofType('Scarf', 'Tote', 'Socks'),
    image: scene('accessories', 'A tote, a scarf and socks on boards'),
  },
  {
    id: 482_910_378,
    handle: 'youth',
    title: 'Youth',
    descriptionHtml: '<p>For herons who still have to look up.</p>',
    choose: tagged('youth'),
    image: scene('youth', 'A small shirt and a small hoodie on a rail'),
  },
  {
    id: 482_910_379,
    handle: 'under-the-floodlights',
    title: 'Under the Floodlights',
    descriptionHtml:
      '<p>Tuesday, ten past nine, one down. What to wear for the comeback.</p>',
    choose: tagged('night', 'winter', 'fleece'),
    image: banner('floodlights', 'Hoodies and a shirt on the rail after dark'),
  },
  {
    id: 482_910_380,
    handle: 'from-the-archive',
    title: 'From the Archive',
    descriptionHtml: '<p>Shapes and crests from the tin trunk in the boathouse.</p>',
    choose: tagged('retro', 'motto'),
    image: banner('archive', 'A folded hoodie, shirt and sweatshirt with old crests'),
  },
  {
    id: 482_910_381,
    handle: 'coming-ashore',
    title: 'Coming Ashore',
    descriptionHtml:
      '<p>Next season’s goods are still at sea. Come back with the tide.</p>',
    choose: () => false,
  },
];

/**
 * The collections over these products, each in the merchant's order: newest on sale first, then
 * what sells best.
 * @param start the store's start; the home collection changed last
 */
export function collections(products: ProductData[], start: Date): CollectionData[] {
  const ordered = [...products].sort(
    (a, b) => rank(a) - rank(b) || (a.salesRank ?? Infinity) - (b.salesRank ?? Infinity),
  );
  return specs.map(({choose, ...collection}, index) => ({
    ...collection,
    productIds: ordered.filter(choose).map((product) => product.id),
    updatedAt: instant(start.getTime() - index * hour),
  }));
}

/** Drops, then pre-orders, then the rest. */
function rank({tags}: ProductData): number {
  if (tags.includes('drop')) return 0;
  return tags.includes('pre-order') || tags.includes('preorder') ? 1 : 2;
}
