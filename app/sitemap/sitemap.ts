import {escapeMarkup} from '~/lib/text';
import {PAGES, pagesWhere, ROOT_MARKET, type AddOnPage, type Market} from '~/market';

/** Kinds of pages that have a sitemap. Each blog's articles are a page of `blogs`. */
const SITEMAP_TYPES = [
  'routes',
  'products',
  'collections',
  'pages',
  'policies',
  'blogs',
] as const;
export type SitemapType = (typeof SITEMAP_TYPES)[number];

/** Most pages of one kind in the index: far above any store, far below the protocol's 50,000. */
const MAX_PAGES = 1000;

export interface SitemapEntry {
  url: string;
  /** ISO instant of the last change, where it is known. */
  updatedAt?: string | undefined;
  /**
   * The page in every market that has it, itself included, and the root's for all others; none in a
   * shop with one market. Search engines ignore a pair whose other page does not say the same.
   */
  alternates?: readonly {tag: string; url: string}[];
}

/** A sitemap's kind and page from its URL `/sitemap/{type}/{page}.xml`; null for any other. */
export function readSitemapPath(
  type: string,
  file: string,
): {type: SitemapType; page: number} | null {
  const [, digits] = /^([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const known = SITEMAP_TYPES.find((each) => each === type);
  const page = Number(digits);
  return known && page <= MAX_PAGES ? {type: known, page} : null;
}

/**
 * The index of all sitemaps, with so many pages of each kind in each market (sitemaps.org protocol,
 * "Sitemap index files").
 */
export function sitemapIndex(
  origin: string,
  pages: Readonly<Record<SitemapType, number>>,
  markets: readonly Pick<Market, 'prefix'>[] = [ROOT_MARKET],
): string {
  const entries = markets.flatMap(({prefix}) =>
    SITEMAP_TYPES.flatMap((type) =>
      Array.from({length: Math.min(pages[type], MAX_PAGES)}, (_, index) => ({
        url: `${origin}${prefix}/sitemap/${type}/${index + 1}.xml`,
      })),
    ),
  );
  return document('sitemapindex', 'sitemap', entries);
}

/** One sitemap (sitemaps.org protocol). */
export const sitemap = (entries: readonly SitemapEntry[]) =>
  document('urlset', 'url', entries);

function document(root: string, name: string, entries: readonly SitemapEntry[]): string {
  const xhtml = entries.some(({alternates}) => alternates?.length)
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...entries.map((entry) => element(name, entry)),
    `</${root}>`,
    '',
  ].join('\n');
}

function element(name: string, {url, updatedAt, alternates = []}: SitemapEntry): string {
  const changed = updatedAt ? `<lastmod>${escapeMarkup(updatedAt)}</lastmod>` : '';
  const links = alternates.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${escapeMarkup(one.url)}"/>`,
  );
  return `<${name}><loc>${escapeMarkup(url)}</loc>${changed}${links.join('')}</${name}>`;
}

/** Data and forms, which `robots.txt` disallows besides private pages. */
const DISALLOWED = ['api/', 'discount/', '*.data$'].map((path) => `/${path}`);

interface CrawledPaths {
  markets: readonly Pick<Market, 'prefix'>[];
  pages: readonly AddOnPage[];
  /** Paths below `/api/` that crawlers may ask for: a longer path wins. */
  allowed: readonly string[];
}

/** `robots.txt` (RFC 9309), with the sitemap where the shop's origin is configured. */
export function robotsText(
  origin: string | null,
  {markets, pages, allowed}: CrawledPaths,
): string {
  const ofCore = pagesWhere(({isPrivate}) => isPrivate).map((page) => PAGES[page].path);
  const ofAddOns = pages.filter(({isPrivate}) => isPrivate).map(({path}) => path);
  // Up to the first parameter: what begins so is disallowed.
  const disallowed = [...ofCore, ...ofAddOns].map((path) => path.replace(/:.*/, ''));
  return [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...[ROOT_MARKET, ...markets].flatMap(({prefix}) =>
      [...disallowed, ...DISALLOWED].map((path) => `Disallow: ${prefix}${path}`),
    ),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}
