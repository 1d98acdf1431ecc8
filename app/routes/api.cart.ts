import {type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {cartJson, changeCart, KEEPS_CURRENT_PARAM, readCart} from '~/cart/index.server';

/** `GET /api/cart`: the visitor's cart, as `CartReply`. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const keepsCurrent = new URL(request.url).searchParams.has(KEEPS_CURRENT_PARAM);
  return cartJson(await readCart(request, context, {keepsCurrent}));
}

/** `POST /api/cart`: the same change as posting to `/cart`, answered with a `CartReply`. */
export async function action({request, context}: ActionFunctionArgs) {
  return cartJson(await changeCart(request, context));
}
