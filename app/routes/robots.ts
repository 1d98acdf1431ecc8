import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {robotsText} from '~/domain/sitemap/robots';
import {textFeed} from '~/features/seo/feed-response.server';

/** `/robots.txt` */
export function loader({context}: LoaderFunctionArgs) {
  return textFeed(robotsText(context.siteOrigin));
}
