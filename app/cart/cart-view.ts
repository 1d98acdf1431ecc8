import {
  normaliseCart,
  type KeptCart,
  type LineItem,
  type LineItemImage,
} from './normalise';
import {countItems} from './show-cart';
import {type ServerCart, type ServerLine, type ServerVariant} from './server-cart';
import {
  type CartDeduction,
  type CartImage,
  type CartLineView,
  type CartView,
  type LineFacts,
} from './view';

/** Title of the only variant of a product without options. */
const ONLY_VARIANT = 'Default Title';

/** Reduces a kept cart to what the drawer and `/cart` show. Its secret key stays behind. */
export function toCartView(cart: KeptCart<ServerCart>): CartView {
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
  };
}

/**
 * The view of a server cart with its first `most` lines alone, and what the others amount to: those are not so much as looked
 * at, beyond their quantities. A line's key depends on those before it, never on those after.
 */
export function viewFirstLines(cart: ServerCart, most: number): CartView {
  const {edges} = cart.lines;
  const first = {...cart, lines: {edges: edges.slice(0, most)}};
  const view = toCartView(normaliseCart(first));
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
  const discounts = cart.discountAllocations.map((discount) => ({
    label: discount.code ?? discount.title ?? 'Discount',
    amount: discount.discountedAmount,
  }));
  const giftCards = cart.appliedGiftCards.map(({lastCharacters, amountUsed}) => ({
    label: `Gift card ending ${lastCharacters}`,
    amount: amountUsed,
  }));
  return [...discounts, ...giftCards];
}

/** `gid://shopify/Cart/abc?key=secret` is `gid://shopify/Cart/abc`. */
function withoutKey(id: string): string {
  return id.split('?', 1)[0] ?? id;
}
