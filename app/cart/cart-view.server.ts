import {
  countItems,
  type CartDeduction,
  type CartImage,
  type CartLineView,
  type CartView,
  type LineFacts,
} from './cart';
import {DEFAULT_LINE_AMOUNT} from './limits';
import {addMoney, DEFAULT_CURRENCY, missingTo, type Money} from '~/lib/money';

/** From the store's answer, over the form that the product keeps (spec §3), to the view that travels. */

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
    amountPerQuantity?: Money | null;
    compareAtAmountPerQuantity?: Money | null;
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
  quantityAvailable?: number | null;
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

/** Title of the only variant of a product without options. */
const ONLY_VARIANT = 'Default Title';

/**
 * Reduces a kept cart to what the drawer and `/cart` show. Its secret key stays behind. `freeDeliveryFrom` is the amount from which
 * delivery is free, `null` for none.
 */
export function toCartView(
  cart: KeptCart<ServerCart>,
  freeDeliveryFrom: string | null = null,
): CartView {
  const lines = cart.lines.map(({node}) => node);
  const keys = new Map(lineKeys(lines));
  return {
    id: withoutKey(cart.id),
    webUrl: cart.webUrl,
    updatedAt: cart.updatedAt,
    lines: lines.flatMap((line, index) => {
      const item = cart.lineItems[index];
      return item ? [toLineView(line, item, keys.get(line.id) ?? line.id)] : [];
    }),
    subtotal: cart.subtotalPrice,
    total: cart.totalPrice,
    tax: cart.totalTax,
    deductions: deductionsOf(cart),
    extras: {
      discountCodes: cart.discountCodes.map(({code, applicable}) => ({code, applicable})),
      giftCards: cart.appliedGiftCards.map(({id, lastCharacters}) => ({
        id,
        lastCharacters,
      })),
      note: cart.note ?? '',
    },
    ...(freeDeliveryFrom !== null && {
      toFreeDelivery: missingTo(freeDeliveryFrom, cart.subtotalPrice),
    }),
  };
}

/**
 * The view of a server cart with its first `most` lines alone, and what the others amount to: those are not so much as looked
 * at, beyond their quantities. A line's key depends on those before it, never on those after.
 */
export function viewFirstLines(
  cart: ServerCart,
  most: number,
  freeDeliveryFrom: string | null = null,
): CartView {
  const {edges} = cart.lines;
  const first = {...cart, lines: {edges: edges.slice(0, most)}};
  const view = toCartView(normaliseCart(first), freeDeliveryFrom);
  const others = [...edges.slice(most).map(({node}) => node), ...(cart.beyond ?? [])];
  if (others.length === 0) return view;
  return {...view, beyond: {lines: others.length, quantity: countItems(others)}};
}

/**
 * Line ids and the keys of their lines. A plain line is called by its merchandise, so that it keeps its name from the moment
 * it is added; lines with attributes, which an add never joins, are called by their own ids.
 */
export function lineKeys(lines: readonly ServerLine[]): [id: string, key: string][] {
  const taken = new Set<string>();
  return lines.map(({id, merchandise, attributes}) => {
    if (attributes.length > 0 || taken.has(merchandise.id)) return [id, id];
    taken.add(merchandise.id);
    return [id, merchandise.id];
  });
}

function toLineView(line: ServerLine, item: LineItem, key: string): CartLineView {
  const {merchandise} = line;
  const {title, price, image} = item.variant;
  return {
    key,
    id: line.id,
    merchandiseId: merchandise.id,
    handle: merchandise.product?.handle ?? null,
    title: item.title,
    variantTitle: title === ONLY_VARIANT ? null : title,
    image: image && imageViewOf(image),
    quantity: line.quantity,
    total: price,
    unitPrice: line.cost?.amountPerQuantity ?? null,
    unitCompareAt: line.cost?.compareAtAmountPerQuantity ?? null,
    inStock: merchandise.quantityAvailable ?? null,
    minimum: merchandise.quantityRule?.minimum ?? 1,
    maximum: merchandise.quantityRule?.maximum ?? null,
    increment: merchandise.quantityRule?.increment ?? 1,
    ...factsOf(merchandise),
  };
}

function imageViewOf({src, altText, width, height}: LineItemImage): CartImage {
  return {src, altText, width, height};
}

function factsOf({product, price, sku = null}: ServerVariant): {facts?: LineFacts} {
  if (!product?.id || !price) return {};
  const {id, vendor = '', productType = ''} = product;
  return {facts: {productId: id, vendor, productType, sku, price: price.amount}};
}

/** Discounts on the whole cart and gift cards; discounts on lines are in the subtotal already. */
function deductionsOf(cart: KeptCart<ServerCart>): CartDeduction[] {
  // The store allocates a discount to each line: shown is what it takes off all of them.
  const discounts = new Map<string, CartDeduction>();
  for (const {code, title, discountedAmount} of cart.discountAllocations) {
    const label = code ?? title ?? 'Discount';
    const earlier = discounts.get(label)?.amount;
    const amount = earlier ? addMoney(earlier, discountedAmount) : discountedAmount;
    discounts.set(label, {label, amount});
  }
  const giftCards = cart.appliedGiftCards.map(({lastCharacters, amountUsed}) => ({
    label: `Gift card ending ${lastCharacters}`,
    amount: amountUsed,
  }));
  return [...discounts.values(), ...giftCards];
}

/** `gid://shopify/Cart/abc?key=secret` is `gid://shopify/Cart/abc`. */
function withoutKey(id: string): string {
  return id.split('?', 1)[0] ?? id;
}
