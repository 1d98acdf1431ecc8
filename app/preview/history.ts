import type {PreviewState} from '~/lib/preview-state';

/** What a preview shows, what it showed before, and what was taken back. */
export interface History {
  /** The oldest first. */
  past: readonly PreviewState[];
  state: PreviewState;
  /** What redo brings back, the next first. */
  future: readonly PreviewState[];
  /** What the last change was to; `null` after none. */
  last: string | null;
  /** The revisions that drafts were saved with, by their ids: a step back must not forget a save. */
  revisions: Readonly<Record<string, string>>;
}

/** Steps that can be taken back. */
const MAX_PAST = 100;

export function startHistory(state: PreviewState): History {
  return {past: [], state, future: [], last: null, revisions: {}};
}

/** A change to `what`. Several to the same thing in a row, as in typing, are one step. */
export function change(history: History, state: PreviewState, what: string): History {
  if (history.last === what) return {...history, state, future: []};
  const past = [...history.past, history.state].slice(-MAX_PAST);
  return {...history, past, state, future: [], last: what};
}

/** One step back; the history itself where there is none. */
export function undo(history: History): History {
  const {past, future} = history;
  const before = past.at(-1);
  if (!before) return history;
  const state = withRevision(before, history);
  return {
    ...history,
    past: past.slice(0, -1),
    state,
    future: [history.state, ...future],
    last: null,
  };
}

/** The step that was taken back last; the history itself where there is none. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  const past = [...history.past, history.state];
  return {...history, past, state: withRevision(next, history), future, last: null};
}

/** The state has been saved as `draft`, which is no step of its own. */
export function saved(
  history: History,
  draft: NonNullable<PreviewState['draft']>,
): History {
  const revisions = {...history.revisions, [draft.id]: draft.revision};
  return {...history, state: {...history.state, draft}, revisions, last: null};
}

function withRevision(state: PreviewState, {revisions}: History): PreviewState {
  const {draft} = state;
  if (!draft) return state;
  return {...state, draft: {...draft, revision: revisions[draft.id] ?? draft.revision}};
}
