import {useRevalidator} from '@remix-run/react';
import {useEffect, useMemo, useRef, useState} from 'react';

import {EDITOR_PATH, type PreviewState} from '~/lib/preview-state';
import {DRAFT_SOURCE, shownEntry, type ThemeKey} from '~/theme';

import type {EditorData} from '../editor-data.server';
import {messages} from '../messages';
import {pushChange, redo, markRevised, markSaved, startHistory, undo} from './history';
import {saveState} from './preview-api';
import {changesBetween, previewTheme, type PreviewedTheme} from './preview-theme';

export interface Editing {
  data: EditorData;
  state: PreviewState;
  shown: PreviewedTheme;
  /** How many fields and pages differ from the theme that the draft starts from. */
  changes: number;
  /**
   * Changes the state. Consecutive changes with the same `what` (typing in one field) are one undo
   * step. `said` announces the change, until another one or its undo.
   */
  change: (part: Partial<PreviewState>, what: string, said?: string) => void;
  /** Edits a field of the draft; `what` and `said` as of `change`. */
  edit: (key: ThemeKey, text: string, what?: string, said?: string) => void;
  start: (
    part: Pick<PreviewState, 'theme' | 'edits' | 'name' | 'isSaved'> &
      Partial<Pick<PreviewState, 'draft'>>,
    what: string,
  ) => void;
  /**
   * Records that a draft was saved: with these edits, or (`null`) with texts that are not on show.
   */
  markSaved: (
    draft: NonNullable<PreviewState['draft']> & {name: string},
    edits: PreviewState['edits'] | null,
  ) => void;
  /** The problem of a field, as a sentence; null for none. */
  problemOf: (key: ThemeKey) => string | null;
  /** What the last change did, as a sentence; '' for none. */
  said: string;
  /** `null` when there is nothing to undo. */
  undo: (() => void) | null;
  /** `null` when there is nothing to redo. */
  redo: (() => void) | null;
  /** Whether the last change is still on its way to the session. */
  isSending: boolean;
  problem: string | null;
  /** Call when the preview is about to be left. */
  leave: () => void;
}

/** The state with its history, kept in the session. `onKept`: the session has the newest state. */
export function useEditing(data: EditorData, onKept: () => void): Editing {
  const [history, setHistory] = useState(() => startHistory(data.state));
  const {state, said} = history;
  const shown = useMemo(() => previewTheme(state, data), [state, data]);
  const kept = useKeptState(state, onKept);
  const base = shownEntry({view: 'draft', theme: state.theme}, data.entries, data.live);
  const change: Editing['change'] = (part, what, sentence) =>
    setHistory((known) => pushChange(known, {...known.state, ...part}, what, sentence));
  return {
    ...kept,
    data,
    state,
    shown,
    changes: changesBetween(base?.texts ?? {}, shown.own).length,
    said,
    change,
    edit: (key, text, what = key, sentence) => {
      const edits = {...state.edits, [key]: text};
      change({view: 'draft', edits, isSaved: false}, what, sentence);
    },
    start: (part, what) => change({view: 'draft', draft: null, ...part}, what),
    markSaved: (draft, edits) =>
      setHistory((known) =>
        edits ? markSaved(known, draft, edits) : markRevised(known, draft),
      ),
    problemOf: (key) => {
      const found = shown.reports.find(
        (report) => report.source === DRAFT_SOURCE && report.key === key,
      );
      return found ? `This ${found.problem}.` : null;
    },
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
  };
}

const DEBOUNCE_MS = 200;

/** Keeps the state in the session. The editor's own data depends on its as-of date alone. */
function useKeptState(state: PreviewState, onKept: () => void) {
  const {revalidate} = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const loadedAsOf = useRef(state.asOf);
  /** The state in the session; `null` while unknown. */
  const keptState = useRef<PreviewState | null>(state);
  /**
   * An answer that came after that of leaving would begin the preview again: its cookie holds the
   * session.
   */
  const [isLeaving, setLeaving] = useState(false);
  const latest = useRef({revalidate, onKept});
  latest.current = {revalidate, onKept};
  useEffect(() => {
    if (isLeaving || state === keptState.current) return;
    const request = new AbortController();
    setSending(true);
    const timer = setTimeout(() => {
      keptState.current = null;
      saveState(state, request.signal)
        .then((reply) => {
          if (reply.kind === 'over') return leavePreview();
          setProblem(reply.kind === 'refused' ? reply.problem : null);
          setSending(false);
          if (reply.kind === 'refused') return;
          keptState.current = state;
          latest.current.onKept();
          if (state.asOf !== loadedAsOf.current) latest.current.revalidate();
          loadedAsOf.current = state.asOf;
        })
        .catch(() => {
          if (request.signal.aborted) return;
          setProblem(messages.unreachable);
          setSending(false);
        });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [state, isLeaving]);
  return {problem, isSending, leave: () => setLeaving(true)};
}

/** Leaves when the preview ends, `endsIn` milliseconds after the page was rendered. */
export function useExpiry(endsIn: number) {
  useEffect(() => {
    const timer = setTimeout(leavePreview, endsIn);
    return () => clearTimeout(timer);
  }, [endsIn]);
}

/** Leaves a preview that is over: the page asks for the password. */
export function leavePreview() {
  location.replace(EDITOR_PATH);
}
