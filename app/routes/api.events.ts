import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

import {receiveEvents} from '~/analytics/index.server';

/**
 * `POST /api/events`: events for the services that count, and figures of the page; each only where
 * it is configured.
 */
export async function action({request, context}: ActionFunctionArgs) {
  return receiveEvents(request, context);
}

/** There is nothing to read. */
export const loader = () => new Response(null, {status: 404});
