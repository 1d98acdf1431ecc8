import type {PreviewState} from '~/lib/preview-state';

/** Undo history of a preview. */
export interface History {
  /** The oldest first. */
  past: readonly PreviewState[];
  state: PreviewState;
  /** The states to redo, the next first. */
  future: readonly PreviewState[];
  /** The subject of the last change (`what` of `change`); `null` at the start, and after undo, redo or a save. */
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

/**
 * Marks the state as saved in `draft`, without an undo step. `edits` are those that were sent: texts typed since are not
 * saved. The other steps no longer match the draft.
 */
export function markSaved(
  history: History,
  draft: NonNullable<PreviewState['draft']>,
  edits: PreviewState['edits'],
): History {
  const {past, state, future, revisions} = markRevised(history, draft);
  const outdated = (step: PreviewState) =>
    step.draft?.id === draft.id ? {...step, isSaved: false} : step;
  return {
    past: past.map(outdated),
    state: {...state, draft, isSaved: state.edits === edits},
    future: future.map(outdated),
    revisions,
    last: null,
  };
}

/** Notes the revision of a draft that was renamed, whether it is open or not. */
export function markRevised(
  history: History,
  draft: NonNullable<PreviewState['draft']>,
): History {
  const revisions = {...history.revisions, [draft.id]: draft.revision};
  const known = {...history, revisions};
  return {...known, state: withRevision(history.state, known)};
}

function withRevision(state: PreviewState, {revisions}: History): PreviewState {
  const {draft} = state;
  const revision = draft && revisions[draft.id];
  if (!draft || !revision || revision === draft.revision) return state;
  return {...state, draft: {...draft, revision}};
}
