import type {Card, Facet} from '~/collection';
import type {Money} from '~/lib/money';

export interface CollectionLink {
  handle: string;
  title: string;
}

/** What `/search` shows. */
export interface SearchResults {
  /** What was searched for; '' before anything was. */
  words: string;
  /** All that match, on every page. */
  count: number;
  cards: Card[];
  /** The cursor this page began after; null for the first. */
  after: string | null;
  /** The cursor of the next page; null when this is the last. */
  next: string | null;
  /** What the results can be narrowed by. */
  facets: Facet[];
  /** Collections that match. */
  matching: CollectionLink[];
  /** Collections to go on with. */
  collections: CollectionLink[];
  /** Goods that many buy, where nothing was found. */
  popular: Card[];
}

/** Something that a search may be about, and where it leads. */
export interface Suggestion {
  kind: 'product' | 'collection';
  title: string;
  path: string;
  /** Address of a picture, without a size; null for none. */
  picture: string | null;
  price: Money | null;
}

/** What `/api/search` answers: suggestions for words; where to begin without any. */
export interface Suggestions {
  words: string;
  items: Suggestion[];
}
