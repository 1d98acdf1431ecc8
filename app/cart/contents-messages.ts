/** Messages of the cart's contents, in the drawer and on its page; loaded with them only. */
export const CONTENTS_MESSAGES = {
  namespace: 'cart-contents',
  unreachable: "We can't reach your cart right now. It is kept.",
  retry: 'Try again',
  startAnew: 'Start a new cart',
  /** Of lines, at a press of Checkout. */
  haveSoldOut: (names: string, count: number) =>
    `${names} ${count === 1 ? 'has' : 'have'} sold out meanwhile and will not be ordered.`,
  haveEnded: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} no longer sold.`,
  checkOutAnyway: 'Check out anyway',
  notReserved: 'Not reserved until you pay.',
  notSold: 'This item cannot be bought in your country. It stays in your cart.',
  otherCurrency: 'Your cart is in another currency than this page.',
  showIn: (currency: string) => `Show it in ${currency}`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  saveEdit: 'Save',
  showMore: (count: number) => `Show ${count} more ${count === 1 ? 'line' : 'lines'}`,
  empty: 'Your cart is empty',
  emptyHint: 'What you add stays here for a week, on this device.',
  latest: 'See the latest',
  hoodies: 'Hoodies',
  /** The row of both. */
  codes: 'Code or gift card',
  discountCode: 'Discount code',
  applyDiscountCode: 'Apply discount code',
  notApplicable: 'Does not apply to this cart',
  giftCard: 'Gift card',
  giftCardEnding: (lastCharacters: string) => `Gift card ending ${lastCharacters}`,
  giftCardCode: 'Gift card code',
  applyGiftCardCode: 'Apply gift card code',
  note: 'Note',
  /** The note in a row of several, and that row: `gift, pickup, note`, begun by a capital. */
  noteAmong: 'note',
  row: (names: readonly string[]) => names.join(', '),
  noteLabel: 'Note on your order',
  notePlaceholder: 'Anything we should know?',
  saveNote: 'Save note',
  remove: (name: string) => `Remove ${name}`,
  apply: 'Apply',
  soldOut: 'Sold out since you added it. It will not be ordered.',
  /** Where the store does not tell one from the other. */
  soldOutOrNotFor: (country: string) =>
    `Sold out, or not available for this country (${country}). It will not be ordered.`,
  /** Of a line whose item can be had again. */
  isBack: 'Available again. Choose a quantity to order it.',
  endedOn: (date: string) => `Ended on ${date}`,
  priceBefore: 'Before: ',
  each: (price: string) => `${price} each`,
  perUnit: (price: string, unit: string) => `${price} / ${unit}`,
  update: 'Update',
  quantityOf: (title: string) => `Quantity of ${title}`,
  decrease: (title: string) => `Decrease quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  allInStock: (count: number) => `That is all there is: ${count} in stock.`,
  /** The amount missing for free delivery. */
  toFreeDelivery: (missing: string) => `${missing} to free delivery`,
  freeDelivery: 'Delivery is free.',
  subtotal: 'Subtotal',
  tax: 'Tax',
  total: 'Total',
  dueAtCheckout: 'Of this, due at checkout',
  noPrice: 'The store has not stated a price yet.',
  updating: 'Updating…',
  /** Announced around a change of the totals. */
  updatingTotals: 'Updating cart totals',
  updatedTotals: 'Cart totals updated',
  atCheckout: 'Shipping and taxes are calculated at checkout.',
  /** Where delivery costs nothing, or the order is picked up. */
  taxesAtCheckout: 'Taxes are calculated at checkout.',
  checkout: 'Checkout',
  checkoutFailed: 'We could not open checkout. Your cart is kept. Please try again.',
  /** The cart that was shown at the press is gone, or is empty by now. */
  otherCart: 'Your cart has changed meanwhile. Please look at it first.',
  /** Why Checkout is disabled, or stays where something is open. */
  noCart: 'You can check out as soon as we can reach your cart.',
  notInCartYet: (names: string) => `${names} is not in your cart yet.`,
  perhapsInCart: (names: string) => `${names} may already be in your cart.`,
  /** Another currency than the one that was shown at the press of Checkout. */
  nowIn: (currency: string) =>
    `Your cart is now in ${currency}. Please look at its total first.`,
  /** What the shopper has said to the cart, by name. */
  notSaved: (names: string) => `Not saved yet: ${names}.`,
  stillHolds: (name: string, quantity: number) =>
    `Your cart still holds ${quantity} of ${name}.`,
} as const;
