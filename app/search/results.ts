import type {Card, Facet} from '~/collection';
import type {Money} from '~/lib/money';

/** A link to a collection, a page or an article. */
export interface PageLink {
  title: string;
  path: string;
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
  facets: Facet[];
  /** Collections that match. */
  matching: PageLink[];
  /** Pages and articles that match. */
  texts: PageLink[];
  /** Other collections. */
  collections: PageLink[];
  /** Popular products, when nothing was found. */
  popular: Card[];
}

/** A suggested product, collection, or page. */
export interface Suggestion extends PageLink {
  kind: 'product' | 'collection' | 'page';
  /** URL of a picture, without a size; null for none. */
  picture: string | null;
  price: Money | null;
}
