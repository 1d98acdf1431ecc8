import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadRecommendations} from '~/add-ons/recommendations/index.server';
import {pagePart} from '~/server/page-cache';

/** `/api/recommendations/{handle}`, the same for everybody. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const found = await loadRecommendations(context, params.handle ?? '');
  return pagePart(found ?? {complementary: [], related: []}, found ? 60 : 0);
}
