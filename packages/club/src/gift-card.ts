/** The club's gift card. Only shops that sell gifts show it. */
import type {CollectionData, ProductData} from '@quillhaven/local-store';

import {instant} from './instant';

/** In cents. */
const amounts = [2500, 5000, 10_000];

export function giftCard(start: Date): ProductData {
  const day = instant(start.getTime() - 86_400_000);
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
        path: 'brand/crest-square.png',
        altText: 'Gift card with the crest of Quillhaven Herons',
        width: 1024,
        height: 1024,
      },
    ],
    createdAt: day,
    publishedAt: day,
    updatedAt: day,
  };
}

const nameOf = (cents: number) => `$${cents / 100}`;

/** The gift card, and the first of the club's other goods. */
export const giftCollection = (
  card: ProductData,
  [like]: readonly ProductData[],
): CollectionData => ({
  id: 482_910_398,
  handle: 'gifts',
  title: 'Gifts',
  descriptionHtml: '',
  productIds: [card, ...(like ? [like] : [])].map(({id}) => id),
  updatedAt: card.updatedAt,
});
