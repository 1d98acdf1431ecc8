import {cookiesIn} from '~/lib/cookies';

import {CART_COOKIE_MAX_AGE, CART_COOKIE_NAME, CART_COOKIE_PATH} from '../limits';

const PREFIX = 'gid://shopify/Cart/';

/**
 * The characters of a cart's token and key. Shopify documents neither form nor length, so both
 * limits are generous.
 */
const COOKIE_VALUE = /^[A-Za-z0-9_-]{1,128}\?key=[A-Za-z0-9_+=/-]{1,128}$/;

/** `gid://shopify/Cart/abc?key=def` is `abc?key=def`; `null` when it is no cart id. */
export function cookieValueOf(cartId: string): string | null {
  if (!cartId.startsWith(PREFIX)) return null;
  const value = cartId.slice(PREFIX.length);
  return COOKIE_VALUE.test(value) ? value : null;
}

/** The cart id for a cookie's value; a value of any other form counts as none (§10.8). */
export function cartIdOf(cookieValue: string): string | null {
  return COOKIE_VALUE.test(cookieValue) ? PREFIX + cookieValue : null;
}

/** Other software may set a cookie `cart` too, on a longer path. */
function cartIdsIn(request: Request): string[] {
  return cookiesIn(request.headers.get('Cookie'), CART_COOKIE_NAME).flatMap(
    (value) => cartIdOf(decode(value)) ?? [],
  );
}

/**
 * The cart id that a request's cookie names: that of the cart which the request means (without its
 * key), or else the first. `null` for none (§11.9).
 */
export function readCartId(request: Request, meant: string | null = null): string | null {
  const ids = cartIdsIn(request);
  return ids.find((id) => withoutKey(id) === meant) ?? ids[0] ?? null;
}

/** `Set-Cookie` that lets the cookie live for another seven days; none where several name carts. */
export function renewedCookies(request: Request): string[] {
  const [id, ...others] = new Set(cartIdsIn(request));
  const cookie = id !== undefined && others.length === 0 ? cartCookie(id, request) : null;
  return cookie === null ? [] : [cookie];
}

/** `Set-Cookie` for a cart: 7 days from now (§10.8). `null` when the id is no cart id. */
export function cartCookie(cartId: string, request: Request): string | null {
  const value = cookieValueOf(cartId);
  if (value === null) return null;
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const pair = `${CART_COOKIE_NAME}=${encodeURIComponent(value)}`;
  return `${pair}; Path=${CART_COOKIE_PATH}; Max-Age=${CART_COOKIE_MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}

/** `gid://shopify/Cart/abc?key=secret` is `gid://shopify/Cart/abc`. */
export function withoutKey(cartId: string): string {
  return cartId.split('?', 1)[0] ?? cartId;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
