import {
  countItems,
  lineKey,
  lineName,
  type CartDeduction,
  type CartImage,
  type CartLineView,
  type CartView,
  type LineAnalytics,
  type LineComponent,
} from '../cart';
import {CONTENTS_MESSAGES} from '../contents-messages';
import {DEFAULT_LINE_AMOUNT} from '../limits';
import {ANSWER_MESSAGES} from './messages';
import {withoutKey} from './cart-cookie.server';
import {isDropOn, type OpeningField} from '~/drop';
import {endDateFromTags, type Tags} from '~/lib/end-date';
import {withQuery} from '~/lib/local-path';
import {checkoutLocale} from '~/lib/market';
import {variantTitleOf} from '~/lib/variant-title';
import {messagesIn} from '~/lib/messages';
import {LOW_STOCK} from '~/lib/quantity';
import {
  addMoney,
  DEFAULT_CURRENCY,
  missingTo,
  percentOf,
  unitPriceOf,
  type MeasuredVariant,
  type Money,
} from '~/lib/money';

/** Maps the store's answer to the specified cart (§3), and that to the view sent to the browser. */

/** The parts of a server cart that this module reads. Answers have more fields (§3), which stay. */
export interface ServerCart {
  id: string;
  checkoutUrl: string;
  updatedAt: string;
  buyerIdentity?: {countryCode?: string | null} | null;
  cost: {
    subtotalAmount: Money;
    totalAmount: Money;
    totalTaxAmount?: Money | null;
    checkoutChargeAmount?: Money;
  };
  /** Absent where the API has it no longer. */
  discountAllocations?: readonly ServerDiscount[];
  discountCodes: readonly {code: string; applicable: boolean}[];
  appliedGiftCards: readonly {id: string; lastCharacters: string; amountUsed: Money}[];
  note?: string | null;
  lines: {edges: readonly {node: ServerLine}[]};
}

interface ServerDiscount {
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
  sellingPlanAllocation?: {sellingPlan: {id: string; name: string}} | null;
  discountAllocations?: readonly ServerDiscount[];
  merchandise: ServerVariant;
  /** Of a bundle's line. */
  lineComponents?: readonly ServerComponent[];
}

/** One item of a bundle's line. */
interface ServerComponent {
  quantity: number;
  attributes?: ServerLine['attributes'];
  sellingPlanAllocation?: {sellingPlan: {id: string}} | null;
  merchandise: {id: string; title: string; product?: {title?: string | null} | null};
}

export interface ServerVariant extends MeasuredVariant {
  id: string;
  title: string;
  availableForSale?: boolean;
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
    tags?: Tags;
    availableFrom?: OpeningField;
  } | null;
}

/** A line as specified (§3, Line item). */
interface LineItem {
  id: string;
  quantity: number;
  /** Product title, empty if missing. */
  title: string;
  variant: {
    id: string;
    title: string;
    /** The line's total cost; amount "0" in USD where the store returns none. */
    price: Money;
    image: LineItemImage | null;
    selectedOptions: readonly {name: string; value: string}[];
  };
  cost: {subtotalAmount: {amount: string}};
}

interface LineItemImage extends CartImage {
  id: string | null;
}

/**
 * A server cart with the fields that the specification adds (§3, Cart). Every other field stays as
 * it is.
 */
type KeptCart<Cart extends ServerCart> = Omit<Cart, 'lines'> & {
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

/** Maps a server cart to the specified shape (§3). */
export function normalizeCart<Cart extends ServerCart>(cart: Cart): KeptCart<Cart> {
  const {edges} = cart.lines;
  return {
    ...cart,
    webUrl: cart.checkoutUrl,
    lineItems: edges.map(({node}) => normalizeLine(node)),
    lines: edges,
    subtotalPrice: cart.cost.subtotalAmount,
    totalPrice: cart.cost.totalAmount,
    totalTax: cart.cost.totalTaxAmount ?? null,
  };
}

/** Maps one server line to the specified shape, with the defaults of §3 and §9. */
export function normalizeLine(line: ServerLine): LineItem {
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
      image: normalizeImage(merchandise.image),
      selectedOptions: merchandise.selectedOptions,
    },
    cost: {subtotalAmount: {amount: cost?.subtotalAmount?.amount ?? DEFAULT_LINE_AMOUNT}},
  };
}

function normalizeImage(image: ServerLine['merchandise']['image']): LineItemImage | null {
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

interface ViewOptions {
  /** The page's language and region, as a BCP 47 tag. */
  tag?: string;
  /** The server's clock, in epoch milliseconds. */
  now: number;
  /** The amount from which delivery is free, `null` for none. */
  freeDeliveryFrom?: string | null;
  /** Whether a line may not be sold in the page's market, and whether that is the shop's own. */
  hasMarkets?: boolean;
  isRoot?: boolean;
}

/** A checkout in the language of the page. */
export const checkoutIn = (tag: string, checkoutUrl: string) =>
  withQuery(checkoutUrl, `locale=${checkoutLocale(tag)}`);

/** Maps a cart to what the drawer and `/cart` show, without its secret key. */
export function toCartView(
  cart: KeptCart<ServerCart>,
  {
    tag = 'en',
    now,
    freeDeliveryFrom = null,
    hasMarkets = false,
    isRoot = true,
  }: ViewOptions,
): CartView {
  return {
    id: withoutKey(cart.id),
    webUrl: checkoutIn(tag, cart.webUrl),
    updatedAt: cart.updatedAt,
    country: cart.buyerIdentity?.countryCode ?? null,
    lines: cart.lines.flatMap(({node}, index) => {
      const item = cart.lineItems[index];
      return item ? [toLineView(node, item, {tag, now, hasMarkets, isRoot})] : [];
    }),
    subtotal: cart.subtotalPrice,
    total: cart.totalPrice,
    tax: cart.totalTax,
    ...dueAtCheckout(cart.cost),
    deductions: deductionsOf(cart, tag),
    extras: {
      discountCodes: cart.discountCodes.map(({code, applicable}) => ({code, applicable})),
      giftCards: cart.appliedGiftCards.map(({id, lastCharacters}) => ({
        id,
        lastCharacters,
      })),
      note: cart.note ?? '',
    },
    ...(freeDeliveryFrom !== null && {
      toFreeDelivery: {
        missing: missingTo(freeDeliveryFrom, cart.subtotalPrice),
        percent: percentOf(freeDeliveryFrom, cart.subtotalPrice),
      },
    }),
  };
}

/** The view of a cart with only its first `maxLines` lines, and the totals of the others. */
export function viewFirstLines(
  cart: ServerCart,
  {maxLines, ...options}: ViewOptions & {maxLines: number},
): CartView {
  const {edges} = cart.lines;
  const first = {...cart, lines: {edges: edges.slice(0, maxLines)}};
  const view = toCartView(normalizeCart(first), options);
  const others = edges.slice(maxLines).map(({node}) => node);
  if (others.length === 0) return view;
  return {...view, remaining: {lines: others.length, quantity: countItems(others)}};
}

const attributesOf = (attributes: ServerLine['attributes']) =>
  attributes.map(({key, value}) => ({key, value: value ?? ''}));

/** The fields that tell a line from others. */
function identityOf({attributes, sellingPlanAllocation, merchandise}: ServerLine) {
  return {
    merchandiseId: merchandise.id,
    attributes: attributesOf(attributes),
    sellingPlanId: sellingPlanAllocation?.sellingPlan.id ?? null,
  };
}

/** The key of a line of the cart, named by its id; `null` where there is no such line. */
export function keyOfLine(cart: ServerCart | null, lineId: string): string | null {
  const line = cart?.lines.edges.find(({node}) => node.id === lineId)?.node;
  return line ? lineKey(identityOf(line)) : null;
}

function toLineView(
  line: ServerLine,
  item: LineItem,
  {tag, now, hasMarkets, isRoot}: Required<Omit<ViewOptions, 'freeDeliveryFrom'>>,
): CartLineView {
  const {merchandise} = line;
  const identity = identityOf(line);
  const {title, price, image} = item.variant;
  const perUnit = unitPriceOf(merchandise);
  const deductions = summed(line.discountAllocations ?? [], tag);
  return {
    ...identity,
    key: lineKey(identity),
    id: line.id,
    handle: merchandise.product?.handle ?? null,
    title: item.title,
    variantTitle: variantTitleOf(title),
    image: image && {
      src: image.src,
      altText: image.altText,
      width: image.width,
      height: image.height,
    },
    quantity: line.quantity,
    total: price,
    ...(deductions.length > 0 && {deductions}),
    unitPrice: line.cost?.amountPerQuantity ?? null,
    unitCompareAt: line.cost?.compareAtAmountPerQuantity ?? null,
    ...(perUnit && {perUnit}),
    inStock: merchandise.quantityAvailable ?? null,
    ...(isScarce(merchandise, now) && {isScarce: true}),
    ...(line.quantity === 0 && {isSoldOut: true}),
    ...(line.quantity > 0 &&
      merchandise.availableForSale === false &&
      (hasMarkets && isNotSoldHere(merchandise, isRoot)
        ? {isNotSold: true}
        : {isSoldOut: true})),
    minimum: merchandise.quantityRule?.minimum ?? 1,
    maximum: merchandise.quantityRule?.maximum ?? null,
    increment: merchandise.quantityRule?.increment ?? 1,
    ...toLineAnalytics(merchandise),
    ...(line.sellingPlanAllocation && {
      plan: line.sellingPlanAllocation.sellingPlan.name,
    }),
    ...(line.lineComponents && {components: line.lineComponents.map(toComponent)}),
  };
}

/**
 * Whether a variant that is not available has stock all the same, or none is stated abroad: then it
 * is not sold in the page's market.
 */
function isNotSoldHere({quantityAvailable}: ServerVariant, isRoot: boolean): boolean {
  return typeof quantityAvailable === 'number' ? quantityAvailable > 0 : !isRoot;
}

function toComponent(component: ServerComponent): LineComponent {
  const {merchandise, quantity, attributes, sellingPlanAllocation: plan} = component;
  const {title, product} = merchandise;
  return {
    merchandiseId: merchandise.id,
    ...(attributes && {attributes: attributesOf(attributes)}),
    ...(plan !== undefined && {sellingPlanId: plan?.sellingPlan.id ?? null}),
    name: lineName(product?.title ?? '', variantTitleOf(title)),
    quantity,
  };
}

function isScarce({quantityAvailable, product}: ServerVariant, now: number): boolean {
  const left = quantityAvailable ?? 0;
  return (
    (left > 0 && left <= LOW_STOCK) ||
    endDateFromTags(product?.tags) !== null ||
    isDropOn(product?.availableFrom, now)
  );
}

function toLineAnalytics({product, price, sku = null}: ServerVariant): {
  analytics?: LineAnalytics;
} {
  if (!product?.id || !price) return {};
  const {id, vendor = '', productType = ''} = product;
  return {analytics: {productId: id, vendor, productType, sku, price: price.amount}};
}

/** A selling plan may have a part of the price paid later. */
function dueAtCheckout({subtotalAmount, checkoutChargeAmount: due}: ServerCart['cost']) {
  const isLess = due && Number(due.amount) < Number(subtotalAmount.amount);
  return isLess ? {dueAtCheckout: due} : {};
}

/** Discounts on the whole cart and gift cards; discounts on lines are in the subtotal already. */
function deductionsOf(cart: KeptCart<ServerCart>, tag: string): CartDeduction[] {
  const {giftCardEnding} = messagesIn(tag, CONTENTS_MESSAGES);
  const giftCards = cart.appliedGiftCards.map(({lastCharacters, amountUsed}) => ({
    label: giftCardEnding(lastCharacters),
    amount: amountUsed,
  }));
  return [...summed(cart.discountAllocations ?? [], tag), ...giftCards];
}

/** Discounts by their labels. The store splits one over the lines and units that it is on. */
function summed(discounts: readonly ServerDiscount[], tag: string): CartDeduction[] {
  const byLabel = new Map<string, CartDeduction>();
  for (const {code, title, discountedAmount} of discounts) {
    const label = code ?? title ?? messagesIn(tag, ANSWER_MESSAGES).discount;
    const earlier = byLabel.get(label)?.amount;
    const amount = earlier ? addMoney(earlier, discountedAmount) : discountedAmount;
    byLabel.set(label, {label, amount});
  }
  return [...byLabel.values()];
}
