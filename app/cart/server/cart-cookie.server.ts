import {
  CART_COOKIE_MAX_AGE,
  CART_COOKIE_NAME,
  CART_COOKIE_PATH,
  EARLIER_CART_COOKIE_NAME,
} from '../limits';

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

/** The cart id for a cookie's value; a value of any other form counts as none (decision 8). */
export function cartIdOf(cookieValue: string): string | null {
  return COOKIE_VALUE.test(cookieValue) ? PREFIX + cookieValue : null;
}

/**
 * The cart id that a request's cookie names. `null` when there is no cookie, when its value is malformed, or when there are
 * several that disagree (a sign of tampering: which one is the shopper's cannot be known).
 */
export function readCartId(request: Request, name = CART_COOKIE_NAME): string | null {
  const values = (request.headers.get('Cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decode(pair.slice(name.length + 1)));
  const [value] = values;
  const agree = values.every((other) => other === value);
  return value && agree ? cartIdOf(value) : null;
}

/** Whether a request brings a cart cookie at all, be it well formed or not. */
export function hasCartCookie(request: Request): boolean {
  return /(?:^|;\s*)cart=/.test(request.headers.get('Cookie') ?? '');
}

/** `Set-Cookie` for a new cart: 7 days from its creation (spec §9, decision 8). `null` when the id is no cart id. */
export function cartCookie(cartId: string, request: Request): string | null {
  const value = cookieValueOf(cartId);
  return value && serialise(encodeURIComponent(value), CART_COOKIE_MAX_AGE, request);
}

/** `Set-Cookie` that deletes the cart cookie. */
export function clearedCartCookie(request: Request): string {
  return serialise('', 0, request);
}

/** The id of the cart that the current one replaced because the store could not show it; `null` for none. */
export function readEarlierCartId(request: Request): string | null {
  return readCartId(request, EARLIER_CART_COOKIE_NAME);
}

/** `Set-Cookie` with the id of a cart that the store could not show. It lives as long as a cart does. */
export function earlierCartCookie(cartId: string, request: Request): string | null {
  const value = cookieValueOf(cartId);
  const name = EARLIER_CART_COOKIE_NAME;
  return (
    value && serialise(encodeURIComponent(value), CART_COOKIE_MAX_AGE, request, name)
  );
}

/** `Set-Cookie` that deletes that cookie. */
export function clearedEarlierCartCookie(request: Request): string {
  return serialise('', 0, request, EARLIER_CART_COOKIE_NAME);
}

function serialise(
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
