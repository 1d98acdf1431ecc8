import {useSyncExternalStore} from 'react';

const CHANGES = ['online', 'offline', 'leaving', 'pageshow'];

function subscribe(changed: () => void) {
  for (const type of CHANGES) addEventListener(type, changed);
  return () => {
    for (const type of CHANGES) removeEventListener(type, changed);
  };
}

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * When links prefetch: never while offline, or while the browser leaves the page. Remix loads the document anew when a route's chunk fails,
 * even while prefetching. Offline the browser's error page would replace the page; and Safari fails what a page begins to load while it is
 * being left, so that loading it anew would end a visitor's way to the checkout (decision 0104).
 */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, whenLinksPrefetch, () => 'intent');
}

const whenLinksPrefetch = () =>
  navigator.onLine && !('leaving' in document.documentElement.dataset)
    ? 'intent'
    : 'none';

/** Leaves for another site, or for a page that the browser loads itself. */
export function leavePage(address: string): void {
  markLeaving();
  location.assign(address);
}

function markLeaving(): void {
  document.documentElement.dataset.leaving = '';
  dispatchEvent(new Event('leaving'));
}

/** Whether the browser follows it itself: the page has prevented what it does. */
function isFollowed(event: Event): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  if (event.type === 'submit') return event.target.matches(':not([method=dialog])');
  const {metaKey, ctrlKey, shiftKey} = event as MouseEvent;
  const link = event.target.closest('a[href]:not([target],[href^="#"])');
  return Boolean(link) && !metaKey && !ctrlKey && !shiftKey;
}

// Before hydration the early-events script marks the page, as no event passes it.
if (typeof document !== 'undefined') {
  for (const type of ['click', 'submit'])
    addEventListener(type, (event) => isFollowed(event) && markLeaving());
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) delete document.documentElement.dataset.leaving;
  });
}
