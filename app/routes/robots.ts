import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {robotsText, textFeed} from '~/sitemap/index.server';

/** `/robots.txt` */
export function loader({context}: LoaderFunctionArgs) {
  return textFeed(robotsText(context.siteOrigin, context.config));
}
