const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Messages of the cart link and discount link pages, loaded with those pages only. */
export const LINK_MESSAGES = {
  namespace: 'cart-links',
  addTitle: (count: number) => `Add ${items(count)} to your cart?`,
  items: 'Items to add',
  missing: (count: number) =>
    `${items(count)} of this link ${count === 1 ? 'is' : 'are'} not available and left out.`,
  unavailable: (names: string) => `Left out, as it cannot be bought now: ${names}.`,
  nothing: 'Nothing of this link can be bought now',
  details: 'The link also brings this. What you have entered yourself stays as it is.',
  note: 'Note',
  discountCode: 'Discount code',
  add: 'Add to cart',
  codeTitle: 'Use a discount code?',
  code: 'The discount code of this link will be kept with your cart, and taken off where it applies.',
  useCode: 'Use this code',
} as const;
