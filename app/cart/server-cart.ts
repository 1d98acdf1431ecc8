import {type Money} from '~/lib/money';

/** The parts of a server cart that the rules here read. Answers carry more (spec §3), and keep it. */
export interface ServerCart {
  id: string;
  checkoutUrl: string;
  updatedAt: string;
  cost: {
    subtotalAmount: Money;
    totalAmount: Money;
    totalTaxAmount?: Money | null;
  };
  discountAllocations: readonly ServerDiscount[];
  discountCodes: readonly {code: string; applicable: boolean}[];
  appliedGiftCards: readonly {id: string; lastCharacters: string; amountUsed: Money}[];
  note?: string | null;
  lines: {edges: readonly {node: ServerLine}[]};
  /** Lines after these, of which no more is known; absent where `lines` are all. */
  beyond?: readonly {quantity: number}[];
}

export interface ServerDiscount {
  discountedAmount: Money;
  title?: string;
  code?: string;
}

export interface ServerLine {
  id: string;
  quantity: number;
  attributes: readonly {key: string; value?: string | null}[];
  cost?: {
    subtotalAmount?: Money | null;
    totalAmount?: Money | null;
  } | null;
  merchandise: ServerVariant;
}

export interface ServerVariant {
  id: string;
  title: string;
  image?: {
    id?: string | null;
    url: string;
    altText?: string | null;
    width?: number | null;
    height?: number | null;
  } | null;
  selectedOptions: readonly {name: string; value: string}[];
  quantityRule?: {minimum: number; maximum?: number | null; increment: number} | null;
  sku?: string | null;
  price?: Money | null;
  product?: {
    id?: string;
    title?: string | null;
    handle?: string | null;
    vendor?: string;
    productType?: string;
  } | null;
}
