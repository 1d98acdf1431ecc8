import type {Money} from '~/lib/money';

/** Something that a search may be about, and where it leads. */
export interface Suggestion {
  kind: 'product' | 'collection';
  title: string;
  path: string;
  /** Address of a picture, without a size; null for none. */
  picture: string | null;
  price: Money | null;
}

/** What `/api/search` answers. */
export interface Suggestions {
  words: string;
  items: Suggestion[];
}
