import {defineConfig} from '@playwright/test';

import type {
  Engine,
  WorkerOptions as BrowserOptions,
} from './tests/browsers/support/test';
import type {WorkerOptions} from './tests/support/test';

import {findFirefox} from './tools/browser/firefox';
import {findPlaywrightWebKit, findWebKitGtk} from './tools/browser/webkit';
import {chromiumSwitches, findChromium, findHeadlessShell} from './tools/chromium';

/** The browsers on this machine that tell the stories of tests/browsers. */
const engines: Engine[] = [
  'chromium',
  ...(findFirefox() ? (['firefox'] as const) : []),
  ...(findPlaywrightWebKit() ? (['webkit'] as const) : []),
  ...(!findPlaywrightWebKit() && findWebKitGtk() ? (['webkitgtk'] as const) : []),
];

/**
 * Files of one process each group: their stories need a shop of their own (another catalogue, other variables), which is started once;
 * or they mostly wait, and other processes have the machine's time meanwhile.
 */
const GROUPS: Record<string, readonly string[]> = {
  waiting: ['cart-faults', 'cart-outages', 'frozen-store'],
  staff: ['preview*'],
  extremes: ['grid', 'large-*', 'load-more', 'long-*', 'plans-*', 'states-extremes'],
  winter: ['finding-goods'],
  analytics: ['analytics'],
  hostile: ['hostile'],
  personalization: ['personalization'],
  drop: ['drop'],
  abroad: ['abroad'],
};

const filesOf = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

/**
 * Visitor stories in a real browser, against the built worker (`npm run build` first) and an embedded
 * store of their own (see tests/support/test.ts). A story that fails once has failed: no retries.
 */
export default defineConfig<object, Partial<WorkerOptions & BrowserOptions>>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Twice as many as the cores of a small machine: for half of its time a story waits.
  workers: 4,
  // These bound what hangs, and assert no speed: a machine may be slow, or busy.
  timeout: 120_000,
  expect: {timeout: 20_000},
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
    // Engineers see the shop in development while they work: `npm run dev` tells these stories. One at a time, as development
    // servers of one project share what Vite prepares; first, so that the others do not wait for its end.
    {name: 'development', grep: /@development/, use: {development: true}, workers: 1},
    ...Object.entries(GROUPS).map(([name, files]) => ({
      name,
      testMatch: filesOf(files),
      workers: 1,
    })),
    ...engines.map((engine) => ({
      name: engine,
      testDir: 'tests/browsers',
      grepInvert:
        engine === 'chromium' || process.env.TEST_NIGHTLY ? undefined : /@others-nightly/,
      use: {engine, actionTimeout: 20_000, screenshot: 'off' as const},
      workers: 1,
    })),
    // Last, so that both processes have stories to the end.
    {
      name: 'built',
      testIgnore: filesOf(['development', ...Object.values(GROUPS).flat()]),
    },
  ],
});
