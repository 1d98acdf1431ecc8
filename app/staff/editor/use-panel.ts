import {useRevalidator} from '@remix-run/react';
import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';

import type {PreviewState} from '~/lib/preview-state';
import type {ThemeKey} from '~/theme';
import {DRAFT_SOURCE} from '~/theme';

import {pushChange, redo, markRevised, markSaved, startHistory, undo} from './history';
import {messages} from '../messages';
import {saveState} from './preview-api';
import type {PreviewData} from '../preview-data';
import {applyTheme, leavePreview, picturesLoaded, refreshFrame} from './preview-page';
import {previewTheme, type PreviewedTheme} from './preview-theme';

/** The panel's state and actions, shared by its sections. */
export interface Panel {
  data: PreviewData;
  state: PreviewState;
  shown: PreviewedTheme;
  /**
   * Changes the preview. Consecutive changes with the same `what` (typing in one field) are one
   * undo step. `said` announces the change, until another one or its undo.
   */
  change: (part: Partial<PreviewState>, what: string, said?: string) => void;
  /** Edits a field of the draft. */
  edit: (key: ThemeKey, text: string) => void;
  /**
   * Records that a draft was saved: with these edits, or (`null`) with texts that are not on show.
   */
  markSaved: (
    draft: NonNullable<PreviewState['draft']>,
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
  /** Whether the page is still catching up with the last change. */
  isPending: boolean;
  /** Why the last change could not be saved. */
  problem: string | null;
  /** Loads the page anew, after a change in the store. */
  refresh: () => void;
  /** Call when the preview is about to be left. */
  leave: () => void;
  /** The frame that shows the shop at another screen size, if open. */
  frame: RefObject<HTMLIFrameElement>;
}

/** The panel's state with its history, kept in sync with the page. */
export function usePanel(data: PreviewData): Panel {
  const [history, setHistory] = useState(() => startHistory(data.state));
  const frame = useRef<HTMLIFrameElement>(null);
  const {state, said} = history;
  const shown = useMemo(() => previewTheme(state, data), [state, data]);
  const {problem, isPending, refresh, leave} = useSavedState(state, frame);
  useEffect(() => {
    for (const page of [document, frame.current?.contentDocument]) {
      if (page) applyTheme(page, shown.theme, data.fonts);
    }
  }, [shown.theme, data.fonts]);
  const changeState: Panel['change'] = (part, what, sentence) =>
    setHistory((known) => pushChange(known, {...known.state, ...part}, what, sentence));
  return {
    data,
    state,
    shown,
    said,
    change: changeState,
    edit: (key, text) =>
      changeState(
        {view: 'draft', edits: {...state.edits, [key]: text}, isSaved: false},
        key,
      ),
    markSaved: (draft, edits) =>
      setHistory((known) =>
        edits ? markSaved(known, draft, edits) : markRevised(known, draft),
      ),
    problemOf: (key) => {
      const isOurs = (report: {source: string; key: string}) =>
        report.source === DRAFT_SOURCE && report.key === key;
      const found = shown.reports.find(isOurs);
      return found ? `This ${found.problem}.` : null;
    },
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    isPending,
    problem,
    refresh,
    leave,
    frame,
  };
}

/** Milliseconds without a change before it is sent. */
const DEBOUNCE_MS = 200;

/** Saves the state to the session, then reloads the page's data. */
function useSavedState(state: PreviewState, frame: RefObject<HTMLIFrameElement>) {
  const {revalidate, state: loading} = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'stale' | 'refreshing'>('idle');
  /** The state saved in the session; `null` while unknown. */
  const savedState = useRef<PreviewState | null>(state);
  /**
   * An answer that came after that of leaving would begin the preview again: its cookie holds the
   * session.
   */
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving || state === savedState.current) return;
    const request = new AbortController();
    setPhase('sending');
    const timer = setTimeout(() => {
      savedState.current = null;
      saveState(state, request.signal)
        .then((reply) => {
          if (reply.kind === 'over') return leavePreview();
          setProblem(reply.kind === 'refused' ? reply.problem : null);
          if (reply.kind === 'refused') return setPhase('idle');
          savedState.current = state;
          setPhase('stale');
          refreshFrame(frame.current);
        })
        .catch(() => {
          if (request.signal.aborted) return;
          setProblem(messages.unreachable);
          setPhase('idle');
        });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [state, frame, isLeaving]);
  // Waits for a navigation in progress: Remix reports an interrupted one as an error.
  useEffect(() => {
    if (phase !== 'stale' || loading !== 'idle') return;
    setPhase('refreshing');
    revalidate();
  }, [phase, loading, revalidate]);
  useEffect(() => {
    if (phase !== 'refreshing' || loading !== 'idle') return;
    let isOld = false;
    void picturesLoaded(document).then(() => isOld || setPhase('idle'));
    return () => {
      isOld = true;
    };
  }, [phase, loading]);
  const refresh = () => {
    // A change that is on its way loads the page anew by itself.
    setPhase((known) => (known === 'sending' ? known : 'stale'));
    refreshFrame(frame.current);
  };
  const leave = () => setLeaving(true);
  return {problem, isPending: phase !== 'idle', refresh, leave};
}
