import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {readSitemapAddress} from '~/domain/sitemap/sitemap';
import {xmlFeed} from '~/features/seo/feed-response.server';
import {loadSitemap} from '~/features/seo/sitemap.server';

/** `/sitemap/{type}/{page}.xml` */
export function loader({context, params}: LoaderFunctionArgs) {
  const {siteOrigin} = context;
  const address = readSitemapAddress(params.type ?? '', params.file ?? '');
  return xmlFeed(async () =>
    siteOrigin && address ? loadSitemap(context, siteOrigin, address) : null,
  );
}
