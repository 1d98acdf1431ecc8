import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadPickup} from '~/add-ons/pickup/index.server';
import {loadRecommendations} from '~/add-ons/recommendations/index.server';
import {loadReviews} from '~/add-ons/reviews/index.server';

/**
 * Parts of a product's page that it asks for when they are needed, the same for everybody: `GET`
 * `/api/reviews/{product}` for its newest reviews, `/api/pickup/{variant}` for where a variant can
 * be picked up, and `/api/recommendations/{handle}`. An answer that lacks them is not kept.
 */
export async function loader({params, context}: LoaderFunctionArgs) {
  const {product, variant, handle = ''} = params;
  if (product !== undefined) {
    const view = await loadReviews(context, product);
    return answer(view, view?.reviews ? 300 : 0);
  }
  if (variant !== undefined) {
    const view = await loadPickup(context, variant);
    return answer(view, view?.places.length ? 60 : 0);
  }
  const found = await loadRecommendations(context, handle);
  return answer(found ?? {complementary: [], related: []}, found ? 60 : 0);
}

const answer = (part: object | null, keptSeconds: number) =>
  Response.json(part, {
    status: part ? 200 : 404,
    headers: {
      'Cache-Control': keptSeconds > 0 ? `public, max-age=${keptSeconds}` : 'no-store',
    },
  });
