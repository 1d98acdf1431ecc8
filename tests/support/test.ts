import {expect, test as base} from '@playwright/test';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {startWorker, type RunningWorker} from '../../tools/worker/start-worker';
import {type CatalogueName, catalogueNamed} from './catalogues';
import {guardConsole, type ConsoleGuard} from './console-guard';

interface WorkerOptions {
  /** What the store sells: `test.use({catalogueName: 'extremes'})`. */
  catalogueName: CatalogueName;
  /** Variables of the worker beside those of its store. */
  shopEnv: Record<string, string>;
  /** Whether a page cache like Oxygen's stands in front of the worker. */
  edge: boolean;
  /** Whether `shop.setClock` can take the worker and its page cache to another day. */
  movableClock: boolean;
  /** What its pictures show; plain ones are there at once. */
  pictures: 'drawn' | 'plain';
}

interface WorkerFixtures {
  /** The local store of this worker; `store.control` makes it fail, sell out, or go forward in time. */
  store: RunningStore;
  /** The built shop, selling from `store`. */
  shop: RunningWorker;
}

interface Fixtures {
  /** `messages.expect(/…/)` announces a console message that belongs to the story. */
  messages: ConsoleGuard;
  /** Puts the store back to what it was at start, after each test. */
  restoredStore: void;
}

/**
 * Playwright's test with a shop of its own: each worker process has one local store and one built worker, on
 * free ports; pages are opened by path. A test fails on any console message, error, policy violation or
 * request to another machine that it did not announce.
 */
export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  catalogueName: ['club', {scope: 'worker', option: true}],
  shopEnv: [{}, {scope: 'worker', option: true}],
  edge: [false, {scope: 'worker', option: true}],
  movableClock: [false, {scope: 'worker', option: true}],
  pictures: ['plain', {scope: 'worker', option: true}],

  store: [
    async ({catalogueName, pictures}, use) => {
      const store = await startStore({
        ...catalogueNamed(catalogueName),
        pictures,
      });
      await use(store);
      await store.stop();
    },
    {scope: 'worker'},
  ],

  shop: [
    async ({store, shopEnv, edge, movableClock}, use) => {
      const env = {...store.env, ...shopEnv};
      const shop = await startWorker({env, edge, movableClock});
      // The first answers load the build, and compile it and the store: on a busy machine that takes longer than a page may take, and
      // no story is about it. A page leaves answers of the store in caches that keep the machine's time.
      const warmUp = movableClock ? ['/api/health'] : ['/api/health', '/'];
      for (const path of warmUp) await fetch(`${shop.origin}${path}`);
      store.control.reset();
      await use(shop);
      await shop.stop();
    },
    {scope: 'worker'},
  ],

  baseURL: async ({shop}, use) => use(shop.origin),

  restoredStore: [
    async ({store, shop}, use) => {
      store.control.setShopUrl(shop.origin);
      await use();
      store.control.reset();
    },
    {auto: true},
  ],

  messages: [
    async ({context}, use) => {
      const guard = guardConsole(context);
      await use(guard);
      expect(guard.problems(), 'what the browser reported').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
