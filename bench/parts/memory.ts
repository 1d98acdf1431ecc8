import type {CDPSession, Page} from '@playwright/test';

import {PHONE, settle, withBrowser} from '../browser';
import {blocks, oneDecimal, spread, table, whole} from '../format';
import type {Part, Target} from '../part';
import {
  editionNames,
  inTurns,
  withEditions,
  type EditionName,
  type RunningPeer,
} from '../peers';
import {spreadOf} from '../statistics';

const RUNS = 3;
/** Products that every edition's collection shows; each is opened and left twice. */
const PRODUCTS = [
  'crest-hoodie',
  'harbour-heavyweight-hoodie',
  'floodlight-hoodie',
  'coast-road-hoodie',
  'groundsman-zip-hoodie',
] as const;
const ROUNDS = 2;
const NAVIGATIONS = PRODUCTS.length * 2 * ROUNDS;
const FLAT = 1.5;

/** A page's heap and nodes after garbage is collected. */
interface Held {
  readonly heapMiB: number;
  readonly nodes: number;
}

async function heldBy(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const {metrics} = await devtools.send('Performance.getMetrics');
  const metric = (wanted: string) =>
    metrics.find(({name}) => name === wanted)?.value ?? Number.NaN;
  return {heapMiB: metric('JSHeapUsedSize') / 2 ** 20, nodes: metric('Nodes')};
}

/** The collection page's heap and nodes after a first product, and after going to products and back. */
interface Visit {
  readonly before: Held;
  readonly after: Held;
}

/** From the collection to a product, and back. */
async function openAndLeave(page: Page, handle: string): Promise<void> {
  const path = `/products/${handle}`;
  const card = page.locator(`main a[href^="${path}"]`).first();
  await card.tap();
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('.product').waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => !url.pathname.startsWith('/products/'));
  await card.waitFor();
}

function browse({url, worker}: RunningPeer): Promise<Visit> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    page.setDefaultTimeout(20_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url('collection'));
    await settle(page);
    // Survives navigations within the page only.
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    // The first product brings its page's code.
    await openAndLeave(page, PRODUCTS[0]);
    await settle(page);
    const before = await heldBy(devtools);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const handle of PRODUCTS) await openAndLeave(page, handle);
    await settle(page);
    const stayed = await page.evaluate(() => Reflect.has(globalThis, 'isSamePage'));
    if (!stayed) throw new Error(`${worker.origin} loads a document for a navigation.`);
    return {before, after: await heldBy(devtools)};
  });
}

type Results = Record<EditionName, Visit[]>;

const figure = (visits: readonly Visit[], value: (visit: Visit) => number) =>
  spreadOf(visits.map(value));

function memoryTable(results: Results): string {
  const rows = editionNames.map((name) => {
    const visits = results[name];
    return [
      name,
      spread(
        figure(visits, ({before}) => before.heapMiB),
        oneDecimal,
      ),
      spread(
        figure(visits, ({after}) => after.heapMiB),
        oneDecimal,
      ),
      whole(figure(visits, ({before}) => before.nodes).median),
      whole(figure(visits, ({after}) => after.nodes).median),
    ];
  });
  const header = ['shop', 'heap at first, MiB', `after ${NAVIGATIONS}`];
  return table([...header, 'nodes at first', `after ${NAVIGATIONS}`], rows);
}

function targetOf(results: Results): Target {
  const growth = (name: EditionName) =>
    figure(results[name], ({before, after}) => after.heapMiB / before.heapMiB).median;
  return {
    name: `Browser's heap after ${NAVIGATIONS} navigations`,
    wanted: `flat (≤ ${FLAT} times)`,
    template: growth('equal template').toFixed(2),
    ours: growth('ours').toFixed(2),
    met: growth('ours') <= FLAT,
  };
}

export const memory: Part = {
  title: 'Memory of the browser',
  bound: 500,
  comparesTemplate: true,
  measure: (setup) =>
    withEditions(editionNames, setup, {edge: true}, async (running) => {
      const results = await inTurns(editionNames, Math.min(RUNS, setup.runs), (name) =>
        browse(running[name]),
      );
      return {
        section: blocks(
          `A collection's page after a first visit to a product, and after ${NAVIGATIONS} further navigations within it: from the collection to a product and back, ` +
            `${PRODUCTS.length} products in turns. JavaScript heap and DOM nodes after a garbage collection; medians of ${Math.min(RUNS, setup.runs)}.`,
          memoryTable(results),
        ),
        targets: [targetOf(results)],
      };
    }),
};
