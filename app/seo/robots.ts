/** What search engines are asked to leave alone: carts, data, and endless lists of results. */
const CLOSED = ['/cart', '/api/', '/discount/', '/search', '/*.data$'];

/** `robots.txt` (RFC 9309): the shop is open, and this is its sitemap, if its address is known. */
export function robotsText(origin: string | null): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
