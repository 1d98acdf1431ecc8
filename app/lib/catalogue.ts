/** Products of a collection asked for in one page (§9). */
export const COLLECTION_PAGE_SIZE = 50;

/** Images of a product asked for (§9). */
export const PRODUCT_IMAGES_PAGE_SIZE = 250;

/** Variants of a product asked for (§9). */
export const PRODUCT_VARIANTS_PAGE_SIZE = 250;
