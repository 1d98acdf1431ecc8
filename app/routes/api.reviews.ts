import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {KEPT_SECONDS, loadReviews} from '~/add-ons/reviews/index.server';
import {pagePart} from '~/server/page-cache';

/** `/api/reviews/{product}`: its newest reviews, the same for everybody, also at the edge. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const view = await loadReviews(context, params.product ?? '');
  if (!view?.reviews) return pagePart(view, 0);
  const answer = pagePart(view, KEPT_SECONDS);
  answer.headers.set('Oxygen-Cache-Control', `public, max-age=${KEPT_SECONDS}`);
  return answer;
}
