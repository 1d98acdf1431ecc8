import type {Page, Request} from '@playwright/test';
import {readFile, readdir} from 'node:fs/promises';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {projectPath} from '../../tools/project';
import {startWorker} from '../../tools/worker/start-worker';
import {holdFonts, layOutAll} from '../support/font';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';

const KIB = 1024;

/** Ceilings (docs/performance.md): a page that grows past them was not meant to. */
const BUDGETS = {
  /** Scripts in all, when the page is idle, gzip -9. */
  scriptsGzip: 100 * KIB,
  scriptFiles: 16,
  requests: 40,
  /** Document, styles included, brotli 5 as an edge does it: the first flight of a new connection is 14 KiB, headers included. */
  documentBrotli: 14_000,
  /** The one stylesheet that comes with the scripts, gzip -9. */
  stylesheetGzip: 10 * KIB,
};

/** Gzip -9 of a file of scripts, by the start of its name; every other one is for one page, or for one thing that is wanted. */
const FILE_BUDGETS: Record<string, number> = {
  framework: 75 * KIB,
  shop: 13.9 * KIB,
  // For shops that switched analytics on; no other page loads it (analytics-off.spec.ts).
  analytics: 11 * KIB,
};
const OTHER_FILE = 6 * KIB;

const PAGES = {
  home: () => '/',
  shirts: () => '/shirts',
  hoodies: () => '/hoodies',
  product: (handle: string) => `/products/${handle}`,
  cart: () => '/cart',
  'not found': () => '/nowhere',
};

/** Pages that nothing but the network may keep from being painted in one round trip. */
const FIRST_FLIGHT = ['home', 'shirts', 'hoodies', 'product'];

const gzip = (body: Buffer) => gzipSync(body, {level: 9}).length;
const brotli = (body: Buffer) =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;

/** Everything a page asks for until it is hydrated and idle, in order. */
async function load(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, {waitUntil: 'networkidle'});
  return requests;
}

async function bodiesOf(requests: readonly Request[], type: string): Promise<Buffer[]> {
  const wanted = requests.filter((request) => request.resourceType() === type);
  return Promise.all(
    wanted.map(async (request) => {
      const response = await request.response();
      return response ? response.body() : Buffer.alloc(0);
    }),
  );
}

for (const [name, pathOf] of Object.entries(PAGES)) {
  test(`the ${name} page stays within its budget of bytes and requests`, async ({
    page,
    store,
    messages,
  }) => {
    if (name === 'not found') messages.expect(/404/);
    const requests = await load(page, pathOf(ordinaryProduct(store).handle));
    const scripts = await bodiesOf(requests, 'script');
    const total = scripts.reduce((sum, body) => sum + gzip(body), 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(BUDGETS.scriptsGzip);
    expect(scripts.length).toBeLessThanOrEqual(BUDGETS.scriptFiles);
    expect(requests.length).toBeLessThanOrEqual(BUDGETS.requests);
    const [document] = await bodiesOf(requests, 'document');
    if (FIRST_FLIGHT.includes(name)) {
      expect(brotli(document ?? Buffer.alloc(0))).toBeLessThanOrEqual(
        BUDGETS.documentBrotli,
      );
    }
    const sheets = await bodiesOf(requests, 'stylesheet');
    expect(sheets.length).toBeLessThanOrEqual(1);
    for (const sheet of sheets) {
      expect(gzip(sheet)).toBeLessThanOrEqual(BUDGETS.stylesheetGzip);
    }
  });
}

test('every file of scripts stays within its budget', async () => {
  const folder = projectPath('dist/client/assets');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const budget = FILE_BUDGETS[file.split('-')[0] ?? ''] ?? OTHER_FILE;
    expect(gzip(await readFile(`${folder}/${file}`)), file).toBeLessThanOrEqual(budget);
  }
});

test('a page asks for no script and no stylesheet before it is loaded, and for none twice', async ({
  page,
}) => {
  let loaded = false;
  const early: string[] = [];
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    const isCode = ['script', 'stylesheet'].includes(request.resourceType());
    if (isCode && !loaded) early.push(request.url());
  });
  const requests = await load(page, '/');
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const addresses = scripts.map((request) => request.url());
  expect(early).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every script that a page preloads is one that it runs', async ({
  request,
  store,
}) => {
  for (const pathOf of [PAGES.home, PAGES.product, PAGES.cart]) {
    const html = await (await request.get(pathOf(ordinaryProduct(store).handle))).text();
    const preloaded = Array.from(
      html.matchAll(/<link rel="held" href="([^"]+)"/g),
      ([, address = '']) => address,
    );
    const run = await importedBy(html);
    expect(preloaded.length).toBeGreaterThan(1);
    expect(preloaded.filter((address) => !run.has(address))).toEqual([]);
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

/**
 * What each page asks the store, all of it at once: a page needs one round trip. The root route may ask for the theme beside
 * the page's own query.
 */
const STORE_CALLS = {
  '/': ['collection'],
  '/hoodies': ['collection'],
  '/products/crest-hoodie': ['Product', 'ProductHelp'],
  '/cart': [],
  '/nowhere': ['UrlRedirect'],
};
const ROOT_CALL = 'Theme';

test('a page asks the store once, a second visit not at all', async ({store}) => {
  for (const [path, expected] of Object.entries(STORE_CALLS)) {
    // Fresh: the store's answers are kept by the worker that asked.
    const worker = await startWorker({env: store.env});
    try {
      const visit = async () => {
        store.control.clearRequests();
        await (await fetch(worker.origin + path)).text();
        return store.control.requests().map(({operation}) => operation ?? '');
      };
      const first = await visit();
      expect(first.filter((operation) => operation !== ROOT_CALL).sort(), path).toEqual(
        expected,
      );
      expect(first.length, path).toBeLessThanOrEqual(expected.length + 1);
      // The answer is put into the cache after the page has gone out.
      await expect.poll(visit, path).toEqual([]);
    } finally {
      await worker.stop();
    }
  }
});

/** The computed style of every element, as text; custom properties show in what uses them. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
      return [element.tagName, element.getAttribute('class'), ...values].join(';');
    }),
  );
}

test('the styles in a document are all that its first state needs', async ({
  page,
  store,
}) => {
  // Without the scripts the page stays in its first state.
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await holdFonts(page);
  for (const pathOf of [PAGES.home, PAGES.product, PAGES.cart]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.css', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(pathOf(ordinaryProduct(store).handle));
    await layOutAll(page);
    const before = await looks(page);
    const sheet = page.waitForResponse('**/assets/*.css');
    release();
    await (await sheet).finished();
    await expect
      .poll(() => page.evaluate(() => document.styleSheets.length))
      .toBeGreaterThan(2);
    expect(before.length).toBeGreaterThan(50);
    const after = await looks(page);
    expect(after.filter((look, index) => look !== before[index])).toEqual([]);
    await page.unroute('**/assets/*.css');
  }
});
