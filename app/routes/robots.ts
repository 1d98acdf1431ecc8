import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {robotsText} from '~/seo/robots';
import {textFeed} from '~/seo/feed-response.server';

/** `/robots.txt` */
export function loader({context}: LoaderFunctionArgs) {
  return textFeed(robotsText(context.siteOrigin));
}
