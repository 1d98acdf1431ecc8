/** The largest body a form of this shop can need, generously. */
export const MAX_BODY_BYTES = 64 * 1024;
const MAX_PATH_LENGTH = 2048;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Why a request is turned away, before anything else looks at it. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request goes on (perhaps with its body read and bounded), is sent elsewhere, or is refused. */
export type Verdict =
  {readonly request: Request} | {readonly refusal: Refusal} | {readonly location: string};

const refuse = (status: Refusal['status'], headers?: Refusal['headers']): Verdict => ({
  refusal: {status, ...(headers && {headers})},
});

/** Path segments that decode, and hold no control characters. */
function isReadablePath(pathname: string): boolean {
  if (pathname.length > MAX_PATH_LENGTH) return false;
  try {
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** One path for each page: no doubled and no trailing slash. `null` when the path is already that one. */
function tidyPath(pathname: string): string | null {
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return tidy === pathname ? null : tidy;
}

/**
 * A post that another site's page made. Browsers say where a post comes from in `Origin`; without it only
 * `Sec-Fetch-Site: same-origin` vouches for the post. Forwarded headers vouch for nothing.
 */
export function isCrossSite(request: Request, ownOrigins: readonly string[]): boolean {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin') return true;
  return origin === null ? site === null : !ownOrigins.includes(origin);
}

/** Reads a body of at most `MAX_BODY_BYTES`; `null` when it is larger. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES) return null;
  const body = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return body.slice(0, length);
    if (length + chunk.value.byteLength > MAX_BODY_BYTES) {
      await reader?.cancel();
      return null;
    }
    body.set(chunk.value, length);
    length += chunk.value.byteLength;
  }
}

async function isForm(type: string, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await new Response(body, {headers: {'Content-Type': type}}).formData();
    return true;
  } catch {
    return false;
  }
}

/**
 * The post as the app sees it. Remix would compare `Origin` with `X-Forwarded-Host` or `Host`, which behind a proxy
 * (the development server is one) is not what the visitor sees; the origin has been checked here, and better.
 */
function checkedPost(request: Request, body: BodyInit): Request {
  const headers = new Headers(request.headers);
  headers.delete('Origin');
  headers.delete('X-Forwarded-Host');
  return new Request(request, {body, headers});
}

async function inspectPost(
  request: Request,
  ownOrigins: readonly string[],
): Promise<Verdict> {
  if (isCrossSite(request, ownOrigins)) return refuse(403);
  const type = request.headers.get('Content-Type') ?? '';
  const essence = (type.split(';', 1)[0] ?? '').trim().toLowerCase();
  if (!FORM_TYPES.includes(essence)) return refuse(415);
  const body = await readBody(request);
  if (!body) return refuse(413);
  if (!(await isForm(type, body))) return refuse(400);
  return {request: checkedPost(request, body)};
}

/**
 * Looks at a request before the app does (threats: cross-site posts, oversized or malformed bodies, paths that
 * cannot be read, addresses of Remix's that are not in use). Nothing here throws on any input.
 * `siteOrigin` is the configured public origin, accepted beside the request's own.
 */
export async function inspectRequest(
  request: Request,
  siteOrigin: string | null,
): Promise<Verdict> {
  const url = new URL(request.url);
  const {method} = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && method !== 'POST') return refuse(405, {Allow: 'GET, HEAD, POST'});
  if (!isRead && isCrossSite(request, own(url, siteOrigin))) return refuse(403);
  if (!isReadablePath(url.pathname)) return refuse(404);
  // Remix's older data requests are switched off; Single Fetch uses `.data` paths.
  if (url.searchParams.has('_data')) return refuse(400);
  const tidy = tidyPath(url.pathname);
  if (tidy !== null) return isRead ? {location: tidy + url.search} : refuse(404);
  return isRead ? {request} : inspectPost(request, own(url, siteOrigin));
}

function own(url: URL, siteOrigin: string | null): readonly string[] {
  return siteOrigin === null ? [url.origin] : [url.origin, siteOrigin];
}
