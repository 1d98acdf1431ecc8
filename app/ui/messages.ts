/** Texts of the shared components. */
export const MESSAGES = {
  namespace: 'ui',
  close: 'Close',
  endsIn: 'Ends in',
  ended: 'Ended',
  priceNow: 'Now ',
  priceBefore: 'was ',
  quantity: 'Quantity',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
} as const;
