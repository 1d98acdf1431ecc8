/** Mutations of a cart's buyer, addresses and delivery. */
import {
  type BuyerIdentity,
  type BuyerPreferences,
  type Cart,
  accepted,
  refused,
  type CartResult,
} from '../model/cart';
import {
  addAddresses,
  removeAddresses,
  replaceAddresses,
  updateAddresses,
  type AddressInput,
  type AddressUpdate,
} from '../model/cart-addresses';
import {setBuyer} from '../model/cart-details';
import {isEmail} from '../model/gift-card-recipient';
import {publicHandle} from '../model/delivery';
import {parseInCartGid, parseGid} from '../model/global-id';
import type {Resolvers} from '../schema/resolver-types';
import {changeCart} from './cart-change';
import type {CartView} from './cart-view';

export interface BuyerIdentityInput {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: {
    delivery?: Partial<NonNullable<BuyerPreferences['delivery']>> | null;
    wallet?: string[] | null;
  } | null;
}

interface CartIdArguments {
  cartId: string;
}

interface OptionChoice {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

function addressId(gid: string): string {
  return parseInCartGid('CartSelectableAddress', gid) ?? gid;
}

/**
 * Writes down who the buyer is. As there are no customer accounts, no access token is anybody's, and no
 * company has a location.
 */
export function identify(cart: Cart, input: BuyerIdentityInput): CartResult {
  if (input.customerAccessToken) {
    const field = ['buyerIdentity', 'customerAccessToken'];
    return refused(cart, [{code: 'INVALID', field, message: 'Customer is invalid'}]);
  }
  if (input.companyLocationId) {
    const field = ['buyerIdentity', 'companyLocationId'];
    const message = 'Company location is invalid';
    return refused(cart, [{code: 'INVALID_COMPANY_LOCATION', field, message}]);
  }
  if (input.email != null && !isEmail(input.email)) {
    const field = ['buyerIdentity', 'email'];
    return refused(null, [{code: 'INVALID', field, message: 'Email is invalid'}]);
  }
  const change: Partial<BuyerIdentity> = {};
  if (input.email !== undefined) change.email = input.email;
  if (input.phone !== undefined) change.phone = input.phone;
  if (input.countryCode !== undefined) change.countryCode = input.countryCode;
  if (input.preferences !== undefined)
    change.preferences = preferencesOf(input.preferences);
  return setBuyer(cart, change);
}

function preferencesOf(
  input: BuyerIdentityInput['preferences'],
): BuyerPreferences | null {
  if (!input) return null;
  const {delivery, wallet} = input;
  return {
    wallet: wallet ?? null,
    delivery: delivery
      ? {
          deliveryMethod: delivery.deliveryMethod ?? [],
          pickupHandle: delivery.pickupHandle ?? [],
          coordinates: delivery.coordinates ?? null,
        }
      : null,
  };
}

export const cartBuyerMutationResolvers: Resolvers = {
  Mutation: {
    cartBuyerIdentityUpdate: (
      _: unknown,
      {cartId, buyerIdentity}: CartIdArguments & {buyerIdentity: BuyerIdentityInput},
      context,
    ) => changeCart(cartId, context, (cart) => identify(cart, buyerIdentity)),
    cartDeliveryAddressesAdd: (
      _: unknown,
      {cartId, addresses}: CartIdArguments & {addresses: AddressInput[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) => addAddresses(cart, addresses, context.newId)),
    cartDeliveryAddressesReplace: (
      _: unknown,
      {cartId, addresses}: CartIdArguments & {addresses: AddressInput[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) =>
        replaceAddresses(cart, addresses, context.newId),
      ),
    cartDeliveryAddressesUpdate: (
      _: unknown,
      {cartId, addresses}: CartIdArguments & {addresses: AddressUpdate[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) =>
        updateAddresses(
          cart,
          addresses.map((address) => ({...address, id: addressId(address.id)})),
        ),
      ),
    cartDeliveryAddressesRemove: (
      _: unknown,
      {cartId, addressIds}: CartIdArguments & {addressIds: string[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) =>
        removeAddresses(cart, addressIds.map(addressId)),
      ),
    cartSelectedDeliveryOptionsUpdate: (
      _: unknown,
      {
        cartId,
        selectedDeliveryOptions,
      }: CartIdArguments & {selectedDeliveryOptions: OptionChoice[]},
      context,
    ) =>
      changeCart(cartId, context, (cart) => {
        const known = context.deliveryOptions.map(publicHandle);
        return chooseDelivery(cart, selectedDeliveryOptions, known);
      }),
  },
};

function chooseDelivery(
  cart: Cart,
  choices: OptionChoice[],
  known: string[],
): CartResult {
  let chosen = cart;
  for (const [index, {deliveryGroupId, deliveryOptionHandle}] of choices.entries()) {
    const at = (field: string) => ['selectedDeliveryOptions', String(index), field];
    const group = parseGid(deliveryGroupId);
    if (group?.type !== 'CartDeliveryGroup' || group.id !== cart.token) {
      const message = `The delivery group with id ${deliveryGroupId} does not exist.`;
      return refused(cart, [
        {code: 'INVALID_DELIVERY_GROUP', field: at('deliveryGroupId'), message},
      ]);
    }
    if (!known.includes(deliveryOptionHandle)) {
      const message = `The delivery option with handle ${deliveryOptionHandle} is not valid.`;
      const field = ['selectedDeliveryOptions'];
      return refused(null, [{code: 'INVALID_DELIVERY_OPTION', field, message}]);
    }
    chosen = {...cart, deliveryOption: deliveryOptionHandle};
  }
  return accepted(chosen);
}

export const cartBuyerResolvers: Resolvers = {
  CartBuyerIdentity: {
    countryCode: ({cart}: CartView) => cart.buyerIdentity.countryCode,
    email: ({cart, trusted}: CartView) => (trusted ? cart.buyerIdentity.email : null),
    phone: ({cart, trusted}: CartView) => (trusted ? cart.buyerIdentity.phone : null),
    preferences: ({cart, trusted}: CartView) =>
      trusted ? cart.buyerIdentity.preferences : null,
    // Deprecated since 2025-01 in favor of `cart.delivery`, which holds the addresses.
    deliveryAddressPreferences: () => [],
    // This shop has no customer accounts and sells to no companies.
    customer: () => null,
    purchasingCompany: () => null,
  },
};
