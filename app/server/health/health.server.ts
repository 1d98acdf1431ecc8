import type {AppContext} from '../context';
import {isStale} from '../store/stale-if-error';

import {HEALTH_QUERY} from './health.documents';

/**
 * Checks that the worker runs and its configuration is valid; with `deep` also that the store
 * answers now, ignoring stale answers. Never throws: the log has the cause of a failing store.
 */
export async function checkHealth(
  {storefront, requestId: request}: Pick<AppContext, 'storefront' | 'requestId'>,
  {deep}: {deep: boolean},
): Promise<{status: 'ok' | 'failing'; request: string; store?: 'ok' | 'failing'}> {
  if (!deep) return {status: 'ok', request};
  const cache = storefront.CacheNone();
  const answer = await storefront.query(HEALTH_QUERY, {cache}).catch(() => null);
  const status = answer?.shop && !isStale(answer) ? 'ok' : 'failing';
  return {status, request, store: status};
}
