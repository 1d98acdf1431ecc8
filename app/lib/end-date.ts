/** A product's tags, as far as the store's token may read them. */
export type Tags = readonly string[] | null | undefined;

/**
 * The instant a product leaves the shop, in epoch milliseconds, from its first tag; `null` when it
 * stays. Read only when the product has more than one tag (§4); a first tag that is no date means
 * none (§10.4).
 *
 * A tag is a date as `2026-12-31` (midnight UTC), `2026-12-31T18:00` (UTC unless it names an
 * offset) or `12/31/2026`. `Date.parse` alone would be too generous: it reads "Drop 7" as a day in
 * 2001.
 */
export function endDateFromTags(tags: Tags): number | null {
  const [first, second] = tags ?? [];
  if (first === undefined || second === undefined) return null;
  return parseDateTag(first.trim());
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

function parseDateTag(tag: string): number | null {
  // Most tags are words.
  if (!/^\d/.test(tag)) return null;
  const american = AMERICAN.exec(tag);
  if (american) {
    const [, month = '', day = '', year = ''] = american;
    return instant(year, month.padStart(2, '0'), day.padStart(2, '0'), '00:00', 'Z');
  }
  const iso = ISO.exec(tag);
  if (!iso) return null;
  const [, year = '', month = '', day = '', time = '00:00', offset = 'Z'] = iso;
  return instant(year, month, day, time, withColon(offset.toUpperCase()));
}

/** `+0200` as `+02:00`, the only form that `Date.parse` must accept. */
function withColon(offset: string): string {
  return offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
}

function instant(
  year: string,
  month: string,
  day: string,
  time: string,
  offset: string,
): number | null {
  const date = `${year}-${month}-${day}`;
  const midnight = Date.parse(`${date}T00:00Z`);
  // Some engines roll 31 February over into March; a day that does not exist is no date.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) {
    return null;
  }
  const parsed = Date.parse(`${date}T${time}${offset}`);
  return Number.isNaN(parsed) ? null : parsed;
}

/** Whether a product with this end date is still sold at `now` (epoch milliseconds; §4). */
export function isStillSold(endDate: number | null, now: number): boolean {
  return endDate === null || endDate > now;
}
