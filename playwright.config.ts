import {availableParallelism} from 'node:os';

import {defineConfig} from '@playwright/test';

import type {
  Engine,
  WorkerOptions as BrowserOptions,
} from './tests/browsers/support/test';
import {ALL_ONLY, EVERY_BROWSER, isFullRun} from './tests/support/tags';
import type {WorkerOptions} from './tests/support/test';

import {findFirefox} from './tools/browser/firefox';
import {findPlaywrightWebKit, findWebKitGtk} from './tools/browser/webkit';
import {chromiumSwitches, findChromium, findHeadlessShell} from './tools/chromium';

/** The browsers on this machine that run tests/browsers. */
const engines: Engine[] = [
  'chromium',
  ...(findFirefox() ? (['firefox'] as const) : []),
  ...(findPlaywrightWebKit() ? (['webkit'] as const) : []),
  ...(!findPlaywrightWebKit() && findWebKitGtk() ? (['webkitgtk'] as const) : []),
];

/**
 * Files of one process each group: their tests need a shop of their own (another catalogue, other variables), which is
 * started once; or they mostly wait, and other processes use the machine meanwhile.
 */
const GROUPS: Record<string, readonly string[]> = {
  waiting: ['cart-faults', 'cart-outages', 'frozen-store'],
  staff: ['preview*'],
  extremes: [
    'grid',
    'large-product',
    'load-more',
    'long-*',
    'plans-*',
    'states-extremes',
  ],
  winter: ['finding-goods'],
  analytics: ['analytics', 'analytics-events'],
  hostile: ['hostile'],
  personalization: ['personalization'],
  drop: ['drop'],
  arrival: ['arrival'],
  abroad: ['abroad'],
  german: ['german-club'],
  japanese: ['japanese-club'],
  law: ['law', 'contact'],
  fans: ['fan-features'],
  large: ['picture-sizes'],
};

const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/**
 * Tests in a real browser, against the built worker (`npm run build` first) and a local store of their own (see
 * tests/support/test.ts). A test that fails once has failed: no retries.
 */
export default defineConfig<object, Partial<WorkerOptions & BrowserOptions>>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  grepInvert: isFullRun ? undefined : new RegExp(ALL_ONLY.tag),
  // More are no sooner, but for tests of `test:all` that mostly wait for outages.
  workers: (isFullRun ? 2 : 1) * availableParallelism(),
  // These bound what hangs, and assert no speed: a machine may be slow, or busy.
  timeout: 300_000,
  expect: {timeout: 60_000},
  reporter: [['list'], ['json', {outputFile: '.cache/test/playwright.json'}]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: {width: 1440, height: 900},
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium(),
      args: chromiumSwitches(),
    },
  },
  projects: [
    // The shop as engineers see it, by `npm run dev`. One process, as development servers of one project share what Vite
    // prepares; first, so that the others do not wait for its end.
    ...(isFullRun
      ? [
          {
            name: 'development',
            grep: /@development/,
            use: {development: true},
            workers: 1,
          },
        ]
      : []),
    ...Object.entries(GROUPS).map(([name, files]) => ({
      name,
      testMatch: filesOf(files),
      workers: 1,
    })),
    // What holds for every shop, also for one that `npm run start-shop` makes.
    {name: 'shop', testDir: 'tests/shop', workers: 1},
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      grep:
        engine === 'chromium' || isFullRun ? undefined : new RegExp(EVERY_BROWSER.tag),
      use: {engine, actionTimeout: 60_000, screenshot: 'off' as const},
      workers: 1,
    })),
    // Last, so that no process is idle at the end. Each process starts a shop, which takes as long as two tests.
    {
      name: 'built',
      testIgnore: filesOf(['development', ...Object.values(GROUPS).flat()]),
    },
  ],
});
