import {brotliCompressSync, constants} from 'node:zlib';

import {createClubCatalogue} from '@quillhaven/club';
import {
  createLargeCatalogue,
  manyImages,
  pagesOfVariants,
} from '@quillhaven/club/extremes';
import {startStore} from '../../tools/store/club-store';
import {PHONE, settle, withBrowser} from '../browser';
import {visitorWith} from '../cart-visitor';
import {blocks, oneDecimal, kib, ratio, table, whole} from '../format';
import {loadOnce} from '../load';
import type {Findings, Part, Setup, Target} from '../part';
import {ours, pageNames, withPeer, type PageName, type RunningPeer} from '../peers';
import {medianOf} from '../statistics';

const SIZES = [24, 500, 5000] as const;
const [SMALL, , LARGE] = SIZES;
/** Growth up to which a figure counts as flat: a full page holds more cards than a shop of 24 products has. */
const FLAT = 1.25;
/** Milliseconds of the worker's time that a page may cost more in the large shop than in the small one. */
const MAX_ADDED_MS = 1;
const MOST = 2;
const LINES = {small: 5, large: 250};
/** Number of the heavy product, beyond those of the catalogue. */
const HEAVY = 900;
const BURST_SECONDS = 2;

/** A page and the headers it is asked with. */
interface Visit {
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** The URL that the page asks of its own worker beside the document: it counts as part of the page. */
  readonly asks?: string;
}

/** The cost of one page to the worker. */
interface Cost {
  readonly brotli: number;
  readonly cpuMs: number;
  readonly rssMiB: number;
}

const brotli = (body: string) =>
  brotliCompressSync(Buffer.from(body), {
    params: {[constants.BROTLI_PARAM_QUALITY]: 5},
  }).length;

/** The cost of a page, including the URL that it asks for beside its document. */
async function costOf(visit: Visit, pid: number): Promise<Cost> {
  const {asks, ...document} = visit;
  const cost = await costOfAnswer(document, pid);
  if (!asks) return cost;
  const other = await costOfAnswer({...document, url: asks}, pid);
  return {
    brotli: cost.brotli + other.brotli,
    cpuMs: cost.cpuMs + other.cpuMs,
    rssMiB: Math.max(cost.rssMiB, other.rssMiB),
  };
}

async function costOfAnswer(visit: Omit<Visit, 'asks'>, pid: number): Promise<Cost> {
  const response = await fetch(visit.url, {headers: visit.headers ?? {}});
  const body = await response.text();
  if (!response.ok) throw new Error(`${visit.url} answers ${response.status}`);
  const load = await loadOnce({
    ...visit,
    pid,
    seconds: BURST_SECONDS,
    connections: 4,
    uncached: true,
  });
  return {brotli: brotli(body), cpuMs: load.cpuMsPerRequest, rssMiB: load.rssMiB};
}

/** Costs of several pages, taken in turns, by median. The first round only warms up. */
async function costsInTurns<Name extends string>(
  visits: Readonly<Record<Name, Visit & {pid: number}>>,
  rounds: number,
): Promise<Record<Name, Cost>> {
  const names = Object.keys(visits) as Name[];
  const costs = {} as Record<Name, Cost[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const cost = await costOf(visits[name], visits[name].pid);
      if (round === 0) costs[name] = [];
      else costs[name].push(cost);
    }
  }
  const entries = names.map((name): [Name, Cost] => [
    name,
    {
      brotli: medianOf(costs[name].map((cost) => cost.brotli)),
      cpuMs: medianOf(costs[name].map((cost) => cost.cpuMs)),
      rssMiB: medianOf(costs[name].map((cost) => cost.rssMiB)),
    },
  ]);
  return Object.fromEntries(entries) as Record<Name, Cost>;
}

type BySize = Record<`${(typeof SIZES)[number]}`, Cost>;

/** Starts a store of each size with a worker beside it, and hands on all of them. */
async function withShops<Result>(
  use: (shops: ReadonlyMap<number, RunningPeer>) => Promise<Result>,
  sizes: readonly number[] = SIZES,
  shops: ReadonlyMap<number, RunningPeer> = new Map(),
): Promise<Result> {
  const [size, ...others] = sizes;
  if (size === undefined) return use(shops);
  const store = await startStore({catalogue: createLargeCatalogue(size, new Date())});
  try {
    return await withPeer(ours, {store, edge: false}, (running) =>
      withShops(use, others, new Map([...shops, [size, running]])),
    );
  } finally {
    await store.stop();
  }
}

async function growTheShop(rounds: number): Promise<Findings> {
  const results = await withShops(async (shops) => {
    const byPage = {} as Record<PageName, BySize>;
    for (const page of pageNames) {
      const visits = Object.fromEntries(
        Array.from(shops, ([size, {url, worker}]) => [
          size,
          {url: url(page), pid: worker.pid},
        ]),
      ) as Record<keyof BySize, Visit & {pid: number}>;
      byPage[page] = await costsInTurns(visits, rounds);
    }
    return byPage;
  });
  const figures = (value: (cost: Cost) => number, write: (value: number) => string) =>
    pageNames.map((page) => {
      const costs = SIZES.map((size) => value(results[page][`${size}`]));
      const [min = 0, , max = 0] = costs;
      return [page, ...costs.map(write), ratio(max, min)];
    });
  const growthOf = (value: (cost: Cost) => number) =>
    pageNames.map(
      (page) => value(results[page][`${LARGE}`]) / value(results[page][`${SMALL}`]),
    );
  const more = pageNames.map(
    (page) => results[page][`${LARGE}`].cpuMs - results[page][`${SMALL}`].cpuMs,
  );
  const header = [...SIZES.map(String), `${LARGE} ÷ ${SMALL}`];
  const target = (name: string, ratios: readonly number[]): Target => ({
    name: `${name} from ${SMALL} to ${LARGE} products`,
    wanted: `flat (≤ ${FLAT} times)`,
    template: '–',
    ours: ratios.map((one) => one.toFixed(2)).join(', '),
    met: ratios.every((one) => one <= FLAT),
  });
  return {
    section: blocks(
      'The same shop with more products. Document, KiB brotli:',
      table(
        ['page', ...header],
        figures((cost) => cost.brotli, kib),
      ),
      "The worker's CPU, ms/request:",
      table(
        ['page', ...header],
        figures((cost) => cost.cpuMs, oneDecimal),
      ),
    ),
    targets: [
      target(
        'Document bytes',
        growthOf((cost) => cost.brotli),
      ),
      {
        name: `CPU per page from ${SMALL} to ${LARGE} products`,
        wanted: `≤ ${MAX_ADDED_MS} ms more`,
        template: '–',
        ours: `${more.map((one) => (one < 0 ? '' : '+') + oneDecimal(one)).join(', ')} ms`,
        met: more.every((one) => one <= MAX_ADDED_MS),
      },
    ],
  };
}

/** The cost of a page to a phone once it is hydrated and idle. */
interface BrowserCost {
  readonly taskMs: number;
  readonly heapMiB: number;
}

function browserCost({url, headers = {}}: Visit): Promise<BrowserCost> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({...PHONE, extraHTTPHeaders: headers});
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url);
    await settle(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const {metrics} = await devtools.send('Performance.getMetrics');
    const metric = (wanted: string) =>
      metrics.find(({name}) => name === wanted)?.value ?? Number.NaN;
    return {
      taskMs: metric('TaskDuration') * 1000,
      heapMiB: metric('JSHeapUsedSize') / 2 ** 20,
    };
  });
}

type ExtremePage = 'small product' | 'heavy product' | 'small cart' | 'large cart';

async function growOnePage({runs}: Setup, rounds: number): Promise<Findings> {
  const club = createClubCatalogue(new Date());
  const heavy = {
    ...pagesOfVariants(HEAVY),
    handle: 'heavy',
    images: manyImages(HEAVY).images,
  };
  const store = await startStore({
    catalogue: {...club, products: [...club.products, heavy]},
    pictures: 'plain',
  });
  const lines = heavy.variants
    .filter(({stock}) => stock)
    .map(({id}) => ({merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1}));
  try {
    return await withPeer(ours, {store, edge: false}, async ({worker, url}) => {
      const cart = async (count: number): Promise<Visit> => {
        const visitor = await visitorWith(worker.origin, lines.slice(0, count));
        return {
          url: `${worker.origin}/cart`,
          asks: `${worker.origin}/api/cart`,
          headers: {Cookie: visitor.cookie},
        };
      };
      const visits: Record<ExtremePage, Visit> = {
        'small product': {url: url('product')},
        'heavy product': {url: `${worker.origin}/products/${heavy.handle}`},
        'small cart': await cart(LINES.small),
        'large cart': await cart(LINES.large),
      };
      const names = Object.keys(visits) as ExtremePage[];
      const withPid = Object.fromEntries(
        names.map((name) => [name, {...visits[name], pid: worker.pid}]),
      ) as Record<ExtremePage, Visit & {pid: number}>;
      const costs = await costsInTurns(withPid, rounds);
      const browsers = {} as Record<ExtremePage, BrowserCost>;
      for (const name of names) {
        const costs: BrowserCost[] = [];
        for (let run = 0; run < Math.min(3, runs); run += 1)
          costs.push(await browserCost(visits[name]));
        browsers[name] = {
          taskMs: medianOf(costs.map(({taskMs}) => taskMs)),
          heapMiB: medianOf(costs.map(({heapMiB}) => heapMiB)),
        };
      }
      return extremesFindings(costs, browsers);
    });
  } finally {
    await store.stop();
  }
}

function extremesFindings(
  costs: Record<ExtremePage, Cost>,
  browsers: Record<ExtremePage, BrowserCost>,
): Findings {
  const rowOf = (name: ExtremePage) => [
    kib(costs[name].brotli),
    oneDecimal(costs[name].cpuMs),
    whole(costs[name].rssMiB),
    whole(browsers[name].taskMs),
    oneDecimal(browsers[name].heapMiB),
  ];
  const ratios = (small: ExtremePage, large: ExtremePage) => [
    costs[large].brotli / costs[small].brotli,
    costs[large].cpuMs / costs[small].cpuMs,
    costs[large].rssMiB / costs[small].rssMiB,
    browsers[large].taskMs / browsers[small].taskMs,
    browsers[large].heapMiB / browsers[small].heapMiB,
  ];
  const product = ratios('small product', 'heavy product');
  const cart = ratios('small cart', 'large cart');
  const row = (name: string, values: readonly number[]) => [
    name,
    ...values.map((value) => value.toFixed(2)),
  ];
  const target = (name: string, values: readonly number[]): Target => ({
    name: `${name}: bytes, CPU, memory, browser's time, its heap`,
    wanted: `≤ ${MOST} times the small one`,
    template: '–',
    ours: values.map((value) => value.toFixed(2)).join(', '),
    met: values.every((value) => value <= MOST),
  });
  const header = ['KiB brotli', 'worker, CPU ms/page', 'RSS MiB'];
  return {
    section: blocks(
      'One page of much: a product of 2,000 variants and 250 pictures beside an ordinary one, and the cart as a page with ' +
        `${LINES.large} lines and with ${LINES.small}, each with what it asks the worker for after its document. The browser's time is all that its main thread did until the page was idle.`,
      table(
        ['page', ...header, 'browser, ms', 'heap, MiB'],
        [
          ['product', ...rowOf('small product')],
          ['heavy product', ...rowOf('heavy product')],
          row('÷', product),
          [`cart of ${LINES.small}`, ...rowOf('small cart')],
          [`cart of ${LINES.large}`, ...rowOf('large cart')],
          row('÷', cart),
        ],
      ),
    ),
    targets: [
      target('Product of 2,000 variants and 250 pictures', product),
      target(`Cart of ${LINES.large} lines`, cart),
    ],
  };
}

export const growth: Part = {
  title: 'What growth costs',
  bound: 300,
  comparesTemplate: false,
  async measure(setup) {
    const rounds = Math.min(3, setup.runs);
    const shop = await growTheShop(rounds);
    const page = await growOnePage(setup, rounds);
    return {
      section: blocks(shop.section, page.section),
      targets: [...shop.targets, ...page.targets],
    };
  },
};
