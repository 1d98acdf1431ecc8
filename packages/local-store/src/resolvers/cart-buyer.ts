/** The buyer of a cart, shown only to whoever knows the cart's key. */
import type {Resolvers} from '../schema/resolver-types';
import type {CartView} from './cart-view';

export const cartBuyerResolvers: Resolvers = {
  CartBuyerIdentity: {
    countryCode: ({cart}: CartView) => cart.buyerIdentity.countryCode,
    email: ({cart, trusted}: CartView) => (trusted ? cart.buyerIdentity.email : null),
    phone: ({cart, trusted}: CartView) => (trusted ? cart.buyerIdentity.phone : null),
    preferences: ({cart, trusted}: CartView) =>
      trusted ? cart.buyerIdentity.preferences : null,
    // Deprecated since 2025-01 in favour of `cart.delivery`, which holds the addresses.
    deliveryAddressPreferences: () => [],
    // This shop has no customer accounts and sells to no companies.
    customer: () => null,
    purchasingCompany: () => null,
  },
};
