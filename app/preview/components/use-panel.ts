import {useRevalidator} from '@remix-run/react';
import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';

import type {PreviewState} from '~/lib/preview-state';
import type {ThemeKey} from '~/lib/theme';
import {DRAFT_SOURCE} from '~/theme';

import {change, redo, saved, startHistory, undo} from '../history';
import {messages} from '../messages';
import {saveState} from '../preview-api';
import type {PreviewData} from '../preview-data';
import {applyTheme, leavePreview, picturesLoaded, refreshFrame} from '../preview-page';
import {previewTheme, type PreviewedTheme} from '../preview-theme';

/** What the parts of the panel share. */
export interface Panel {
  data: PreviewData;
  state: PreviewState;
  shown: PreviewedTheme;
  /** Shows something else; `what` names what was changed, so that typing is one step back. */
  change: (part: Partial<PreviewState>, what: string) => void;
  /** Edits a field of the draft. */
  edit: (key: ThemeKey, text: string) => void;
  /** What is shown has been saved as this draft of the store. */
  markSaved: (draft: NonNullable<PreviewState['draft']>) => void;
  /** What is wrong with a field of the draft, as a sentence. */
  problemOf: (key: ThemeKey) => string | null;
  /** `null` where there is nothing to take back. */
  undo: (() => void) | null;
  /** `null` where nothing was taken back. */
  redo: (() => void) | null;
  /** The page does not show the last change yet. */
  isPending: boolean;
  /** Why the last change could not be kept. */
  problem: string | null;
  /** The frame in which the shop is shown, if it is. */
  frame: RefObject<HTMLIFrameElement>;
}

/** The panel's state: what is shown, what was, and the page in step with it. */
export function usePanel(data: PreviewData): Panel {
  const [history, setHistory] = useState(() => startHistory(data.state));
  const frame = useRef<HTMLIFrameElement>(null);
  const {state} = history;
  const shown = useMemo(() => previewTheme(state, data), [state, data]);
  const {problem, isPending} = useSavedState(state, frame);
  useEffect(() => {
    for (const page of [document, frame.current?.contentDocument]) {
      if (page) applyTheme(page, shown.theme, data.fonts);
    }
  }, [shown.theme, data.fonts]);
  const changeState = (part: Partial<PreviewState>, what: string) =>
    setHistory((known) => change(known, {...known.state, ...part}, what));
  return {
    data,
    state,
    shown,
    change: changeState,
    edit: (key, text) =>
      changeState({view: 'draft', edits: {...state.edits, [key]: text}}, key),
    markSaved: (draft) => setHistory((known) => saved(known, draft)),
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
    frame,
  };
}

/** Milliseconds of rest before a change is sent. */
const REST_MS = 200;

/** Keeps the session in step with what the panel shows, and the page with the session. */
function useSavedState(state: PreviewState, frame: RefObject<HTMLIFrameElement>) {
  const {revalidate, state: loading} = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'stale' | 'refreshing'>('idle');
  /** What the session has; `null` while that is not known. */
  const savedState = useRef<PreviewState | null>(state);
  useEffect(() => {
    if (state === savedState.current) return;
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
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [state, frame]);
  // A page that is already on its way is let arrive: Remix reports one that is overtaken as an error.
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
  return {problem, isPending: phase !== 'idle'};
}
