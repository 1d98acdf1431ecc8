import type {PreviewState} from '~/lib/preview-state';

/** A state, and the message that announced it; '' for none. */
interface Step {
  state: PreviewState;
  said: string;
}

export interface History extends Step {
  past: readonly Step[];
  /** The steps to redo, the next first. */
  future: readonly Step[];
  /**
   * The subject of the last change (`what` of `change`); `null` at the start, and after undo, redo
   * or a save.
   */
  last: string | null;
}

const MAX_PAST = 100;

export function startHistory(state: PreviewState): History {
  return {past: [], state, said: '', future: [], last: null};
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

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const future = [stepOf(history), ...history.future];
  return {...before, past: history.past.slice(0, -1), future, last: null};
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return {...next, past: [...history.past, stepOf(history)], future, last: null};
}

type OpenDraft = NonNullable<PreviewState['draft']>;

/**
 * Notes the revision of a draft that was renamed, whether it is open or not: in every step, as undo
 * must not forget a save.
 */
export function markRevised(
  history: History,
  draft: OpenDraft,
  change: Partial<PreviewState> = {},
): History {
  const revised = (step: Step): Step =>
    step.state.draft?.id === draft.id
      ? {...step, state: {...step.state, ...change, draft}}
      : step;
  const [past, future] = [history.past.map(revised), history.future.map(revised)];
  return {...history, ...revised(stepOf(history)), past, future};
}

/**
 * Marks the state as saved in `draft`, without an undo step. `edits` are those that were sent:
 * texts typed since are not saved. The other steps no longer match the draft.
 */
export function markSaved(
  history: History,
  {name, ...draft}: OpenDraft & {name: string},
  edits: PreviewState['edits'],
): History {
  const known = markRevised(history, draft, {isSaved: false});
  const isSaved = history.state.edits === edits;
  return {...known, state: {...history.state, draft, name, isSaved}, last: null};
}
