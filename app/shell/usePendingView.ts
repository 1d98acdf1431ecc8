import {useLocation, useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';

import {pendingViewOf, type PendingView} from './pending-view';

/** A page that arrives sooner is shown without a placeholder flashing up before it. */
const PLACEHOLDER_DELAY_MS = 160;

/** The path being loaded in place of the one shown; null for anything that stays on the page. */
function usePendingPath(): string | null {
  const {pathname} = useLocation();
  const {state, location} = useNavigation();
  return state === 'loading' && location.pathname !== pathname ? location.pathname : null;
}

/** What to show instead of the page while a slow soft navigation loads; null otherwise. */
export function usePendingView(): {view: PendingView; path: string} | null {
  const path = usePendingPath();
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => setLate(path), PLACEHOLDER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [path]);
  return path !== null && late === path ? {view: pendingViewOf(path), path} : null;
}
