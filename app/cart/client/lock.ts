/**
 * One request at a time, for all tabs of a browser: a page holds one Web Lock from before it changes an entry to the answer of
 * its request.
 */

const LOCK = 'cart';

/** Milliseconds after which the browser gives a request up: the worker answers within 4.5 seconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Milliseconds after which a holder can no longer have a request under way: the system has suspended its tab. */
export const STUCK_AFTER_MS = REQUEST_TIMEOUT_MS + 1_000;

/** Milliseconds between two looks at who holds the lock. */
export const LOOK_MS = 1_000;

/** The origin's lock manager; `null` in browsers before 2022, over plain http, or where it is blocked. */
export function webLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}

/**
 * Runs `task` while no other tab holds the lock. `isHeld` says whether the page still has it: another tab may have stolen it
 * from a page that was suspended. The lock is released at the latest when `signal` is aborted. Rejects where locks are refused, as
 * where cookies are blocked.
 */
export async function withLock(
  locks: LockManager,
  signal: AbortSignal,
  task: (isHeld: () => boolean) => Promise<void>,
): Promise<void> {
  let steal = false;
  while (!signal.aborted) {
    let isGranted = false;
    let isStolen = false;
    const waiting = new AbortController();
    const stopWaiting = () => waiting.abort();
    const stopWatching = watchHolder(locks, stopWaiting);
    signal.addEventListener('abort', stopWaiting);
    const options = steal ? {steal} : {signal: waiting.signal};
    try {
      await locks.request(LOCK, options, () => {
        isGranted = true;
        stopWatching();
        const isHeld = () => !isStolen && !signal.aborted;
        return Promise.race([task(isHeld), aborted(signal)]);
      });
      return;
    } catch (error) {
      isStolen = isGranted;
      if (isGranted) return;
      if (!waiting.signal.aborted) throw error;
      steal = true;
    } finally {
      stopWatching();
      signal.removeEventListener('abort', stopWaiting);
    }
  }
}

/**
 * Calls `onStuck` once the same tab has held the lock for longer than a request can last: the queue is first come, first served, so a tab
 * that waits sees no other one take the lock twice. Returns how to stop.
 */
function watchHolder(locks: LockManager, onStuck: () => void): () => void {
  let holder: string | null = null;
  let since = 0;
  const look = async () => {
    // Where locks are refused, the request itself says so.
    const current = await holderOf(locks).catch(() => null);
    const now = performance.now();
    if (current === null || current !== holder) {
      holder = current;
      since = now;
    } else if (now - since >= STUCK_AFTER_MS) onStuck();
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
}

async function holderOf(locks: LockManager): Promise<string | null> {
  const {held = []} = await locks.query();
  return held.find(({name}) => name === LOCK)?.clientId ?? null;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), {once: true}),
  );
