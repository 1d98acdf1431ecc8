/** Rating put into structured data unless a product or the settings say otherwise (spec §9, decision 11). */
export const DEFAULT_RATING = {value: 4.8, count: 127} as const;

/** Best score a rating can have where the store names no scale. */
export const RATING_SCALE_MAX = 5;
