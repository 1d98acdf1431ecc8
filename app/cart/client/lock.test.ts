import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {LOOK_MS, STUCK_AFTER_MS, withLock} from './lock';

interface Request {
  clientId: string;
  run: () => Promise<void>;
  lose: (reason: unknown) => void;
}

/** Web Locks of several tabs, for one lock: first come, first served, unless it is stolen. */
class Locks {
  private holder: Request | null = null;
  private queue: Request[] = [];

  of(clientId: string): LockManager {
    const request = (
      _name: string,
      {steal = false, signal}: LockOptions,
      task: () => Promise<void>,
    ) =>
      new Promise<void>((resolve, reject) => {
        const own = {
          clientId,
          run: () => task().then(resolve, reject),
          lose: reject,
        };
        signal?.addEventListener('abort', () => {
          this.queue = this.queue.filter((other) => other !== own);
          if (this.holder !== own) reject(signal.reason);
        });
        if (!steal) this.queue.push(own);
        else {
          this.holder?.lose(new DOMException('stolen', 'AbortError'));
          this.hold(own);
        }
        this.next();
      });
    const query = async () => ({
      held: this.holder ? [{name: 'cart', clientId: this.holder.clientId}] : [],
    });
    return {request, query} as unknown as LockManager;
  }

  private next() {
    const first = this.holder ? undefined : this.queue.shift();
    if (first) this.hold(first);
  }

  private hold(request: Request) {
    this.holder = request;
    const end = () => {
      if (this.holder === request) this.holder = null;
      this.next();
    };
    void request.run().then(end, end);
  }
}

/** The task of a suspended tab: it keeps the lock. */
const forever = () => new Promise<never>(() => undefined);

describe('a lock that tabs wait for', () => {
  const {signal} = new AbortController();
  let locks: Locks;
  beforeEach(() => {
    vi.useFakeTimers();
    locks = new Locks();
  });
  afterEach(() => vi.useRealTimers());

  /** Waits for the lock in a tab; what it returns says when it came, in milliseconds from now. */
  function wait(clientId: string): () => number | null {
    const began = performance.now();
    let granted: number | null = null;
    void withLock(locks.of(clientId), signal, async () => {
      granted = performance.now() - began;
    });
    return () => granted;
  }

  it('goes to one after the other', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    void withLock(locks.of('a'), signal, () => held);
    await vi.advanceTimersByTimeAsync(0);
    const granted = wait('b');
    await vi.advanceTimersByTimeAsync(STUCK_AFTER_MS - LOOK_MS);
    expect(granted()).toBeNull();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(granted()).toBe(STUCK_AFTER_MS - LOOK_MS);
  });

  it('is stolen from a tab that keeps it longer than a request lasts, which learns of it', async () => {
    let isHeld = () => true;
    void withLock(locks.of('a'), signal, (held) => {
      isHeld = held;
      return forever();
    });
    await vi.advanceTimersByTimeAsync(0);
    const granted = wait('b');
    await vi.advanceTimersByTimeAsync(STUCK_AFTER_MS + LOOK_MS);
    expect(granted()).toBeGreaterThanOrEqual(STUCK_AFTER_MS);
    expect(isHeld()).toBe(false);
  });

  it('is stolen as soon from a tab that takes it while others wait', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    void withLock(locks.of('a'), signal, () => held);
    await vi.advanceTimersByTimeAsync(0);
    void withLock(locks.of('b'), signal, forever);
    const granted = wait('c');
    await vi.advanceTimersByTimeAsync(LOOK_MS / 2);
    release();
    await vi.advanceTimersByTimeAsync(STUCK_AFTER_MS + 2 * LOOK_MS);
    expect(granted()).not.toBeNull();
  });

  it('is no longer waited for by a page that is left', async () => {
    void withLock(locks.of('a'), signal, forever);
    await vi.advanceTimersByTimeAsync(0);
    const page = new AbortController();
    const task = vi.fn(forever);
    const waited = withLock(locks.of('b'), page.signal, task);
    page.abort();
    await waited;
    await vi.advanceTimersByTimeAsync(2 * STUCK_AFTER_MS);
    expect(task).not.toHaveBeenCalled();
  });
});
