import type {PreviewState} from '~/lib/preview-state';

/** What a preview shows, and what it showed before. */
export interface History {
  /** The oldest first. */
  past: readonly PreviewState[];
  show: PreviewState;
  /** What the last change was to; `null` after none. */
  last: string | null;
}

/** Steps that can be taken back. */
const MAX_PAST = 100;

export function beginHistory(show: PreviewState): History {
  return {past: [], show, last: null};
}

/** A change to `what`. Several to the same thing in a row, as in typing, are one step back. */
export function change(history: History, show: PreviewState, what: string): History {
  if (history.last === what) return {...history, show};
  return {past: [...history.past, history.show].slice(-MAX_PAST), show, last: what};
}

/** One step back; the history itself where there is none. */
export function undo(history: History): History {
  const show = history.past.at(-1);
  return show ? {past: history.past.slice(0, -1), show, last: null} : history;
}
