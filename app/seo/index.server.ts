import {messagesIn} from '~/lib/messages';
import {pathFor, type Market} from '~/market';
import type {AppContext} from '~/server/context';

import {PAGE_TEXTS} from './messages';
import {
  organizationTerms,
  product,
  type JsonLd,
  type OfferTerms,
  type StructuredProduct,
} from './structured-product';

export {ownRating, structuredRating} from './rating';
export {decodeEntities, sharingDescription, stripTags} from './sharing';
export {
  VARIANT_PROPERTIES,
  type DeliveryTime,
  type JsonLd,
  type OfferTerms,
  type StructuredVariant,
  type VariantProperty,
} from './structured-product';

/**
 * Nodes as one JSON-LD document (JSON-LD 1.1, section 4.9, `@graph`). It still has to be escaped
 * where it is put into HTML.
 */
function jsonLdGraph(nodes: JsonLd[]): JsonLd {
  return {'@context': 'https://schema.org', '@graph': nodes};
}

interface NamedPage {
  name: string;
  url: string;
}

/** A breadcrumb, from the top down (schema.org/BreadcrumbList). */
export function breadcrumbList(trail: readonly NamedPage[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The products on a page, in order (schema.org/ItemList). Their own pages have the details. */
export function itemList(
  base: string,
  name: string,
  products: readonly {handle: string}[],
): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map(({handle}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: urlOf(base, pathFor('product', handle)),
    })),
  };
}

type Context = Pick<AppContext, 'config' | 'siteOrigin' | 'market'>;

interface Crumb {
  name: string;
  path: string;
}

/** The beginning of every URL in a market: `https://shop.example/de-de`. */
export const baseOf = (siteOrigin: string, {prefix}: Pick<Market, 'prefix'>) =>
  siteOrigin + prefix;

/** A path's absolute URL. The home page of a market has no slash at its end. */
const urlOf = (base: string, path: string) =>
  path === pathFor('home') && new URL(base).pathname !== '/' ? base : base + path;

function breadcrumbsOf(base: string, tag: string, steps: readonly Crumb[]): NamedPage[] {
  const {home} = messagesIn(tag, PAGE_TEXTS);
  return [{name: home, path: pathFor('home')}, ...steps].map(({name, path}) => ({
    name,
    url: urlOf(base, path),
  }));
}

/**
 * Structured data of the home page: organization, site, and the latest products. Null where the
 * shop's origin is not configured.
 */
export function homeStructuredData(
  {config, siteOrigin, market}: Context,
  products: readonly {handle: string}[],
  {logo, icon}: {logo: string; icon: string},
  terms: OfferTerms | null,
): JsonLd | null {
  if (!siteOrigin) return null;
  const {storeName, storeDescription, links} = config.public;
  const base = baseOf(siteOrigin, market);
  const sameAs = [links.video, links.microblog].filter(Boolean);
  const organizationId = `${siteOrigin}/#organization`;
  const organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name: storeName,
    url: `${siteOrigin}/`,
    logo: new URL(logo || icon, siteOrigin).href,
    ...(sameAs.length > 0 && {sameAs}),
    ...organizationTerms(terms),
  };
  const webSite = {
    '@type': 'WebSite',
    '@id': `${base}/#website`,
    name: storeName,
    description: storeDescription,
    url: urlOf(base, pathFor('home')),
    publisher: {'@id': organizationId},
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${base}${pathFor('search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  const {latest} = messagesIn(market.tag, PAGE_TEXTS);
  return jsonLdGraph([organization, webSite, itemList(base, latest, products)]);
}

/**
 * Structured data of a page below others: the way to it, and the products that it lists. Null where
 * the shop's URL is not known.
 */
export function trailStructuredData(
  {siteOrigin, market}: Pick<Context, 'siteOrigin' | 'market'>,
  trail: readonly Crumb[],
  products?: readonly {handle: string}[],
): JsonLd | null {
  if (!siteOrigin) return null;
  const base = baseOf(siteOrigin, market);
  const name = trail.at(-1)?.name ?? '';
  return jsonLdGraph([
    breadcrumbList(breadcrumbsOf(base, market.tag, trail)),
    ...(products ? [itemList(base, name, products)] : []),
  ]);
}

interface StructuredArticle {
  title: string;
  /** Text. */
  description: string;
  /** ISO instant. */
  publishedAt: string;
  /** '' for none. */
  author: string;
  /** Absolute URL; null for none. */
  image: string | null;
}

/** Structured data of an article (schema.org/BlogPosting), the last of the trail. */
export function articleStructuredData(
  {siteOrigin, config, market}: Context,
  trail: readonly Crumb[],
  {title, description, publishedAt, author, image}: StructuredArticle,
): JsonLd | null {
  if (!siteOrigin) return null;
  const crumbs = breadcrumbsOf(baseOf(siteOrigin, market), market.tag, trail);
  const posting: JsonLd = {
    '@type': 'BlogPosting',
    headline: title,
    ...(description && {description}),
    url: crumbs.at(-1)?.url ?? siteOrigin,
    datePublished: publishedAt,
    ...(image && {image}),
    ...(author && {author: {'@type': 'Person', name: author}}),
    publisher: {'@type': 'Organization', name: config.public.storeName},
  };
  return jsonLdGraph([posting, breadcrumbList(crumbs)]);
}

/** Structured data of a product's page: the product, and the way to it. */
export function productGraph(
  base: string,
  tag: string,
  details: StructuredProduct,
): JsonLd {
  const {products} = messagesIn(tag, PAGE_TEXTS);
  const above = breadcrumbsOf(base, tag, [{name: products, path: pathFor('products')}]);
  return jsonLdGraph([...product(details), breadcrumbList([...above, details])]);
}
