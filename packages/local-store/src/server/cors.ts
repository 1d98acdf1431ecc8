/**
 * Cross-origin rules. The API answers any origin and lets through whatever headers a browser
 * announces: Shopify once left one out, and browsers blocked shops (Shopify/hydrogen #3498).
 * The checkout echoes the origin, with credentials.
 */

type Headers = Readonly<Record<string, string>>;

/** Headers of an answer from the API. */
export function apiCorsHeaders(): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Request-ID, X-Shopify-API-Version, Server-Timing',
  };
}

/** Headers of the answer to a preflight for the API. */
export function preflightHeaders(request: Headers): Record<string, string> {
  return {
    ...apiCorsHeaders(),
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers':
      request['access-control-request-headers'] ??
      'Content-Type, X-Shopify-Storefront-Access-Token',
    'access-control-max-age': '7200',
    vary: 'Access-Control-Request-Headers',
  };
}

/** Headers of an answer from the checkout. */
export function checkoutCorsHeaders(request: Headers): Record<string, string> {
  const {origin} = request;
  if (!origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  };
}
