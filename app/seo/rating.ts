import {isRecord, readJson} from '~/lib/json';

/** Best score a rating can have where the store names no scale. */
const RATING_SCALE_MAX = 5;

export interface Rating {
  value: number;
  count: number;
  best: number;
}

/** A product's review metafields: the values of Shopify's standard ones, as text. */
interface ReviewMetafields {
  /** `reviews.rating`: `{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}`. */
  rating: string | null;
  /** `reviews.rating_count`: an integer. */
  count: string | null;
}

/**
 * The rating put into a product's structured data: its own reviews where it has any, otherwise the
 * setting's, `null` where that is off (§10.11).
 */
export function structuredRating(
  reviews: ReviewMetafields,
  setting: Pick<Rating, 'value' | 'count'> | null,
): Rating | null {
  const own = ownRating(reviews);
  if (own) return own;
  return setting && {value: setting.value, count: setting.count, best: RATING_SCALE_MAX};
}

/** A product's own reviews; null where it has none. */
export function ownRating({rating, count}: ReviewMetafields): Rating | null {
  const total = Number(count ?? '');
  const score = rating === null ? null : parseRating(rating);
  return score && Number.isInteger(total) && total > 0 ? {...score, count: total} : null;
}

function parseRating(json: string): {value: number; best: number} | null {
  const parsed = readJson(json);
  if (!isRecord(parsed)) return null;
  const value = Number(parsed.value);
  const best = 'scale_max' in parsed ? Number(parsed.scale_max) : RATING_SCALE_MAX;
  return value > 0 && value <= best ? {value, best} : null;
}
