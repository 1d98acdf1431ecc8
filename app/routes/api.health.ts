import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {HEALTH_QUERY} from '~/server/health.documents';
import {isStale} from '~/server/store/stale-if-error';

/**
 * `/api/health`: 200 while the worker runs, with a valid configuration; `?deep=1` also asks the
 * store for an answer of now, and answers 503 when that fails. The log has the cause.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const {storefront, requestId} = context;
  const headers = {'Cache-Control': 'no-store'};
  if (new URL(request.url).searchParams.get('deep') !== '1')
    return Response.json({status: 'ok', request: requestId}, {headers});
  const cache = storefront.CacheNone();
  const answer = await storefront.query(HEALTH_QUERY, {cache}).catch(() => null);
  const isWell = answer?.shop && !isStale(answer);
  const store = isWell ? 'ok' : 'failing';
  return Response.json(
    {status: store, request: requestId, store},
    {status: isWell ? 200 : 503, headers},
  );
}
