/** Messages of grids, filters and cards. */
export const MESSAGES = {
  empty: {
    heading: 'Nothing on the rail just now.',
    text: 'New things are on their way. Until then, have a look at the rest of the shop.',
    link: 'See the latest',
  },
  noMatch: {
    heading: 'Nothing matches all of these filters.',
    text: 'Each of these finds something:',
    link: 'Clear all filters',
  },
  more: 'Load more',
  loadingMore: 'Loading…',
  moreFailed: 'More could not be loaded. Please try again.',
  noPicture: 'No picture yet',
  filters: 'Filters',
  closeFilters: 'Close filters',
  chosen: 'Chosen filters',
  clear: 'Clear all',
  show: 'Show products',
  updating: 'Updating…',
  /** On a card that is sold out and a pre-order. */
  preOrderFull: 'All pre-orders are taken.',
  sort: 'Sort by',
  from: 'From',
  to: 'To',
  collections: 'Shop by collection',
  /** §2. */
  latest: 'Latest Collection',
  shop: 'Shop the collection',
} as const;

/** Orders of a collection and of search results. */
export const SORT_LABELS = {
  featured: 'Featured',
  bestSelling: 'Best selling',
  titleAscending: 'Alphabetically, A–Z',
  titleDescending: 'Alphabetically, Z–A',
  priceAscending: 'Price, low to high',
  priceDescending: 'Price, high to low',
  newest: 'Date, new to old',
  oldest: 'Date, old to new',
  relevance: 'Relevance',
} as const;

/** `1 product`, `12 products`; where more follow, `First 50 products`. */
export function productsLabel(count: number, hasMore = false): string {
  const products = `${count} ${count === 1 ? 'product' : 'products'}`;
  return hasMore ? `First ${products}` : products;
}

export const colorsLabel = (count: number) => `${count} colors`;
export const swatchesLabel = (title: string) => `Colors of ${title}`;
export const removeFilterLabel = (name: string) => `Remove filter ${name}`;
/** `Size: M` */
export const valueLabel = (filter: string, value: string) => `${filter}: ${value}`;

/** `Show 12 products` */
export const showLabel = (count: number, hasMore: boolean) =>
  `Show ${productsLabel(count, hasMore).toLowerCase()}`;

/** `Any size`: all values of a filter. */
export const anyLabel = (filter: string) => `Any ${filter.toLowerCase()}`;

/** `Price: 20 to 60`, `Price: from 20`, `Price: up to 60`, in the shop's currency. */
export function priceLabel({min, max}: {min: string | null; max: string | null}): string {
  if (min && max) return `Price: ${min} to ${max}`;
  return min ? `Price: from ${min}` : `Price: up to ${max}`;
}

/** Accessible name of a card's options button. */
export const chooseOptionsLabel = (title: string) => `Choose options for ${title}`;

/** Announced after "Load more". */
export const shownLabel = (count: number) => `Showing ${count} products`;
