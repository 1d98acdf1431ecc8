import {shopPath} from '~/market';
import {readJsonBytes} from '~/server/body';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import {isolateCache} from '~/server/page-cache';
import type {WorkerPart} from '~/server/parts';
import {mayPost} from '~/server/post-limits';

/** The store's profile for agents, and its tools (ucp.dev). */
export const PROFILE_PATH = '/.well-known/ucp';
export const TOOLS_PATH = shopPath('/api/ucp/mcp')();

export const AGENTS_IN_WORKER: WorkerPart = {
  // Agents are no browsers, and what is forwarded names no visitor.
  jsonPosts: [{path: /^\/api\/ucp\/mcp$/, maxBytes: 32 * 1024, isOpen: true}],
  crawled: ({agents}) => (agents ? [PROFILE_PATH, TOOLS_PATH] : []),
};

/** An agent waits longer than a page does. */
const TIMEOUT_MS = 10_000;

/**
 * What the store needs of a request: its form, who the agent is, and its signature (RFC 9421).
 * Never a cookie.
 */
const SENT = [
  ...['accept', 'accept-language', 'content-type', 'user-agent', 'authorization'],
  ...['mcp-protocol-version', 'mcp-session-id', 'idempotency-key', 'request-id'],
  ...['ucp-agent', 'signature', 'signature-agent', 'signature-input', 'content-digest'],
];

const RELAYED = [
  ...['cache-control', 'vary', 'retry-after', 'www-authenticate', 'mcp-session-id'],
  ...['content-type', 'signature', 'signature-input', 'content-digest'],
];
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** The profile for a minute, unless the store forbids it, by what was sent for it. */
const profilesOf = isolateCache<{json: Uint8Array<ArrayBuffer>; headers: Headers}>(
  60_000,
);
const FORBIDS_KEEPING = /\b(?:no-store|no-cache|private)\b/i;

/**
 * Forwards an agent's request to the store's own endpoint of the same path: its profile, and its
 * tools (docs/discovery.md). The request guard has bounded the body.
 */
export async function forwardCommerce(
  request: Request,
  {config, preview, began, buyerIp, requestId, siteOrigin}: AppContext,
): Promise<Response> {
  const isCall = request.method === 'POST';
  const url = config.store.origin + (isCall ? TOOLS_PATH : PROFILE_PATH);
  // The store's domain may be the shop's own: it would ask itself.
  if (!config.agents || preview || config.store.origin === siteOrigin)
    return refusal(404);
  const sent = only(SENT, request.headers);
  const asked = JSON.stringify([...sent]);
  const kept = isCall ? null : profilesOf(config).find(asked, began);
  if (kept) return new Response(kept.json, {headers: kept.headers});
  if (!mayPost('agents', {ip: buyerIp}, began))
    return refusal(429, {'Retry-After': '60'});
  try {
    const answer = await fetch(url, {
      method: isCall ? 'POST' : 'GET',
      headers: sent,
      body: isCall ? await request.arrayBuffer() : null,
      // A profile is never behind a redirect (ucp.dev, "Profile hosting").
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status >= 300 && answer.status < 400) return refusal(404);
    const json = await readJsonBytes(answer, MAX_ANSWER_BYTES);
    // Anything else would be a page of the shop's; a notification of an agent's has no answer.
    if (!json && answer.ok && answer.status !== 202) return refusal(502);
    const headers = only(RELAYED, answer.headers);
    if (!json) headers.delete('Content-Type');
    if (isCall || !answer.ok) headers.set('Cache-Control', 'no-store');
    const mayKeep = !FORBIDS_KEEPING.test(headers.get('Cache-Control') ?? '');
    if (json && answer.status === 200 && mayKeep)
      profilesOf(config).keep(asked, {json, headers: new Headers(headers)}, began);
    return new Response(json, {status: answer.status, headers});
  } catch (error) {
    log('warn', 'commerce.failed', {request: requestId, message: String(error)});
    return refusal(502);
  }
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});

const only = (names: readonly string[], headers: Headers) =>
  new Headers([...headers].filter(([name]) => names.includes(name)));
