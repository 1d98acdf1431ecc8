import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadGrid} from '~/collection/index.server';

/**
 * `GET /api/grid?grid=PATH&after=CURSOR`: the next page of the grid at PATH, as JSON, for "Load more". A resource
 * route, so that a failure does not replace the page by an error.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const page = await loadGrid(context, request.url);
  return Response.json({page}, {status: page ? 200 : 404});
}
