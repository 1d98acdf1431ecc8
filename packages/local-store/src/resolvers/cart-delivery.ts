/** Delivery: addresses, groups and options. */
import type {CartAddress, PostalAddress} from '../model/cart';
import {addressGid} from '../model/cart-addresses';
import {inCartGid, toGid} from '../model/global-id';
import {countryName, placeLines} from '../model/countries';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {
  chosenOption,
  deliveryAddress,
  deliveryPrice,
  needsDelivery,
  publicHandle,
  type DeliveryOption,
} from '../model/delivery';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {buyerCountry, type CartLineView, type CartView} from './cart-view';

interface AddressView {
  view: CartView;
  address: CartAddress;
}

export interface DeliveryGroupView {
  view: CartView;
  address: CartAddress;
}

interface OptionView {
  view: CartView;
  option: DeliveryOption;
}

/** A cart's deliveries: one, as soon as there is something to carry and somewhere to bring it. */
export function deliveryGroups(
  view: CartView,
  context: StoreContext,
): DeliveryGroupView[] {
  const address = deliveryAddress(view.cart);
  const hidden = !view.trusted || !address || !needsDelivery(view.cart);
  return hidden || context.deliveryOptions.length === 0 ? [] : [{view, address}];
}

/** The one group of a cart is known by the cart's own token. */
function deliveryGroupGid({cart}: CartView): string {
  return inCartGid('CartDeliveryGroup', cart.token, cart.token);
}

function carriedLines(view: CartView): CartLineView[] {
  return view.cart.lines
    .filter(({variant}) => variant.data.requiresShipping !== false)
    .map((line) => ({__typename: 'CartLine', line, view}));
}

const text = (field: keyof PostalAddress) => (address: PostalAddress) => address[field];
const name = ({firstName, lastName}: PostalAddress) =>
  [firstName, lastName].filter(Boolean).join(' ') || null;
const unknown = () => null;

interface FormatArguments {
  withName?: boolean | null;
  withCompany?: boolean | null;
}

/** The lines of an address, as on an envelope of its country. */
function formatAddress(
  address: PostalAddress,
  {withName = false, withCompany = true}: FormatArguments,
): string[] {
  const {company, address1, address2, city, provinceCode, zip, countryCode} = address;
  const street = [
    withName ? name(address) : null,
    withCompany ? company : null,
    address1,
    address2,
  ].filter((line): line is string => Boolean(line));
  return [...street, ...placeLines(countryCode, {city, province: provinceCode, zip})];
}

/** Where an address is, in one line: `City NY, United States`. */
function formatArea({city, provinceCode, countryCode}: PostalAddress): string | null {
  const place = [city, provinceCode].filter(Boolean).join(' ');
  const country = countryCode && countryName(countryCode);
  return [place, country].filter(Boolean).join(', ') || null;
}

/** The masked region of a delivery group's address. */
const NO_REGION = {provinceCode: null, countryCode: null};

const addressResolvers = {
  address1: text('address1'),
  address2: text('address2'),
  city: text('city'),
  company: text('company'),
  countryCode: text('countryCode'),
  firstName: text('firstName'),
  lastName: text('lastName'),
  phone: text('phone'),
  provinceCode: text('provinceCode'),
  zip: text('zip'),
  name,
  // Nothing here knows where an address lies on the globe.
  latitude: unknown,
  longitude: unknown,
  formatted: formatAddress,
  formattedArea: formatArea,
};

export const cartDeliveryResolvers: Resolvers = {
  CartDelivery: {
    addresses: (view: CartView, {selected}: {selected?: boolean | null}): AddressView[] =>
      view.cart.addresses
        .filter((address) => view.trusted && (!selected || address.selected))
        .map((address) => ({view, address})),
  },
  CartSelectableAddress: {
    id: ({address}: AddressView) => addressGid(address.id),
    selected: ({address}: AddressView) => address.selected,
    oneTimeUse: ({address}: AddressView) => address.oneTimeUse,
    address: ({address}: AddressView) => ({
      __typename: 'CartDeliveryAddress',
      ...address.address,
    }),
  },
  CartDeliveryAddress: addressResolvers,
  CartDeliveryGroup: {
    id: ({view}: DeliveryGroupView) => deliveryGroupGid(view),
    groupType: () => 'ONE_TIME_PURCHASE',
    // No discount here takes something off a delivery.
    discountAllocations: () => [],
    cartLines: ({view}: DeliveryGroupView, args: ConnectionArguments) =>
      connectionOf(carriedLines(view), args, ({line}) => line.id),
    deliveryAddress: ({address}: DeliveryGroupView) => address.address,
    deliveryOptions: ({view}: DeliveryGroupView, _: unknown, context): OptionView[] =>
      context.deliveryOptions.map((option) => ({view, option})),
    selectedDeliveryOption: ({view}: DeliveryGroupView, _: unknown, context) => {
      const option = chosenOption(view.cart, context.deliveryOptions);
      return option ? {view, option} : null;
    },
  },
  // Only delivery groups have one here, and their country is masked (recorded, 2026-04).
  MailingAddress: {
    ...addressResolvers,
    id: () => `${toGid('MailingAddress', 0)}?model_name=Address`,
    country: text('countryCode'),
    countryCode: () => '*',
    countryCodeV2: () => 'ZZ',
    province: text('provinceCode'),
    provinceCode: unknown,
    formatted: (address: PostalAddress, args: FormatArguments) =>
      formatAddress({...address, ...NO_REGION}, args),
    formattedArea: (address: PostalAddress) =>
      formatArea({...address, countryCode: null}),
  },
  CartDeliveryOption: {
    code: ({option}: OptionView) => option.title,
    handle: ({option}: OptionView) => publicHandle(option),
    title: ({option}: OptionView) => option.title,
    description: ({option}: OptionView) => option.description,
    deliveryMethodType: () => 'SHIPPING',
    estimatedCost: ({view, option}: OptionView, _: unknown, context) => {
      const market = context.market(buyerCountry(view.cart, context));
      return deliveryPrice(
        option,
        view.pricing.subtotal,
        market,
        context.catalogue.shop.data.currencyCode,
      );
    },
  },
};
