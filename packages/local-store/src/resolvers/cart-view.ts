/** A cart as resolvers see it: its state, who asks, and what it costs. */
import type {Cart, CartLine} from '../model/cart';
import {cartGid, parseCartGid} from '../model/global-id';
import type {Money} from '../model/money';
import {priceCart, type CartPricing, type LinePricing} from '../model/pricing';
import type {StoreContext} from '../server/context';

export interface CartView {
  __typename: 'Cart';
  /** The id that the request may know: with the cart's secret only if it sent it. */
  gid: string;
  cart: Cart;
  /** Whether the request knows the cart's key; without it buyer data stays hidden. */
  trusted: boolean;
  /** Worked out when first asked for. */
  readonly pricing: CartPricing;
}

export interface CartLineView {
  /** A line of a bundle has components. */
  __typename: 'CartLine' | 'ComponentizableCartLine';
  line: CartLine;
  view: CartView;
  /** For a component, which the cart's own pricing does not know. */
  pricing?: LinePricing;
}

/** The view of a line. */
export function viewLine(line: CartLine, view: CartView): CartLineView {
  const {components} = line.variant.data;
  const __typename = components ? 'ComponentizableCartLine' : 'CartLine';
  return {__typename, line, view};
}

/** The view of a cart for one request. */
export function viewCart(cart: Cart, trusted: boolean, context: StoreContext): CartView {
  let pricing: CartPricing | undefined;
  return {
    __typename: 'Cart',
    gid: cartGid(cart.token, trusted ? cart.key : undefined),
    cart,
    trusted,
    get pricing() {
      pricing ??= priceFor(cart, context);
      return pricing;
    },
  };
}

/** Finds the cart of a global id; null when there is none. A wrong key only loses trust. */
export function findCart(gid: string, context: StoreContext): CartView | null {
  const id = parseCartGid(gid);
  const cart = id && context.carts.find(id.token, context.now());
  return cart ? viewCart(cart, id.key === cart.key, context) : null;
}

/** An amount of a cart as money. */
export function cartMoney({pricing}: CartView, minor: number): Money {
  return {minor, currencyCode: pricing.currencyCode};
}

/** The country that a cart is priced for. */
export function buyerCountry(cart: Cart, context: StoreContext): string {
  return cart.buyerIdentity.countryCode ?? context.request.country;
}

/** The country that a cart is delivered to: that of the selected address, or the buyer's. */
export function destination(cart: Cart, context: StoreContext): string {
  const selected = cart.addresses.find((address) => address.selected);
  return selected?.address.countryCode ?? buyerCountry(cart, context);
}

/** Prices a cart in the buyer's country, or where the shop is. */
export function priceFor(cart: Cart, context: StoreContext): CartPricing {
  const {catalogue, inventory, giftCards} = context;
  return priceCart(cart, {
    shopCurrency: catalogue.shop.data.currencyCode,
    market: context.market(buyerCountry(cart, context)),
    price: (variant) => inventory.price(variant),
    compareAtPrice: (variant) => inventory.compareAtPrice(variant),
    discounts: context.discounts,
    giftCards: giftCards.cards,
    balance: (card) => giftCards.balance(card),
    now: context.now(),
  });
}
