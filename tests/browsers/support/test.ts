import {writeFile} from 'node:fs/promises';

import {chromium, expect, firefox, test as base, webkit} from '@playwright/test';

import {findFirefox, firefoxPreferences} from '../../../tools/browser/firefox';
import {findWebKitGtk} from '../../../tools/browser/webkit';
import {chromiumSwitches, findChromium, findHeadlessShell} from '../../../tools/chromium';
import {type BuiltShop, startBuiltShop} from '../../support/built-shop';
import {PREVIEW_SECRET} from '../../support/preview';
import {ALL_ONLY, EVERY_BROWSER} from '../../support/tags';
import type {Browser, Device, Visit} from './browser';
import {createLongCatalogue} from './catalogue';
import {startFront, type Front} from './front';
import {launchPlaywrightBrowser} from './playwright-browser';
import type {Visitor} from './visitor';
import {startWebKitGtk} from './webkitgtk';

/** The browsers that run the tests. `webkit` is Playwright's own build of it. */
export type Engine = 'chromium' | 'firefox' | 'webkit' | 'webkitgtk';

export interface WorkerOptions {
  engine: Engine;
  /** Variables of the worker beside `SHOP_ENV`. Another shop takes seconds to start. */
  shopEnv: Record<string, string>;
}

/** The variables of all tests here. */
const SHOP_ENV = {
  PREVIEW_SECRET,
  PUBLIC_MARKETS: 'de-de,ja-jp',
  PERSONALIZATION: 'on',
  SAVED_PRODUCTS: 'on',
  GIFTS: 'on',
  BUNDLES: 'on',
  PICKUP: 'on',
};

/**
 * Where a document isolates its browsing context group, WebKit exchanges its process when the answer has come, and WebKitGTK's driver
 * loses the script that is under way. No test looks at the header; tests/security does.
 */
const LEFT_OUT_FOR_WEBKITGTK = ['Cross-Origin-Opener-Policy'];

interface WorkerFixtures {
  /** The built worker and its store, with a `/collections/long`. `shop.store.control` makes the store fail, sell out, or go forward in time. */
  shop: BuiltShop;
  /** Where the browser finds the shop: a test can hold or cut what is on its way. */
  front: Front;
  startedBrowser: Browser;
}

interface Fixtures {
  /** The visitor's device: `test.use({device: 'phone'})`. */
  device: Device;
  visit: Visit;
  visitor: Visitor;
  /** Announces messages that belong to the test. Browsers have other words for one thing, and some have none. */
  allow(this: void, ...messages: RegExp[]): void;
}

/**
 * A test that every browser runs, by the verbs of `Visitor`. Each process of Playwright has one store, one built worker
 * and one browser; each test a visitor without cookies. A message of the browser that the test has not announced fails it.
 */
export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  engine: ['chromium', {scope: 'worker', option: true}],
  shopEnv: [{}, {scope: 'worker', option: true}],
  device: ['desktop', {option: true}],

  shop: [
    async ({shopEnv}, use) => {
      const shop = await startBuiltShop(
        {...SHOP_ENV, ...shopEnv},
        {catalogue: createLongCatalogue()},
        {edge: false},
      );
      await shop.ask('/');
      await use(shop);
      await shop.stop();
    },
    {scope: 'worker'},
  ],

  front: [
    async ({shop, engine}, use) => {
      const front = await startFront(
        shop.origin,
        engine === 'webkitgtk' ? LEFT_OUT_FOR_WEBKITGTK : [],
      );
      await use(front);
      front.stop();
    },
    {scope: 'worker'},
  ],

  startedBrowser: [
    async ({engine, front}, use) => {
      const browser = await startBrowser(engine, front.origin);
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],

  visit: async ({startedBrowser, device, shop, front}, use, testInfo) => {
    shop.store.control.reset();
    shop.store.control.setShopUrl(front.origin);
    const visit = await startedBrowser.visit(device);
    await use(visit);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('failed.png');
      await writeFile(path, await visit.picture());
    }
    front.reset();
    await visit.end();
  },

  visitor: ({visit}, use) => use(visit.visitor),

  allow: [
    async ({visit}, use) => {
      const allowed: RegExp[] = [];
      await use((...messages) => allowed.push(...messages));
      const unexpected = visit
        .messages()
        .filter((message) => !allowed.some((pattern) => pattern.test(message)));
      expect(unexpected, 'what the browser reported').toEqual([]);
    },
    {auto: true},
  ],
});

function startBrowser(engine: Engine, origin: string): Promise<Browser> {
  switch (engine) {
    case 'chromium':
      return launchPlaywrightBrowser(chromium, origin, {
        executablePath: findHeadlessShell() ?? findChromium(),
        args: chromiumSwitches(),
      });
    case 'firefox':
      return launchPlaywrightBrowser(firefox, origin, {
        channel: 'moz-firefox',
        executablePath: findFirefox(),
        firefoxUserPrefs: firefoxPreferences,
      });
    case 'webkit':
      return launchPlaywrightBrowser(webkit, origin, {});
    case 'webkitgtk': {
      const found = findWebKitGtk();
      if (!found) throw new Error('There is no WebKitGTK on this machine.');
      return startWebKitGtk(found, origin);
    }
  }
}

export {ALL_ONLY, EVERY_BROWSER, expect};
