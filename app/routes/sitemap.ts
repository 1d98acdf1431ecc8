import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {
  loadSitemap,
  loadSitemapIndex,
  readSitemapPath,
  xmlFeed,
} from '~/sitemap/index.server';

/**
 * `/sitemap.xml`, the index of the sitemaps, and `/sitemap/{type}/{page}.xml`. Without a configured
 * URL there is none.
 */
export function loader({context, params: {type, file = ''}}: LoaderFunctionArgs) {
  const {siteOrigin} = context;
  return xmlFeed(async () => {
    if (!siteOrigin) return null;
    if (type === undefined) return loadSitemapIndex(context, siteOrigin);
    const url = readSitemapPath(type, file);
    return url && loadSitemap(context, siteOrigin, url);
  });
}
