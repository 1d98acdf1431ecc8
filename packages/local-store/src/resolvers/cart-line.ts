/** Lines of a cart. */
import {inCartGid} from '../model/global-id';
import type {Attribute} from '../model/cart';
import type {LinePricing} from '../model/pricing';
import type {NodeLoaders, Resolvers} from '../schema/resolver-types';
import {discountAllocation} from './cart-discounts';
import {buyerCountry, cartMoney, findCart, type CartLineView} from './cart-view';
import {pricedFor} from './money';

/** Every line of a cart has been priced: pricing goes over all of them. */
function pricingOf({line, view}: CartLineView): LinePricing {
  const pricing = view.pricing.lines.get(line.id);
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

export const cartLineResolvers: Resolvers = {
  CartLine: {
    id: ({line, view}: CartLineView) => inCartGid('CartLine', line.id, view.cart.token),
    quantity: ({line}: CartLineView) => line.quantity,
    attributes: ({line}: CartLineView) => line.attributes,
    attribute: ({line}: CartLineView, {key}: {key: string}): Attribute | null =>
      line.attributes.find((attribute) => attribute.key === key) ?? null,
    cost: (source: CartLineView) => source,
    estimatedCost: (source: CartLineView) => source,
    discountAllocations: (source: CartLineView) =>
      pricingOf(source).allocations.map((allocation) =>
        discountAllocation(source.view, allocation),
      ),
    // Priced for the cart's buyer, as the line is, and in the request's language.
    merchandise: ({line, view}: CartLineView, _: unknown, context) =>
      pricedFor(
        context.catalogue.variant(line.variant.gid) ?? line.variant,
        buyerCountry(view.cart, context),
      ),
    // Nothing here is sold by subscription.
    sellingPlanAllocation: () => null,
    parentRelationship: ({line, view}: CartLineView) => {
      const parent = view.cart.lines.find(({id}) => id === line.parentId);
      return parent ? {parent: {__typename: 'CartLine', line: parent, view}} : null;
    },
    instructions: () => ({canRemove: true, canUpdateQuantity: true}),
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
    return line ? {__typename: 'CartLine', line, view} : null;
  },
};
