/** Since when a request that creates a cart is under way without its page, in epoch milliseconds; for all tabs. */
export const CREATION_KEY = 'cart-creation';

/** What pages could not send, or do not know the end of, one text a line; for their tab alone. */
export const QUEUE_KEY = 'cart-queue';

/** What `act` answers; `null` where the browser keeps nothing, or is full. */
export function withStorage<Result>(
  name: 'localStorage' | 'sessionStorage',
  act: (storage: Storage) => Result,
): Result | null {
  try {
    return act(window[name]);
  } catch {
    return null;
  }
}

/** The code for what was left behind; `null` where it cannot be loaded (offline, or a newer shop was published meanwhile). */
export const loadResuming = () => import('./resume-queue').catch(() => null);
