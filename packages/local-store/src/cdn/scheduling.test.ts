import {describe, expect, it} from 'vitest';

import {createCoalescer, createQueue} from './scheduling';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue', () => {
  it('runs no more tasks at once than its limit, and all of them in the end', async () => {
    const enqueue = createQueue(2);
    let running = 0;
    let maxRunning = 0;
    const task = async (value: number) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await turn();
      running -= 1;
      return value;
    };
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => enqueue(() => task(n))));
    expect(results).toEqual([1, 2, 3, 4, 5]);
    expect(maxRunning).toBe(2);
  });

  it('goes on after a task that failed', async () => {
    const enqueue = createQueue(1);
    const failing = enqueue(() => Promise.reject(new Error('no paper')));
    const next = enqueue(async () => 'done');
    await expect(failing).rejects.toThrow('no paper');
    await expect(next).resolves.toBe('done');
  });
});

describe('the coalescer', () => {
  it('runs a task once for all who ask while it runs, and again afterwards', async () => {
    const coalesce = createCoalescer<number>();
    let runs = 0;
    const task = async () => {
      await turn();
      runs += 1;
      return runs;
    };
    expect(await Promise.all([coalesce('a', task), coalesce('a', task)])).toEqual([1, 1]);
    expect(await coalesce('a', task)).toBe(2);
  });
});
