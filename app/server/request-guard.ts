import {withoutClickIds} from '~/lib/click-ids';

import {readBody} from './body';

/*
 * Limits of a request, well above what the shop's pages and forms need, so that no request costs
 * more than a page.
 */
const MAX_PATH_LENGTH = 2048;
const MAX_QUERY_LENGTH = 8 * 1024;
/** Names and values together. */
const MAX_HEADERS_LENGTH = 32 * 1024;
export const MAX_BODY_BYTES = 64 * 1024;
export const MAX_FIELDS = 50;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Where JSON is posted instead of a form. */
export interface JsonPost {
  readonly path: RegExp;
  readonly maxBytes: number;
  /** Any site may post there: the answer depends on no visitor. */
  readonly isOpen?: true;
}

export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 408 | 413 | 414 | 415 | 431;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request passes (with its body read and bounded), is redirected, or is refused. */
type Verdict =
  {readonly request: Request} | {readonly refusal: Refusal} | {readonly location: string};

const refuse = (status: Refusal['status'], headers?: Refusal['headers']): Verdict => ({
  refusal: {status, ...(headers && {headers})},
});

/**
 * Checks a request before the app sees it; never throws. The passed request has the configured
 * `siteOrigin` in its URL, on which `Secure`, `__Host-` and links depend, and no click ids, which a
 * cached page would give to other visitors.
 */
export async function inspectRequest(
  request: Request,
  siteOrigin: string | null,
  jsonPosts: readonly JsonPost[] = [],
): Promise<Verdict> {
  const url = new URL(request.url);
  const {method} = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && method !== 'POST') return refuse(405, {Allow: 'GET, HEAD, POST'});
  const json = jsonPosts.find(({path}) => path.test(url.pathname)) ?? null;
  if (!isRead && !json?.isOpen && isCrossSite(request, siteOrigin)) return refuse(403);
  if (lengthOf(request.headers) > MAX_HEADERS_LENGTH) return refuse(431);
  if (!isReadablePath(url.pathname)) return refuse(404);
  if (url.search.length > MAX_QUERY_LENGTH) return refuse(414);
  // Remix's older data requests are disabled; Single Fetch uses `.data` paths.
  if (url.searchParams.has('_data')) return refuse(400);
  // Without doubled and trailing slashes.
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  // Mails whose links were escaped twice have `&amp;` between parameters.
  const search = url.search.replaceAll('&amp;', '&');
  if (isRead && path + search !== url.pathname + url.search)
    return {location: path + search};
  if (path !== url.pathname) return refuse(404);
  const appUrl = (siteOrigin ?? url.origin) + url.pathname + withoutClickIds(url.search);
  if (!isRead) return inspectPost(request, appUrl, json);
  return {request: appUrl === request.url ? request : new Request(appUrl, request)};
}

/**
 * Whether a post comes from another site: `Sec-Fetch-Site`, if sent, must be `same-origin`, and
 * `Origin`, if sent, must have a host and port of the shop (decision 0065). One of the two is
 * required, and the scheme does not count: behind a proxy that terminates TLS the worker sees http.
 */
function isCrossSite({headers, url}: Request, siteOrigin: string | null): boolean {
  const site = headers.get('Sec-Fetch-Site');
  const origin = headers.get('Origin');
  if (site !== null && site !== 'same-origin') return true;
  if (origin === null || origin === 'null') return site === null;
  return ![url, siteOrigin].some((own) => own !== null && isSameHost(origin, own));
}

/**
 * Whether an `Origin` header has the host and port of `url`, the port being its scheme's own
 * where none is named.
 */
function isSameHost(origin: string, url: string): boolean {
  const {protocol, host} = URL.canParse(origin)
    ? new URL(origin)
    : {protocol: '', host: ''};
  if (!/^https?:$/.test(protocol) || origin !== `${protocol}//${host}`) return false;
  // A `Host: shop.example:443` is the host of https://shop.example.
  return new URL(`${protocol}//${new URL(url).host}`).host === host;
}

function lengthOf(headers: Headers): number {
  let length = 0;
  headers.forEach((value, name) => (length += name.length + value.length));
  return length;
}

/**
 * Whether all path segments decode, without control characters, and without backslashes: URLs read
 * them as slashes, so the router takes `/\` for a URL whose host is missing.
 */
function isReadablePath(pathname: string): boolean {
  if (pathname.length > MAX_PATH_LENGTH) return false;
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * The post as the app sees it, at `appUrl`. Removes `Origin`, which has been checked: Remix would
 * compare it with `X-Forwarded-Host` or `Host`, which behind a proxy (the development server is
 * one) differ from the visitor's.
 */
async function inspectPost(
  request: Request,
  appUrl: string,
  json: JsonPost | null,
): Promise<Verdict> {
  const type = request.headers.get('Content-Type') ?? '';
  const essence = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  const types = json ? ['application/json'] : FORM_TYPES;
  if (!types.includes(essence)) return refuse(415);
  const body = await readBody(request, json?.maxBytes ?? MAX_BODY_BYTES);
  if (typeof body === 'number') return refuse(body);
  if (!json && !(await isForm(type, body))) return refuse(400);
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  headers.delete('X-Forwarded-Host');
  const {method, signal} = request;
  return {request: new Request(appUrl, {method, headers, body, signal})};
}

/**
 * Whether a body is a form within the limit of fields: Hydrogen's parsing is quadratic in their
 * number.
 */
async function isForm(type: string, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    const form = await new Response(body, {headers: {'Content-Type': type}}).formData();
    return [...form.keys()].length <= MAX_FIELDS;
  } catch {
    return false;
  }
}
