import type {Card, Facet} from '~/collection';
import type {Money} from '~/lib/money';

/** A page or an article of the shop's. */
export interface TextLink {
  title: string;
  path: string;
}

export interface CollectionLink {
  handle: string;
  title: string;
}

/** The data of `/search`. */
export interface SearchResults {
  /** The search term; '' for none. */
  term: string;
  /** The term that the store found these results for, where it differs; null where it does not. */
  shownFor: string | null;
  /** Number of matches on all pages. */
  count: number;
  cards: Card[];
  /** The cursor after which this page starts; null for the first. */
  after: string | null;
  /** The cursor of the next page; null when this is the last. */
  next: string | null;
  /** The available filters. */
  facets: Facet[];
  /** Collections that match. */
  matching: CollectionLink[];
  /** Pages and articles that match. */
  texts: TextLink[];
  /** Other collections, as links. */
  collections: CollectionLink[];
  /** Popular products, when nothing was found. */
  popular: Card[];
}

/** A suggested product, collection, or page. */
export interface Suggestion {
  kind: 'product' | 'collection' | 'page';
  title: string;
  path: string;
  /** Address of a picture, without a size; null for none. */
  picture: string | null;
  price: Money | null;
}

/** The response of `/api/search`: suggestions for a term, or starting points without a term. */
export interface Suggestions {
  term: string;
  items: Suggestion[];
}
