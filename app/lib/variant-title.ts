/** Shopify's title for the only variant of a product without options. */
export const ONLY_VARIANT = 'Default Title';

/** A variant's title; `null` where there was nothing to choose. */
export const variantTitleOf = (title: string): string | null =>
  title === ONLY_VARIANT ? null : title;
