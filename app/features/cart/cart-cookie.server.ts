import {cartIdOf, cookieValueOf} from '~/domain/cart/cart-id';
import {
  CART_COOKIE_MAX_AGE,
  CART_COOKIE_NAME,
  CART_COOKIE_PATH,
} from '~/domain/constants/cart';

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

/** `Set-Cookie` for a new cart: 7 days from its creation (spec §9, decision 8). `null` when the id is no cart id. */
export function cartCookie(cartId: string, request: Request): string | null {
  const value = cookieValueOf(cartId);
  return value && serialise(encodeURIComponent(value), CART_COOKIE_MAX_AGE, request);
}

/** `Set-Cookie` that forgets the cart. */
export function forgottenCartCookie(request: Request): string {
  return serialise('', 0, request);
}

function serialise(value: string, maxAge: number, request: Request): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${CART_COOKIE_NAME}=${value}; Path=${CART_COOKIE_PATH}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
