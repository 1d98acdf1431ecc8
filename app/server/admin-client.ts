import {isRecord, readJson} from '~/lib/json';

import type {AppConfig} from './config';

/** Credentials of the Admin API. Empty texts are not set; a static token wins over a client. */
export type AdminSettings = AppConfig['admin'];

/**
 * - `refused`: the store rejects them;
 * - `scope`: the app lacks a permission;
 * - `setup`: the store lacks a metaobject definition;
 * - `invalid`: the store rejects a value;
 * - `gone`: the entry no longer exists;
 * - `busy`: still throttled after waiting;
 * - `unreachable`: no answer, or none from the Admin API.
 */
export type AdminFailure =
  'refused' | 'scope' | 'setup' | 'invalid' | 'gone' | 'busy' | 'unreachable';

/** A failed Admin API operation. Holds no token and no value. */
export class AdminError extends Error {
  override readonly name = 'AdminError';

  /**
   * @param detail the missing permission, the key of the rejected field, or Shopify's reason for
   * refusing a client
   * @param operation name of the failed operation
   */
  constructor(
    readonly kind: AdminFailure,
    readonly detail = '',
    readonly operation = '',
  ) {
    super(detail === '' ? kind : `${kind}: ${detail}`);
  }
}

interface UserError {
  readonly code: string | null;
  readonly elementKey: string | null;
}

export interface AdminClient {
  /**
   * Sends one operation, whose name is in `document`.
   * @throws AdminError
   */
  ask<Data>(document: string, variables?: Record<string, unknown>): Promise<Data>;
}

export const ADMIN_API_VERSION = '2026-04';

/** Timeout of one operation, including waits while throttled. */
const DEADLINE_MS = 10_000;
const ATTEMPT_MS = 6000;
/** Most retries of a throttled operation, which the store has not executed. */
const MAX_WAITS = 2;
const WAIT_MS = 1000;
const RENEW_BEFORE_MS = 5 * 60 * 1000;

interface Token {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/**
 * Access tokens by client credentials. Values, not promises: in a worker one request must not await
 * another's promise.
 */
const tokens = new Map<string, Token>();

/** The Admin API of a store, for the server alone; `null` without credentials. */
export function createAdminClient(
  settings: AdminSettings,
  clock: () => number = Date.now,
): AdminClient | null {
  const {origin, token: fixed, clientId, clientSecret} = settings;
  if (fixed === '' && (clientId === '' || clientSecret === '')) return null;
  const name = `${origin}\n${clientId}\n${clientSecret}`;

  async function accessToken(): Promise<string> {
    if (fixed !== '') return fixed;
    const known = tokens.get(name);
    if (known && clock() < known.until) return known.text;
    const token = await exchange(settings, clock());
    tokens.set(name, token);
    return token.text;
  }

  async function send(body: string): Promise<Response> {
    const url = `${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`;
    const attempt = async () =>
      post(url, body, {
        'Content-Type': 'application/json',
        'X-Shopify-Access-Token': await accessToken(),
      });
    const response = await attempt();
    // The token may have been revoked before it expired: get a new one.
    if (response.status !== 401 || fixed !== '') return response;
    tokens.delete(name);
    return attempt();
  }

  return {
    async ask<Data>(document: string, variables: Record<string, unknown> = {}) {
      const [, type, operation = ''] = /(query|mutation)\s+(\w+)/.exec(document) ?? [];
      const body = JSON.stringify({query: document, variables});
      const deadline = clock() + DEADLINE_MS;
      try {
        for (let waits = 0; ; waits += 1) {
          const answer = await readAnswer(await send(body));
          if (answer.kind === 'data') {
            if (type === 'mutation') assertExecuted(answer.data);
            // The document determines the shape of the data.
            return answer.data as Data;
          }
          const until = clock() + answer.waitMs;
          if (waits >= MAX_WAITS || until > deadline) throw new AdminError('busy');
          await new Promise((resolve) => setTimeout(resolve, answer.waitMs));
        }
      } catch (error) {
        const {kind, detail} =
          error instanceof AdminError ? error : new AdminError('unreachable');
        throw new AdminError(kind, detail, operation);
      }
    },
  };
}

function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
}

/** Why Shopify gives a client whose id and secret are right no token; its answer may be a page. */
const NO_TOKEN = /\b(?:shop_not_permitted|app_not_installed)\b/;

/** A token for the client's id and secret (OAuth 2.0, client credentials). */
async function exchange(
  {origin, clientId, clientSecret}: AdminSettings,
  now: number,
): Promise<Token> {
  const response = await post(
    `${origin}/admin/oauth/access_token`,
    JSON.stringify({
      client_id: clientId,
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    }),
    {'Content-Type': 'application/json', Accept: 'application/json'},
  );
  if (response.status >= 500) throw new AdminError('unreachable');
  const body = await response.text();
  const given: unknown = response.ok ? readJson(body) : null;
  const {access_token: text, expires_in: seconds} = isRecord(given) ? given : {};
  if (typeof text !== 'string' || text === '')
    throw new AdminError('refused', NO_TOKEN.exec(body)?.[0]);
  const lasts = typeof seconds === 'number' ? seconds * 1000 : RENEW_BEFORE_MS;
  return {text, until: now + Math.max(0, lasts - RENEW_BEFORE_MS)};
}

type Answer =
  {kind: 'data'; data: Record<string, unknown>} | {kind: 'throttled'; waitMs: number};

async function readAnswer(response: Response): Promise<Answer> {
  const {status, headers} = response;
  if (status === 429) {
    const seconds = Number(headers.get('Retry-After'));
    return {kind: 'throttled', waitMs: seconds > 0 ? seconds * 1000 : WAIT_MS};
  }
  if (status === 401 || status === 403) throw new AdminError('refused');
  if (status !== 200) throw new AdminError('unreachable');
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new AdminError('unreachable');
  const errors = Array.isArray(body.errors) ? body.errors : [];
  for (const error of errors) {
    const extensions =
      isRecord(error) && isRecord(error.extensions) ? error.extensions : {};
    if (extensions.code === 'THROTTLED')
      return {kind: 'throttled', waitMs: throttleWait(body.extensions)};
    if (extensions.code === 'ACCESS_DENIED') {
      const required = String(extensions.requiredAccess ?? '');
      throw new AdminError('scope', /\b(?:read|write)_\w+/.exec(required)?.[0] ?? '');
    }
  }
  if (errors.length > 0 || !isRecord(body.data)) throw new AdminError('unreachable');
  return {kind: 'data', data: body.data};
}

/** Milliseconds until the store has room for the operation again. */
function throttleWait(extensions: unknown): number {
  const cost = isRecord(extensions) && isRecord(extensions.cost) ? extensions.cost : {};
  const status = isRecord(cost.throttleStatus) ? cost.throttleStatus : {};
  const lacking = Number(cost.requestedQueryCost) - Number(status.currentlyAvailable);
  const wait = (lacking / Number(status.restoreRate)) * 1000;
  return Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : WAIT_MS;
}

const FAILURE_OF_CODE: Readonly<Record<string, AdminFailure>> = {
  UNDEFINED_OBJECT_TYPE: 'setup',
  UNDEFINED_OBJECT_FIELD: 'setup',
  RECORD_NOT_FOUND: 'gone',
  NOT_AUTHORIZED: 'scope',
};

/**
 * Throws unless a mutation says that it was executed: each payload is there, and without
 * `userErrors`.
 */
function assertExecuted(data: Record<string, unknown>) {
  const payloads = Object.values(data);
  if (payloads.length === 0) throw new AdminError('unreachable');
  for (const payload of payloads) {
    if (!isRecord(payload) || !Array.isArray(payload.userErrors))
      throw new AdminError('unreachable');
    const [first] = payload.userErrors as UserError[];
    if (!first) continue;
    throw new AdminError(
      FAILURE_OF_CODE[first.code ?? ''] ?? 'invalid',
      first.elementKey ?? first.code ?? '',
    );
  }
}
