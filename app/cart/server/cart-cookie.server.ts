import {cookiesIn} from '~/lib/cookies';

import {CART_COOKIE_MAX_AGE, CART_COOKIE_NAME} from '../limits';

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

/** How many cookies of the name are looked at: one is the rule. */
const MAX_COOKIES = 3;

/** Other software may set a cookie `cart` too, on a longer path or for a whole domain. */
function cartIdsIn(request: Request): string[] {
  const values = cookiesIn(request.headers.get('Cookie'), CART_COOKIE_NAME);
  return [...new Set(values.flatMap((value) => cartIdOf(decode(value)) ?? []))];
}

/**
 * The cart ids that a request's cookies name: first that of the cart which the request means
 * (without its key), then in the browser's order (§11.9).
 */
export function readCartIds(request: Request, meant: string | null = null): string[] {
  const ids = cartIdsIn(request);
  const named = ids.filter((id) => withoutKey(id) === meant);
  return [...new Set([...named, ...ids])].slice(0, MAX_COOKIES);
}

/**
 * `Set-Cookie` that lets the cookie of a cart live for another seven days; none before a cookie
 * that may name another cart.
 */
export function renewedCookies(cartId: string, request: Request): string[] {
  const isLast = cartIdsIn(request).at(-1) === cartId;
  const cookie = isLast ? cartCookie(cartId, request) : null;
  return cookie === null ? [] : [cookie];
}

/** `Set-Cookie` for a cart, path `/` (§9), 7 days from now (§10.8); `null` for no cart id. */
export function cartCookie(cartId: string, request: Request): string | null {
  const value = cookieValueOf(cartId);
  if (value === null) return null;
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const pair = `${CART_COOKIE_NAME}=${encodeURIComponent(value)}`;
  return `${pair}; Path=/; Max-Age=${CART_COOKIE_MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
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
