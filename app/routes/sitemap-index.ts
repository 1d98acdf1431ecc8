import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {xmlFeed} from '~/seo/feed-response.server';
import {loadSitemapIndex} from '~/seo/sitemap.server';

/** `/sitemap.xml`: the index of the sitemaps. Without a configured address there is none. */
export function loader({context}: LoaderFunctionArgs) {
  const {siteOrigin} = context;
  return xmlFeed(async () => siteOrigin && loadSitemapIndex(context, siteOrigin));
}
