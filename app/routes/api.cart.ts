import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {cartJson, changeCart, readCart} from '~/cart/index.server';

/** `GET /api/cart`: the visitor's cart, as `CartReply`. */
export async function loader({request, context}: LoaderFunctionArgs) {
  return cartJson(await readCart(request, context), request, context);
}

/** `POST /api/cart`: the same change as posting to `/cart`, answered with a `CartReply`. */
export async function action({request, context}: ActionFunctionArgs) {
  return cartJson(await changeCart(request, context), request, context);
}
