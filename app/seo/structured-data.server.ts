import type {AppLoadContext} from '@shopify/remix-oxygen';

import {jsonLdGraph, type JsonLd} from './json-ld';
import {breadcrumbList, itemList, type NamedPage} from './lists';
import {organization, webSite} from './site';

type Context = Pick<AppLoadContext, 'config' | 'siteOrigin'>;

/** The shop's own icon, square, as search engines want a logo. */
const LOGO_PATH = '/icons/icon-512.png';

/** A page below the home page, by its name and its path. */
interface Step {
  name: string;
  path: string;
}

interface ListedProduct {
  title: string;
  handle: string;
}

/** Path of a product's page. */
export function productPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

/** Home, then these pages. */
export function trailOf(origin: string, steps: readonly Step[]): NamedPage[] {
  return [{name: 'Home', path: '/'}, ...steps].map(({name, path}) => ({
    name,
    url: origin + path,
  }));
}

/** Structured data of the home page: who, where, and what is latest. Null where the shop's address is not known. */
export function homeStructuredData(
  {config, siteOrigin}: Context,
  products: readonly ListedProduct[],
): JsonLd | null {
  if (!siteOrigin) return null;
  const {storeName, storeDescription, links} = config.public;
  const site = {
    origin: siteOrigin,
    name: storeName,
    description: storeDescription,
    logo: siteOrigin + LOGO_PATH,
    sameAs: [links.video, links.microblog],
  };
  return jsonLdGraph([
    organization(site),
    webSite(site),
    listOf(siteOrigin, 'Latest Collection', products),
  ]);
}

/** Structured data of a grid at `path`. Null where the shop's address is not known. */
export function gridStructuredData(
  {siteOrigin}: Pick<Context, 'siteOrigin'>,
  page: Step,
  products: readonly ListedProduct[],
): JsonLd | null {
  if (!siteOrigin) return null;
  return jsonLdGraph([
    breadcrumbList(trailOf(siteOrigin, [page])),
    listOf(siteOrigin, page.name, products),
  ]);
}

function listOf(origin: string, name: string, products: readonly ListedProduct[]) {
  return itemList(
    name,
    products.map(({title, handle}) => ({name: title, url: origin + productPath(handle)})),
  );
}
