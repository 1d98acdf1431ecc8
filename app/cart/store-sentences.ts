/** Plain sentences for what the Storefront API says about a cart; codes of version 2025-01, and of later ones that concern lines. */

/** Said where the store gives a reason that is not known here. */
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
 * What a shopper reads for a user error. The store's own words are for developers, except `VALIDATION_CUSTOM`, whose words a
 * merchant wrote for shoppers. A code that is not known (newer versions have more) gets the generic sentence.
 */
export function errorSentence(code: string | null | undefined, message: string): string {
  if (code === 'VALIDATION_CUSTOM' && message) return message;
  return ERROR_SENTENCES.get(code ?? '') ?? GENERIC_SENTENCE;
}

/** What a shopper reads for a warning. `title` and `held` are those of the line it is about, if there is one. */
export function warningSentence(
  code: string,
  line: {title: string; held: number} | null,
): string {
  switch (code) {
    case 'MERCHANDISE_NOT_ENOUGH_STOCK':
      return line ? `Only ${line.held} available.` : 'There is not enough left in stock.';
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

/** Said of a warning that is not known here. */
export const GENERIC_WARNING =
  'The shop changed something in your cart. Please check it.';

/** Notices of our own about the cart as a whole. */
export const NOTICES = {
  replaced:
    'Your previous cart is no longer available, so we started a new one with this item.',
  restored: 'We found your earlier cart again, and put its items back.',
  gone: 'Your previous cart is no longer available. It may have been ordered or have expired.',
} as const;
