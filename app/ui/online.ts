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

/** Leaves for another site, or for a page that the browser loads itself. */
export function leavePage(address: string): void {
  document.documentElement.dataset.leaving = '';
  dispatchEvent(new Event('leaving'));
  location.assign(address);
}

/**
 * When links prefetch: never while offline, or while the browser leaves the page. Remix loads the document anew when a route's chunk fails,
 * even while prefetching. Offline the browser's error page would replace the page; and Safari fails what a page begins to load while it is
 * being left, so that loading it anew would end a visitor's way to the checkout.
 */
export function usePrefetch(): 'intent' | 'none' {
  return useSyncExternalStore(subscribe, whenLinksPrefetch, () => 'intent');
}

const whenLinksPrefetch = () =>
  navigator.onLine && !('leaving' in document.documentElement.dataset)
    ? 'intent'
    : 'none';
