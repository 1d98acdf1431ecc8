/** What the loader of a listing answers: of a collection, or of a search. */
export interface ListedPage {
  collection?: {id: string; handle: string};
  cards?: readonly unknown[];
  /** The cursor of the next page; null for none. */
  next?: string | null;
  /** Matches of a search on all pages. */
  count?: number;
}

/** How many products a listing has: only where one page shows them all. */
export function countShown({cards, next}: ListedPage, search: string) {
  return cards && next === null && !/[?&]after=/.test(search)
    ? {productsCount: cards.length}
    : {};
}
