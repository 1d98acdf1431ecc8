import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

import type {PreviewState} from '~/lib/preview-state';

import {saveState} from '../preview-api';
import {leavePreview} from './use-expiry';

/** Milliseconds of rest before a change is sent. */
const REST_MS = 200;

const UNREACHABLE = 'The shop could not be reached. Change something to try again.';

/**
 * Keeps the session in step with what the panel shows, and the page with the session: `onKept` is called when the server knows.
 * Says what went wrong, if something did.
 */
export function useSavedState(state: PreviewState, onKept: () => void): string | null {
  const {revalidate} = useRevalidator();
  const [problem, setProblem] = useState<string | null>(null);
  /** What the session has; `null` while that is not known. */
  const kept = useRef<PreviewState | null>(state);
  const latest = useRef({revalidate, onKept});
  latest.current = {revalidate, onKept};
  useEffect(() => {
    if (state === kept.current) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      kept.current = null;
      saveState(state, request.signal)
        .then((answer) => {
          if (answer.kind === 'over') return leavePreview();
          setProblem(answer.kind === 'refused' ? answer.problem : null);
          if (answer.kind === 'refused') return;
          kept.current = state;
          latest.current.revalidate();
          latest.current.onKept();
        })
        .catch(() => request.signal.aborted || setProblem(UNREACHABLE));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [state]);
  return problem;
}
