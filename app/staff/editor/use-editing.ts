import {useRevalidator} from '@remix-run/react';
import {useEffect, useMemo, useRef, useState} from 'react';

import type {PreviewState} from '~/lib/preview-state';
import {DRAFT_SOURCE, shownEntry, type ThemeKey} from '~/theme';
import {useLatest} from '~/ui/effects';

import type {EditorData} from '../index.server';
import {pushChange, redo, markRevised, markSaved, startHistory, undo} from './history';
import {failure, saveState} from './preview-api';
import {changesBetween, previewTheme} from './theme-texts';

/** The state with its history, and the theme that it makes. */
export function useEdits(data: EditorData) {
  const [history, setHistory] = useState(() => startHistory(data.state));
  const {state} = history;
  const shown = useMemo(() => previewTheme(state, data), [state, data]);
  return {data, history, setHistory, state, shown};
}

/** Changes the edits, and keeps them in the session. `onKept`: it has the newest state. */
export function useEditing(
  {data, history, setHistory, state, shown}: ReturnType<typeof useEdits>,
  onKept: () => void,
) {
  const {markKept, ...kept} = useKeptState(state, onKept);
  const base = shownEntry({view: 'draft', theme: state.theme}, data);
  /**
   * Consecutive changes with the same `what` (typing in one field) are one undo step. `message`
   * announces the change, until another one or its undo.
   */
  const change = (part: Partial<PreviewState>, what: string, message?: string) =>
    setHistory((known) => pushChange(known, {...known.state, ...part}, what, message));
  return {
    ...kept,
    data,
    state,
    shown,
    /** How many fields and pages differ from the theme that the draft starts from. */
    changes: changesBetween(base?.texts ?? {}, shown.own).length,
    /** What the last change did; '' for none. */
    said: history.said,
    change,
    /** Edits a field of the draft; `what` and `message` as of `change`. */
    edit: (key: ThemeKey, text: string, what: string = key, message?: string) => {
      const edits = {...state.edits, [key]: text};
      change({view: 'draft', edits, isSaved: false}, what, message);
    },
    /** Shows another draft, theme or version. */
    start: (
      part: Pick<PreviewState, 'theme' | 'edits' | 'name' | 'isSaved'> &
        Partial<Pick<PreviewState, 'draft'>>,
      what: string,
    ) => change({view: 'draft', draft: null, ...part}, what),
    /**
     * Records that a draft was saved: with these edits, or (`null`) with texts that are not on
     * show. `session` is the state that the session was given with it; `null` for none.
     */
    markSaved: (
      draft: NonNullable<PreviewState['draft']> & {name: string},
      edits: PreviewState['edits'] | null,
      session: PreviewState | null,
    ) => {
      if (session) markKept(session);
      setHistory((known) =>
        edits ? markSaved(known, draft, edits) : markRevised(known, draft),
      );
    },
    /** The problem of a field, as a message; null for none. */
    problemOf: (key: ThemeKey) => {
      const found = shown.reports.find(
        (report) => report.source === DRAFT_SOURCE && report.key === key,
      );
      return found ? `This ${found.problem}.` : null;
    },
    /** `null` when there is nothing to undo. */
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
  };
}

export type Editing = ReturnType<typeof useEditing>;

const DEBOUNCE_MS = 200;

/** Keeps the state in the session. The editor's own data depends on its as-of date alone. */
function useKeptState(state: PreviewState, onKept: () => void) {
  const {revalidate} = useRevalidator();
  /** Why the last change could not be kept. */
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isHeld, setHeld] = useState(false);
  /**
   * An answer that came after that of leaving would begin the preview again: its cookie holds the
   * session.
   */
  const [leaving] = useState(() => new AbortController());
  const loadedAsOf = useRef(state.asOf);
  /** The state in the session, as JSON; `null` while unknown. */
  const keptState = useRef<string | null>(JSON.stringify(state));
  const markKept = (newest: PreviewState) => {
    setProblem(null);
    setSending(false);
    keptState.current = JSON.stringify(newest);
    onKept();
    if (newest.asOf !== loadedAsOf.current) void revalidate();
    loadedAsOf.current = newest.asOf;
  };
  const latest = useLatest(markKept);
  useEffect(() => {
    if (isHeld || JSON.stringify(state) === keptState.current) return;
    const request = new AbortController();
    setSending(true);
    const timer = setTimeout(() => {
      keptState.current = null;
      saveState(state, request.signal)
        .then(() => latest.current(state))
        .catch((error: unknown) => {
          if (request.signal.aborted) return;
          setProblem(failure(error));
          setSending(false);
        });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [state, isHeld, latest]);
  return {
    problem,
    isSending,
    markKept: (newest: PreviewState) => latest.current(newest),
    /** Whether to wait, as another post keeps the state. */
    hold: (isKept: boolean) => setHeld(isKept || leaving.signal.aborted),
    /** Call when the preview is about to be left. */
    leave: () => {
      leaving.abort();
      setHeld(true);
    },
    leaving: leaving.signal,
  };
}
