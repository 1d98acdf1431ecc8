import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadReviews} from '~/add-ons/reviews/index.server';
import {pagePart} from '~/server/page-cache';

/** `/api/reviews/{product}`: its newest reviews, the same for everybody. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const view = await loadReviews(context, params.product ?? '');
  return pagePart(view, view?.reviews ? 300 : 0);
}
