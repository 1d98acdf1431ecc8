/** The steps that all mutations of a cart share: finding it, changing it, answering. */
import {
  accepted,
  emptyCart,
  toInstant,
  type Cart,
  type CartResult,
  type UserError,
  type Warning,
} from '../model/cart';
import {addressGid} from '../model/cart-addresses';
import {cartGid, inCartGid, parseInCartGid} from '../model/global-id';
import {addLines, type LineInput, type Stock} from '../model/cart-lines';
import type {Refusal} from '../model/discounts';
import {isSoldIn} from '../model/money';
import type {StoreContext} from '../server/context';
import {withoutUndelivered} from '../model/cart-stock';
import {buyerCountry, destination, findCart, viewCart, type CartView} from './cart-view';

export interface CartPayload {
  cart: CartView | null;
  userErrors: UserError[];
  warnings: {code: string; message: string; target: string}[];
}

/** The cart of an id that knows its key: nobody else may change it. */
export function ownCart(gid: string, context: StoreContext): Cart | null {
  const view = findCart(gid, context);
  return view?.trusted ? view.cart : null;
}

/** Shopify's error for a cart that does not exist, or whose key is wrong. */
export function missingCart(field = ['cartId']): UserError {
  return {code: 'INVALID', field, message: 'The specified cart does not exist.'};
}

/**
 * Changes a cart and answers with it. A refused change leaves the cart as it was.
 * @param change gets the cart, gives the result
 */
export function changeCart(
  cartId: string,
  context: StoreContext,
  change: (cart: Cart) => CartResult,
): CartPayload {
  const cart = ownCart(cartId, context);
  if (!cart) return {cart: null, userErrors: [missingCart()], warnings: []};
  return commit(cart, change(cart), context);
}

/** Keeps the outcome of a change, and answers with it. */
export function commit(
  before: Cart,
  result: CartResult,
  context: StoreContext,
): CartPayload {
  let {cart} = result;
  const missing: Warning[] = [];
  if (cart && result.userErrors.length === 0) {
    const held = withoutUndelivered(cart.lines, destination(cart, context));
    missing.push(...held.warnings, ...unsoldWarnings(cart, context));
    cart = {...cart, lines: held.lines, updatedAt: toInstant(context.now())};
    context.carts.save(cart);
  }
  const view = cart && viewCart(cart, true, context);
  const tellsCodes =
    context.request.version !== '2025-01' && result.userErrors.length === 0;
  const warnings = [
    ...result.warnings.filter(({target}) => !missing.some((one) => isSame(one, target))),
    ...missing,
    ...(view && tellsCodes ? discountWarnings(view) : []),
  ];
  return {
    cart: view,
    userErrors: result.userErrors,
    warnings: warnings.map((warning) => toWarning(warning, before.token)),
  };
}

/** A cart with a new token and key, not yet kept. */
export function freshCart(context: StoreContext): Cart {
  const cart = emptyCart({
    token: context.newId(),
    key: context.newId().replace(/-/g, ''),
    now: context.now(),
  });
  const {country, countryGiven} = context.request;
  const countryCode = countryGiven ? country : null;
  return {...cart, buyerIdentity: {...cart.buyerIdentity, countryCode}};
}

/** The merchandise and the limits that a change of lines is checked against. */
export function stockOf({original, inventory, newId}: StoreContext): Stock {
  return {
    variant: (gid) => {
      const variant = original.variant(gid);
      return variant && inventory.isPublished(variant.product) ? variant : undefined;
    },
    limit: (variant) => inventory.limit(variant),
    newId,
  };
}

/** Whether a warning is about a line. */
function isSame({target}: Warning, other: Warning['target']): boolean {
  return target !== 'Cart' && other !== 'Cart' && target.id === other.id;
}

function toWarning({code, message, target}: Warning, token: string) {
  return {code, message, target: targetGid(target, token)};
}

/** The cart itself is named without its secret. */
function targetGid(target: Warning['target'], token: string): string {
  if (target === 'Cart') return cartGid(token);
  if (target.type === 'CartSelectableAddress') return addressGid(target.id);
  return inCartGid(target.type, target.id, token);
}

/**
 * A change's warnings about lines that are not sold in the buyer's country; they keep their
 * quantity. The code is of version 2026-07 (Shopify's changelog, 2026-05-12). No recording shows
 * what earlier ones answer: theirs is the nearest code.
 */
function unsoldWarnings(cart: Cart, context: StoreContext): Warning[] {
  const market = context.market(buyerCountry(cart, context));
  const isTold = context.request.version >= '2026-07';
  return cart.lines
    .filter(({variant}) => !isSoldIn(market, variant.product.data.id))
    .map(({id, variant}) => ({
      code: isTold ? 'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION' : 'MERCHANDISE_OUT_OF_STOCK',
      message: `The product '${variant.product.data.title}' is not available in the buyer's location.`,
      target: {type: 'CartLine', id},
    }));
}

/** A change's warnings about discount codes that do not apply (since 2026-04). */
function discountWarnings({pricing}: CartView): Warning[] {
  const refused = pricing.discountCodes.flatMap(({code, refusal}) =>
    refusal
      ? [{code: `DISCOUNT_${refusal}`, message: refusalMessages[refusal](code)}]
      : [],
  );
  const isLast = ({code}: {code: string}) => code === 'DISCOUNT_CODE_NOT_HONOURED';
  const ordered = [...refused.filter((one) => !isLast(one)), ...refused.filter(isLast)];
  return ordered.map((one) => ({...one, target: 'Cart' as const}));
}

const notForTheseItems = (code: string) =>
  `The ${code} discount code is not valid for the items in your cart`;

/** Recorded on a live store (2026-04); of `NO_ENTITLED_LINE_ITEMS` only the code is known. */
const refusalMessages: Record<Refusal, (code: string) => string> = {
  CODE_NOT_HONOURED: (code) => `The ${code} discount code is not honoured`,
  CURRENTLY_INACTIVE: () => 'This discount is not valid anymore',
  NOT_FOUND: () => 'Enter a valid discount code',
  PURCHASE_NOT_IN_RANGE: notForTheseItems,
  NO_ENTITLED_LINE_ITEMS: notForTheseItems,
};

/** The id of a line within its cart; what is no line's id is kept, for the message about it. */
export function lineId(gid: string): string {
  return parseInCartGid('CartLine', gid) ?? gid;
}

/**
 * Adds lines as clients send them. Before version 2026-01 nothing is said of a gift card whose
 * recipient is invalid, and nothing is added (shopify.dev/changelog, 2025-12-19).
 */
export function addInputs(
  cart: Cart,
  lines: readonly LineInput[],
  context: StoreContext,
): CartResult {
  const result = addLines(cart, lines.map(lineInput), stockOf(context));
  const isSilent =
    context.request.version === '2025-01' &&
    result.userErrors.some(({code}) => code === 'GIFT_CARD_RECIPIENT_INVALID');
  return isSilent ? accepted(cart) : result;
}

/** A line as clients send it: its parent by its global id. */
function lineInput({parent, ...line}: LineInput): LineInput {
  if (!parent?.lineId) return {...line, parent};
  return {...line, parent: {...parent, lineId: lineId(parent.lineId)}};
}
