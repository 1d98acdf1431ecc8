import {type Money} from '~/lib/money';

/**
 * The cart as the server sends it to the page, and the changes that a page may ask for. The store's own answer is
 * `ServerCart` (cart-view.server.ts); the cart with pending changes is `ShownCart` (shown-cart.ts).
 */

/** A line's picture. */
export interface CartImage {
  src: string;
  altText: string | null;
  width: number | null;
  height: number | null;
}

/** What analytics report about a line. */
export interface LineAnalytics {
  productId: string;
  vendor: string;
  productType: string;
  sku: string | null;
  /** Unit price, from the store. */
  price: string;
}

/** One line of the cart, reduced to what a shopper sees and can change. */
export interface CartLineView {
  /**
   * Identifies the line on this page, before and after the store knows it: the merchandise's id, or the line's own id
   * where several lines share a merchandise.
   */
  key: string;
  /** The store's line id; `null` until the store has confirmed the line. */
  id: string | null;
  merchandiseId: string;
  /** Product handle, for the link; `null` when the product is gone. */
  handle: string | null;
  /** Product title; empty when the store has none (spec §3). */
  title: string;
  /** Variant title; `null` where there was nothing to choose. */
  variantTitle: string | null;
  image: CartImage | null;
  /** 0 for a line that sold out while it was in the cart. */
  quantity: number;
  /** The line's total cost. */
  total: Money;
  /** Price of one, and its price before a reduction; `null` where the store returns none. */
  unitPrice: Money | null;
  unitCompareAt: Money | null;
  /** Units that the store has in stock; `null` where it does not say. */
  inStock: number | null;
  /** The store's quantity rule for this variant. */
  minimum: number;
  maximum: number | null;
  increment: number;
  /** Absent until the store has confirmed the line, and when its product is gone. */
  analytics?: LineAnalytics;
}

/** A deduction from the cart's total, with its label. */
export interface CartDeduction {
  label: string;
  amount: Money;
}

/** What a cart holds besides its lines. */
export interface CartExtras {
  /** In the order they were entered. A code that is not applicable deducts nothing. */
  discountCodes: readonly {code: string; applicable: boolean}[];
  giftCards: readonly {id: string; lastCharacters: string}[];
  /** '' for none. */
  note: string;
}

/** The server cart, reduced to what the drawer and `/cart` show. It carries no secret key. */
export interface CartView {
  /** The cart's id without its key: enough to tell two carts apart. */
  id: string;
  /** Where checkout happens (the server cart's `checkoutUrl`). */
  webUrl: string;
  /** ISO instant of the last change, whole seconds. */
  updatedAt: string;
  lines: readonly CartLineView[];
  /** Totals of the lines that are not in `lines`; absent when all are. */
  remaining?: {lines: number; quantity: number};
  subtotal: Money;
  total: Money;
  /** `null` until the store has computed one. */
  tax: Money | null;
  deductions: readonly CartDeduction[];
  extras: CartExtras;
  /** The amount missing for free delivery, `null` once it is reached; absent where the shop has no threshold. */
  toFreeDelivery?: Money | null;
}

/** One sentence about a change. */
export interface CartMessage {
  kind: 'notice' | 'warning' | 'error';
  text: string;
  /** The line it is about; `null` for the whole cart, or a line that is not there. */
  lineKey: string | null;
}

/** What `/api/cart` answers. */
export interface CartReply {
  /**
   * `ok`: `cart` is current. `refused`: the store refused the change, and the messages say why. `failed`: the store
   * gave no usable answer, so it is unknown whether the change was applied.
   */
  status: 'ok' | 'refused' | 'failed';
  /** With `failed`: the store certainly did not apply the change, so it can be sent again. */
  notApplied?: boolean;
  /** `null` with `ok` means that there is no cart; otherwise that the reply has none. */
  cart: CartView | null;
  messages: readonly CartMessage[];
  /** ISO instant on the server. */
  serverTime: string;
}

/** `1 item`, `12 items`. */
export function countLabel(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}

/** Sum of line quantities (spec §4): lines that sold out hold 0 and do not count. */
export function countItems(lines: readonly {quantity: number}[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** What is known of a line before the store has confirmed it. */
export interface LinePreview {
  productTitle: string;
  variantTitle: string | null;
  image: CartImage | null;
  /** The price of one. */
  price: Money;
  handle: string;
}

/** The shopper wants `quantity` more of a variant. */
export interface AddChange {
  kind: 'add';
  merchandiseId: string;
  quantity: number;
  preview: LinePreview;
}

/** The shopper wants a line to hold exactly `quantity`; 0 removes it. */
export interface SetChange {
  kind: 'set';
  /** Key of the line (see `CartLineView.key`). */
  key: string;
  /** The line's title, for messages after it is gone. */
  title: string;
  quantity: number;
}

/** A change of a cart besides its lines. `kept` lists the discount codes that remain. */
export type CartExtra =
  | {field: 'discountCodes'; kept: readonly string[]; entered?: string}
  | {field: 'addGiftCard'; code: string}
  | {field: 'removeGiftCard'; id: string}
  | {field: 'note'; note: string};

/** The shopper changes a code, a gift card or the note. */
export interface ExtraChange {
  kind: 'extra';
  extra: CartExtra;
}

export type CartChange = AddChange | SetChange | ExtraChange;

/** Stand for a line's key in messages about an extra. */
export const EXTRA_KEYS = {
  discounts: 'extra:discounts',
  giftCards: 'extra:gift-cards',
  note: 'extra:note',
} as const;

/** The key of the line, or of the extra, that a change is about. */
export function keyOf(change: CartChange): string {
  if (change.kind === 'add') return change.merchandiseId;
  if (change.kind === 'set') return change.key;
  const {field} = change.extra;
  if (field === 'note') return EXTRA_KEYS.note;
  return field === 'discountCodes' ? EXTRA_KEYS.discounts : EXTRA_KEYS.giftCards;
}

/** A line's full name: `Crest Tee, M`. */
export function lineName(title: string, variantTitle: string | null): string {
  return variantTitle ? `${title}, ${variantTitle}` : title;
}

/* Actions besides `CartForm.ACTIONS`. Hydrogen requires the prefix "Custom". */

/** Removes a gift card. Hydrogen 2025.1 has no action for it. */
export const REMOVE_GIFT_CARD_ACTION = 'CustomGiftCardRemove';

/** Applies a cart link or discount link, once the visitor has pressed its button. */
export const LINK_ACTION = 'CustomLink';

/** Prefix of form fields that carry a chosen option: `option:Size`. */
export const OPTION_FIELD_PREFIX = 'option:';

/** Form field of a button that sets an absolute quantity; it wins over the field `quantity`. */
export const TARGET_FIELD = 'target';
