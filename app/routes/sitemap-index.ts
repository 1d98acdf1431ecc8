import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {xmlFeed, loadSitemapIndex} from '~/sitemap/index.server';

/** `/sitemap.xml`: the index of the sitemaps. Without a configured URL there is none. */
export function loader({context}: LoaderFunctionArgs) {
  const {siteOrigin} = context;
  return xmlFeed(async () => siteOrigin && loadSitemapIndex(context, siteOrigin));
}
