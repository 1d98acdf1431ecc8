import {isRouteErrorResponse, type MetaDescriptor} from '@remix-run/react';

import {
  FALLBACK_BANNER_PATH,
  imageUrl,
  SHARING_BANNER,
  SHARING_PICTURE,
} from '~/lib/images';
import {documentTitle} from '~/lib/store-configuration';
import {messagesIn} from '~/lib/messages';
import {hrefIn, ROOT_MARKET, type Market, type MarketData, type ShopPath} from '~/market';

import {PAGE_TEXTS} from './messages';

/** A page's head: for search engines and sharing sites. */
export interface PageMeta {
  /** The page's own title; null to use the store's name alone. */
  title: string | null;
  /** At most 160 characters (§9); none by default. */
  description?: string;
  /** Canonical path; without one the page must not be indexed. */
  path?: string | null;
  /** Whether to keep the page out of the index although it has a canonical path. */
  noindex?: boolean;
  /**
   * Whether a market may lack the page: then sitemaps alone name its alternates, since they ask the
   * store once for all (§10.43).
   */
  mayBeMissing?: boolean;
  /** Whether the page is there as Markdown too, at its path with `.md`. */
  hasMarkdown?: boolean;
  type?: 'website' | 'product' | 'article';
  /** Sharing picture, without a size; by default the store's banner, or the fallback. */
  image?: string | undefined;
  imageAlt?: string | undefined;
}

/** The part of the root route's data that heads are made from. */
export interface SiteData extends MarketData {
  store: {name: string; description: string};
  theme: {banners: readonly string[]; logo: string};
  /** Origin of canonical URLs; null where it is not configured. */
  origin: string | null;
}

/** The root route's data among a route's matches, as `meta` functions receive them. */
export function rootDataOf(
  matches: readonly {id: string; data?: unknown}[],
): SiteData | undefined {
  return matches.find(({id}) => id === 'root')?.data as SiteData | undefined;
}

/** The titles and descriptions of pages, in the language of the page. */
export const pageTexts = (root: SiteData | undefined) =>
  messagesIn(root?.market?.tag ?? 'en', PAGE_TEXTS);

/**
 * Builds a page's head: title, description, canonical URL and sharing tags. Absolute URLs use the
 * configured origin (decision 0017); without one they are left out.
 */
export function pageMeta(root: SiteData | undefined, page: PageMeta): MetaDescriptor[] {
  if (!root) return [];
  const {description = '', path} = page;
  // Apps that show a preview name the site beside it.
  const shared = page.title || root.store.name;
  const market = root.market ?? ROOT_MARKET;
  const urlOf = (each: Pick<Market, 'prefix'>) =>
    path && root.origin ? root.origin + hrefIn(each, path as ShopPath) : null;
  const url = urlOf(market);
  return [
    {title: documentTitle(page.title, root.store.name)},
    ...(description ? [{name: 'description', content: description}] : []),
    {property: 'og:site_name', content: root.store.name},
    {property: 'og:type', content: page.type ?? 'website'},
    {property: 'og:title', content: shared},
    {property: 'og:description', content: description},
    {name: 'twitter:card', content: 'summary_large_image'},
    {name: 'twitter:title', content: shared},
    {name: 'twitter:description', content: description},
    ...sharingPicture(root, page),
    ...(!path || page.noindex ? [{name: 'robots', content: 'noindex'}] : []),
    ...(url
      ? [
          {property: 'og:url', content: url},
          {tagName: 'link', rel: 'canonical', href: url},
        ]
      : []),
    ...(url && page.hasMarkdown ? [alternate(`${url}.md`, {type: 'text/markdown'})] : []),
    ...(url && !page.noindex && !page.mayBeMissing ? alternatesOf(root, urlOf) : []),
  ];
}

const alternate = (href: string | null, kind: {type: string} | {hrefLang: string}) => ({
  tagName: 'link',
  rel: 'alternate',
  ...kind,
  href,
});

/**
 * The page in every market, itself included, and the root's for all others; none in a shop with one
 * market. Search engines ignore a pair whose other page does not say the same.
 */
function alternatesOf(
  {market, markets = []}: SiteData,
  urlOf: (market: Pick<Market, 'prefix'>) => string | null,
): MetaDescriptor[] {
  if (markets.length === 0) return [];
  return [
    ...markets.map((choice) => alternate(urlOf(choice), {hrefLang: choice.tag})),
    alternate(urlOf(ROOT_MARKET), {hrefLang: 'x-default'}),
    ...markets.map(({tag, prefix}) => ({
      property: prefix === (market?.prefix ?? '') ? 'og:locale' : 'og:locale:alternate',
      content: tag.replace('-', '_'),
    })),
  ];
}

/** The picture in the one size that all sharing sites show whole. */
function sharingPicture(
  {origin, store, theme}: SiteData,
  {title, type, image, imageAlt}: PageMeta,
): MetaDescriptor[] {
  const banner = image ?? theme.banners[0];
  // Sharing sites read no SVG.
  const logo = /\.svg(?:\?|$)/i.test(theme.logo) ? '' : theme.logo;
  const source = banner ?? (logo || FALLBACK_BANNER_PATH);
  // A banner may be cropped; goods and a logo may not.
  const isUncropped = type === 'product' || !banner;
  const request = isUncropped ? SHARING_PICTURE : SHARING_BANNER;
  const sized = source.startsWith('/') ? source : imageUrl(source, request);
  if (!origin && sized.startsWith('/')) return [];
  const url = new URL(sized, origin ?? undefined).href;
  const alt = imageAlt || title || store.name;
  return [
    {property: 'og:image', content: url},
    {property: 'og:image:width', content: String(request.width)},
    {property: 'og:image:height', content: String(request.height)},
    {property: 'og:image:alt', content: alt},
    {name: 'twitter:image', content: url},
    {name: 'twitter:image:alt', content: alt},
  ];
}

/**
 * The `meta` of a route whose loader answers its `head`; the not-found page's where it answers
 * nothing.
 */
export function textMeta({
  data,
  matches,
  error,
}: {
  data: {head: PageMeta} | null | undefined;
  matches: readonly {id: string; data?: unknown}[];
  error?: unknown;
}): MetaDescriptor[] {
  const root = rootDataOf(matches);
  return data ? pageMeta(root, data.head) : errorMeta(root, error);
}

/** The head of the not-found page: never indexed. */
export const missingMeta = (root: SiteData | undefined) => errorMeta(root, undefined);

/** The head of a page that is shown in place of one that failed or is missing: never indexed. */
export function errorMeta(root: SiteData | undefined, error: unknown): MetaDescriptor[] {
  const {missing, failed} = pageTexts(root);
  const isMissing = !error || (isRouteErrorResponse(error) && error.status === 404);
  return pageMeta(root, {title: isMissing ? missing : failed});
}
