/** The club's gift card, and a bundle. Only shops that sell gifts show them. */
import type {CollectionData, ProductData} from '@quillhaven/local-store';

import {instant} from './instant';

/** In cents. */
const amounts = [2500, 5000, 10_000];

/** A gift card, and a bundle of two of the club's other goods. */
export function giftsOf(products: readonly ProductData[], start: Date): ProductData[] {
  const day = instant(start.getTime() - 86_400_000);
  const find = (wanted: string) => products.find(({handle}) => handle === wanted);
  const [hoodie, scarf] = [find('crest-hoodie'), find('bar-scarf')];
  return [giftCard(day), ...(hoodie && scarf ? [bundle(hoodie, scarf, day)] : [])];
}

function giftCard(day: string): ProductData {
  return {
    id: 7_970_000_000_000,
    handle: 'gift-card',
    title: 'Gift Card',
    vendor: 'Quillhaven Herons',
    productType: 'Gift Card',
    tags: ['gift', 'card'],
    descriptionHtml: '<p>For whoever already has the scarf. It never expires.</p>',
    giftCard: true,
    options: [{name: 'Amount', values: amounts.map((cents) => ({name: nameOf(cents)}))}],
    variants: amounts.map((cents, index) => ({
      id: 43_970_000_000_000 + index,
      optionValues: [nameOf(cents)],
      price: cents,
      sku: `QH-GC-${cents}`,
      stock: null,
      image: 0,
      requiresShipping: false,
      taxable: false,
    })),
    images: [
      {
        path: 'brand/gift-card.webp',
        altText: 'Gift card with the crest of Quillhaven Herons',
        width: 1280,
        height: 1600,
      },
    ],
    createdAt: day,
    publishedAt: day,
    updatedAt: day,
  };
}

const nameOf = (cents: number) => `$${cents / 100}`;

/** A hoodie in its first color and a scarf, for ten dollars less than the two cost. */
function bundle(
  hoodie: ProductData,
  {images, variants: [scarf]}: ProductData,
  day: string,
): ProductData {
  const hoodies = hoodie.variants.filter(({image}) => image === 0);
  const sizes = hoodies.map(({optionValues: [size = '']}) => size);
  return {
    id: 7_970_000_000_001,
    handle: 'match-day-bundle',
    title: 'Match Day Bundle',
    vendor: 'Quillhaven Herons',
    productType: 'Bundle',
    tags: ['gift', 'bundle'],
    descriptionHtml: '<p>Warm from the walk to the ground until the last whistle.</p>',
    options: [{name: 'Size', values: sizes.map((name) => ({name}))}],
    variants: hoodies.map(({id, price, stock}, index) => ({
      id: 43_970_000_001_000 + index,
      optionValues: sizes.slice(index, index + 1),
      price: price + (scarf?.price ?? 0) - 1000,
      compareAtPrice: price + (scarf?.price ?? 0),
      sku: `QH-MDB-${sizes[index]}`,
      stock,
      image: 0,
      components: [id, scarf?.id ?? 0].map((variantId) => ({variantId, quantity: 1})),
    })),
    images: [...hoodie.images.slice(0, 1), ...images.slice(0, 1)],
    createdAt: day,
    publishedAt: day,
    updatedAt: day,
  };
}

/** The gifts, and the first of the club's other goods. */
export const giftCollection = (
  gifts: readonly ProductData[],
  products: readonly ProductData[],
): CollectionData => ({
  id: 482_910_398,
  handle: 'gifts',
  title: 'Gifts',
  descriptionHtml: '',
  productIds: [...gifts, ...products.slice(0, 1)].map(({id}) => id),
  updatedAt: '2026-01-05T08:00:00Z',
});
