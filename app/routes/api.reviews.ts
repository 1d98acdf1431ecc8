import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadReviews} from '~/reviews/index.server';

/**
 * `GET /api/reviews/{product}`: the newest reviews of a product, as JSON. An answer without them is
 * not kept.
 */
export async function loader({params, context}: LoaderFunctionArgs) {
  const view = await loadReviews(context, params.product ?? '');
  return Response.json(view, {
    status: view ? 200 : 404,
    headers: {
      'Cache-Control': view?.reviews ? 'public, max-age=300' : 'no-store',
    },
  });
}
