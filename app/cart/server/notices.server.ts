import type {CartFragment} from 'storefrontapi.generated';

import type {UnavailableProduct} from '~/drop/index.server';
import {messagesIn} from '~/lib/messages';
import {ruleOf, type QuantityRule} from '~/lib/quantity';
import type {AppContext} from '~/server/context';
import {MESSAGES as UI_MESSAGES} from '~/ui/messages';

import {isSameCode, saidKey, type CartMessage} from '../cart';
import {type CartOutcome} from './cart-gateway.server';
import {lineWithKey, type ViewContext} from './cart-view.server';
import {MAX_CART_LINES} from '../limits';
import {MESSAGES} from '../messages';
import {ANSWER_MESSAGES, type AnswerMessages} from './messages';

/** A message to the shopper as a code, which a redirect can carry. */
export interface Notice {
  /** One of the shop's own, the code of a store's warning, or the key of what is saved. */
  code: string;
  /** Key of the line that it is about. */
  lineKey: string | null;
}

/** Tells `/cart` that the response created a cart. Has no text of its own. */
export const CART_CREATED = 'created';

/** A cart was created, but the browser has not kept its cookie. */
export const COOKIES_OFF: Notice = {code: 'cookies-off', lineKey: null};

export type NoticeCode = keyof AnswerMessages['notices'];

/** What is no plain notice among this shop's own. */
const KINDS: Readonly<Partial<Record<NoticeCode, CartMessage['kind']>>> = {
  elsewhere: 'warning',
  unconfirmed: 'error',
  unchanged: 'error',
  'discount-not-applicable': 'warning',
  'discount-unknown': 'warning',
  'discount-inactive': 'warning',
  'discount-used-up': 'warning',
  'discount-not-for-these': 'warning',
  'discount-full': 'warning',
  'discount-not-applied': 'error',
  'gift-card-unknown': 'warning',
  'link-left-out': 'warning',
  'note-refused': 'error',
  'link-refused': 'error',
};

/** The Storefront API's warnings from 2025-10 on that say why a code does not apply. */
const DISCOUNT_WARNINGS: ReadonlyMap<string, NoticeCode> = new Map([
  ['DISCOUNT_NOT_FOUND', 'discount-unknown'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'discount-inactive'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'discount-used-up'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'discount-used-up'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'discount-not-for-these'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'discount-not-for-these'],
  ['DISCOUNT_QUANTITY_NOT_IN_RANGE', 'discount-not-for-these'],
]);

type DiscountCodes = CartFragment['discountCodes'];

export function isApplied(entered: string, codes: DiscountCodes): boolean {
  return codes.some(({code, applicable}) => applicable && isSameCode(code, entered));
}

/**
 * The outcome of an entered code. API 2025-01 only says whether it applies, and to an empty cart
 * none does; newer versions warn with a reason, which names no code.
 */
export function discountOutcome(
  entered: string,
  codes: DiscountCodes,
  {warnings, isEmpty}: {warnings: readonly {code: string}[]; isEmpty: boolean},
): NoticeCode {
  if (isApplied(entered, codes)) return 'discount-applied';
  const isOnly = codes.every((one) => one.applicable || isSameCode(one.code, entered));
  const reasons = warnings.flatMap(({code}) => DISCOUNT_WARNINGS.get(code) ?? []);
  const [reason = 'discount-not-applicable'] = isOnly ? reasons : [];
  const maySoonApply =
    reason === 'discount-not-applicable' || reason === 'discount-not-for-these';
  return isEmpty && maySoonApply ? 'discount-kept' : reason;
}

/** Quantities are read from the cart, never from the notice. */
export function noticeMessages(
  notices: readonly Notice[],
  cart: CartFragment | null,
  {
    market: {tag},
    parts,
    abroad,
  }: Pick<AppContext, 'market' | 'parts'> & Pick<ViewContext, 'abroad'>,
): CartMessage[] {
  const answers = messagesIn(tag, ANSWER_MESSAGES);
  return notices.map(({code, lineKey}) => {
    const saved = parts.cart.find(({said}) => said && saidKey(said.name) === code)?.said;
    if (saved) return {kind: 'notice', text: saved.savedMessage(tag), lineKey};
    if (code === COOKIES_OFF.code) {
      const text = messagesIn(tag, MESSAGES).cookiesOff;
      return {kind: 'error', text, lineKey: null};
    }
    if (isOwnNotice(code))
      return {kind: KINDS[code] ?? 'notice', text: answers.notices[code], lineKey};
    const line = lineWithKey(cart, lineKey);
    const text = warningMessage(answers.warnings, code, {line, abroad});
    return {kind: 'warning', text, lineKey};
  });
}

function isOwnNotice(code: string): code is NoticeCode {
  return Object.hasOwn(ANSWER_MESSAGES.notices, code);
}

interface WarningDetails extends Pick<ViewContext, 'abroad'> {
  /** The line that it is about. */
  line?: {quantity: number; merchandise: {product: {title: string}}};
}

/** The message for a warning. */
export function warningMessage(
  warnings: AnswerMessages['warnings'],
  code: string,
  {line, abroad}: WarningDetails = {},
): string {
  const title = line?.merchandise.product.title;
  switch (code) {
    case 'MERCHANDISE_NOT_ENOUGH_STOCK':
      return line ? warnings.onlyLeft(line.quantity) : warnings.notEnoughStock;
    case 'MERCHANDISE_OUT_OF_STOCK':
      if (title && abroad) return warnings.hasSoldOutOrIsNotFor(title, abroad);
      return title ? warnings.hasSoldOut(title) : warnings.outOfStock;
    // From version 2026-07 on.
    case 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION':
      return title ? warnings.isNotSoldThere(title) : warnings.notSoldThere;
    case 'PAYMENTS_GIFT_CARDS_UNAVAILABLE':
      return warnings.noGiftCards;
    default:
      return warnings.generic;
  }
}

/** Why the store refused a change: a user error of its answer. */
export interface Refusal {
  code: string | null;
  /** The store's own text. */
  message: string;
  /** Key of the line that was to be changed. */
  lineKey: string | null;
  /** The product that may not be bought now, where that is the reason. */
  unavailable?: UnavailableProduct;
  /** How many of it a cart may hold, where that is the reason. */
  rule?: QuantityRule;
}

/** `keys` are those of the lines that were sent, in order. */
export function refusalsOf(
  {cart, userErrors}: Pick<CartOutcome, 'cart' | 'userErrors'>,
  keys: readonly (string | null)[],
): Refusal[] {
  const isFull = (cart?.lines.edges.length ?? 0) >= MAX_CART_LINES;
  return userErrors.map(({code, field, message}): Refusal => {
    // Before version 2026-04 there is no code for it; the error then names the lines' field and no
    // line.
    const isTooLarge = isFull && code === 'INVALID' && field?.join('.') === 'lines';
    const named = field?.[0] === 'lines' ? keys[Number(field[1])] : undefined;
    const lineKey = named ?? (keys.length === 1 ? (keys[0] ?? null) : null);
    const line = lineWithKey(cart, lineKey);
    return {
      code: isTooLarge ? 'CART_TOO_LARGE' : (code ?? null),
      message,
      lineKey,
      ...(line && {rule: ruleOf(line.merchandise)}),
    };
  });
}

const isAboutQuantity = (code: string | null) =>
  ['INVALID_INCREMENT', 'MINIMUM_NOT_MET', 'MAXIMUM_EXCEEDED'].includes(code ?? '');

export function refusalMessages(
  refusals: readonly Refusal[],
  tag: string,
): CartMessage[] {
  const answers = messagesIn(tag, ANSWER_MESSAGES);
  const {quantityRule} = messagesIn(tag, UI_MESSAGES);
  return refusals.map(
    ({code, message, lineKey, rule, unavailable: {title, opensAt} = {}}) => ({
      kind: 'error',
      text: !title
        ? errorMessage(answers, code, message) +
          (rule && isAboutQuantity(code) ? ` ${quantityRule(rule)}` : '')
        : opensAt === undefined
          ? answers.hasEnded(title)
          : answers.notYetOpen(title),
      lineKey,
      ...(opensAt !== undefined && {opensAt}),
    }),
  );
}

/** Codes since 2025-07 and 2025-10 for what was `INVALID` before. */
const ONCE_INVALID = ['MERCHANDISE_NOT_APPLICABLE', 'SELLING_PLAN_NOT_APPLICABLE'];

/**
 * The message for a user error. The store's own text is for developers, except with
 * `VALIDATION_CUSTOM`, which a merchant wrote for shoppers.
 */
export function errorMessage(
  {errors, form}: AnswerMessages,
  code: string | null,
  message: string,
): string {
  if (code === 'VALIDATION_CUSTOM' && message) return message;
  const known = code && ONCE_INVALID.includes(code) ? 'INVALID' : (code ?? '');
  return new Map(Object.entries(errors)).get(known) ?? form.generic;
}
