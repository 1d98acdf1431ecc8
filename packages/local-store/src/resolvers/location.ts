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

type Address = LocationRecord['data']['address'];

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
  const stock = inventory.isAvailable(variant) ? (inventory.stock(variant) ?? 1) : 0;
  const {id} = variant.product.data;
  return connectionOf(
    sorted(locations, near).map((location) => {
      const {pickUpTime, notStocked} = location.data;
      const quantityAvailable = notStocked?.includes(id) ? 0 : Math.max(0, stock);
      return {location, pickUpTime, quantityAvailable, available: quantityAvailable > 0};
    }),
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
    address: ({data: {address, latitude, longitude}}: LocationRecord) => ({
      address2: null,
      phone: null,
      provinceCode: null,
      ...address,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
    }),
  },
  LocationAddress: {
    country: ({countryCode}: Address) => countryName(countryCode),
    province: ({provinceCode}: Address) => provinceCode ?? null,
    formatted: ({address1, city, provinceCode, zip, countryCode}: Address) => [
      address1,
      ...placeLines(countryCode, {city, province: provinceCode ?? null, zip}),
    ],
  },
};
