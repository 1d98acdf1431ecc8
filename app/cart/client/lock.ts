/**
 * One request at a time, for all tabs of a browser: a page holds one Web Lock from before it changes an entry to the answer of
 * its request.
 */

const LOCK = 'cart';

/** Milliseconds after which the browser gives a request up: the worker answers within 4.5 seconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Milliseconds after which a holder can no longer have a request under way: the system has suspended its tab. */
const STUCK_AFTER_MS = REQUEST_TIMEOUT_MS + 1_000;

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
    const holder = await holderOf(locks);
    let isGranted = false;
    let isStolen = false;
    const waiting = new AbortController();
    const stopWaiting = () => waiting.abort();
    const timer = setTimeout(stopWaiting, STUCK_AFTER_MS);
    signal.addEventListener('abort', stopWaiting);
    const options = steal ? {steal} : {signal: waiting.signal};
    try {
      await locks.request(LOCK, options, () => {
        isGranted = true;
        clearTimeout(timer);
        const isHeld = () => !isStolen && !signal.aborted;
        return Promise.race([task(isHeld), aborted(signal)]);
      });
      return;
    } catch (error) {
      isStolen = isGranted;
      if (isGranted) return;
      if (!waiting.signal.aborted) throw error;
      // The queue is first come, first served: the same holder has had the lock all the time.
      steal = holder !== null && holder === (await holderOf(locks));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stopWaiting);
    }
  }
}

async function holderOf(locks: LockManager): Promise<string | null> {
  const {held = []} = await locks.query();
  return held.find(({name}) => name === LOCK)?.clientId ?? null;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), {once: true}),
  );
