import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {robotsText, textFeed} from '~/sitemap/index.server';

/** `/robots.txt` */
export function loader({context}: LoaderFunctionArgs) {
  const {siteOrigin, config, parts} = context;
  const allowed = parts.worker.flatMap(({crawled}) => crawled?.(config) ?? []);
  const {markets} = config;
  return textFeed(robotsText(siteOrigin, {markets, pages: parts.pages, allowed}));
}
