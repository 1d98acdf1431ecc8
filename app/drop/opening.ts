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
