import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadRecommendations} from '~/recommendations/index.server';

/** `GET /api/recommendations/{handle}`: what to show with a product, as `Recommendations`. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const recommendations = await loadRecommendations(context, params.handle ?? '');
  return Response.json(recommendations, {
    headers: {'Cache-Control': 'public, max-age=60'},
  });
}
