import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadProduct} from '~/product/index.server';

/**
 * `/api/products/{handle}`: the product page's data, as JSON, for the options dialog. A resource
 * route, so that a failure does not replace the page by an error.
 */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const loaded = await loadProduct(context, params.handle ?? '', searchParams);
  if (!loaded) return Response.json({product: null}, {status: 404});
  return Response.json({product: loaded.product});
}
