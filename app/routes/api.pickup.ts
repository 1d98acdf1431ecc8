import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadPickup} from '~/add-ons/pickup/index.server';
import {pagePart} from '~/server/page-cache';

/** `/api/pickup/{variant}`: where a variant can be picked up, the same for everybody. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const view = await loadPickup(context, params.variant ?? '');
  return pagePart(view, view?.places.length ? 60 : 0);
}
