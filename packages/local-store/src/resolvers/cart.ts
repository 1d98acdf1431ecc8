/** `Cart` and what belongs to the whole of it. */
import {totalQuantity} from '../model/cart';
import {findMetafield} from '../model/cart-metafields';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import type {AppliedGiftCard, CartPricing} from '../model/pricing';
import {toGid} from '../model/global-id';
import type {Resolvers} from '../schema/resolver-types';
import {discountAllocation, discountApplications} from './cart-discounts';
import {deliveryGroups} from './cart-delivery';
import {cartMetafieldView} from './cart-metafields';
import {cartMoney, findCart, viewLine, type CartView} from './cart-view';

interface CostView {
  view: CartView;
  pricing: CartPricing;
}

interface GiftCardView extends AppliedGiftCard {
  view: CartView;
}

const costOf = (view: CartView): CostView => ({view, pricing: view.pricing});
const subtotal = ({view, pricing}: CostView) => cartMoney(view, pricing.subtotal);
const atCheckout = ({view, pricing}: CostView) => {
  const later = [...pricing.lines.values()].reduce(
    (sum, {dueLater}) => sum + dueLater,
    0,
  );
  return cartMoney(view, pricing.subtotal - later);
};
const total = ({view, pricing}: CostView) => cartMoney(view, pricing.total);
const estimated = () => true;
/** Tax and duty are deprecated, and worked out at checkout. */
const unknown = () => null;

export const cartResolvers: Resolvers = {
  QueryRoot: {
    cart: (_: unknown, {id}: {id: string}, context) => findCart(id, context),
  },
  Cart: {
    id: ({gid}: CartView) => gid,
    checkoutUrl: ({cart, trusted}: CartView, _: unknown, {storeUrl, request}) => {
      const url = new URL(`${storeUrl}/cart/c/${cart.token}`);
      if (trusted) url.searchParams.set('key', cart.key);
      const {tokens} = request.visit;
      if (tokens) {
        url.searchParams.set('_y', tokens.unique);
        url.searchParams.set('_s', tokens.visit);
      }
      return url.href;
    },
    createdAt: ({cart}: CartView) => cart.createdAt,
    updatedAt: ({cart}: CartView) => cart.updatedAt,
    totalQuantity: ({cart}: CartView) => totalQuantity(cart),
    note: ({cart}: CartView) => cart.note,
    attributes: ({cart}: CartView) => cart.attributes,
    attribute: ({cart}: CartView, {key}: {key: string}) =>
      cart.attributes.find((attribute) => attribute.key === key) ?? null,
    lines: (view: CartView, args: ConnectionArguments) =>
      connectionOf(
        view.cart.lines.map((line) => viewLine(line, view)),
        args,
        ({line}) => line.id,
      ),
    cost: costOf,
    estimatedCost: costOf,
    discountCodes: ({pricing}: CartView) =>
      pricing.discountCodes.map(({code, refusal}) => ({code, applicable: !refusal})),
    discountAllocations: (view: CartView) =>
      view.pricing.allocations.map((allocation) => discountAllocation(view, allocation)),
    discountApplications,
    appliedGiftCards: (view: CartView): GiftCardView[] =>
      view.pricing.giftCards.map((card) => ({...card, view})),
    metafield: (view: CartView, {namespace, key}: {namespace?: string; key: string}) =>
      metafieldView(view, namespace, key),
    metafields: (
      view: CartView,
      {identifiers}: {identifiers: {namespace?: string; key: string}[]},
    ) =>
      // Recorded (2026-04): what a cart does not have is left out of its list.
      identifiers.flatMap(
        ({namespace, key}) => metafieldView(view, namespace, key) ?? [],
      ),
    buyerIdentity: (view: CartView) => view,
    delivery: (view: CartView) => view,
    deliveryGroups: (view: CartView, args: ConnectionArguments, context) =>
      connectionOf(deliveryGroups(view, context), args),
  },
  CartCost: {
    subtotalAmount: subtotal,
    subtotalAmountEstimated: estimated,
    totalAmount: total,
    totalAmountEstimated: estimated,
    checkoutChargeAmount: atCheckout,
    totalTaxAmount: unknown,
    totalTaxAmountEstimated: estimated,
    totalDutyAmount: unknown,
    totalDutyAmountEstimated: estimated,
  },
  CartEstimatedCost: {
    subtotalAmount: subtotal,
    totalAmount: total,
    checkoutChargeAmount: atCheckout,
    totalTaxAmount: unknown,
    totalDutyAmount: unknown,
  },
  AppliedGiftCard: {
    id: ({id}: GiftCardView) => toGid('AppliedGiftCard', id),
    amountUsed: ({view, used}: GiftCardView) => cartMoney(view, used),
    amountUsedV2: ({view, used}: GiftCardView) => cartMoney(view, used),
    presentmentAmountUsed: ({view, used}: GiftCardView) => cartMoney(view, used),
    balance: ({view, balance}: GiftCardView) => cartMoney(view, balance),
    balanceV2: ({view, balance}: GiftCardView) => cartMoney(view, balance),
    lastCharacters: ({card}: GiftCardView) =>
      card.code.replace(/[\s-]/g, '').slice(-4).toLowerCase(),
  },
};

function metafieldView(view: CartView, namespace: string | undefined, key: string) {
  const field = findMetafield(view.cart, namespace, key);
  return field ? cartMetafieldView(view, field) : null;
}
