import {isRecord} from '~/lib/json';
import {readJsonBytes} from '~/server/body';
import {shopifyCookies, type AppContext} from '~/server/context';
import {log} from '~/server/log';
import {mayPost} from '~/server/post-limits';

/**
 * Forwards a posted consent document to the Storefront API (decision 0131): Shopify's scripts ask
 * there for the visit's ids and leave the visitor's choice. Everything else is refused, and nothing
 * but the document and Shopify's own cookies is sent.
 */
export async function forwardConsent(
  request: Request,
  context: AppContext,
): Promise<Response> {
  const {config, storefront, preview, began, buyerIp, requestId} = context;
  if (!config.analytics || preview) return refusal(404);
  // The request guard has bounded the body.
  const body: unknown = await request.json().catch(() => null);
  const query = isRecord(body) ? body.query : null;
  if (typeof query !== 'string' || !asksForConsentAlone(query)) return refusal(403);
  if (!refusesCookies(query) && !mayPost('consent', {ip: buyerIp}, began))
    return refusal(429);
  const asked = consentRequest(request, query, context, config.analytics.token);
  try {
    const answer = storefront.forward(asked);
    return await relayed(await Promise.race([answer, lateAfter(config.store.timeoutMs)]));
  } catch (error) {
    log('warn', 'consent.failed', {request: requestId, message: String(error)});
    return refusal(502);
  }
}

const refusal = (status: number) =>
  new Response(null, {status, headers: {'Cache-Control': 'private, no-store'}});

/** Rejects once the time is over: Hydrogen's client takes no signal. */
const lateAfter = (timeoutMs: number) =>
  new Promise<never>((_, reject) => {
    AbortSignal.timeout(timeoutMs).addEventListener('abort', () =>
      reject(new Error('no answer in time')),
    );
  });

const START = /^\s*(?:query\b\s*\w*\s*)?\{\s*consentManagement\s*\{/;

/**
 * Whether a GraphQL document is one query whose only root field is `consentManagement`. What
 * Shopify's scripts never write (comments, block strings, fragments, variables, aliases at the
 * root) makes it `false`.
 */
export function asksForConsentAlone(query: string): boolean {
  if (query.includes('"""')) return false;
  const text = withoutStrings(query);
  const [start] = START.exec(text) ?? [];
  if (start === undefined || /["#$@]|\.\.\./.test(text)) return false;
  let depth = 2;
  for (let at = start.length; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 1) return /^\s*\}\s*$/.test(text.slice(at + 1));
  }
  return false;
}

/**
 * Whether a document says that the visitor allows less than everything. It has passed
 * `asksForConsentAlone`.
 */
export function refusesCookies(query: string): boolean {
  const [choice = ''] =
    /\bvisitorConsent\s*:\s*\{[^}]*\}/.exec(withoutStrings(query)) ?? [];
  return /:\s*false\b/.test(choice);
}

const withoutStrings = (query: string) => query.replace(/"(?:[^"\\\n\r]|\\.)*"/g, "''");

/** Ids of a visit that began before Shopify's cookies of today, which Hydrogen passes on. */
const VISIT_HEADERS = ['X-Shopify-UniqueToken', 'X-Shopify-VisitToken', 'User-Agent'];

/** The request as the store gets it. Its origin tells for which domain the cookies are. */
function consentRequest(
  request: Request,
  query: string,
  {siteOrigin}: AppContext,
  token: string,
): Request {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'X-Shopify-Storefront-Access-Token': token,
    Cookie: shopifyCookies(request.headers.get('Cookie')),
    ...(siteOrigin && {Origin: siteOrigin, Referer: `${siteOrigin}/`}),
  });
  for (const name of VISIT_HEADERS) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(request.url, {
    method: 'POST',
    headers,
    body: JSON.stringify({query}),
  });
}

const RELAYED = ['content-type', 'server-timing', 'set-cookie'];

const MAX_ANSWER_BYTES = 64 * 1024;

/**
 * The store's answer, with Shopify's cookies and the ids of the visit. A copy of all headers keeps
 * several cookies apart: Oxygen's runtime has no `getSetCookie`.
 */
async function relayed(answer: Response): Promise<Response> {
  const json = await readJsonBytes(answer, MAX_ANSWER_BYTES);
  if (!json) return refusal(answer.ok ? 502 : answer.status);
  const headers = new Headers(answer.headers);
  for (const name of new Set(headers.keys()))
    if (!RELAYED.includes(name)) headers.delete(name);
  headers.set('Cache-Control', 'private, no-store');
  return new Response(json, {status: answer.status, headers});
}
