/** Metafields of anything that has them, and what they refer to. */
import type {MetafieldData} from '../catalogue';
import {metafieldId} from '../model/cart-metafields';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {toGid} from '../model/global-id';
import {referenceOf, referencesOf} from '../model/catalogue-references';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

/** The source of a `Metafield`. */
export interface MetafieldRecord {
  data: MetafieldData;
  parent: {__typename: string; gid: string};
  /** ISO instant of the parent's last change. */
  updatedAt: string;
  /** Where metafields are written down one by one, as on carts: the own id and its beginning. */
  own?: {gid: string; createdAt: string};
}

/** A resource that may carry metafields. */
interface MetafieldParent {
  __typename: string;
  gid: string;
  data: {metafields?: MetafieldData[]; updatedAt?: string};
}

interface Identifier {
  namespace?: string | null;
  key: string;
}

/** Shops have no date of change; theirs is the beginning of the catalogue's time. */
const unknownDate = '2025-01-01T00:00:00Z';

/** Resolvers of `metafield` and `metafields`, for every type that has them. */
export const metafieldFields = {
  metafield: (parent: MetafieldParent, identifier: Identifier, context: StoreContext) =>
    find(parent, identifier, context),
  metafields: (
    parent: MetafieldParent,
    {identifiers}: {identifiers: Identifier[]},
    context: StoreContext,
  ) => identifiers.map((identifier) => find(parent, identifier, context)),
};

function find(
  parent: MetafieldParent,
  {namespace, key}: Identifier,
  {metafields}: StoreContext,
): MetafieldRecord | null {
  const isAsked = (field: MetafieldData) =>
    field.namespace === namespace && field.key === key;
  // Without a namespace the API means the asking app's own, in which the catalogue has nothing.
  const data =
    metafields.get(parent.gid)?.find(isAsked) ?? parent.data.metafields?.find(isAsked);
  return data ? {data, parent, updatedAt: parent.data.updatedAt ?? unknownDate} : null;
}

export const metafieldResolvers: Resolvers = {
  Metafield: {
    id: ({data, parent, own}: MetafieldRecord) =>
      own?.gid ??
      toGid('Metafield', metafieldId(parent.gid, `${data.namespace}.${data.key}`)),
    namespace: ({data}: MetafieldRecord) => data.namespace,
    key: ({data}: MetafieldRecord) => data.key,
    type: ({data}: MetafieldRecord) => data.type,
    list: ({data}: MetafieldRecord) => data.type.startsWith('list.'),
    value: ({data}: MetafieldRecord) => data.value,
    description: () => null,
    createdAt: ({updatedAt, own}: MetafieldRecord) => own?.createdAt ?? updatedAt,
    updatedAt: ({updatedAt}: MetafieldRecord) => updatedAt,
    parentResource: ({parent}: MetafieldRecord) => parent,
    reference: ({data}: MetafieldRecord, _: unknown, {catalogue}) =>
      referenceOf(data, catalogue),
    references: ({data}: MetafieldRecord, args: ConnectionArguments, {catalogue}) => {
      const references = referencesOf(data, catalogue);
      return references && connectionOf(references, args);
    },
  },
};
