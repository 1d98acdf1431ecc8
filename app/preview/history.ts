import type {PreviewState} from '~/lib/preview-state';

/** What a preview shows, and what it showed before. */
export interface History {
  /** The oldest first. */
  past: readonly PreviewState[];
  state: PreviewState;
  /** What the last change was to; `null` after none. */
  last: string | null;
}

/** Steps that can be taken back. */
const MAX_PAST = 100;

export function beginHistory(state: PreviewState): History {
  return {past: [], state, last: null};
}

/** A change to `what`. Several to the same thing in a row, as in typing, are one step back. */
export function change(history: History, state: PreviewState, what: string): History {
  if (history.last === what) return {...history, state};
  return {past: [...history.past, history.state].slice(-MAX_PAST), state, last: what};
}

/** One step back; the history itself where there is none. */
export function undo(history: History): History {
  const state = history.past.at(-1);
  return state ? {past: history.past.slice(0, -1), state, last: null} : history;
}
