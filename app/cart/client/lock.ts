/**
 * One request at a time, for all tabs of a browser: a page holds one Web Lock for a whole request.
 */

const LOCK = 'cart';

/** After these milliseconds the browser gives a request up: the worker answers within 4,500. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Milliseconds after which the page that holds the lock has no request under way. */
export const MAX_WAIT_MS = REQUEST_TIMEOUT_MS + 1_000;

/** Milliseconds that a page waits for another one of its tab to let go of the mirror. */
const CLAIM_WAIT_MS = 1_500;

interface LockOptions {
  /** `null` in browsers before 2022, over plain http, or where they are blocked. */
  locks: Pick<LockManager, 'request'> | null;
  /** Releases the lock when it is aborted. */
  signal: AbortSignal;
  setTimeout: (run: () => void, milliseconds: number) => unknown;
}

/** Runs `task` until it ends, or the page is left. */
async function untilLeft(signal: AbortSignal, task: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const left = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), {signal: ended.signal});
  });
  await Promise.race([task, left]).finally(() => ended.abort());
}

const forEver = new Promise<void>(() => undefined);

/**
 * Runs `task` while no other page holds the lock; without it where there are no locks, and after a
 * wait that no request outlasts: the system may have frozen the page that holds it.
 */
export async function withLock(
  options: LockOptions,
  task: () => Promise<void>,
): Promise<void> {
  const {signal} = options;
  const run = () => untilLeft(signal, task());
  const wasHeld = await hold(LOCK, options, MAX_WAIT_MS, run);
  if (!wasHeld && !signal.aborted) await task();
}

/**
 * Claims a mirror for this page, until `signal` is aborted: a duplicated tab has a copy of it.
 * `false` where another page has it.
 */
export async function claimMirror(id: string, options: LockOptions): Promise<boolean> {
  if (!options.locks) return true;
  return new Promise((resolve) => {
    void hold(`${LOCK} ${id}`, options, CLAIM_WAIT_MS, () => {
      resolve(true);
      return untilLeft(options.signal, forEver);
    }).then(resolve, () => resolve(true));
  });
}

/** Runs `task` with the lock; `false` where it was not granted in time, or locks are refused. */
async function hold(
  name: string,
  {locks, signal, setTimeout}: LockOptions,
  waitMs: number,
  task: () => Promise<void>,
): Promise<boolean> {
  if (!locks || signal.aborted) return false;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  signal.addEventListener('abort', stop);
  setTimeout(stop, waitMs);
  let isGranted = false;
  try {
    await locks.request(name, {signal: waiting.signal}, () => {
      isGranted = true;
      return task();
    });
    return true;
  } catch (error) {
    if (isGranted) throw error;
    return false;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
