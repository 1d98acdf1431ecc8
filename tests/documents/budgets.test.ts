import {readFile, readdir, stat} from 'node:fs/promises';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {projectPath} from '../../tools/project';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {elementsOf} from '../support/html';
import {openWorkerHere} from '../support/worker-here';

/** The weight of the build, and its pages' calls to the store. budgets.spec.ts weighs a page as a whole. */

const KIB = 1024;

/** Oxygen takes workers of up to 10 MB; this one has 1.1 MB, three languages and staff's sections among it, and grows only when somebody means it to. */
const WORKER = 1280 * KIB;

/** Gzip -9 of a file of scripts, by the start of its name; every other one is for one page, or for one thing that is wanted. */
const FILES: Record<string, number> = {
  framework: 80.25 * KIB,
  // Code of every page, and code that would be its own request on most. The cart's shared changes (decision 0070) took 2 KiB of it,
  // pages in several languages and clocks that open a drop 1.5 KiB, the list of the shop's pages 0.5 KiB, and the doors of markets,
  // openings, prints and requests 1.5 KiB. Shop Pay's link took 0.25 KiB: as a file of its own it cost a round trip. So did the way to
  // another page, that it is not lost (decision 0104).
  shop: 24.5 * KIB,
  // Loaded on a product's page, and with the options dialog; its quantity field left the shop's file.
  product: 10.75 * KIB,
  // On every page with a grid: cards show the color that was asked for (decision 0083). Filters are the listings'.
  grid: 4.6 * KIB,
  listing: 3.75 * KIB,
  // The drawer's contents: lines that sold out or may not be bought yet, Shop Pay beside Checkout, in the page's language.
  // A printed line says in words what is printed on it (§10.21).
  CartContents: 7.25 * KIB,
  // For shops that switched analytics on; no other page loads it (budgets.spec.ts).
  analytics: 11 * KIB,
  // For staff who preview; no shopper loads it. Drafts, publishing and clicks that open settings are more than a page has.
  PreviewPanel: 12 * KIB,
};
const OTHER_FILE = 6 * KIB;

/**
 * Each page's calls to the store, all at once: a page needs one round trip. The root route asks for the menus beside the
 * page's own queries, and may ask for the theme.
 */
const STORE_CALLS = {
  '/': ['CollectionTiles', 'Navigation', 'collection'],
  '/hoodies': ['Navigation', 'collection'],
  '/products/crest-hoodie': ['Navigation', 'Product', 'ProductHelp'],
  '/cart': ['Navigation'],
  '/nowhere': ['Navigation', 'UrlRedirect'],
};
const ROOT_CALL = 'Theme';

let store: RunningStore;

beforeAll(async () => {
  store = await startStore({pictures: 'plain'});
});
afterAll(() => store.stop());
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** A worker that has been asked for nothing yet: a worker keeps the store's answers. */
function openFresh() {
  return openWorkerHere(store.env);
}

test('the worker stays within its budget of 1.25 MiB (Oxygen takes 10 MB)', async () => {
  const {size} = await stat(projectPath('dist/server/index.js'));
  expect(size).toBeLessThanOrEqual(WORKER);
});

test('every script file stays within its budget', async () => {
  const folder = projectPath('dist/client/assets');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const budget = FILES[file.split('-')[0] ?? ''] ?? OTHER_FILE;
    const {length} = gzipSync(await readFile(`${folder}/${file}`), {level: 9});
    expect(length, file).toBeLessThanOrEqual(budget);
  }
});

test('every script that a page preloads is one that it runs', async () => {
  const worker = await openFresh();
  for (const path of Object.keys(STORE_CALLS)) {
    const {body} = await worker.ask(path);
    const preloaded = elementsOf(body, 'link').flatMap(({rel, href = ''}) =>
      rel === 'deferred' && href.endsWith('.js') ? href : [],
    );
    const run = await importedBy(body);
    expect(preloaded.length, path).toBeGreaterThan(1);
    expect(
      preloaded.filter((address) => !run.has(address)),
      path,
    ).toEqual([]);
  }
});

/** Addresses that the import statements in `code` lead to, and in what they lead to. */
async function importedBy(code: string, found = new Set<string>()): Promise<Set<string>> {
  const addresses = Array.from(
    code.matchAll(
      /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](?:\.|\/assets)(\/[\w.-]+\.js)["']/g,
    ),
    ([, file = '']) => `/assets${file}`,
  );
  for (const address of addresses.filter((one) => !found.has(one))) {
    found.add(address);
    await importedBy(await readFile(projectPath(`dist/client${address}`), 'utf8'), found);
  }
  return found;
}

test.each(Object.entries(STORE_CALLS))(
  'a first visit of %s makes one store call, a second none',
  async (path, expected) => {
    const worker = await openFresh();
    const visit = async () => {
      store.control.clearRequests();
      await worker.ask(path);
      return store.control.requests().map(({operation}) => operation ?? '');
    };
    const first = await visit();
    expect(first.filter((operation) => operation !== ROOT_CALL).sort()).toEqual(expected);
    expect(first.length).toBeLessThanOrEqual(expected.length + 1);
    expect(await visit()).toEqual([]);
  },
);
