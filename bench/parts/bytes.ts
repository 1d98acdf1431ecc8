import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import type {Request} from '@playwright/test';

import {PHONE, settle, withBrowser} from '../browser';
import {kib, table, whole} from '../format';
import type {Part, Target} from '../part';
import {
  eachPage,
  pageNames,
  pageRows,
  editionNames,
  withEditions,
  worst,
  type ByPage,
  type EditionName,
  type PageName,
} from '../peers';

/** The goal of docs/specification.md, §10.25. */
const SCRIPTS_KIB: Record<PageName, number> = {
  home: 112,
  collection: 112,
  product: 115,
};

/** A phone's downloads for a page until it is idle; sizes in bytes. */
interface PageBytes {
  readonly requests: number;
  readonly scripts: number;
  readonly scriptsGzip: number;
  /** Scripts that are fetched before the page's `load` event. */
  readonly earlyScriptsGzip: number;
  /** Document and stylesheets together that stand before the first paint. */
  readonly documentBrotli: number;
  readonly images: number;
  /** Products and collections that the page links to from its main part, each once. */
  readonly cards: number;
  /** Elements that show a picture. */
  readonly pictures: number;
}

const gzip = (body: Buffer) => gzipSync(body, {level: 9}).length;
/** An edge compresses documents as they come, at about this quality. */
const brotli = (body: Buffer) =>
  brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  // Redirects and answers without a body have none to read.
  return (await response?.body().catch(() => null)) ?? Buffer.alloc(0);
}

/** Loads `url` once on an emulated phone and counts what came. */
function countBytes(url: string): Promise<PageBytes> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    const requests: {request: Request; early: boolean}[] = [];
    let loaded = false;
    page.on('load', () => (loaded = true));
    page.on('requestfinished', (request) => requests.push({request, early: !loaded}));
    await page.goto(url);
    await settle(page);
    const all = await Promise.all(
      requests.map(async ({request, early}) => ({
        early,
        type: request.resourceType(),
        body: await bodyOf(request),
      })),
    );
    const urls = await page
      .locator('main a:is([href*="/products/"], [href*="/collections/"])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const of = (...types: string[]) => all.filter(({type}) => types.includes(type));
    const scripts = of('script');
    const painting = [...of('document'), ...of('stylesheet').filter(({early}) => early)];
    return {
      requests: all.length,
      scripts: scripts.length,
      scriptsGzip: sum(scripts.map(({body}) => gzip(body))),
      earlyScriptsGzip: sum(
        scripts.filter(({early}) => early).map(({body}) => gzip(body)),
      ),
      documentBrotli: sum(painting.map(({body}) => brotli(body))),
      images: sum(of('image').map(({body}) => body.length)),
      cards: new Set(urls).size,
      pictures: await page.locator('main img').count(),
    };
  });
}

function bytesTable(results: ByPage<PageBytes, EditionName>): string {
  const header = [
    'page (sizes in KiB)',
    'requests (scripts)',
    'scripts before load, gzip',
    'scripts until idle, gzip',
    'HTML + CSS before paint, brotli',
    'pictures',
    'cards',
    'picture elements',
  ];
  const rows = pageRows(results, (counted) => [
    `${counted.requests} (${counted.scripts})`,
    kib(counted.earlyScriptsGzip),
    kib(counted.scriptsGzip),
    kib(counted.documentBrotli),
    kib(counted.images),
    whole(counted.cards),
    whole(counted.pictures),
  ]);
  return table(header, rows);
}

function targetsOf(results: ByPage<PageBytes, EditionName>): Target[] {
  const rows: [string, keyof PageBytes, number][] = [
    ['Scripts before the page is loaded, gzip', 'earlyScriptsGzip', 0],
    ['HTML + CSS, largest page, brotli', 'documentBrotli', 20 * 1024],
  ];
  const scripts = (peer: EditionName) =>
    pageNames.map((page) => results[page][peer].scriptsGzip);
  const allOf = (peer: EditionName) => scripts(peer).map(kib).join(', ');
  const inAll: Target = {
    name: 'Scripts in all, gzip',
    wanted: `≤ ${pageNames.map((page) => SCRIPTS_KIB[page]).join(', ')} KiB`,
    template: `${allOf('template')} KiB`,
    ours: `${allOf('ours')} KiB`,
    met: pageNames.every(
      (page) => results[page].ours.scriptsGzip <= SCRIPTS_KIB[page] * 1024,
    ),
  };
  const sizes = rows.map(([name, figure, max]) => {
    const largest = (peer: EditionName) =>
      worst(results, peer, (counted) => counted[figure]);
    return {
      name,
      wanted: max === 0 ? '0' : `≤ ${max / 1024} KiB`,
      template: `${kib(largest('template'))} KiB`,
      ours: `${kib(largest('ours'))} KiB`,
      met: largest('ours') <= max,
    };
  });
  return [...sizes, inAll];
}

export const bytes: Part = {
  title: 'Bytes and requests of a page',
  bound: 200,
  comparesTemplate: true,
  measure: (setup) =>
    withEditions(editionNames, setup, {edge: true}, async (running) => {
      const results = await eachPage<PageBytes, EditionName>(async (page) => {
        const counted: [EditionName, PageBytes][] = [];
        for (const name of editionNames)
          counted.push([name, await countBytes(running[name].url(page))]);
        return Object.fromEntries(counted) as Record<EditionName, PageBytes>;
      });
      return {section: bytesTable(results), targets: targetsOf(results)};
    }),
};
