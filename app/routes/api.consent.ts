import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

import {forwardConsent} from '~/analytics/index.server';

/** `POST /api/{version}/graphql.json`: consent documents alone, where analytics are on. */
export async function action({request, context}: ActionFunctionArgs) {
  return forwardConsent(request, context);
}

/** There is nothing to read. */
export const loader = () => new Response(null, {status: 404});
