import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {forwardCommerce, PROFILE_PATH} from '~/add-ons/agents/index.server';

/** `GET /.well-known/ucp`: what the store offers agents. Its tools answer posts alone. */
export function loader({request, context}: LoaderFunctionArgs) {
  const isProfile = new URL(request.url).pathname.endsWith(PROFILE_PATH);
  if (!isProfile) return new Response(null, {status: 405, headers: {Allow: 'POST'}});
  return forwardCommerce(request, context);
}

/** `POST /api/ucp/mcp`: the store's tools. */
export function action({request, context}: ActionFunctionArgs) {
  return forwardCommerce(request, context);
}
