/** Sentences about discount codes, gift cards and notes, by the code that stands for each over a redirect. */
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

/** Warnings of the Storefront API from 2025-10 on, which say why a code does not work. */
const DISCOUNT_WARNINGS: ReadonlyMap<string, ExtraOutcome> = new Map([
  ['DISCOUNT_NOT_FOUND', 'discount-unknown'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'discount-inactive'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'discount-used-up'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'discount-used-up'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'discount-not-for-these'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'discount-not-for-these'],
  ['DISCOUNT_QUANTITY_NOT_IN_RANGE', 'discount-not-for-these'],
]);

/**
 * What became of a code that was entered. The API of 2025-01 says no more than whether it applies; newer ones warn with a
 * reason.
 */
export function discountOutcome(
  isApplicable: boolean,
  warnings: readonly {code: string}[],
): ExtraOutcome {
  if (isApplicable) return 'discount-applied';
  const reasons = warnings.flatMap(({code}) => DISCOUNT_WARNINGS.get(code) ?? []);
  return reasons[0] ?? 'discount-not-applicable';
}

/** Whether a warning is about a discount, and so already said by its outcome. */
export function isDiscountWarning({code}: {code: string}): boolean {
  return code.startsWith('DISCOUNT_');
}
