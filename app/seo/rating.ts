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
export const structuredRating = (
  reviews: ReviewMetafields,
  setting: Pick<Rating, 'value' | 'count'> | null,
): Rating | null =>
  ownRating(reviews) ?? (setting && {...setting, best: RATING_SCALE_MAX});

/** A product's own reviews; null where it has none. */
export function ownRating({rating, count: total}: ReviewMetafields): Rating | null {
  const parsed = readJson(rating);
  if (!isRecord(parsed)) return null;
  const value = Number(parsed.value);
  const best = 'scale_max' in parsed ? Number(parsed.scale_max) : RATING_SCALE_MAX;
  const count = Number(total ?? '');
  const isRating = value > 0 && value <= best && Number.isInteger(count) && count > 0;
  return isRating ? {value, count, best} : null;
}
