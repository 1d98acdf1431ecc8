/** Lines of a cart. */
import {inCartGid, toGid} from '../model/global-id';
import type {Attribute} from '../model/cart';
import {viewKeyOf} from '../model/cart-lines';
import type {LinePricing} from '../model/pricing';
import type {NodeLoaders, Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {discountAllocation} from './cart-discounts';
import {
  buyerCountry,
  cartMoney,
  destination,
  findCart,
  viewLine,
  type CartLineView,
} from './cart-view';
import {pricedFor} from './money';
import type {AllocationView} from './selling-plan';

/** Every line of a cart has been priced: pricing goes over all of them. */
function pricingOf({line, view, pricing: own}: CartLineView): LinePricing {
  const pricing = own ?? view.pricing.lines.get(line.id);
  if (!pricing) throw new Error(`The line ${line.id} has no price.`);
  return pricing;
}

const unit = (source: CartLineView) => cartMoney(source.view, pricingOf(source).unit);
const subtotal = (source: CartLineView) =>
  cartMoney(source.view, pricingOf(source).subtotal);
const total = (source: CartLineView) => cartMoney(source.view, pricingOf(source).total);
const compareAt = (source: CartLineView) => {
  const {compareAtUnit} = pricingOf(source);
  return compareAtUnit === null ? null : cartMoney(source.view, compareAtUnit);
};

/** The fields that a line of a bundle shares with every other line. */
const baseLine: Resolvers[string] = {
  id: ({line, view}: CartLineView) => inCartGid('CartLine', line.id, view.cart.token),
  quantity: ({line}: CartLineView) => line.quantity,
  attributes: ({line}: CartLineView) => line.attributes,
  attribute: ({line}: CartLineView, {key}: {key: string}): Attribute | null =>
    line.attributes.find((attribute) => attribute.key === key) ?? null,
  cost: (source: CartLineView) => source,
  estimatedCost: (source: CartLineView) => source,
  viewKey: ({line, pricing}: CartLineView) => viewKeyOf(line, pricing && line.id),
  discountAllocations: (
    source: CartLineView,
    {lineLevelOnly = true}: {lineLevelOnly?: boolean | null},
  ) => {
    const {allocations, orderAllocations} = pricingOf(source);
    const all = lineLevelOnly ? allocations : [...allocations, ...orderAllocations];
    return all.map((allocation) => discountAllocation(source.view, allocation));
  },
  // Priced for the cart's buyer, as the line is, and in the request's language.
  merchandise: ({line, view}: CartLineView, _: unknown, context) =>
    pricedFor(
      context.catalogue.variant(line.variant.gid) ?? line.variant,
      buyerCountry(view.cart, context),
      {destination: destination(view.cart, context)},
    ),
  sellingPlanAllocation: (source: CartLineView): AllocationView | null => {
    const {plan} = source.line;
    if (!plan) return null;
    const {unit: price, unitBefore, subtotal: whole, dueLater} = pricingOf(source);
    const amount = (minor: number) => cartMoney(source.view, minor);
    return {
      plan,
      before: amount(unitBefore),
      price: amount(price),
      atCheckout: amount(whole - dueLater),
      later: amount(dueLater),
    };
  },
};

/** The components of a bundle's line: as many of each as its pieces need, its cost in equal parts. */
function componentsOf(source: CartLineView, context: StoreContext): CartLineView[] {
  const {line, view} = source;
  const components = (line.variant.data.components ?? []).flatMap(
    ({variantId, quantity}) => {
      const variant = context.original.variant(toGid('ProductVariant', variantId));
      return variant ? [{variant, quantity: quantity * line.quantity}] : [];
    },
  );
  const whole = pricingOf(source);
  const share = (minor: number, index: number) =>
    Math.floor((minor * (index + 1)) / components.length) -
    Math.floor((minor * index) / components.length);
  return components.map(({variant, quantity}, index): CartLineView => {
    const id = `${line.id}-${index + 1}`;
    const subtotal = share(whole.subtotal, index);
    const unit = quantity === 0 ? 0 : Math.round(subtotal / quantity);
    const pricing: LinePricing = {
      ...whole,
      lineId: id,
      unit,
      unitBefore: unit,
      compareAtUnit: null,
      subtotal,
      allocations: [],
      orderAllocations: [],
      total: share(whole.total, index),
      dueLater: 0,
    };
    const component = {...line, id, variant, quantity, plan: null};
    return {__typename: 'CartLine', line: component, view, pricing};
  });
}

export const cartLineResolvers: Resolvers = {
  ComponentizableCartLine: {
    ...baseLine,
    lineComponents: (source: CartLineView, _: unknown, context) =>
      componentsOf(source, context),
  },
  CartLine: {
    ...baseLine,
    parentRelationship: ({line, view}: CartLineView) => {
      const parent = view.cart.lines.find(({id}) => id === line.parentId);
      return parent ? {parent: viewLine(parent, view)} : null;
    },
    // A component goes with its bundle.
    instructions: ({pricing}: CartLineView) => ({
      canRemove: !pricing,
      canUpdateQuantity: !pricing,
    }),
  },
  CartLineCost: {
    amountPerQuantity: unit,
    compareAtAmountPerQuantity: compareAt,
    subtotalAmount: subtotal,
    totalAmount: total,
  },
  CartLineEstimatedCost: {
    amount: unit,
    compareAtAmount: compareAt,
    subtotalAmount: subtotal,
    totalAmount: total,
  },
};

/** Finds carts and lines for `node(id:)`. A line's id names its cart. */
export const cartLoaders: NodeLoaders = {
  Cart: (id, context) => findCart(id, context),
  CartLine: (id, context) => {
    const [path = '', query = ''] = id.split('?');
    const token = new URLSearchParams(query).get('cart');
    const view = token && findCart(`gid://shopify/Cart/${token}`, context);
    const line = view && view.cart.lines.find((known) => path.endsWith(`/${known.id}`));
    return line ? viewLine(line, view) : null;
  },
};
