import {expect, test as base} from '@playwright/test';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {startWorker, type RunningWorker} from '../../tools/worker/start-worker';
import {type CatalogueName, catalogueNamed} from './catalogues';
import {PATIENT} from './built-shop';
import {START_MS, startDevelopment} from './development';
import {guardConsole, type ConsoleGuard} from './console-guard';
import {rememberEveryModule} from './live';
import type {StandIns} from './stand-ins';
import {ALL_ONLY} from './tags';

export interface WorkerOptions {
  /** The store's catalogue: `test.use({catalogueName: 'extremes'})`. */
  catalogueName: CatalogueName;
  /** Variables of the worker beside those of its store. */
  shopEnv: Record<string, string>;
  /** Where calls to services go instead, by their origins. */
  standIns: StandIns | undefined;
  /** Whether the shop is `npm run dev`, and not the built worker. */
  development: boolean;
  /** Whether a page cache like Oxygen's stands in front of the worker. */
  edge: boolean;
  /** Whether `shop.setClock` can take the worker and its page cache to another day. */
  movableClock: boolean;
}

interface WorkerFixtures {
  /** The local store of this worker; `store.control` makes it fail, sell out, or go forward in time. */
  store: RunningStore;
  /** The built shop, or the one in development, selling from `store`. */
  shop: RunningWorker;
}

interface Fixtures {
  /** `messages.expect(/…/)` announces a console message that belongs to the test. */
  messages: ConsoleGuard;
  /** Resets the store after each test. */
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
  standIns: [undefined, {scope: 'worker', option: true}],
  development: [false, {scope: 'worker', option: true}],
  edge: [false, {scope: 'worker', option: true}],
  movableClock: [false, {scope: 'worker', option: true}],

  store: [
    async ({catalogueName}, use) => {
      const store = await startStore(catalogueNamed(catalogueName));
      await use(store);
      await store.stop();
    },
    {scope: 'worker'},
  ],

  shop: [
    async ({store, shopEnv, standIns, edge, movableClock, development, browser}, use) => {
      const env = {...store.env, ...PATIENT, ...shopEnv};
      const shop = await (development
        ? startDevelopment(env, browser)
        : startWorker({env, standIns, edge, movableClock}));
      // The first responses load the build, and compile it and the store: on a busy machine that takes longer than a
      // page's timeout, and no test is about it. Loading a page would also fill caches that use the machine's time.
      const warmUp = movableClock ? ['/api/health'] : ['/api/health', '/'];
      for (const path of warmUp) await fetch(`${shop.origin}${path}`);
      store.control.reset();
      await use(shop);
      await shop.stop();
      if (development)
        expect(shop.logs.join(''), 'the terminal of npm run dev').not.toMatch(/warn/i);
    },
    // More than a test's: a development server compiles the shop meanwhile.
    {scope: 'worker', timeout: 2 * START_MS},
  ],

  baseURL: async ({shop}, use) => use(shop.origin),

  restoredStore: [
    async ({store, shop}, use, testInfo) => {
      store.control.setShopUrl(shop.origin);
      const before = shop.logs.length;
      await use();
      store.control.reset();
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('what the worker logged', {
          body: shop.logs.slice(before).join('\n'),
          contentType: 'text/plain',
        });
    },
    {auto: true},
  ],

  messages: [
    async ({context, development}, use) => {
      const guard = guardConsole(context);
      // Chromium gives an animation between pages up after four seconds: a busy machine takes longer.
      guard.allow(/Transition was aborted because of timeout in DOM update/);
      if (development) {
        DEVELOPERS_MESSAGES.forEach(guard.allow);
        await context.addInitScript(rememberEveryModule);
      }
      await use(guard);
      expect(guard.problems(), 'what the browser reported').toEqual([]);
    },
    {auto: true},
  ],
});

/**
 * Vite's and React's messages to developers. React reports the busy mark that the early-events script sets on a control
 * pressed before hydration; hydration leaves it there until the press is replayed.
 */
const DEVELOPERS_MESSAGES = [
  /^console\.debug: \[vite\]/,
  /React DevTools/,
  /Extra attributes from the server: %s%s aria-busy/,
];

export {ALL_ONLY, expect};
