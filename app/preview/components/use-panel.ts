import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';

import {beginHistory, change, undo} from '../history';
import {DRAFT_SOURCE} from '~/theme';
import {previewTheme, type PreviewedTheme} from '../preview-theme';
import type {PreviewState} from '~/lib/preview-state';
import type {ThemeKey} from '~/lib/theme';

import {applyLook} from '../apply-look';
import {refreshFrame} from '../framed';
import type {PreviewData} from '../preview-data';
import {useSavedState} from './use-saved-state';

/** What the parts of the panel share. */
export interface Panel {
  data: PreviewData;
  state: PreviewState;
  look: PreviewedTheme;
  /** Shows something else; `what` names what was changed, so that typing is one step back. */
  change: (part: Partial<PreviewState>, what: string) => void;
  /** Writes a field of the draft. */
  write: (key: ThemeKey, text: string) => void;
  /** What is wrong with a field of the draft, as a sentence. */
  problemOf: (key: ThemeKey) => string | null;
  /** `null` where there is nothing to take back. */
  undo: (() => void) | null;
  /** Why the last change could not be kept. */
  problem: string | null;
  /** The frame in which the shop is shown, if it is. */
  frame: RefObject<HTMLIFrameElement>;
}

/** The panel's state: what is shown, what was, and the page in step with it. */
export function usePanel(data: PreviewData): Panel {
  const [history, setHistory] = useState(() => beginHistory(data.state));
  const frame = useRef<HTMLIFrameElement>(null);
  const {state} = history;
  const look = useMemo(() => previewTheme(state, data), [state, data]);
  const problem = useSavedState(
    state,
    useCallback(() => refreshFrame(frame.current), []),
  );
  useEffect(() => {
    for (const page of [document, frame.current?.contentDocument]) {
      if (page) applyLook(page, look.theme, data.fonts);
    }
  }, [look.theme, data.fonts]);
  const changeShow = (part: Partial<PreviewState>, what: string) =>
    setHistory((known) => change(known, {...known.state, ...part}, what));
  return {
    data,
    state,
    look,
    change: changeShow,
    write: (key, text) =>
      changeShow({view: 'draft', edits: {...state.edits, [key]: text}}, key),
    problemOf: (key) => {
      const isOurs = (report: {source: string; key: string}) =>
        report.source === DRAFT_SOURCE && report.key === key;
      const found = look.reports.find(isOurs);
      return found ? `This ${found.problem}.` : null;
    },
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    problem,
    frame,
  };
}
