/** Titles and descriptions of pages, as browsers, search engines and sharing sites show them. */
export const PAGE_TEXTS = {
  /** §2 */
  shirts: 'T-Shirt Collection',
  shirtsFrom: (shop: string | undefined) =>
    `Official T-shirts from ${shop ?? 'the shop'}.`,
  /** §2 */
  hoodies: 'Hoodie Collection',
  hoodiesFrom: (shop: string | undefined) =>
    `Official hoodies and sweatshirts from ${shop ?? 'the shop'}.`,
  cart: 'Shopping Cart',
  cartLink: 'Add to your cart',
  discountLink: 'Use a discount code',
  search: (words: string) => (words ? `Search: ${words}` : 'Search'),
  missing: 'Page not found',
  failed: 'Something went wrong',
} as const;

/** Describes a collection for which the store has no description. */
export const collectionSummary = (title: string) => `${title}, official clothing.`;
