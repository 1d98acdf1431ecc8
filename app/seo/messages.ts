/** Titles and descriptions of pages, as browsers, search engines and sharing sites show them. */
export const PAGE_TEXTS = {
  namespace: 'seo',
  /** §2 */
  shirts: 'T-Shirt Collection',
  shirtsFrom: (shop: string) => `Official T-shirts from ${shop}.`,
  /** §2 */
  hoodies: 'Hoodie Collection',
  hoodiesFrom: (shop: string) => `Official hoodies and sweatshirts from ${shop}.`,
  collections: 'Collections',
  collectionsFrom: (shop: string) => `All collections from ${shop}.`,
  cart: 'Shopping Cart',
  cartLink: 'Add to your cart',
  discountLink: 'Use a discount code',
  search: (term: string) => (term ? `Search: ${term}` : 'Search'),
  missing: 'Page not found',
  failed: 'Something went wrong',
  /** Describes a collection for which the store has no description. */
  collection: (title: string) => `${title}, official clothing.`,
  /** The steps of a breadcrumb, in structured data (§2). */
  home: 'Home',
  products: 'Products',
  latest: 'Latest Collection',
} as const;
