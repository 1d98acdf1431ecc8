/** Whether Shopify's cookies of a request say that the visitor allows a purpose. */
export const hasAllowed = (cookies: string | null, purpose: 'analytics' | 'marketing') =>
  cookiesIn(cookies, `_shopify_${purpose}`).some(Boolean);

/** The values of the cookies of a name, in a request's header or in `document.cookie`. */
export function cookiesIn(cookies: string | null, name: string): string[] {
  const start = `${name}=`;
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
}
