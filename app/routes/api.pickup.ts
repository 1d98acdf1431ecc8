import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadPickup} from '~/pickup/index.server';

/**
 * `GET /api/pickup/{variant}`: where a variant can be picked up, as JSON, the same for everybody.
 * An answer without places is not kept.
 */
export async function loader({params, context}: LoaderFunctionArgs) {
  const view = await loadPickup(context, params.variant ?? '');
  return Response.json(view, {
    status: view ? 200 : 404,
    headers: {
      'Cache-Control': view?.places.length ? 'public, max-age=60' : 'no-store',
    },
  });
}
