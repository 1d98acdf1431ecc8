/** Products of a collection asked for in one page (spec §9). */
export const COLLECTION_PAGE_SIZE = 50;

/** Images of a product asked for (spec §9). */
export const PRODUCT_IMAGES_PAGE_SIZE = 250;

/** Variants of a product asked for (spec §9). */
export const PRODUCT_VARIANTS_PAGE_SIZE = 250;

/** Amount shown for a product that has no price (spec §2). */
export const MISSING_PRICE_AMOUNT = '0.00';

/** Currency assumed where the store names none (spec §9). */
export const DEFAULT_CURRENCY = 'USD';
