import {readJson} from '../../app/lib/json';
import type {Version} from '../graphql/schemas';
import {postQuery} from '../store/probe';

/** A store to compare, in one version of its API. */
export interface ComparedStore {
  /** Its name in reports. */
  name: string;
  /** Without a slash at the end. */
  url: string;
  publicToken: string;
  version: Version;
  /** Global id of a collection with products. */
  collectionId: string;
}

export interface RawAnswer {
  status: number;
  /** Parsed JSON, or the text where it is none. */
  body: unknown;
}

/** Queries over HTTP as a browser would. `token` replaces the store's own. */
export async function askStore(
  store: ComparedStore,
  query: string,
  variables: Record<string, unknown> = {},
  token = store.publicToken,
): Promise<RawAnswer> {
  const {status, body} = await postQuery(
    `${store.url}/api/${store.version}/graphql.json`,
    {
      headers: {'X-Shopify-Storefront-Access-Token': token},
      query,
      variables,
      timeoutMs: 15_000,
    },
  );
  return {status, body: readJson(body) ?? body};
}

/** The value at a path of an answer; `undefined` where the path ends early. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
