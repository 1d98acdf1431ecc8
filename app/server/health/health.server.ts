import type {AppContext} from '../context';
import {isStale} from '../store/stale-if-error';

import {HEALTH_QUERY} from './health.documents';

/** The health of the shop, for monitors and load balancers. */
export interface Health {
  readonly status: 'ok' | 'failing';
  /** The request's id in the log. */
  readonly request: string;
  /** Only for a deep check. */
  readonly store?: 'ok' | 'failing';
}

/**
 * Checks that the worker runs and its configuration is valid; with `deep` also that the store
 * answers now, ignoring stale answers. Never throws: the log has the cause of a failing store.
 */
export async function checkHealth(
  context: Pick<AppContext, 'storefront' | 'requestId'>,
  {deep}: {deep: boolean},
): Promise<Health> {
  const request = context.requestId;
  if (!deep) return {status: 'ok', request};
  const store = (await storeAnswers(context)) ? 'ok' : 'failing';
  return {status: store, request, store};
}

async function storeAnswers({
  storefront,
}: Pick<AppContext, 'storefront'>): Promise<boolean> {
  try {
    const answer = await storefront.query(HEALTH_QUERY, {cache: storefront.CacheNone()});
    return !isStale(answer) && Boolean(answer.shop);
  } catch {
    return false;
  }
}
