import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import type {AppContext} from '~/server/context';
import {HEALTH_QUERY} from '~/server/health.documents';
import {isolateCache} from '~/server/page-cache';
import {isStale} from '~/server/store/stale-if-error';

/** An answer of the store is told to everybody for two seconds: failed pages ask for it. */
const answersOf = isolateCache<boolean>(2000);

async function storeIsWell({storefront, config, began}: AppContext): Promise<boolean> {
  const known = answersOf(config).find('store', began);
  if (known !== null) return known;
  const cache = storefront.CacheNone();
  const answer = await storefront.query(HEALTH_QUERY, {cache}).catch(() => null);
  const isWell = Boolean(answer?.shop) && !isStale(answer ?? {});
  answersOf(config).keep('store', isWell, began);
  return isWell;
}

/**
 * `/api/health`: 200 while the worker runs, with a valid configuration; `?deep=1` also asks the
 * store, whose answer holds for two seconds, and answers 503 when that fails. The log says why.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  const {requestId} = context;
  const headers = {'Cache-Control': 'no-store'};
  if (new URL(request.url).searchParams.get('deep') !== '1')
    return Response.json({status: 'ok', request: requestId}, {headers});
  const isWell = await storeIsWell(context);
  const store = isWell ? 'ok' : 'failing';
  return Response.json(
    {status: store, request: requestId, store},
    {status: isWell ? 200 : 503, headers},
  );
}
