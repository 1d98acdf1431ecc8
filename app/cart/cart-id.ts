const PREFIX = 'gid://shopify/Cart/';

/** What a cart's token and its key are made of; Shopify promises neither form nor length, so both are bounded widely. */
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
