import type {QuantityRule} from '~/lib/quantity';

export const MESSAGES = {
  namespace: 'ui',
  close: 'Close',
  endsIn: 'Ends in',
  ended: 'Ended',
  /** The lowest price of a choice that is not made yet. */
  priceFrom: (price: string) => `from ${price}`,
  priceNow: 'Now ',
  priceBefore: 'was ',
  quantity: 'Quantity',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
  /** How many may be bought. */
  quantityRule: ({minimum, maximum, increment}: QuantityRule) =>
    `Sold ${[
      minimum > 1 && `from ${minimum}`,
      maximum !== null && `up to ${maximum}`,
      increment > 1 && `in steps of ${increment}`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  /** A quantity that was typed, and the nearest ones that may be bought. */
  notThatMany: (quantity: number, nearest: readonly number[]) =>
    `${quantity} is not sold. Choose ${nearest.join(' or ')}.`,
  inCart: (quantity: number) => `Your cart holds ${quantity}.`,
} as const;
