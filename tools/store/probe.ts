/** Sends single queries to a store. Every failure is a reply too, with a fix. */
import {isRecord, readJson} from '../../app/lib/json';
import type {AppConfig} from '../../app/server/config';

/** Version of the Storefront API that Hydrogen's client asks for, and that the documents are written for (§9). */
export const STOREFRONT_API_VERSION = '2025-01';

export interface ProbeError {
  message: string;
  code?: string;
  /** The permission that the token lacks, for example `unauthenticated_read_product_tags`. */
  requiredAccess?: string;
}

export type Reply =
  | {
      kind: 'answer';
      /** The API version that answered, if the store says. */
      version: string | null;
      data: Readonly<Record<string, unknown>> | null;
      errors: readonly ProbeError[];
    }
  | Failure;

/** Why a question has no answer. */
export interface Failure {
  kind: 'failure';
  reason: string;
  /** Of the response, if there was one. */
  status?: number;
}

/** Which token a question carries; by default the one that the worker would use. */
export type TokenKind = 'public' | 'private' | 'none';

export interface StoreProbe {
  ask(
    query: string,
    variables?: Record<string, unknown>,
    token?: TokenKind,
  ): Promise<Reply>;
}

/** A store's origin and tokens. */
export type StoreAccess = Pick<
  AppConfig['store'],
  'origin' | 'publicToken' | 'privateToken'
>;

const statusMeanings = {
  401: 'the token is refused',
  402: 'the store is frozen: its bill is unpaid',
  403: 'the store refuses this caller',
  404: 'there is no Storefront API at this URL',
  423: 'the store is locked',
  429: 'the store asks for fewer requests',
  430: 'the store takes this caller for a bot',
} as const satisfies Record<number, string>;

/**
 * A probe of a store. Its answers never hold a token that it was given.
 * @param options.timeoutMs how long the store may take to answer one question; 10 s by default
 */
export function createProbe(
  store: StoreAccess,
  {
    version = STOREFRONT_API_VERSION,
    timeoutMs = 10_000,
  }: {version?: string; timeoutMs?: number} = {},
): StoreProbe {
  const url = `${store.origin}/api/${version}/graphql.json`;
  const usual = store.privateToken ? 'private' : 'public';
  const tokenHeaders: Record<TokenKind, Record<string, string>> = {
    public: {'X-Shopify-Storefront-Access-Token': store.publicToken},
    private: {'Shopify-Storefront-Private-Token': store.privateToken},
    none: {},
  };
  return {
    async ask(query, variables = {}, token = usual) {
      try {
        const headers = tokenHeaders[token];
        return replyOf(await postQuery(url, {headers, query, variables, timeoutMs}));
      } catch (error) {
        return {kind: 'failure', reason: reasonOf(error, timeoutMs)};
      }
    },
  };
}

interface Post {
  headers: Record<string, string>;
  query: string;
  variables: Record<string, unknown>;
  timeoutMs: number;
}

/** A GraphQL query over HTTP, and its answer as it is. @throws where there is none in time */
export async function postQuery(
  url: string,
  {headers, query, variables, timeoutMs}: Post,
): Promise<{status: number; version: string | null; body: string}> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: JSON.stringify({query, variables}),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return {
    status: response.status,
    version: response.headers.get('X-Shopify-API-Version'),
    body: await response.text(),
  };
}

function replyOf({status, version, body}: Awaited<ReturnType<typeof postQuery>>): Reply {
  if (status !== 200) {
    return {kind: 'failure', status, reason: `HTTP ${status}: ${meaningOf(status)}`};
  }
  const answer = readJson(body);
  if (!isRecord(answer) || !('data' in answer || 'errors' in answer)) {
    const reason =
      'an answer that is not the Storefront API’s: a password page, a bot check or another site';
    return {kind: 'failure', status, reason};
  }
  const errors = Array.isArray(answer.errors) ? answer.errors.map(probeError) : [];
  if (errors.some(({code}) => code === 'THROTTLED'))
    return {kind: 'failure', status: 429, reason: statusMeanings[429]};
  return {
    kind: 'answer',
    version,
    data: isRecord(answer.data) ? answer.data : null,
    errors,
  };
}

function meaningOf(status: number): string {
  const known: Readonly<Record<number, string>> = statusMeanings;
  return known[status] ?? (status >= 500 ? 'the store is down' : 'an unexpected status');
}

function probeError(error: unknown): ProbeError {
  if (!isRecord(error)) return {message: String(error)};
  const {code, requiredAccess} = isRecord(error.extensions) ? error.extensions : {};
  return {
    message: String(error.message ?? ''),
    ...(typeof code === 'string' && {code}),
    ...(typeof requiredAccess === 'string' && {
      requiredAccess: permissionIn(requiredAccess),
    }),
  };
}

/** Shopify names the missing permission in a sentence: “`unauthenticated_read_content` access scope.” */
function permissionIn(sentence: string): string {
  return /unauthenticated_\w+/.exec(sentence)?.[0] ?? sentence;
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer in ${timeoutMs / 1000} s`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code =
    isRecord(cause) && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `no connection${code}`;
}

/** The records of a list; none for anything else. */
export const recordsIn = (list: unknown) =>
  Array.isArray(list) ? list.filter(isRecord) : [];

/** The nodes of a connection. */
export const nodesIn = (connection: unknown) =>
  recordsIn(isRecord(connection) ? connection.nodes : null);

/** The nodes of the connection `field`, page by page, up to a page that the store refuses. */
export async function allNodes(
  probe: StoreProbe,
  query: string,
  {field, pages}: {field: string; pages: number},
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let after: unknown = null;
  for (let page = 0; page < pages; page += 1) {
    const reply: Reply = await probe.ask(query, {after});
    const connection = reply.kind === 'answer' ? reply.data?.[field] : null;
    found.push(...nodesIn(connection));
    const info = isRecord(connection) ? connection.pageInfo : null;
    if (!isRecord(info) || info.hasNextPage !== true) break;
    after = info.endCursor;
  }
  return found;
}

/** The remedy where the token lacks a permission. */
export function grantFix(permission: string): string {
  return `Grant the Storefront API permission ${permission} to the channel’s token.`;
}

const DOMAIN_FIX =
  'Set PUBLIC_STORE_DOMAIN to the store’s own domain (your-store.myshopify.com), without a path.';

/** The remedy where the store gave no answer. */
export function failureFix({status}: Failure): string {
  if (status === undefined) return DOMAIN_FIX;
  if (status === 402 || status === 423)
    return 'See to the store’s plan in the Shopify admin.';
  if (status === 429 || status === 430)
    return 'Wait a minute, then ask again; set PRIVATE_STOREFRONT_API_TOKEN, whose limits count for each buyer.';
  if (status >= 500) return 'Ask again later; see shopifystatus.com.';
  return DOMAIN_FIX;
}
