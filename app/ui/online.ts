import {useSyncExternalStore} from 'react';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
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
 * When links prefetch: never offline. Remix loads the module of a route when its link is pointed
 * at, and reloads the document where that fails: the browser's error page would replace the shop.
 */
export function usePrefetch(): 'intent' | 'none' {
  return useOnline() ? 'intent' : 'none';
}
