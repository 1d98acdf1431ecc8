import type {PreviewState} from '~/lib/preview-state';

/** Undo history of a preview. */
export interface History {
  /** The oldest first. */
  past: readonly PreviewState[];
  state: PreviewState;
  /** The states to redo, the next first. */
  future: readonly PreviewState[];
  /** What the last change was about (`what` of `change`); `null` at the start. */
  last: string | null;
  /** Revisions of saved drafts by id: undo must not forget a save. */
  revisions: Readonly<Record<string, string>>;
}

/** Most undo steps. */
const MAX_PAST = 100;

export function startHistory(state: PreviewState): History {
  return {past: [], state, future: [], last: null, revisions: {}};
}

/** A change to `what`. Consecutive changes to the same thing, as in typing, are one step. */
export function pushChange(history: History, state: PreviewState, what: string): History {
  if (history.last === what) return {...history, state, future: []};
  const past = [...history.past, history.state].slice(-MAX_PAST);
  return {...history, past, state, future: [], last: what};
}

/** Undoes one step, if there is one. */
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

/** Redoes the last undone step, if there is one. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  const past = [...history.past, history.state];
  return {...history, past, state: withRevision(next, history), future, last: null};
}

/** Marks the state as saved in `draft`, without an undo step. The other steps are no longer what the draft holds. */
export function markSaved(
  history: History,
  draft: NonNullable<PreviewState['draft']>,
): History {
  const revisions = {...history.revisions, [draft.id]: draft.revision};
  const outdated = (state: PreviewState) =>
    state.draft?.id === draft.id ? {...state, isSaved: false} : state;
  return {
    past: history.past.map(outdated),
    state: {...history.state, draft, isSaved: true},
    future: history.future.map(outdated),
    revisions,
    last: null,
  };
}

function withRevision(state: PreviewState, {revisions}: History): PreviewState {
  const {draft} = state;
  if (!draft) return state;
  return {...state, draft: {...draft, revision: revisions[draft.id] ?? draft.revision}};
}
