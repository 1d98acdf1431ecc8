/** A product's tags, as far as the store's token may read them. */
export type Tags = readonly string[] | null | undefined;

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

interface End {
  /** Epoch milliseconds. */
  at: number;
  /** The day as it is written, whatever day that instant is elsewhere: `2026-12-31`. */
  day: string;
}

/**
 * When a product leaves the shop, from its first tag; `null` when it stays. Read only when the
 * product has more than one tag (§4); a first tag that is no date means none (§10.4).
 *
 * A tag is a date as `2026-12-31` (midnight UTC), `2026-12-31T18:00` (UTC unless it names an
 * offset) or `12/31/2026`. `Date.parse` alone would be too generous: it reads "Drop 7" as a day in
 * 2001.
 */
function endIn(tags: Tags): End | null {
  const [first, second] = tags ?? [];
  if (first === undefined || second === undefined) return null;
  const [, month = '', day = '', year] = AMERICAN.exec(first.trim()) ?? [];
  const tag = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : first;
  const [, date = '', time = '00:00', offset = 'Z'] = ISO.exec(tag.trim()) ?? [];
  const midnight = Date.parse(`${date}T00:00Z`);
  // Some engines roll 31 February over into March; a day that does not exist is no date.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date)
    return null;
  // `+0200` as `+02:00`, the only form that `Date.parse` must accept.
  const zone = offset.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const parsed = Date.parse(`${date}T${time}${zone}`);
  return Number.isNaN(parsed) ? null : {at: parsed, day: date};
}

/** The instant a product leaves the shop, in epoch milliseconds; `null` when it stays. */
export const endDateFromTags = (tags: Tags): number | null => endIn(tags)?.at ?? null;

/** The day that the merchant has written for it. */
export const endDayFromTags = (tags: Tags): string | null => endIn(tags)?.day ?? null;

/** Whether a product with this end date is still sold at `now` (epoch milliseconds; §4). */
export function isStillSold(endDate: number | null, now: number): boolean {
  return endDate === null || endDate > now;
}
