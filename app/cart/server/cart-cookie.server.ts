import {CART_COOKIE_MAX_AGE, CART_COOKIE_NAME, CART_COOKIE_PATH} from '../limits';

const PREFIX = 'gid://shopify/Cart/';

/** The characters of a cart's token and key. Shopify documents neither form nor length, so both limits are generous. */
const COOKIE_VALUE = /^[A-Za-z0-9_-]{1,128}(?:\?key=[A-Za-z0-9_+=/-]{1,128})?$/;

/**
 * The cookie's value for a cart id: the id without its constant prefix, `null` when it is no cart id. The key stays in:
 * `gid://shopify/Cart/abc?key=def` is `abc?key=def`.
 */
export function cookieValueOf(cartId: string): string | null {
  if (!cartId.startsWith(PREFIX)) return null;
  const value = cartId.slice(PREFIX.length);
  return COOKIE_VALUE.test(value) ? value : null;
}

/** The cart id for a cookie's value; a value of any other form counts as none (§10.8). */
export function cartIdOf(cookieValue: string): string | null {
  return COOKIE_VALUE.test(cookieValue) ? PREFIX + cookieValue : null;
}

/**
 * The cart id that a request's cookie names. `null` when there is no cookie, when its value is malformed, or when there are
 * several that disagree (a sign of tampering: which one is the shopper's cannot be known).
 */
export function readCartId(request: Request): string | null {
  const values = (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${CART_COOKIE_NAME}=`))
    .map((pair) => decode(pair.slice(CART_COOKIE_NAME.length + 1)));
  const [value] = values;
  const agree = values.every((other) => other === value);
  return value && agree ? cartIdOf(value) : null;
}

/** Whether a request brings a cart cookie at all, be it well formed or not. */
export function hasCartCookie(request: Request): boolean {
  return /(?:^|;\s*)cart=/.test(request.headers.get('Cookie') ?? '');
}

/** `Set-Cookie` for a new cart, or one that was added to: 7 days from now (§10.8). `null` when the id is no cart id. */
export function cartCookie(cartId: string, request: Request): string | null {
  const value = cookieValueOf(cartId);
  return value && serialize(encodeURIComponent(value), CART_COOKIE_MAX_AGE, request);
}

/** Cookie that earlier versions of the shop set. It is never read. */
const FORMER_COOKIE = 'cart-before';

/** `Set-Cookie` that expires the former cookie, where the request brings it. */
export function expiredCookies(request: Request): string[] {
  const isThere = (request.headers.get('Cookie') ?? '').includes(`${FORMER_COOKIE}=`);
  return isThere ? [serialize('', 0, request, FORMER_COOKIE)] : [];
}

/** `gid://shopify/Cart/abc?key=secret` is `gid://shopify/Cart/abc`. */
export function withoutKey(cartId: string): string {
  return cartId.split('?', 1)[0] ?? cartId;
}

function serialize(
  value: string,
  maxAge: number,
  request: Request,
  name = CART_COOKIE_NAME,
): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${CART_COOKIE_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
