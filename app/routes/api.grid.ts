import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {isHomeGrid, loadGrid} from '~/collection/index.server';
import {loadHomeGrid} from '~/sections/index.server';

/**
 * `GET /api/grid?grid=PATH&after=CURSOR`: the next page of the grid at PATH, as JSON, for "Load
 * more". A resource route, so that a failure does not replace the page by an error.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const load = isHomeGrid(request.url) ? loadHomeGrid : loadGrid;
  const page = await load(context, request.url);
  return Response.json({page}, {status: page ? 200 : 404});
}
