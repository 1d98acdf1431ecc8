import type {AppContext} from '../context';
import {isStale} from '../store/stale-if-error';

import {HEALTH_QUERY} from './health.documents';

export interface Health {
  readonly status: 'ok' | 'failing';
  /** The request's id in the log. */
  readonly request: string;
  readonly store?: 'ok' | 'failing';
}

/**
 * Checks that the worker runs and its configuration is valid; with `deep` also that the store
 * answers now, ignoring stale answers. Never throws: the log has the cause of a failing store.
 */
export async function checkHealth(
  {storefront, requestId: request}: Pick<AppContext, 'storefront' | 'requestId'>,
  {deep}: {deep: boolean},
): Promise<Health> {
  if (!deep) return {status: 'ok', request};
  const cache = storefront.CacheNone();
  const answer = await storefront.query(HEALTH_QUERY, {cache}).catch(() => null);
  const status = answer?.shop && !isStale(answer) ? 'ok' : 'failing';
  return {status, request, store: status};
}
