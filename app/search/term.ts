import {pathFor} from '~/market';

/** Longest search, in characters. */
export const MAX_TERM_LENGTH = 100;

/** The search term from a field or a URL: one line, trimmed, bounded; '' for none. */
export function searchTerm(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TERM_LENGTH).trim();
}

export const searchPath = (term: string) =>
  `${pathFor('search')}?q=${encodeURIComponent(term)}`;

/**
 * The term that the store completes a search to, where no completion begins with what was typed: it
 * has forgiven a typing mistake or taken a synonym. Null where it is the same term, in the singular
 * or the plural, or the store completes nothing.
 * @param queries the store's completions, best first
 */
export function otherTerm(typed: string, queries: readonly string[]): string | null {
  const term = typed.toLowerCase();
  const isSame = queries.some((query) => {
    const completion = query.toLowerCase();
    return completion.startsWith(term) || term.startsWith(completion);
  });
  return isSame ? null : (queries[0] ?? null);
}

/**
 * Which option of a listbox is active after a key was pressed in its combobox (ARIA Authoring
 * Practices, "Combobox"): arrows go round, with a stop in the field (`null`) between the last and
 * the first. `undefined` where the key is not about options.
 */
export function activeAfter(
  key: string,
  active: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') {
    const next = (active ?? -1) + 1;
    return next < count ? next : null;
  }
  if (key === 'ArrowUp') return active === 0 ? null : (active ?? count) - 1;
  return undefined;
}
