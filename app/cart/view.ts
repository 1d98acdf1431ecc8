import {type Money} from '~/lib/money';

/** A line's picture, as the store names it. */
export interface CartImage {
  src: string;
  altText: string | null;
  width: number | null;
  height: number | null;
}

/** What the merchant knows a line by; analytics name it so. */
export interface LineFacts {
  productId: string;
  vendor: string;
  productType: string;
  sku: string | null;
  /** Amount of one, as the store states it. */
  price: string;
}

/** One line of the cart, reduced to what a shopper sees and can change. */
export interface CartLineView {
  /**
   * What the line is called on this page, the same before and after the store knows it: the merchandise's id, or the
   * line's own id where several lines share a merchandise.
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
  /** Smallest and largest quantity, and the step between, as the store rules for this variant. */
  minimum: number;
  maximum: number | null;
  increment: number;
  /** Absent until the store has confirmed the line, and when its product is gone. */
  facts?: LineFacts;
}

/** A sum taken off the cart, and what it is called. */
export interface CartDeduction {
  label: string;
  amount: Money;
}

/** What a shopper has told the cart beside its lines. */
export interface CartExtras {
  /** In the order they were entered; one that does not apply takes nothing off. */
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
  /** What the lines that were left out of `lines` amount to; absent where none was. */
  beyond?: {lines: number; quantity: number};
  subtotal: Money;
  total: Money;
  /** `null` until the store has computed one. */
  tax: Money | null;
  deductions: readonly CartDeduction[];
  extras: CartExtras;
}

/** One plain sentence about a change. */
export interface CartMessage {
  kind: 'notice' | 'warning' | 'error';
  text: string;
  /** The line it is about; `null` for the whole cart, or a line that is not there. */
  lineKey: string | null;
}

/** What `/api/cart` answers. */
export interface CartReply {
  /**
   * `ok`: the cart is as stated. `refused`: the change was not made, and the messages say why. `failed`: the store gave no
   * usable answer, so whether the change was made is unknown.
   */
  status: 'ok' | 'refused' | 'failed';
  /** With `ok`, `null` means there is no cart; otherwise that none was stated. */
  cart: CartView | null;
  messages: readonly CartMessage[];
  /** ISO instant on the server. */
  serverTime: string;
}

/** What a shopper sees of a line before the store has confirmed it. */
export interface LinePreview {
  productTitle: string;
  variantTitle: string | null;
  image: CartImage | null;
  /** The price of one. */
  price: Money;
  handle: string;
}
