import {BadCartForm} from '~/cart/index.server';
import type {CartServerPart} from '~/cart/parts';
import {isIdNumber, numberIn} from '~/lib/global-id';
import {messagesIn} from '~/lib/messages';
import {isPreOrder} from '~/product/index.server';
import type {ProductServerPart} from '~/product/parts';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';

import {MESSAGES} from './messages';
import {PICKUP_AVAILABILITY_QUERY, PICKUP_LOCATIONS_QUERY} from './pickup.documents';

import type {PickupAvailabilityQuery} from 'storefrontapi.generated';

type Context = Pick<AppContext, 'config' | 'market' | 'storefront' | 'requestId'>;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface PickupPlace {
  /** Number of the location. */
  id: string;
  name: string;
  address: readonly string[];
  /** '' for none. */
  phone: string;
  /** As the merchant wrote them, in lines; '' for none. */
  hours: string;
  /** When it is ready, as the store says it; `null` where it is not available. */
  ready: string | null;
  /** `null` where the store does not say. */
  at: Coordinates | null;
}

export interface PickupView {
  /** Those that have it first; empty where it cannot be picked up at all. */
  places: readonly PickupPlace[];
  /** The line below the button; '' without places. */
  line: string;
  /** What follows it for goods that are made for their buyer; '' where the store does not say. */
  making: string;
  texts: Record<keyof (typeof MESSAGES)['dialog'], string>;
}

const MAX_NAMED = 3;

/**
 * Where the variant with this number can be picked up; `null` where the shop does not say. Never
 * rejects: without an answer there are no places.
 */
export async function loadPickup(
  context: Context,
  variant: string,
): Promise<PickupView | null> {
  const {config, market, storefront, requestId} = context;
  if (!config.pickup || !isIdNumber(variant)) return null;
  const answer = await storefront
    .query(PICKUP_AVAILABILITY_QUERY, {
      variables: {id: `gid://shopify/ProductVariant/${variant}`},
      cache: storefront.CacheShort(),
    })
    .catch((error: unknown) => {
      log('error', 'pickup.read_failed', {request: requestId, message: String(error)});
      return null;
    });
  const {tag} = market;
  const {node, localization} = answer ?? {};
  const places = node && localization ? placesOf(node, localization.country.isoCode) : [];
  const isSomewhere = places.some(({ready}) => ready !== null);
  return {
    places,
    line: lineOf(places, tag),
    making: node && isSomewhere ? makingOf(node, tag) : '',
    texts: messagesIn(tag, MESSAGES).dialog,
  };
}

type Variant = NonNullable<PickupAvailabilityQuery['node']>;

/** The sentence on the working days that it takes to make a variant; '' where there are none. */
function makingOf({product}: Variant, tag: string): string {
  const days = Number(product.making?.value);
  return Number.isInteger(days) && days > 0 ? messagesIn(tag, MESSAGES).making(days) : '';
}

/** Those in a country: nobody fetches an order from another. */
function placesOf({storeAvailability}: Variant, country: string): PickupPlace[] {
  const inCountry = (storeAvailability?.nodes ?? []).filter(
    ({location}) => (location.address.countryCode ?? country) === country,
  );
  const places = inCountry.map(({available, pickUpTime, location}) => {
    const {id, name, address, hours} = location;
    const {formatted, phone, latitude, longitude} = address;
    return {
      id: numberIn(id),
      name,
      address: formatted,
      phone: phone ?? '',
      hours: hours?.value ?? '',
      ready: available ? pickUpTime : null,
      at: latitude == null || longitude == null ? null : {latitude, longitude},
    };
  });
  return places.sort((a, b) => Number(b.ready !== null) - Number(a.ready !== null));
}

function lineOf(places: readonly PickupPlace[], tag: string): string {
  const {ready, nowhere} = messagesIn(tag, MESSAGES);
  if (places.length === 0) return '';
  const [first, ...also] = places.filter((place) => place.ready !== null);
  if (first?.ready == null) return nowhere;
  const names = (list: readonly PickupPlace[]) =>
    list.length > MAX_NAMED
      ? ''
      : new Intl.ListFormat(tag).format(list.map(({name}) => name));
  return ready({
    time: first.ready,
    place: first.name,
    also: names(also),
    missing: names(places.filter((place) => place.ready === null)),
  });
}

declare module '~/product/product' {
  interface ProductAdditions {
    /** Whether the page says where it can be picked up. */
    pickup?: true;
  }
}

/** Goods may be picked up; gift cards arrive by e-mail, pre-orders are on no shelf yet. */
export const PICKUP_ON_PRODUCT: ProductServerPart = {
  read: ({isGiftCard}, {config}) => ({
    additions(product) {
      const isOnShelf = !isGiftCard && !product.isListing && !isPreOrder(product);
      return config.pickup && isOnShelf ? {pickup: true} : {};
    },
  }),
};

declare module '~/cart/cart' {
  interface SaidViews {
    /** How the cart reaches its buyer. */
    pickup: PickupChoice;
  }
}

interface PickupChoice {
  /** Number of the location; '' for delivery. */
  chosen: string;
  /** Those among which the cart chooses; empty where that is not known. */
  places: readonly {id: string; name: string}[];
  texts: Record<keyof (typeof MESSAGES)['cart'], string>;
}

/** Those in the country of the page, and the one that is chosen; none without an answer. */
async function placesOfCart(
  {storefront, requestId}: Pick<Context, 'storefront' | 'requestId'>,
  chosen: string,
): Promise<PickupChoice['places']> {
  try {
    const {locations, localization} = await storefront.query(PICKUP_LOCATIONS_QUERY, {
      cache: storefront.CacheShort(),
    });
    const here = localization.country.isoCode;
    const offered = (locations?.nodes ?? []).filter(
      ({id, address}) =>
        (address.countryCode ?? here) === here || numberIn(id) === chosen,
    );
    return offered.map(({id, name, address: {city}}) => ({
      id: numberIn(id),
      name: city ? `${name}, ${city}` : name,
    }));
  } catch (error) {
    log('error', 'pickup.places_failed', {request: requestId, message: String(error)});
    return [];
  }
}

/**
 * A buyer's preferences for a place. The handle is the location's number: two published storefronts
 * found that Shopify ignores a global id without an error. No live store has been seen to preselect
 * the choice at its checkout.
 */
const preferencesFor = (place: string) => ({
  delivery: place
    ? {deliveryMethod: ['PICK_UP' as const], pickupHandle: [place]}
    : {deliveryMethod: ['SHIPPING' as const], pickupHandle: []},
});

/** Delivery, or pickup at a place: a preference of the cart's buyer. */
export const PICKUP_IN_CART: CartServerPart = {
  said: {
    name: 'pickup',
    async view({buyerIdentity, lines}, context) {
      if (!context.config.pickup) return {};
      const {deliveryMethod = [], pickupHandle = []} =
        buyerIdentity.preferences?.delivery ?? {};
      const chosen = deliveryMethod.includes('PICK_UP') ? (pickupHandle[0] ?? '') : '';
      const places = lines.edges.length > 0 ? await placesOfCart(context, chosen) : [];
      const texts = messagesIn(context.market.tag, MESSAGES).cart;
      return {pickup: {chosen, places, texts}};
    },
    read({pickup}) {
      const isPlace = typeof pickup === 'string' && (pickup === '' || isIdNumber(pickup));
      if (!isPlace) throw new BadCartForm((form) => form.generic);
      return {buyer: {preferences: preferencesFor(pickup)}};
    },
    savedMessage: (tag) => messagesIn(tag, MESSAGES).cart.saved,
  },
};
