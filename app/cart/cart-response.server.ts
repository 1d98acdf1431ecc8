import {type CartAnswer} from './cart-request.server';
import {BEGUN, type Remark} from './cart-remarks.server';
import {CART_PATH} from './return-path';
import {CART_COOKIE_NAME} from './limits';

/** Query parameters that carry a remark over a redirect; `/cart` puts it into words from a known table. */
export const REMARK_PARAM = 'remark';
export const REMARK_LINE_PARAM = 'at';

/** The answer for scripts: one visitor's own, kept by nobody. */
export function cartJson({reply, status, cookies}: CartAnswer): Response {
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Type', 'application/json');
  // `Response.json` takes workerd half as long again, which shows with hundreds of lines.
  return new Response(JSON.stringify(reply), {status, headers});
}

/** The answer for a plain form whose change was made: see other (303), so that a reload posts nothing again. */
export function cartRedirect(answer: CartAnswer): Response {
  const {location, remarks, cookies} = answer;
  const headers = headersWith(cookies);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Location', withRemark(location, remarks[0] ?? begun(answer)));
  return new Response(null, {status: 303, headers});
}

/** A cart was begun: the page that follows can tell whether the browser has kept its cookie. */
function begun({reply, cookies}: CartAnswer): Remark | undefined {
  const isNew =
    reply.cart && cookies.some((each) => each.startsWith(`${CART_COOKIE_NAME}=`));
  return isNew ? {code: BEGUN, lineKey: null} : undefined;
}

/** Headers that set these cookies; appended, because several cookies can leave together. */
export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

function withRemark(location: string, remark: Remark | undefined): string {
  if (!remark || location !== CART_PATH) return location;
  const params = new URLSearchParams({[REMARK_PARAM]: remark.code});
  if (remark.lineKey) params.set(REMARK_LINE_PARAM, remark.lineKey);
  return `${location}?${params.toString()}`;
}

/** The remark that a redirect brought, if any. */
export function remarkOf(url: string): Remark | null {
  const {searchParams} = new URL(url);
  const code = searchParams.get(REMARK_PARAM);
  return code ? {code, lineKey: searchParams.get(REMARK_LINE_PARAM)} : null;
}
