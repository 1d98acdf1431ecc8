import type {ActionFunctionArgs} from '@shopify/remix-oxygen';

import {saveAddress, STATUS_OF} from '~/add-ons/notify/index.server';

/**
 * `POST /api/notify`: leaves an e-mail address; answers `{outcome}`. The same form as posted to
 * `/notify`.
 */
export async function action({request, context}: ActionFunctionArgs) {
  const answer = await saveAddress(request, context);
  const headers = {'Cache-Control': 'private, no-store'};
  if (!answer) return Response.json({outcome: null}, {status: 404, headers});
  const {outcome} = answer;
  return Response.json({outcome}, {status: STATUS_OF[outcome], headers});
}

/** There is nothing to read. */
export const loader = () => new Response(null, {status: 404});
