import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import {claimMirror, MAX_WAIT_MS, withLock} from './lock';

/** §11.7, on a lock manager with one queue for each name. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function manager() {
  const held = new Map<string, Promise<void>>();
  const request = async (
    name: string,
    {signal}: LockOptions,
    task: () => Promise<void>,
  ): Promise<void> => {
    const before = held.get(name) ?? Promise.resolve();
    const refused = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('AbortError'))),
    );
    let isOver: () => void = () => undefined;
    const own = new Promise<void>((resolve) => (isOver = resolve));
    held.set(
      name,
      before.then(() => own),
    );
    try {
      await Promise.race([before, refused]);
    } catch (error) {
      isOver();
      throw error;
    }
    await task().finally(isOver);
  };
  return {request: request as unknown as LockManager['request']};
}

const optionsOf = (locks: Pick<LockManager, 'request'> | null, signal: AbortSignal) => ({
  locks,
  signal,
  setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
});

const here = () => new AbortController();
const forEver = () => new Promise<void>(() => undefined);

it('runs one task at a time', async () => {
  const options = optionsOf(manager(), here().signal);
  const order: string[] = [];
  const task = (name: string, milliseconds: number) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    order.push(`${name} ends`);
  };
  const both = [withLock(options, task('one', 50)), withLock(options, task('two', 10))];
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(both);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('goes on without the lock after 11 seconds: the page that holds it may be frozen', async () => {
  const locks = manager();
  void withLock(optionsOf(locks, here().signal), forEver);
  const task = vi.fn(async () => undefined);
  const waiting = withLock(optionsOf(locks, here().signal), task);
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
  expect(task).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(task).toHaveBeenCalledOnce();
});

it('releases the lock when the page is left', async () => {
  const locks = manager();
  const left = here();
  const first = withLock(optionsOf(locks, left.signal), forEver);
  const task = vi.fn(async () => undefined);
  const second = withLock(optionsOf(locks, here().signal), task);
  await vi.advanceTimersByTimeAsync(1);
  left.abort();
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([first, second]);
  expect(task).toHaveBeenCalledOnce();
});

it('sends nothing of a page that was left while it waited', async () => {
  const locks = manager();
  void withLock(optionsOf(locks, here().signal), forEver);
  const left = here();
  const task = vi.fn(async () => undefined);
  const waiting = withLock(optionsOf(locks, left.signal), task);
  left.abort();
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
  await waiting;
  expect(task).not.toHaveBeenCalled();
});

it.each([
  ['there are no locks', null],
  [
    'they are refused',
    {request: (async () => Promise.reject(new Error('SecurityError'))) as never},
  ],
])('runs a task all the same where %s', async (_, locks) => {
  const task = vi.fn(async () => undefined);
  await withLock(optionsOf(locks, here().signal), task);
  expect(task).toHaveBeenCalledOnce();
});

it('passes an error of the task on, and does not run it again', async () => {
  const task = vi.fn(async () => Promise.reject(new Error('A fault of its own')));
  await expect(withLock(optionsOf(manager(), here().signal), task)).rejects.toThrow(
    'A fault of its own',
  );
  expect(task).toHaveBeenCalledOnce();
});

it('gives a mirror to one of two tabs that have a copy', async () => {
  const locks = manager();
  const first = await claimMirror('one', optionsOf(locks, here().signal));
  const second = claimMirror('one', optionsOf(locks, here().signal));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([first, await second]).toEqual([true, false]);
  expect(await claimMirror('other', optionsOf(locks, here().signal))).toBe(true);
});
