import type {
  CartFragment,
  CartLinesFragment,
  CartVariantFragment,
} from 'storefrontapi.generated';

import {
  countItems,
  lineKey,
  lineName,
  type CartDeduction,
  type CartImage,
  type CartLineView,
  type CartView,
  type LineComponent,
} from '../cart';
import {CONTENTS_MESSAGES} from '../contents-messages';
import type {CartPartContext} from '../parts';
import {DEFAULT_LINE_AMOUNT} from '../limits';
import {ANSWER_MESSAGES} from './messages';
import {withoutKey} from './cart-cookie.server';
import {isDropOn} from '~/drop/index.server';
import {endDateFromTags, endDayFromTags, isStillSold} from '~/lib/end-date';
import {withQuery} from '~/lib/local-path';
import {checkoutLocale} from '~/lib/market';
import {variantTitleOf} from '~/lib/variant-title';
import {messagesIn} from '~/lib/messages';
import {LOW_STOCK, ruleOf} from '~/lib/quantity';
import {
  addMoney,
  DEFAULT_CURRENCY,
  freeDeliveryIn,
  lessMoney,
  missingTo,
  percentOf,
  unitPriceOf,
  type Money,
} from '~/lib/money';
import type {AppContext} from '~/server/context';

/** Maps the store's answer to the specified cart (§3), and that to the view sent to the browser. */

type ServerLine = CartLinesFragment['edges'][number]['node'];

/** A server cart with the fields that the specification adds (§3, Cart). */
export function normalizeCart(cart: CartFragment) {
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

/** A server line as specified (§3, Line item), with the defaults of §3 and §9. */
export function normalizeLine({id, quantity, merchandise, cost}: ServerLine) {
  const {image} = merchandise;
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
      image: image
        ? {
            src: image.url,
            altText: image.altText ?? null,
            id: image.id ?? null,
            width: image.width ?? null,
            height: image.height ?? null,
          }
        : null,
      selectedOptions: merchandise.selectedOptions,
    },
    cost: {subtotalAmount: {amount: cost?.subtotalAmount?.amount ?? DEFAULT_LINE_AMOUNT}},
  };
}

/** The page's market, the server's clock, and what the shop offers. */
export type ViewContext = Pick<AppContext, 'now' | 'market'> & {
  config: Pick<AppContext['config'], 'freeDelivery' | 'markets'>;
  /** See `CartView.abroad`. */
  abroad?: string | null;
};

/** A checkout in the language of the page. */
export const checkoutIn = (tag: string, checkoutUrl: string) =>
  withQuery(checkoutUrl, `locale=${checkoutLocale(tag)}`);

/**
 * Maps a cart to what the drawer and `/cart` show, without its secret key: its first `maxLines`
 * lines, and the totals of the others.
 */
export function toCartView(
  server: CartFragment,
  context: ViewContext,
  maxLines = Number.POSITIVE_INFINITY,
): CartView {
  const {config, market, abroad} = context;
  const {tag} = market;
  const cart = normalizeCart(server);
  const {subtotalPrice: subtotal, buyerIdentity} = cart;
  const {deliveryMethod = []} = buyerIdentity?.preferences?.delivery ?? {};
  const isPickedUp = deliveryMethod.includes('PICK_UP');
  const others = cart.lineItems.slice(maxLines);
  const freeFrom = isPickedUp
    ? null
    : freeDeliveryIn(config.freeDelivery, subtotal.currencyCode);
  const sent = freeFrom && sentAmount(server);
  return {
    id: withoutKey(cart.id),
    webUrl: checkoutIn(tag, cart.webUrl),
    country: buyerIdentity?.countryCode ?? null,
    ...(abroad && {abroad}),
    lines: cart.lines.slice(0, maxLines).map(({node}) => toLineView(node, context)),
    ...(others.length > 0 && {
      remaining: {lines: others.length, quantity: countItems(others)},
    }),
    subtotal,
    total: cart.totalPrice,
    tax: cart.totalTax,
    ...dueAtCheckout(cart.cost),
    deductions: deductionsOf(cart, tag),
    extras: {
      discountCodes: cart.discountCodes,
      giftCards: cart.appliedGiftCards.map(({id, lastCharacters}) => ({
        id,
        lastCharacters,
      })),
      note: cart.note ?? '',
      said: {},
    },
    ...(isPickedUp && {isPickedUp}),
    ...(freeFrom &&
      sent && {
        toFreeDelivery: {
          missing: missingTo(freeFrom, sent),
          percent: percentOf(freeFrom, sent),
        },
      }),
  };
}

/**
 * What counts for free delivery, as the store's rates by price count it: goods that are sent, after
 * the discounts on the whole cart. `null` for a cart of which nothing is sent.
 */
function sentAmount({cost, discountAllocations, lines}: CartFragment): Money | null {
  const notSent = lines.edges.filter(({node}) => !isSent(node));
  if (notSent.length > 0 && notSent.length === lines.edges.length) return null;
  return [
    ...notSent.flatMap(({node}) => node.cost?.totalAmount ?? []),
    ...(discountAllocations ?? []).map(({discountedAmount}) => discountedAmount),
  ].reduce(lessMoney, cost.subtotalAmount);
}

const isSent = ({merchandise}: ServerLine) => merchandise.requiresShipping !== false;

export const attributesOf = (attributes: ServerLine['attributes']) =>
  attributes.map(({key, value}) => ({key, value: value ?? ''}));

/** The fields that tell a line from others. */
export function identityOf({attributes, sellingPlanAllocation, merchandise}: ServerLine) {
  return {
    merchandiseId: merchandise.id,
    attributes: attributesOf(attributes),
    sellingPlanId: sellingPlanAllocation?.sellingPlan.id ?? null,
  };
}

/** The key of a line of the cart, named by its id; `null` where there is no such line. */
export function keyOfLine(cart: CartFragment | null, lineId: string): string | null {
  const line = cart?.lines.edges.find(({node}) => node.id === lineId)?.node;
  return line ? lineKey(identityOf(line)) : null;
}

/** The line with a key; where the store has split it, its first part. */
export const lineWithKey = (cart: CartFragment | null, key: string | null) =>
  cart?.lines.edges.find(({node}) => lineKey(identityOf(node)) === key)?.node;

function toLineView(line: ServerLine, context: ViewContext): CartLineView {
  const {merchandise, quantity, sellingPlanAllocation} = line;
  const {title, variant} = normalizeLine(line);
  const {market, now} = context;
  const {tag} = market;
  const {image} = variant;
  const identity = identityOf(line);
  const perUnit = unitPriceOf(merchandise);
  const deductions = summed(line.discountAllocations ?? [], tag);
  const endDate = endDateFromTags(merchandise.product?.tags);
  return {
    ...identity,
    key: lineKey(identity),
    id: line.id,
    handle: merchandise.product?.handle ?? null,
    title,
    variantTitle: variantTitleOf(variant.title),
    image: image && {src: image.src, altText: image.altText},
    quantity,
    total: variant.price,
    ...(deductions.length > 0 && {deductions}),
    unitPrice: line.cost?.amountPerQuantity ?? null,
    unitCompareAt: line.cost?.compareAtAmountPerQuantity ?? null,
    ...(perUnit && {perUnit}),
    inStock: merchandise.quantityAvailable ?? null,
    ...(isScarce(merchandise, now) && {isScarce: true}),
    ...(endDate !== null &&
      !isStillSold(endDate, now) && {
        endedOn: endDayFromTags(merchandise.product?.tags) ?? '',
      }),
    ...(isUnavailable(line) &&
      (quantity > 0 && isNotSoldHere(merchandise, context)
        ? {isNotSold: true}
        : {isSoldOut: true})),
    ...ruleOf(merchandise),
    ...toLineAnalytics(merchandise),
    ...(sellingPlanAllocation && {plan: sellingPlanAllocation.sellingPlan.name}),
    ...('lineComponents' in line && {components: line.lineComponents.map(toComponent)}),
  };
}

/** What the picture of a variant is, for which the store has sent one. */
export async function picturesOf(
  variants: readonly CartVariantFragment[],
  context: CartPartContext & Pick<AppContext, 'parts'>,
): Promise<(variantId: string, sent: CartImage | null) => CartImage | null> {
  const found = await Promise.all(
    context.parts.cart.flatMap(({pictures}) => pictures?.(variants, context) ?? []),
  );
  const known = new Map(found.flatMap((each) => [...each]));
  return (variantId, sent) => {
    const own = known.get(variantId);
    return own === undefined ? sent : own;
  };
}

/** Whether none of a line can be had now. */
export const isUnavailable = ({merchandise}: Pick<ServerLine, 'merchandise'>) =>
  merchandise.availableForSale === false;

/** Whether a variant that is not available has stock: then it is not sold in the page's market. */
const isNotSoldHere = (
  {quantityAvailable}: CartVariantFragment,
  {config}: ViewContext,
): boolean => config.markets.length > 0 && (quantityAvailable ?? 0) > 0;

type ServerComponent = Extract<
  ServerLine,
  {lineComponents: unknown}
>['lineComponents'][number];

function toComponent(component: ServerComponent): LineComponent {
  const {merchandise, quantity, attributes, sellingPlanAllocation: plan} = component;
  const {title, product} = merchandise;
  return {
    merchandiseId: merchandise.id,
    ...(attributes && {attributes: attributesOf(attributes)}),
    ...(plan !== undefined && {sellingPlanId: plan?.sellingPlan.id ?? null}),
    name: lineName({title: product?.title ?? '', variantTitle: variantTitleOf(title)}),
    quantity,
  };
}

function isScarce(
  {quantityAvailable, product}: CartVariantFragment,
  now: number,
): boolean {
  const left = quantityAvailable ?? 0;
  return (
    (left > 0 && left <= LOW_STOCK) ||
    endDateFromTags(product?.tags) !== null ||
    isDropOn(product?.availableFrom, now)
  );
}

function toLineAnalytics({
  product,
  price,
  sku = null,
}: CartVariantFragment): Pick<CartLineView, 'analytics'> {
  if (!product?.id || !price) return {};
  const {id, vendor = '', productType = ''} = product;
  return {analytics: {productId: id, vendor, productType, sku, price: price.amount}};
}

/** A selling plan may have a part of the price paid later. */
function dueAtCheckout({
  subtotalAmount,
  checkoutChargeAmount: due,
}: CartFragment['cost']) {
  const isLess = due && Number(due.amount) < Number(subtotalAmount.amount);
  return isLess ? {dueAtCheckout: due} : {};
}

/** Discounts on the whole cart and gift cards; discounts on lines are in the subtotal already. */
function deductionsOf(
  {discountAllocations, appliedGiftCards}: Omit<CartFragment, 'lines'>,
  tag: string,
): CartDeduction[] {
  const {giftCardEnding} = messagesIn(tag, CONTENTS_MESSAGES);
  const giftCards = appliedGiftCards.map(({lastCharacters, amountUsed}) => ({
    label: giftCardEnding(lastCharacters),
    amount: amountUsed,
  }));
  return [...summed(discountAllocations ?? [], tag), ...giftCards];
}

interface Discount {
  discountedAmount: Money;
  title?: string;
  code?: string;
}

/** Discounts by their labels. The store splits one over the lines and units that it is on. */
function summed(discounts: readonly Discount[], tag: string): CartDeduction[] {
  const byLabel = new Map<string, CartDeduction>();
  for (const {code, title, discountedAmount} of discounts) {
    const label = code ?? title ?? messagesIn(tag, ANSWER_MESSAGES).discount;
    const earlier = byLabel.get(label)?.amount;
    const amount = earlier ? addMoney(earlier, discountedAmount) : discountedAmount;
    byLabel.set(label, {label, amount});
  }
  return [...byLabel.values()];
}
