import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

import {forwardConsent, receiveEvents} from '~/add-ons/analytics/index.server';

/**
 * What a page's scripts post where analytics are on: to `/api/events` events for the services that
 * count; to `/api/{version}/graphql.json` consent documents alone.
 */
export async function action({request, params, context}: ActionFunctionArgs) {
  const answer = params.version === undefined ? receiveEvents : forwardConsent;
  return answer(request, context);
}

/** There is nothing to read. */
export const loader = () => new Response(null, {status: 404});
