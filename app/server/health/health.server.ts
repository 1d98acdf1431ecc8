import type {AppContext} from '../context';
import {isStale} from '../store/stale-if-error';

import {HEALTH_QUERY} from './health.documents';

/** How the shop is, for monitors and load balancers. */
export interface Health {
  readonly status: 'ok' | 'failing';
  /** Names this answer in the log. */
  readonly request: string;
  /** Only where the store was asked. */
  readonly store?: 'ok' | 'failing';
}

/**
 * Whether the worker runs and its configuration is whole; with `deep` also whether the store answers now. An answer
 * kept from before an outage does not count. Never throws: the cause of a failing store is in the log.
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
