import type {PreviewState} from '~/lib/preview-state';

/** A state, and the sentence that announced it; '' for none. */
interface Step {
  state: PreviewState;
  said: string;
}

/** Undo history of a preview. */
export interface History extends Step {
  /** The oldest first. */
  past: readonly Step[];
  /** The steps to redo, the next first. */
  future: readonly Step[];
  /**
   * The subject of the last change (`what` of `change`); `null` at the start, and after undo, redo
   * or a save.
   */
  last: string | null;
  /** Revisions of saved drafts by id: undo must not forget a save. */
  revisions: Readonly<Record<string, string>>;
}

/** Most undo steps. */
const MAX_PAST = 100;

export function startHistory(state: PreviewState): History {
  return {past: [], state, said: '', future: [], last: null, revisions: {}};
}

const stepOf = ({state, said}: History): Step => ({state, said});

/** A change to `what`. Consecutive changes to the same thing, as in typing, are one step. */
export function pushChange(
  history: History,
  state: PreviewState,
  what: string,
  said = '',
): History {
  if (history.last === what) return {...history, state, said, future: []};
  const past = [...history.past, stepOf(history)].slice(-MAX_PAST);
  return {...history, past, state, said, future: [], last: what};
}

/** Undoes one step, if there is one. */
export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    ...history,
    ...before,
    state: withRevision(before.state, history),
    past: history.past.slice(0, -1),
    future: [stepOf(history), ...history.future],
    last: null,
  };
}

/** Redoes the last undone step, if there is one. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  const past = [...history.past, stepOf(history)];
  const state = withRevision(next.state, history);
  return {...history, ...next, past, state, future, last: null};
}

/**
 * Marks the state as saved in `draft`, without an undo step. `edits` are those that were sent:
 * texts typed since are not saved. The other steps no longer match the draft.
 */
export function markSaved(
  history: History,
  {name, ...draft}: NonNullable<PreviewState['draft']> & {name: string},
  edits: PreviewState['edits'],
): History {
  const {past, state, future, revisions, said} = markRevised(history, draft);
  const outdated = (step: Step) =>
    step.state.draft?.id === draft.id
      ? {...step, state: {...step.state, isSaved: false}}
      : step;
  return {
    past: past.map(outdated),
    state: {...state, draft, name, isSaved: state.edits === edits},
    said,
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
