import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadSitemap, readSitemapPath, xmlFeed} from '~/sitemap/index.server';

/** `/sitemap/{type}/{page}.xml` */
export function loader({context, params}: LoaderFunctionArgs) {
  const {siteOrigin} = context;
  const url = readSitemapPath(params.type ?? '', params.file ?? '');
  return xmlFeed(async () =>
    siteOrigin && url ? loadSitemap(context, siteOrigin, url) : null,
  );
}
