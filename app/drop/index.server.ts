import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';

import {OPENINGS_QUERY} from './drop.documents';
import {closedUntil} from './opening';

/** The variable that makes a query ask when products open; none in a shop without drops. */
export function askForOpenings({hasDrops}: Pick<AppConfig, 'hasDrops'>): {drops?: true} {
  return hasDrops ? {drops: true} : {};
}

/** A product that may not be bought yet. */
export interface EarlyProduct {
  title: string;
  /** Epoch milliseconds. */
  opensAt: number;
}

/** Seconds for which an answer is shared, and for which it then is served while it is asked for anew. An instant seldom changes. */
const SHARED_SECONDS = 30;

/**
 * The products of these variants that may not be bought yet, each once. Goes by the real time, also in a preview of a later date,
 * which sells nothing. Asks nobody in a shop without drops.
 * @throws what the store's client throws when the store gives no usable answer: nothing may be added then
 */
export async function earlyProducts(
  {storefront, config, began}: Pick<AppContext, 'storefront' | 'config' | 'began'>,
  merchandiseIds: readonly string[],
): Promise<EarlyProduct[]> {
  const ids = [...new Set(merchandiseIds)].sort();
  if (!config.hasDrops || ids.length === 0) return [];
  const {nodes} = await storefront.query(OPENINGS_QUERY, {
    variables: {ids},
    cache: storefront.CacheCustom({
      mode: 'public',
      maxAge: SHARED_SECONDS,
      staleWhileRevalidate: SHARED_SECONDS,
    }),
  });
  const early = new Map<string, EarlyProduct>();
  for (const node of nodes) {
    const product = node && 'product' in node ? node.product : null;
    const opens = closedUntil(product?.availableFrom, began);
    if (product && opens !== null)
      early.set(product.title, {title: product.title, opensAt: opens});
  }
  return [...early.values()];
}
