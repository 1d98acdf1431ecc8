/** Places where orders are collected, and what is there. */
import type {LocationRecord, VariantRecord} from '../model/catalogue-records';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {countryName, placeLines} from '../model/countries';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {metafieldFields} from './metafield';

interface Coordinates {
  latitude: number;
  longitude: number;
}

interface LocationArguments extends ConnectionArguments {
  near?: Coordinates | null;
  sortKey?: string | null;
}

/** Nearest first where coordinates are given: on so small a scale the earth is flat. */
function sorted(locations: readonly LocationRecord[], near: Coordinates | null = null) {
  if (!near) return [...locations];
  const away = ({data: {latitude = 0, longitude = 0}}: LocationRecord) =>
    Math.hypot(
      latitude - near.latitude,
      (longitude - near.longitude) * Math.cos((near.latitude * Math.PI) / 180),
    );
  return [...locations].sort((a, b) => away(a) - away(b));
}

/** `ProductVariant.storeAvailability`: none for what is not carried. */
export function storeAvailability(
  variant: VariantRecord,
  {near, ...args}: LocationArguments,
  {catalogue, inventory}: StoreContext,
) {
  const locations = variant.data.requiresShipping === false ? [] : catalogue.locations;
  const stock = (location: LocationRecord) =>
    location.data.notStocked?.includes(variant.product.data.id) ||
    !inventory.isAvailable(variant)
      ? 0
      : (inventory.stock(variant) ?? 1);
  return connectionOf(
    sorted(locations, near).map((location) => ({
      location,
      pickUpTime: location.data.pickUpTime,
      quantityAvailable: Math.max(0, stock(location)),
      available: stock(location) > 0,
    })),
    args,
    ({location}) => location.gid,
  );
}

export const locationResolvers: Resolvers = {
  QueryRoot: {
    locations: (
      _: unknown,
      {near, sortKey, ...args}: LocationArguments,
      {catalogue: {locations}}: StoreContext,
    ) =>
      connectionOf(
        sorted(locations, sortKey === 'DISTANCE' ? near : null),
        args,
        ({gid}) => gid,
      ),
  },
  Location: {
    ...metafieldFields,
    id: ({gid}: LocationRecord) => gid,
    name: ({data}: LocationRecord) => data.name,
    address: ({data}: LocationRecord) => data,
  },
  LocationAddress: {
    address1: ({address}: LocationRecord['data']) => address.address1,
    address2: () => null,
    city: ({address}: LocationRecord['data']) => address.city,
    country: ({address}: LocationRecord['data']) => countryName(address.countryCode),
    countryCode: ({address}: LocationRecord['data']) => address.countryCode,
    formatted: ({address}: LocationRecord['data']) => [
      address.address1,
      ...placeLines(address.countryCode, {
        city: address.city,
        province: address.provinceCode ?? null,
        zip: address.zip,
      }),
    ],
    latitude: ({latitude}: LocationRecord['data']) => latitude ?? null,
    longitude: ({longitude}: LocationRecord['data']) => longitude ?? null,
    phone: ({address}: LocationRecord['data']) => address.phone ?? null,
    province: ({address}: LocationRecord['data']) => address.provinceCode ?? null,
    provinceCode: ({address}: LocationRecord['data']) => address.provinceCode ?? null,
    zip: ({address}: LocationRecord['data']) => address.zip,
  },
};
