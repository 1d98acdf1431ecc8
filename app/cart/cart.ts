import type {Money, UnitPrice} from '~/lib/money';
import type {QuantityRule} from '~/lib/quantity';

/**
 * The data that travels between page and server: the cart, the changes that a page may ask for, and
 * the server's reply. `ShownCart` (shown-cart.ts) is the cart with what is desired of it.
 */

/** The identity of a line. The store adds up lines that share it. */
export interface LineIdentity {
  merchandiseId: string;
  attributes: readonly LineAttribute[];
  /** `null` for a single purchase. */
  sellingPlanId: string | null;
}

export interface LineAttribute {
  key: string;
  value: string;
}

/**
 * The key of a line, equal for equal lines whatever the order of their attributes; without
 * attributes, its merchandise's id. The store may split a line, so several lines of a cart can
 * share a key.
 */
export function lineKey({
  merchandiseId,
  attributes,
  sellingPlanId,
}: LineIdentity): string {
  if (attributes.length === 0 && sellingPlanId === null) return merchandiseId;
  const set = attributes.map(({key, value}) => JSON.stringify([key, value])).sort();
  return JSON.stringify([merchandiseId, sellingPlanId, ...new Set(set)]);
}

/** What add-ons know of a line's picture. They declare it here. @public */
export interface ImageAdditions {}
/** What add-ons know of a line. @public */
export interface LineAdditions {}
/** What a shopper has said to the cart by the forms of add-ons, by their names. @public */
export interface SaidViews {}

export interface CartImage extends ImageAdditions {
  src: string;
  altText: string | null;
}

interface LineAnalytics {
  productId: string;
  vendor: string;
  productType: string;
  sku: string | null;
  /** Unit price, from the store. */
  price: string;
}

/** One item of a bundle's line. It changes with its line only. */
export interface LineComponent {
  merchandiseId: string;
  /** Absent where the store does not say. */
  attributes?: readonly LineAttribute[];
  sellingPlanId?: string | null;
  name: string;
  quantity: number;
}

/** One line of the cart, reduced to what a shopper sees and can change. */
export interface CartLineView extends LineIdentity, QuantityRule, LineAdditions {
  /** Its `lineKey`, the same before and after the store knows the line. */
  key: string;
  /** The store's line id; `null` until the store has confirmed the line. */
  id: string | null;
  /** Product handle, for the link; `null` when the product is gone. */
  handle: string | null;
  /** Product title; empty when the store has none (§3). */
  title: string;
  /** Variant title; `null` where there was nothing to choose. */
  variantTitle: string | null;
  image: CartImage | null;
  /**
   * 0 for a line that sold out while it was in the cart, once the store has looked. It stays 0 when
   * the item can be had again.
   */
  quantity: number;
  total: Money;
  /** The amount that discounts take off this line; absent for none. */
  deductions?: readonly CartDeduction[];
  /** Price of one, and its price before a reduction; `null` where the store returns none. */
  unitPrice: Money | null;
  unitCompareAt: Money | null;
  /** The price for a measure, where the store has one. */
  perUnit?: UnitPrice;
  /** Name of the stylesheet that the cart's page needs for it; absent for none. */
  sheet?: string;
  /** Units that the store has in stock; `null` where it does not say. */
  inStock: number | null;
  /**
   * Stock is short, its drop is on, or the product leaves the shop on a day: others may be faster,
   * as a cart reserves nothing (§10.29).
   */
  isScarce?: boolean;
  /** The item cannot be bought in the page's market; it stays in the cart. */
  isNotSold?: boolean;
  /** It has sold out since it was added, or is not for `CartView.abroad`: not ordered. */
  isSoldOut?: boolean;
  /** The day on which its product has ended: `2026-12-31` (§10.4). */
  endedOn?: string;
  /** Absent until the store has confirmed the line, and when its product is gone. */
  analytics?: LineAnalytics;
  /** Name of the selling plan that it is bought by; absent for a single purchase. */
  plan?: string;
  /** Labels of its attributes' keys; absent where shoppers see the keys. */
  labels?: Readonly<Record<string, string>>;
  /** The shop takes what it says when it is added again; not set for a line that says nothing. */
  isReturnable?: boolean;
  /** Absent for a line that is no bundle. */
  components?: readonly LineComponent[];
}

/** A discount or gift card, with the amount that it takes off. */
export interface CartDeduction {
  label: string;
  amount: Money;
}

export interface CartExtras {
  /** In the order they were entered. A code that is not applicable deducts nothing. */
  discountCodes: readonly {code: string; applicable: boolean}[];
  giftCards: readonly {id: string; lastCharacters: string}[];
  /** '' for none. */
  note: string;
  /** By the name of its form; absent for what the shop does not ask. */
  said: Partial<SaidViews>;
}

/** The server cart, reduced to what the drawer and `/cart` show. It carries no secret key. */
export interface CartView {
  /** The cart's id without its key: enough to tell two carts apart. */
  id: string;
  /** The URL of the checkout (the server cart's `checkoutUrl`). */
  webUrl: string;
  /** The buyer's country (ISO 3166); `null` where the store names none. */
  country: string | null;
  /**
   * The name of the country that it is sent to, where that is not the shop's own and the cart has a
   * line that cannot be had: the store says of goods that are not delivered there that they have
   * sold out.
   */
  abroad?: string;
  lines: readonly CartLineView[];
  /** Totals of the lines that are not in `lines`; absent when all are. */
  remaining?: {lines: number; quantity: number};
  subtotal: Money;
  total: Money;
  /** The part of the subtotal that is paid at checkout; absent where nothing is paid later. */
  dueAtCheckout?: Money;
  /** `null` until the store has computed one. */
  tax: Money | null;
  deductions: readonly CartDeduction[];
  extras: CartExtras;
  /**
   * The amount missing for free delivery, `null` once it is reached, and how much is there, in
   * percent; absent where the shop has no threshold, and for a cart of which nothing is sent.
   */
  toFreeDelivery?: {missing: Money | null; percent: number};
  /** Its buyer fetches it from a store. */
  isPickedUp?: true;
}

export interface CartMessage {
  kind: 'notice' | 'warning' | 'error';
  text: string;
  /** The line it is about; `null` for the whole cart, or a line that is not there. */
  lineKey: string | null;
  /** When what it is about goes on sale, in epoch milliseconds: said after the text. */
  opensAt?: number;
}

/**
 * What became of a request:
 *
 * - `ok`: the cart was read, or the change made.
 * - `refused`: the store or the shop refused the change, and the messages say why.
 * - `elsewhere`: not executed. The cookie names another cart than the request, or none.
 * - `gone`: not executed. The store says that the cart does not exist.
 * - `notExecuted`: the store certainly did not execute the change.
 * - `unknown`: the store may have executed it. A failed read has this status too.
 */
type CartStatus = 'ok' | 'refused' | 'elsewhere' | 'gone' | 'notExecuted' | 'unknown';

/** The answer of `/api/cart`. */
export interface CartReply {
  status: CartStatus;
  /** The cart that the cookie names after this reply, without its key; `null` for none. */
  cartId: string | null;
  /**
   * That cart; `null` where there is none, or the reply does not know it. A change of a large cart
   * is `ok` without it where the lines after the first 250 could not be read.
   */
  cart: CartView | null;
  messages: readonly CartMessage[];
  /** With `notExecuted`: the request itself is at fault, so sending it for ever is no use. */
  isFinal?: boolean;
  /** With `notExecuted`: milliseconds that the store asks to wait. */
  retryAfter?: number;
  /** With `refused`: the store does not know the line's id any more. */
  isLineGone?: boolean;
  /** The visitor's country (ISO 3166), where the shop has markets and the host says it. */
  visitorCountry?: string;
  /** ISO instant on the server. */
  serverTime: string;
}

/** Sum of line quantities (§4): lines that sold out hold 0 and do not count. */
export function countItems(lines: readonly {quantity: number}[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * How much of a line the cart holds: in lines and in bundles, since the store may merge a line into
 * one. A part of the identity that a component lacks is left out of the comparison.
 */
export function heldOf(cart: CartView | null, identity: LineIdentity): number {
  const key = lineKey(identity);
  const lines = cart?.lines ?? [];
  const components = lines.flatMap((line) => line.components ?? []);
  return countItems([
    ...lines.filter((line) => line.key === key),
    ...components.filter((component) => lineKey({...identity, ...component}) === key),
  ]);
}

/** The known data of a line that the store has not confirmed yet. */
export type LinePreview = Partial<QuantityRule> &
  Pick<
    CartLineView,
    'title' | 'variantTitle' | 'image' | 'unitPrice' | 'handle' | 'plan'
  >;

/** `add` wants `quantity` more of a line, `set` exactly `quantity`; 0 removes it. */
export interface CartChange extends LineIdentity {
  kind: 'add' | 'set';
  /** With `set`: the line's id; `null` where the store has not confirmed the line yet. */
  lineId: string | null;
  quantity: number;
  preview: LinePreview;
  /** With `set`: brings a line back that this page has removed. */
  isUndo?: boolean;
  /** Adds of one cart link share it: they go in one request. */
  link?: string;
}

/** Stand for a line's key in messages about an extra. */
export const EXTRA_KEYS = {
  discounts: 'extra:discounts',
  giftCards: 'extra:gift-cards',
  note: 'extra:note',
} as const;

const SAID_PREFIX = 'extra:';

/** The same for what an add-on's form has said. */
export const saidKey = (name: string) => SAID_PREFIX + name;

export const isExtraKey = (key: string) => key.startsWith(SAID_PREFIX);

/** A line's full name: `Crest Tee, M`. */
export function lineName({
  title,
  variantTitle,
}: Pick<CartLineView, 'title' | 'variantTitle'>): string {
  return variantTitle ? `${title}, ${variantTitle}` : title;
}

/** Codes are compared without regard to case or surrounding space, as the store does. */
export function isSameCode(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/* Actions besides `CartForm.ACTIONS`. Hydrogen requires the prefix "Custom". */

/** Removes a gift card. Hydrogen 2025.1 has no action for it. */
export const REMOVE_GIFT_CARD_ACTION = 'CustomGiftCardRemove';

/** Keeps what the form of an add-on says; its input `name` is that of the form. */
export const SAY_ACTION = 'CustomSay';

/** Applies a cart link or discount link, once the visitor has pressed its button. */
export const LINK_ACTION = 'CustomLink';

/** Moves the cart to the page's market, on the way to the checkout. */
export const CHECKOUT_ACTION = 'CustomCheckout';

/** Moves the cart to the page's market, so that its amounts are in the page's currency. */
export const MOVE_ACTION = 'CustomMove';

/** Field of that action: how the shopper wants to pay, and its one value. */
export const PAYMENT_FIELD = 'payment';
export const SHOP_PAY = 'shop_pay';

export const EDIT_LINE_ACTION = 'CustomLineEdit';

/** Prefix of form fields that carry a chosen option: `option:Size`. */
export const OPTION_FIELD_PREFIX = 'option:';

/** Input of an action that names the cart it is meant for: its id without the key, '' for none. */
export const MEANT_CART = 'means';

/** Form field of a button that sets an absolute quantity; it wins over the field `quantity`. */
export const TARGET_FIELD = 'target';
