import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadGrid} from '~/collection/index.server';

/**
 * `GET /api/grid?grid=PATH&after=CURSOR`: a further page of the grid at PATH, as JSON, for "Load more". Unlike the page's own
 * data it can fail without taking the page it is asked from down.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const page = await loadGrid(context, request.url);
  return Response.json({page}, {status: page ? 200 : 404});
}
