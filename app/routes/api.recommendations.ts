import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadRecommendations} from '~/recommendations/index.server';

/** `GET /api/recommendations/{handle}`: what to show with a product, as `Recommendations`; nothing where the store cannot say. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const found = await loadRecommendations(context, params.handle ?? '');
  return Response.json(found ?? {complementary: [], related: []}, {
    headers: {'Cache-Control': found ? 'public, max-age=60' : 'no-store'},
  });
}
