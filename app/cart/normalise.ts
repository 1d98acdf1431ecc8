import {DEFAULT_LINE_AMOUNT} from './limits';
import {DEFAULT_CURRENCY, type Money} from '~/lib/money';
import {type ServerCart, type ServerLine} from './server-cart';

/** A line as the product keeps it (spec §3, Line item). */
export interface LineItem {
  id: string;
  quantity: number;
  /** Product title, empty if missing. */
  title: string;
  variant: {
    id: string;
    title: string;
    /** The line's total cost: amount "0" and USD where the store states none. */
    price: Money;
    image: LineItemImage | null;
    selectedOptions: readonly {name: string; value: string}[];
  };
  cost: {subtotalAmount: {amount: string}};
}

export interface LineItemImage {
  src: string;
  altText: string | null;
  id: string | null;
  width: number | null;
  height: number | null;
}

/** What the product adds to a server cart (spec §3, Cart); every other field stays as it came. */
export type KeptCart<Cart extends ServerCart> = Omit<Cart, 'lines'> & {
  /** The same as `checkoutUrl`. */
  webUrl: string;
  lineItems: readonly LineItem[];
  /** The edges of the server cart's lines. */
  lines: Cart['lines']['edges'];
  subtotalPrice: Money;
  totalPrice: Money;
  /** `null` until the store has computed one. */
  totalTax: Money | null;
};

/** Brings a server cart into the form that the product keeps (spec §3). */
export function normaliseCart<Cart extends ServerCart>(cart: Cart): KeptCart<Cart> {
  const {edges} = cart.lines;
  return {
    ...cart,
    webUrl: cart.checkoutUrl,
    lineItems: edges.map(({node}) => normaliseLine(node)),
    lines: edges,
    subtotalPrice: cart.cost.subtotalAmount,
    totalPrice: cart.cost.totalAmount,
    totalTax: cart.cost.totalTaxAmount ?? null,
  };
}

/** Brings one server line into the form that the product keeps, with the defaults of spec §3 and §9. */
export function normaliseLine(line: ServerLine): LineItem {
  const {id, quantity, merchandise, cost} = line;
  return {
    id,
    quantity,
    title: merchandise.product?.title ?? '',
    variant: {
      id: merchandise.id,
      title: merchandise.title,
      price: {
        amount: cost?.totalAmount?.amount ?? DEFAULT_LINE_AMOUNT,
        currencyCode: cost?.totalAmount?.currencyCode ?? DEFAULT_CURRENCY,
      },
      image: normaliseImage(merchandise.image),
      selectedOptions: merchandise.selectedOptions,
    },
    cost: {subtotalAmount: {amount: cost?.subtotalAmount?.amount ?? DEFAULT_LINE_AMOUNT}},
  };
}

function normaliseImage(image: ServerLine['merchandise']['image']): LineItemImage | null {
  if (!image) return null;
  const {url, altText, id, width, height} = image;
  return {
    src: url,
    altText: altText ?? null,
    id: id ?? null,
    width: width ?? null,
    height: height ?? null,
  };
}
