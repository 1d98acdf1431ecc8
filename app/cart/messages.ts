import {changeName, countLabel, type CartChange} from './cart';

/** The cart's messages, read or announced. */

/** Why a malformed form was refused. */
export const FORM_MESSAGES = {
  unreadable: 'That form could not be read. Please go back and try again.',
  file: 'A cart takes no files.',
  repeatedField: (name: string) => `The field “${name}” came more than once.`,
  quantity: (max: number) =>
    `Please enter a whole number from 1 to ${max.toLocaleString('en-US')}.`,
  line: 'That line could not be read. Please reload the cart.',
  product: 'We do not know that product.',
  option: (name: string) => `Please choose a ${name.toLowerCase()} first.`,
  combination: 'That combination does not exist. Please choose another.',
  giftCardInUse: 'A gift card is in use already. Remove it to use another.',
  giftCard: 'That gift card could not be read. Please reload the cart.',
  note: (max: number) =>
    `That note is too long: ${max.toLocaleString('en-US')} characters fit.`,
  noCode: 'Please enter a code first.',
  tooManyCodes: 'That is more codes than a cart can hold.',
} as const;

/** Messages of the drawer, before its contents are loaded. */
export const DRAWER_MESSAGES = {
  title: 'Shopping Cart',
  close: 'Close cart',
  loading: 'Loading your cart…',
  lines: 'Cart items',
  open: 'Open your cart',
} as const;

/** Accessible name of every cart button. */
export function cartButtonLabel(count: number): string {
  return `Cart, ${countLabel(count)}`;
}

/** After the store has applied a change. `held` is the line's quantity now, `count` that of the whole cart. */
export function appliedSentence(change: CartChange, held: number, count: number): string {
  const {kind, quantity, preview} = change;
  if (kind === 'add')
    return `${changeName(change)} added to cart. ${countLabel(count)} in the cart.`;
  const title = preview.productTitle;
  if (quantity === 0) return `${title} removed. ${countLabel(count)} in the cart.`;
  return `Quantity of ${title} is now ${held}.`;
}

/** Where a change was not made. `isHere`: it went to the cart that is shown. */
export function notMadeSentence(change: CartChange, isHere: boolean): string {
  const name = changeName(change);
  if (!isHere) return `We can't tell whether ${name} was in your earlier cart.`;
  if (change.kind === 'add') return `We could not add ${name}.`;
  return change.quantity === 0
    ? `We could not remove ${name}.`
    : `We could not change ${name}.`;
}

/** What becomes of changes. */
export const CHANGE_SENTENCES = {
  done: (name: string) => `${name}: your cart is changed.`,
  afterAll: (name: string) => `${name} is in your cart after all.`,
  gone: (name: string) => `${name} is no longer in your cart.`,
  holds: (name: string, quantity: number) =>
    quantity === 0
      ? `${name} is no longer in your cart.`
      : `Your cart now holds ${quantity} of ${name}.`,
  noAnswer:
    'We could not reach the shop, so we do not know whether this worked. Please look, then try again.',
} as const;

/** At a line whose change is not settled. */
export const LINE_STATUS_SENTENCES = {
  waiting: 'Waiting for the store',
  checking: 'Checking whether your cart has this',
} as const;

/** When the browser keeps no cookies. */
export const COOKIES_OFF_SENTENCE =
  'Your browser blocks cookies, and a cart needs one. Allow cookies for this shop, then add again.';

/** Where the cart cannot be read. */
export const UNREACHABLE_SENTENCE = "We can't reach your cart right now. It is kept.";

/** Around the checkout button. */
export const CHECKOUT_SENTENCES = {
  failed: 'We could not open checkout. Your cart is kept. Please try again.',
  /** Why it is disabled. */
  noCart: 'You can check out as soon as we can reach your cart.',
  notYet: (names: string) => `${names} is not in your cart yet.`,
  perhaps: (names: string) => `${names} may be in your cart. Check your order.`,
} as const;

/** The amount missing for free delivery, formatted. */
export function freeDeliverySentence(missing: string): string {
  return `${missing} to free delivery`;
}

export const FREE_DELIVERY_REACHED_SENTENCE = 'Delivery is free.';

/** The status around a change of the totals. */
export const TOTALS_SENTENCES = {
  updating: 'Updating cart totals',
  updated: 'Cart totals updated',
} as const;

/** Where checkout is closed in a staff preview. */
export const CHECKOUT_CLOSED_SENTENCE =
  'Checkout is closed in a preview, because what you see may not be on sale. Leave the preview to buy.';

/* Messages for the Storefront API's codes: those of version 2025-01, and later ones about lines. */

/** For an unknown error code. */
export const GENERIC_SENTENCE =
  'The shop could not make this change. Please try again, or choose something else.';

const ADDRESS = 'Please check the delivery address.';
const DELIVERY =
  'That way of delivery cannot be used. Please choose another at checkout.';
const PAYMENT = 'That way of paying cannot be used. Please choose another at checkout.';

const ERROR_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['INVALID', 'This item cannot be bought right now.'],
  ['LESS_THAN', 'That quantity is more than the shop can put into one cart.'],
  ['INVALID_MERCHANDISE_LINE', 'That item is no longer in your cart.'],
  ['INVALID_INCREMENT', 'This item is only sold in certain quantities.'],
  ['MINIMUM_NOT_MET', 'That is fewer than the smallest quantity sold of this item.'],
  ['MAXIMUM_EXCEEDED', 'That is more than one cart may hold of this item.'],
  [
    'CART_TOO_LARGE',
    'Your cart is full: 500 different items fit. Please take one out first.',
  ],
  ['MISSING_DISCOUNT_CODE', 'Please enter a discount code.'],
  ['MISSING_NOTE', 'Please write a note first.'],
  ['NOTE_TOO_LONG', 'That note is too long: 5,000 characters fit.'],
  ['INVALID_METAFIELDS', 'Some details of the cart could not be saved.'],
  ['INVALID_DELIVERY_GROUP', DELIVERY],
  ['INVALID_DELIVERY_OPTION', DELIVERY],
  ['INVALID_DELIVERY_ADDRESS_ID', ADDRESS],
  ['INVALID_PAYMENT', PAYMENT],
  ['INVALID_PAYMENT_EMPTY_CART', 'Please put something into the cart first.'],
  ['PAYMENT_METHOD_NOT_SUPPORTED', PAYMENT],
  ['MISSING_CUSTOMER_ACCESS_TOKEN', 'Please sign in at checkout for this.'],
  ['INVALID_COMPANY_LOCATION', 'That company location cannot be used for this order.'],
  ['ADDRESS_FIELD_CONTAINS_EMOJIS', 'An address cannot contain emoji.'],
  ['ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'An address cannot contain HTML.'],
  ['ADDRESS_FIELD_CONTAINS_URL', 'An address cannot contain a web address.'],
  ['ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', ADDRESS],
  ['ADDRESS_FIELD_IS_REQUIRED', 'A part of the delivery address is missing.'],
  ['ADDRESS_FIELD_IS_TOO_LONG', 'A part of the delivery address is too long.'],
  ['UNSPECIFIED_ADDRESS_ERROR', ADDRESS],
  ['ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', 'Please choose one delivery address.'],
  ['TOO_MANY_DELIVERY_ADDRESSES', 'That is more addresses than a cart can hold.'],
  ['PROVINCE_NOT_FOUND', 'We do not know that province or state.'],
  ['INVALID_ZIP_CODE_FOR_COUNTRY', 'That postcode does not belong to the country.'],
  ['INVALID_ZIP_CODE_FOR_PROVINCE', 'That postcode does not belong to the province.'],
  ['ZIP_CODE_NOT_SUPPORTED', 'We cannot deliver to that postcode.'],
]);

/**
 * The message for a user error. The store's own text is for developers, except with `VALIDATION_CUSTOM`, whose text a
 * merchant wrote for shoppers. Unknown codes (newer versions have more) get the generic sentence.
 */
export function errorSentence(code: string | null | undefined, message: string): string {
  if (code === 'VALIDATION_CUSTOM' && message) return message;
  return ERROR_SENTENCES.get(code ?? '') ?? GENERIC_SENTENCE;
}

/** The message for a warning. `title` and `quantity` are those of its line, if it has one. */
export function warningSentence(
  code: string,
  line: {title: string; quantity: number} | null,
): string {
  switch (code) {
    case 'MERCHANDISE_NOT_ENOUGH_STOCK':
      return line
        ? `Only ${line.quantity} available.`
        : 'There is not enough left in stock.';
    case 'MERCHANDISE_OUT_OF_STOCK':
      return line ? `${line.title} has sold out.` : 'An item has sold out.';
    case 'DUPLICATE_DELIVERY_ADDRESS':
      return 'That delivery address is there already.';
    case 'PAYMENTS_GIFT_CARDS_UNAVAILABLE':
      return 'Gift cards cannot be used right now.';
    default:
      return GENERIC_WARNING;
  }
}

/** For an unknown warning. */
export const GENERIC_WARNING =
  'The shop changed something in your cart. Please check it.';

/** This shop's own notices about the cart as a whole. */
export const NOTICES = {
  replaced: {
    kind: 'notice',
    text: 'Your previous cart is no longer available, so we started a new one with this item.',
  },
  gone: {
    kind: 'notice',
    text: 'Your previous cart is no longer available. It may have been ordered or have expired.',
  },
  elsewhere: {
    kind: 'warning',
    text: 'This browser has another cart by now, shown here. Your last change was about the one before, and was not made.',
  },
  /** The outcome of a plain form is unknown. */
  unknown: {
    kind: 'error',
    text: 'We could not reach the shop, so we do not know whether this worked. Look into your cart before you press again.',
  },
  'not-executed': {
    kind: 'error',
    text: 'We could not reach the shop. Nothing was changed. Please try again.',
  },
} as const;

/** Outcomes of discount codes, gift cards and notes, by the code that a redirect carries. */
export const EXTRA_OUTCOMES = {
  'discount-applied': {kind: 'notice', text: 'Your discount code is applied.'},
  'discount-not-applicable': {
    kind: 'warning',
    text: 'That code does not apply to what is in your cart, or is not one of ours.',
  },
  'discount-unknown': {kind: 'warning', text: 'We do not know that discount code.'},
  'discount-inactive': {kind: 'warning', text: 'That discount code is not active now.'},
  'discount-used-up': {kind: 'warning', text: 'That discount code has been used up.'},
  'discount-not-for-these': {
    kind: 'warning',
    text: 'That code does not apply to what is in your cart.',
  },
  'discount-removed': {kind: 'notice', text: 'Your discount code is removed.'},
  'discount-not-applied': {
    kind: 'error',
    text: 'We could not apply the discount code. Please enter it here again.',
  },
  'gift-card-applied': {kind: 'notice', text: 'Your gift card is applied.'},
  'gift-card-unknown': {
    kind: 'warning',
    text: 'We do not know that gift card, or nothing is left on it.',
  },
  'gift-card-removed': {kind: 'notice', text: 'Your gift card is removed.'},
  'note-saved': {kind: 'notice', text: 'Your note is saved.'},
  'note-removed': {kind: 'notice', text: 'Your note is removed.'},
} as const;

export type ExtraOutcome = keyof typeof EXTRA_OUTCOMES;

export function isExtraOutcome(code: string): code is ExtraOutcome {
  return Object.hasOwn(EXTRA_OUTCOMES, code);
}

/** The Storefront API's warnings from 2025-10 on that say why a code does not apply. */
const DISCOUNT_WARNINGS: ReadonlyMap<string, ExtraOutcome> = new Map([
  ['DISCOUNT_NOT_FOUND', 'discount-unknown'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'discount-inactive'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'discount-used-up'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'discount-used-up'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'discount-not-for-these'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'discount-not-for-these'],
  ['DISCOUNT_QUANTITY_NOT_IN_RANGE', 'discount-not-for-these'],
]);

/** The outcome of an entered code. API 2025-01 only says whether it applies; newer versions warn with a reason. */
export function discountOutcome(
  isApplicable: boolean,
  warnings: readonly {code: string}[],
): ExtraOutcome {
  if (isApplicable) return 'discount-applied';
  const reasons = warnings.flatMap(({code}) => DISCOUNT_WARNINGS.get(code) ?? []);
  return reasons[0] ?? 'discount-not-applicable';
}

/** Whether a warning is about a discount: its outcome says so already. */
export function isDiscountWarning({code}: {code: string}): boolean {
  return code.startsWith('DISCOUNT_');
}
