import type {Browser, Page, Request} from '@playwright/test';
import {mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

import {
  BUDGETS_FILE,
  MEASURED_FILE,
  missesOf,
  readSizes,
  type Sizes,
} from '../../tools/budgets/budgets';
import {projectPath} from '../../tools/project';
import {settled} from '../support/live';
import {ordinaryProduct} from '../support/shelf';
import {isFullRun} from '../support/tags';
import {expect, test} from '../support/test';
import {phone} from '../support/visitors';

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

/** The weight of the worker, and of each file of scripts by the start of its name. */
async function weighFiles(): Promise<Sizes> {
  const folder = projectPath('dist/client/assets');
  const {size} = await stat(projectPath('dist/server/index.js'));
  const measured: Sizes = {worker: size};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const name = `file ${file.replace(/-[\w-]{8}\.js$/, '')}`;
    const weight = gzip(await readFile(`${folder}/${file}`));
    measured[name] = Math.max(measured[name] ?? 0, weight);
  }
  return measured;
}

/**
 * The weight of a page on a phone, for which pages are made: scripts (gzip -9), the document with its styles (brotli 5, as
 * an edge does it), and styles that come later (gzip -9).
 */
async function weighPage(browser: Browser, url: string, name: string): Promise<Sizes> {
  const page = await browser.newPage(phone);
  const requests = await load(page, url);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const scripts = await bodiesOf(requests, 'script');
  const documents = await bodiesOf(requests, 'document');
  const sheets = await bodiesOf(requests, 'stylesheet');
  await page.close();
  return {
    [`${name}: scripts`]: sum(scripts.map(gzip)),
    [`${name}: document`]: sum(documents.map(brotli)),
    [`${name}: later styles`]: sum(sheets.map(gzip)),
    [`${name}: script files`]: scripts.length,
    [`${name}: requests`]: requests.length,
  };
}

test('every file and every page is within its budget', async ({browser, shop, store}) => {
  const pages = {
    home: '/',
    product: `/products/${ordinaryProduct(store).handle}`,
    ...(isFullRun && {
      shirts: '/shirts',
      hoodies: '/hoodies',
      cart: '/cart',
      'not found': '/nowhere',
    }),
  };
  const measured = await weighFiles();
  for (const [name, path] of Object.entries(pages))
    Object.assign(measured, await weighPage(browser, shop.origin + path, name));
  await mkdir(dirname(MEASURED_FILE), {recursive: true});
  await writeFile(MEASURED_FILE, JSON.stringify(measured));
  const isWeighed = (name: string) => {
    const [page = '', figure] = name.split(': ');
    return figure === undefined || page in pages;
  };
  const budgets = Object.entries(await readSizes(BUDGETS_FILE));
  const own = Object.fromEntries(budgets.filter(([name]) => isWeighed(name)));
  expect(missesOf(measured, own), 'npm run budgets prints all').toEqual([]);
});

test('a page requests no script and no style sheet before its load event, none twice, and no analytics', async ({
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
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => request.url());
  expect(early).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.filter((url) => url.includes('/analytics-'))).toEqual([]);
});
