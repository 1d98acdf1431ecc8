import type {RunningStore} from '../../tools/store/club-store';
import type {Version} from '../../tools/graphql/schemas';

/** What a Storefront API answers, as far as any client may rely on it. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly {message: string}[];
}

export type Variables = Record<string, unknown>;

/** Sends a document to a store over HTTP. Throws if the answer is not the JSON of a 200. */
export async function send(
  store: RunningStore,
  version: Version,
  query: string,
  variables: Variables,
): Promise<Answer> {
  const response = await fetch(`${store.url}/api/${version}/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
    },
    body: JSON.stringify({query, variables}),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** What an answer lacks to be a full success: errors, empty fields, and the cart's own complaints. */
export function shortcomingsOf(answer: Answer): string[] {
  const fields = Object.entries(answer.data ?? {});
  return [
    ...(answer.errors ?? []).map(({message}) => message),
    ...(fields.length === 0 ? ['no data'] : []),
    ...fields.filter(([, value]) => value === null).map(([name]) => `${name} is null`),
    ...fields.flatMap(([, value]) => complaintsOf(value)),
  ];
}

function complaintsOf(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null) return [];
  if (!('userErrors' in payload) || !Array.isArray(payload.userErrors)) return [];
  return payload.userErrors.map((error) => JSON.stringify(error));
}
