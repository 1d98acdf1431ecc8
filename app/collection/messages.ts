const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

export const MESSAGES = {
  namespace: 'collection',
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
  skip: 'Skip to the products',
  skipToFilters: 'Skip to the filters',
  filters: 'Filters',
  closeFilters: 'Close filters',
  chosen: 'Chosen filters',
  clear: 'Clear all',
  show: 'Show products',
  updating: 'Updating…',
  /** The ribbons of §2. */
  ribbons: {'SOLD OUT': 'SOLD OUT', 'PRE-ORDER': 'PRE-ORDER'},
  /** On a card that is sold out and a pre-order. */
  preOrderFull: 'All pre-orders are taken.',
  sort: 'Sort by',
  from: 'From',
  to: 'To',
  collections: 'Shop by collection',
  /** §2. */
  latest: 'Latest Collection',
  shop: 'Shop the collection',
  /** `count` is `null` where it is not known. */
  seeAll: (count: number | null) => (count === null ? 'See all' : `See all ${count}`),
  /** The collection's size and lowest price: `30 pieces from $9.00`. */
  range: (count: number, price: string) =>
    `${count} ${count === 1 ? 'piece' : 'pieces'} from ${price}`,
  /** Orders of a collection and of search results. */
  sorts: {
    featured: 'Featured',
    bestSelling: 'Best selling',
    titleAscending: 'Alphabetically, A–Z',
    titleDescending: 'Alphabetically, Z–A',
    priceAscending: 'Price, low to high',
    priceDescending: 'Price, high to low',
    newest: 'Date, new to old',
    oldest: 'Date, old to new',
    relevance: 'Relevance',
  },
  /** `1 product`, `12 products`; where more follow, `First 50 products`. */
  products: (count: number, hasMore: boolean) =>
    hasMore ? `First ${products(count)}` : products(count),
  /** On the button that closes the filters: `Show 12 products`. */
  showProducts: (count: number, hasMore: boolean) =>
    `Show ${hasMore ? 'first ' : ''}${products(count)}`,
  /** Announced after "Load more". */
  shown: (count: number) => `Showing ${count} products`,
  colors: (count: number) => `${count} colors`,
  colorsOf: (title: string) => `Colors of ${title}`,
  /** Read after the `+3` behind a card's colors. */
  furtherColors: ' more',
  removeFilter: (name: string) => `Remove filter ${name}`,
  /** Announced after a change of filters or order. */
  filteredBy: (name: string) => `Filtered by ${name}.`,
  notFilteredBy: (name: string) => `No longer filtered by ${name}.`,
  sortedBy: (name: string) => `Sorted by ${name}.`,
  /** `Size: M` */
  filterValue: (filter: string, value: string) => `${filter}: ${value}`,
  /** `Any size`: all values of a filter. */
  any: (filter: string) => `Any ${filter.toLowerCase()}`,
  /** The bounds of a price, in the shop's currency. */
  priceBetween: (min: string, max: string) => `Price: ${min} to ${max}`,
  priceFrom: (min: string) => `Price: from ${min}`,
  priceUpTo: (max: string) => `Price: up to ${max}`,
  /** The value of a filter: products of which some variants are sold out. */
  soldOutSizes: 'Has sold-out sizes',
  /** The filter for products with the tag `gift`. */
  giftFilter: {label: 'Gifts', value: 'Good as a gift'},
  /** Accessible name of a card's options button. */
  chooseOptions: (title: string) => `Choose options for ${title}`,
} as const;
