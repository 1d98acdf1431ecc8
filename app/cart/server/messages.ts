import type {Translation} from '~/lib/messages';

/** Messages with which the worker answers a change of the cart. No browser loads them. */

export const ANSWER_MESSAGES = {
  namespace: 'cart-answers',
  /** Why a malformed form was refused. */
  form: {
    unreadable: 'That form could not be read. Please go back and try again.',
    file: 'A cart takes no files.',
    repeatedField: (name: string) => `The field “${name}” came more than once.`,
    quantity: (max: number) =>
      `Please enter a whole number from 1 to ${max.toLocaleString('en')}.`,
    line: 'That line could not be read. Please reload the cart.',
    /** Attributes that nobody asks for (§10.21). */
    plain: 'This choice has no print. Choose the print first, or leave its fields out.',
    lineGone: 'That item is no longer in your cart.',
    product: 'We do not know that product.',
    option: (name: string) => `Please choose a ${name.toLowerCase()} first.`,
    combination: 'That combination cannot be bought. Please choose another.',
    giftCardInUse: 'A gift card is in use already. Remove it to use another.',
    giftCard: 'That gift card could not be read. Please reload the cart.',
    note: (max: number) =>
      `That note is too long: ${max.toLocaleString('en')} characters fit.`,
    noCode: 'Please enter a code first.',
    tooManyCodes: 'That is more codes than a cart can hold.',
    /** The shop cannot make a change, for a reason that is not listed. */
    generic:
      'The shop could not make this change. Please try again, or choose something else.',
  },
  /** Error codes that the Storefront API has for what the shop asks of it. */
  errors: {
    INVALID: 'This item cannot be bought right now.',
    VARIANT_REQUIRES_SELLING_PLAN:
      'This item is sold by subscription only, which is not offered here.',
    LESS_THAN: 'That quantity is more than the shop can put into one cart.',
    INVALID_MERCHANDISE_LINE: 'That item is no longer in your cart.',
    INVALID_INCREMENT: 'This item is only sold in certain quantities.',
    MINIMUM_NOT_MET: 'That is fewer than the smallest quantity sold of this item.',
    MAXIMUM_EXCEEDED: 'That is more than one cart may hold of this item.',
    CART_TOO_LARGE:
      'Your cart is full: 500 different items fit. Please take one out first.',
    GIFT_CARD_RECIPIENT_INVALID:
      'The recipient of this gift card was refused. Please check the e-mail address and the day.',
    MISSING_DISCOUNT_CODE: 'Please enter a discount code.',
    MISSING_NOTE: 'Please write a note first.',
    NOTE_TOO_LONG: 'That note is too long: 5,000 characters fit.',
  },
  /** The Storefront API's warnings. */
  warnings: {
    notEnoughStock: 'There is not enough left in stock.',
    onlyLeft: (count: number) => `Only ${count} available.`,
    outOfStock: 'An item has sold out.',
    hasSoldOut: (title: string) => `${title} has sold out.`,
    /** The store does not tell one from the other. */
    hasSoldOutOrIsNotFor: (title: string, country: string) =>
      `${title}: sold out, or not available for this country (${country}).`,
    notSoldThere: 'An item cannot be bought in your country.',
    isNotSoldThere: (title: string) => `${title} cannot be bought in your country.`,
    noGiftCards: 'Gift cards cannot be used right now.',
    generic: 'The shop changed something in your cart. Please check it.',
  },
  /** This shop's own notices, by the code that a redirect carries. */
  notices: {
    replaced:
      'Your previous cart is no longer available, so we started a new one with this item.',
    gone: 'Your previous cart is no longer available. It may have been ordered or have expired.',
    elsewhere:
      'This browser has another cart by now, shown here. Your last change was about the one before, and was not made.',
    unconfirmed: 'We could not confirm this. Look at your cart before you try again.',
    unchanged: 'This did not work, and nothing has changed. Please try again.',
    'not-moved':
      'We could not switch your cart to this country, so you check out in the one it was in.',
    moved: 'Your cart is now in the currency of this page.',
    'discount-applied': 'Your discount code is applied.',
    'discount-not-applicable':
      'That code does not apply to what is in your cart, or is not one of ours.',
    'discount-unknown': 'We do not know that discount code.',
    'discount-inactive': 'That discount code is not active now.',
    'discount-used-up': 'That discount code has been used up.',
    'discount-not-for-these': 'That code does not apply to what is in your cart.',
    'discount-kept':
      'Your discount code is kept with your cart, and taken off once it applies.',
    'discount-full':
      'Your cart holds as many discount codes as it can. Remove one to use another.',
    'discount-removed': 'Your discount code is removed.',
    'discount-not-applied':
      'We could not apply the discount code. Please enter it here again.',
    'gift-card-applied': 'Your gift card is applied.',
    'gift-card-unknown': 'We do not know that gift card, or nothing is left on it.',
    'gift-card-removed': 'Your gift card is removed.',
    'note-saved': 'Your note is saved.',
    'note-removed': 'Your note is removed.',
    'note-refused': 'We could not take over the note of the link. Please enter it here.',
    'link-refused': 'We could not take over everything that the link brings.',
    'link-left-out':
      'Your cart says something else there already, so a part of what the link brings was left out.',
    'line-edited': 'Your lettering is changed.',
    /** In a staff preview. */
    'checkout-closed':
      'Checkout is closed in a preview, because what you see may not be on sale. Leave the preview to buy.',
  },
  /** Why an add of a product that opens later was refused. When it opens is said after it. */
  notYetOpen: (title: string) => `${title} is not on sale yet. Nothing was added.`,
  /** Why an add of a product whose end date has passed was refused. */
  hasEnded: (title: string) => `${title} is no longer sold. Nothing was added.`,
  /** A discount without a name. */
  discount: 'Discount',
} as const;

export type AnswerMessages = Translation<typeof ANSWER_MESSAGES>;
