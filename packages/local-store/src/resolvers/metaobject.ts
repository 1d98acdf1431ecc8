/** Metaobjects, among them the storefront's themes. */
import type {MetaobjectFieldData} from '../catalogue';
import type {MetaobjectRecord} from '../model/catalogue-records';
import {referenceOf, referencesOf, valueOf} from '../model/catalogue-references';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';

interface Lookup {
  id?: string | null;
  handle?: {type: string; handle: string} | null;
}

function metaobject(_: unknown, {id, handle}: Lookup, {catalogue}: StoreContext) {
  if (id == null) {
    const match = ({data}: MetaobjectRecord) =>
      data.type === handle?.type && data.handle === handle.handle;
    return catalogue.metaobjects.find(match) ?? null;
  }
  const found = catalogue.node(id);
  return found?.__typename === 'Metaobject' ? found : null;
}

interface ListArguments extends ConnectionArguments {
  type: string;
  /** `id` or `updated_at`, by the schema's description; anything else sorts by id. */
  sortKey?: string | null;
}

function metaobjects(_: unknown, args: ListArguments, {catalogue}: StoreContext) {
  const byDate = args.sortKey === 'updated_at';
  const found = catalogue.metaobjects
    .filter(({data}) => data.type === args.type)
    .sort(
      (a, b) =>
        (byDate ? Date.parse(a.data.updatedAt) - Date.parse(b.data.updatedAt) : 0) ||
        a.data.id - b.data.id,
    );
  return connectionOf(found, args, ({gid}) => gid);
}

export const metaobjectResolvers: Resolvers = {
  QueryRoot: {metaobject, metaobjects},
  Metaobject: {
    id: ({gid}: MetaobjectRecord) => gid,
    type: ({data}: MetaobjectRecord) => data.type,
    handle: ({data}: MetaobjectRecord) => data.handle,
    updatedAt: ({data}: MetaobjectRecord) => data.updatedAt,
    // No order is promised; a live store was seen to sort by key (2026-11).
    fields: ({data}: MetaobjectRecord) =>
      [...data.fields].sort((a, b) => (a.key < b.key ? -1 : 1)),
    field: ({data}: MetaobjectRecord, {key}: {key: string}) =>
      data.fields.find((field) => field.key === key) ?? null,
    // Metaobjects have no pages of their own in this shop.
    onlineStoreUrl: () => null,
    seo: () => null,
  },
  MetaobjectField: {
    value: (field: MetaobjectFieldData, _: unknown, {catalogue}) =>
      valueOf(field, catalogue),
    reference: (field: MetaobjectFieldData, _: unknown, {catalogue}) =>
      referenceOf(field, catalogue),
    references: (field: MetaobjectFieldData, args: ConnectionArguments, {catalogue}) => {
      const references = referencesOf(field, catalogue);
      return references && connectionOf(references, args, ({gid}) => gid);
    },
  },
};
