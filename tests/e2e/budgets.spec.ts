import type {Page, Request} from '@playwright/test';
import {readFile, readdir} from 'node:fs/promises';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {projectPath} from '../../tools/project';
import {startWorker} from '../../tools/worker/start-worker';
import {settled} from '../support/live';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';
import {phone} from '../support/visitors';

const KIB = 1024;

/**
 * Scripts of Shopify's own template, gzip -9 (bench/RESULTS.md, “Bytes and requests of a page”): what an engineer would have without
 * this shop. Each of our pages stays below the template's of its kind.
 */
const TEMPLATE_SCRIPTS = {
  home: 106.6 * KIB,
  collection: 106.9 * KIB,
  product: 109 * KIB,
};

/** Ceilings (docs/performance.md): a page that grows past them was not meant to. */
const BUDGETS = {
  scriptFiles: 16,
  requests: 40,
  /** Document, the styles that it is painted with included, brotli 5 as an edge does it. */
  documentBrotli: 20 * KIB,
  /** The styles of other pages and of dialogs, asked for when the page is loaded; gzip -9. */
  laterStyles: 8 * KIB,
};

/** Gzip -9 of a file of scripts, by the start of its name; every other one is for one page, or for one thing that is wanted. */
const FILE_BUDGETS: Record<string, number> = {
  framework: 82 * KIB,
  // What every page has, and what would be a request of its own on most.
  shop: 18.5 * KIB,
  // Loaded on a product's page, and with the options dialog.
  product: 10 * KIB,
  // For shops that switched analytics on; no other page loads it (analytics-off.spec.ts).
  analytics: 11 * KIB,
  // For staff who preview; no shopper loads it. Drafts and publishing are more than a page has.
  PreviewPanel: 9 * KIB,
};
const OTHER_FILE = 6 * KIB;

interface MeasuredPage {
  readonly path: (handle: string) => string;
  /** The page of the template that does the same, or the smallest. */
  readonly like: keyof typeof TEMPLATE_SCRIPTS;
}

const PAGES: Record<string, MeasuredPage> = {
  home: {path: () => '/', like: 'home'},
  shirts: {path: () => '/shirts', like: 'collection'},
  hoodies: {path: () => '/hoodies', like: 'collection'},
  product: {path: (handle) => `/products/${handle}`, like: 'product'},
  cart: {path: () => '/cart', like: 'home'},
  'not found': {path: () => '/nowhere', like: 'home'},
};

// What is below the fold comes when it is near: on a phone, as the pages are made for.
test.use(phone);

const gzip = (body: Buffer) => gzipSync(body, {level: 9}).length;
const brotli = (body: Buffer) =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;

/** Everything a page asks for until it is hydrated and idle, in order. */
async function load(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path);
  await settled(page);
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

for (const [name, {path, like}] of Object.entries(PAGES)) {
  test(`the ${name} page stays within its budget of bytes and requests`, async ({
    page,
    store,
    messages,
  }) => {
    if (name === 'not found') messages.expect(/404/);
    const requests = await load(page, path(ordinaryProduct(store).handle));
    const scripts = await bodiesOf(requests, 'script');
    const total = scripts.reduce((sum, body) => sum + gzip(body), 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(TEMPLATE_SCRIPTS[like]);
    expect(scripts.length).toBeLessThanOrEqual(BUDGETS.scriptFiles);
    expect(requests.length).toBeLessThanOrEqual(BUDGETS.requests);
    const [document] = await bodiesOf(requests, 'document');
    expect(brotli(document ?? Buffer.alloc(0))).toBeLessThanOrEqual(
      BUDGETS.documentBrotli,
    );
    const sheets = await bodiesOf(requests, 'stylesheet');
    expect(sheets.reduce((sum, body) => sum + gzip(body), 0)).toBeLessThan(
      BUDGETS.laterStyles,
    );
  });
}

test('every script file stays within its budget', async () => {
  const folder = projectPath('dist/client/assets');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const budget = FILE_BUDGETS[file.split('-')[0] ?? ''] ?? OTHER_FILE;
    expect(gzip(await readFile(`${folder}/${file}`)), file).toBeLessThanOrEqual(budget);
  }
});

test('a page requests no script and no stylesheet before its load event, and none twice', async ({
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
  for (const {path} of Object.values(PAGES)) {
    const html = await (await request.get(path(ordinaryProduct(store).handle))).text();
    const preloaded = Array.from(
      html.matchAll(/<link rel="deferred" href="([^"]+)"/g),
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
 * What each page asks the store, all of it at once: a page needs one round trip. The root route asks for the menus beside the
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

test('a page makes one store call, a second visit none', async ({store}) => {
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
