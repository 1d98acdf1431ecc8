import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {cartJson, changeCart, readCart, withCheckoutCampaign} from '~/cart/index.server';

/** `GET /api/cart`: the visitor's cart, as `CartReply`. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const answer = await readCart(request, context);
  return cartJson(withCheckoutCampaign(answer, request, context));
}

/** `POST /api/cart`: the same change as posting to `/cart`, answered with a `CartReply`. */
export async function action({request, context}: ActionFunctionArgs) {
  const answer = await changeCart(request, context);
  return cartJson(withCheckoutCampaign(answer, request, context));
}
