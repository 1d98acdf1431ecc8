import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadRecommendations} from '~/recommendations/index.server';

/**
 * `GET /api/recommendations/{handle}`: a product's `Recommendations`; empty when the store cannot
 * be reached.
 */
export async function loader({params, context}: LoaderFunctionArgs) {
  const found = await loadRecommendations(context, params.handle ?? '');
  return Response.json(found ?? {complementary: [], related: []}, {
    headers: {'Cache-Control': found ? 'public, max-age=60' : 'no-store'},
  });
}
