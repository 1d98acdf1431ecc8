import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadSitemap, readSitemapAddress, xmlFeed} from '~/sitemap/index.server';

/** `/sitemap/{type}/{page}.xml` */
export function loader({context, params}: LoaderFunctionArgs) {
  const {siteOrigin} = context;
  const address = readSitemapAddress(params.type ?? '', params.file ?? '');
  return xmlFeed(async () =>
    siteOrigin && address ? loadSitemap(context, siteOrigin, address) : null,
  );
}
