import {useSyncExternalStore} from 'react';

/** Browsers inside apps that show a blank page when a view transition runs (Facebook, Instagram, TikTok on Android). */
const BREAKING = /FBAN|FBAV|FB_IAB|Instagram|musical_ly|BytedanceWebview|TikTok/i;

function wanted(): boolean {
  return (
    'startViewTransition' in document &&
    !BREAKING.test(navigator.userAgent) &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

function subscribe(changed: () => void) {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether links should move to their page by a view transition; never while the server renders. */
export function useViewTransitions(): boolean {
  return useSyncExternalStore(subscribe, wanted, () => false);
}
