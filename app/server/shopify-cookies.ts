const SHOPIFY_COOKIE = /^(?:_shopify_[\w-]+|_tracking_consent)$/;
const MAX_LENGTH = 4096;

/**
 * The part of a `Cookie` header that may travel to the store: Shopify's own cookies and no other
 * (the cart's key and a preview's signature stay here). Longer than 4 KB counts as none.
 */
export function shopifyCookies(header: string | null): string {
  const kept = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => SHOPIFY_COOKIE.test(pair.split('=', 1)[0] ?? ''))
    .join('; ');
  return kept.length > MAX_LENGTH ? '' : kept;
}
