import {shopPath} from '~/market';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
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
  ...['content-type', 'cache-control', 'retry-after', 'www-authenticate'],
  ...['mcp-session-id', 'signature', 'signature-input', 'content-digest'],
];

/**
 * Forwards an agent's request to the store's own endpoint of the same path: its profile, and its
 * tools (docs/discovery.md). The request guard has bounded the body.
 */
export async function forwardCommerce(
  request: Request,
  {config, preview, began, buyerIp, requestId, siteOrigin}: AppContext,
): Promise<Response> {
  const {method} = request;
  const path = method === 'POST' ? TOOLS_PATH : PROFILE_PATH;
  const url = config.store.origin + path;
  // The store's domain may be the shop's own: it would ask itself.
  if (!config.agents || preview || config.store.origin === siteOrigin)
    return refusal(404);
  if (!mayPost('agents', {ip: buyerIp}, began))
    return refusal(429, {'Retry-After': '60'});
  try {
    const answer = await fetch(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: only(SENT, request.headers),
      ...(method === 'POST' && {body: await request.arrayBuffer()}),
      // A profile is never behind a redirect (ucp.dev, "Profile hosting").
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status >= 300 && answer.status < 400) return refusal(404);
    const headers = only(RELAYED, answer.headers);
    if (method === 'POST' || !answer.ok) headers.set('Cache-Control', 'no-store');
    return new Response(await answer.arrayBuffer(), {status: answer.status, headers});
  } catch (error) {
    log('warn', 'commerce.failed', {request: requestId, message: String(error)});
    return refusal(502);
  }
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});

function only(names: readonly string[], headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of new Set(headers.keys()))
    if (!names.includes(name)) kept.delete(name);
  return kept;
}
