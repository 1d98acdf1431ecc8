import {afterAll, afterEach, beforeAll, beforeEach, vi} from 'vitest';

import {
  startStore,
  type RunningStore,
  type StoreOptions,
} from '../../tools/store/club-store';
import {openWorkerHere, type WorkerHere} from './worker-here';

/** What the tests of a file, or of one `describe`, share: it is started before them, and stopped after them. */

/** A store with plain pictures. Its control is reset after each test. Its properties are there from `beforeAll` on. */
export function suiteStore(options: StoreOptions = {}): RunningStore {
  let store: RunningStore;
  beforeAll(async () => {
    store = await startStore(options);
  });
  afterEach(() => store.control.reset());
  afterAll(() => store?.stop());
  return {
    get url() {
      return store.url;
    },
    get catalogue() {
      return store.catalogue;
    },
    get env() {
      return store.env;
    },
    get control() {
      return store.control;
    },
    stop: () => store.stop(),
  };
}

/**
 * The built worker in front of `store`. Its log is not shown.
 * @param env variables beside the store's own; a function where other servers of the suite start first
 */
export function suiteWorker(
  store: RunningStore,
  env: Record<string, string> | (() => Record<string, string>) = {},
): WorkerHere {
  let worker: WorkerHere;
  beforeAll(async () => {
    const own = typeof env === 'function' ? env() : env;
    worker = await openWorkerHere({...store.env, ...own});
  });
  captureConsole('info');
  return {
    ask: (...asked) => worker.ask(...asked),
    pass: (seconds) => worker.pass(seconds),
  };
}

/** Keeps what is written to the console out of sight, and returns the lines of the test that runs. */
export function captureConsole(...levels: ('info' | 'warn' | 'error')[]): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of levels)
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        lines.push(parts.map(String).join(' '));
      });
  });
  return lines;
}

/** Markets of a shop that sells a product in Germany, and not in its own country. */
export const soldInGermanyAlone = (product: {id: number} | undefined) => [
  {countryCode: 'US', currencyCode: 'USD', rate: 1, notSold: [product?.id ?? 0]},
  {countryCode: 'DE', currencyCode: 'EUR', rate: 1},
];
