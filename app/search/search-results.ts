import type {Card} from '~/collection';

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
  /** Collections to go on with. */
  collections: CollectionLink[];
}

export interface CollectionLink {
  handle: string;
  title: string;
}
