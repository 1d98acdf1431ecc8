import {endDateFromTags, isStillSold} from '~/lib/end-date';
import {ruleOf, type QuantityRule} from '~/lib/quantity';
import type {AppConfig} from '~/server/config';
import type {AppContext} from '~/server/context';

import {SALE_TIMES_QUERY} from './drop.documents';

/**
 * When a published product may be bought. A merchant writes the instant into the metafield
 * `custom.available_from` (date and time); everything that shows, caches or refuses asks here, with
 * the server's clock.
 */

/** As Shopify stores a date and time: UTC unless it names an offset. */
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/;

/**
 * A metafield as a query answers it: absent where the shop does not ask, `null` where the product
 * has none.
 */
type OpeningField = {readonly value: string} | null | undefined;

/**
 * The instant at which a product opens, in epoch milliseconds; `null` where it has none, or the
 * text is no date.
 */
export function opensAt(field: OpeningField): number | null {
  const [, local, offset = 'Z'] = DATE_TIME.exec(field?.value.trim() ?? '') ?? [];
  if (local === undefined) return null;
  const instant = Date.parse(local + offset);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Until when a product may not be bought, in epoch milliseconds; `null` for one that may be bought
 * at `now`, the instant itself included. The store answers instants, never states, so none of its
 * answers can be out of date.
 */
export function closedUntil(field: OpeningField, now: number): number | null {
  const instant = opensAt(field);
  return instant !== null && now < instant ? instant : null;
}

/** How long after its opening a drop counts as on: stock is short and everybody is there. */
const DROP_LASTS_MS = 24 * 60 * 60 * 1000;

/** Whether the drop of a product is on at `now`: it has opened, less than a day ago. */
export function isDropOn(field: OpeningField, now: number): boolean {
  const instant = opensAt(field);
  return instant !== null && instant <= now && now < instant + DROP_LASTS_MS;
}

/** The variable that makes a query ask when products open; none in a shop without drops. */
export function askForOpenings({hasDrops}: Pick<AppConfig, 'hasDrops'>): {drops?: true} {
  return hasDrops ? {drops: true} : {};
}

/** Goods that may not be bought now. */
export interface UnavailableProduct {
  /**
   * `null` where the store does not say what it is, or does not sell it in the country of the page.
   */
  title: string | null;
  /** When it opens, in epoch milliseconds; absent for one that has ended. */
  opensAt?: number;
}

/** The store's answer on goods before they are added. */
export interface SaleCheck {
  /** Products that may not be bought now, each once. */
  unavailable: readonly UnavailableProduct[];
  /** How many a cart may hold, by variant. */
  rules: ReadonlyMap<string, QuantityRule>;
}

/**
 * Seconds for which an answer is shared, and for which it then is served while it is asked for
 * again. An instant seldom changes.
 */
const SHARED_SECONDS = 30;

/**
 * Which products of these variants may not be bought now: not yet, no more, or the store does not
 * say. Goes by the real time, also in a preview of a later date, which sells nothing.
 * @throws what the store's client throws when the store gives no usable answer: nothing may be
 * added then
 */
export async function checkSale(
  {storefront, config, began}: Pick<AppContext, 'storefront' | 'config' | 'began'>,
  merchandiseIds: readonly string[],
): Promise<SaleCheck> {
  const ids = [...new Set(merchandiseIds)].sort();
  if (ids.length === 0) return {unavailable: [], rules: new Map()};
  const {nodes} = await storefront.query(SALE_TIMES_QUERY, {
    variables: {ids, ...askForOpenings(config)},
    cache: storefront.CacheCustom({
      mode: 'public',
      maxAge: SHARED_SECONDS,
      staleWhileRevalidate: SHARED_SECONDS,
    }),
  });
  /** By product; by variant where the store does not say what it is. */
  const unavailable = new Map<string, UnavailableProduct>();
  const rules = new Map<string, QuantityRule>();
  for (const id of ids) {
    const node = nodes.find((one) => one && 'id' in one && one.id === id);
    const variant = node && 'product' in node ? node : null;
    const product = variant?.product;
    if (variant) rules.set(id, ruleOf(variant));
    const title = product?.title ?? null;
    const opensAt = closedUntil(product?.availableFrom, began);
    const key = product?.id ?? id;
    if (opensAt !== null) unavailable.set(key, {title, opensAt});
    else if (!product || !isStillSold(endDateFromTags(product.tags), began))
      unavailable.set(key, {title});
  }
  return {unavailable: [...unavailable.values()], rules};
}
