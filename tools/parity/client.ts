import type {Version} from '../graphql/schemas';

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
  const response = await fetch(`${store.url}/api/${store.version}/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': token,
    },
    body: JSON.stringify({query, variables}),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  return {status: response.status, body: parsed(text)};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value at a path of an answer; `undefined` where the path ends early. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
