import {PHONE, settle, throttle, withNewProfile} from '../browser';
import {blocks, ratio, spread, table, whole} from '../format';
import {SLOW_4G} from '../link/link';
import {startRelay, type Relay} from '../link/relay';
import type {Part, Target} from '../part';
import {
  eachPage,
  inTurns,
  pageNames,
  pageRows,
  editionNames,
  withEditions,
  worst,
  type ByPage,
  type EditionName,
  type PageName,
} from '../peers';
import {medianOf, spreadOf} from '../statistics';

const CPU_RATE = 4;
/** As dense as most phones' screens: it decides the widths of pictures. */
const DENSE_PHONE = {...PHONE, deviceScaleFactor: 2};

/** The most of the shipped template's first and largest paint. */
const MAX_PAINTS: Record<'fcp' | 'lcp', Record<PageName, number>> = {
  fcp: {home: 0.7, collection: 0.78, product: 0.8},
  lcp: {home: 0.62, collection: 0.75, product: 0.75},
};
/** Milliseconds of blocking that are good enough in any case. */
const GOOD_BLOCKING = 100;

/** One visit, milliseconds; `cls` has no unit. */
interface Paints {
  /** The first byte of the document. */
  readonly begins: number;
  readonly fcp: number;
  readonly lcp: number;
  /** What each task lasts beyond 50 ms, added up from the first paint until the page is hydrated and idle. */
  readonly tbt: number;
  readonly cls: number;
}

/** Reads in the page what the browser has recorded of its loading. */
async function readPaints(): Promise<Paints> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({type, buffered: true});
      // An observer of an entry type without entries never reports.
      setTimeout(() => resolve([]), 200);
    });
  const [navigation] = performance.getEntriesByType('navigation');
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const largest = (await entries('largest-contentful-paint')).at(-1);
  const tasks = await entries('longtask');
  const shifts = await entries('layout-shift');
  return {
    begins: Number(navigation && Reflect.get(navigation, 'responseStart')),
    fcp,
    lcp: largest?.startTime ?? NaN,
    // Of a task that goes on at the first paint, what comes after it.
    tbt: tasks
      .map(({startTime, duration}) => startTime + duration - Math.max(startTime, fcp))
      .reduce((sum, lasts) => sum + Math.max(0, lasts - 50), 0),
    cls: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
  };
}

function visit(url: string, rate: number, relay: Relay): Promise<Paints> {
  return withNewProfile(DENSE_PHONE, relay.chromiumSwitches(), async (page) => {
    // Playwright runs functions as text, and this helper of the compiler is not in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await throttle(page, rate);
    await page.goto(url, {timeout: 120_000});
    await settle(page);
    return page.evaluate(readPaints);
  });
}

type Results = ByPage<Paints[], EditionName>;

const figureOf = (paints: readonly Paints[], figure: keyof Paints) =>
  spreadOf(paints.map((one) => one[figure]));

/** A layout shift; most that are not 0 are far below what three digits show. */
const shift = (value: number) => (value === 0 ? '0' : value.toFixed(5));

function paintsTable(results: Results): string {
  const rows = pageRows(results, (paints, all) => {
    const against = (figure: keyof Paints) => {
      const own = figureOf(paints, figure);
      const other = figureOf(all.template, figure);
      return `${spread(own)}, ${ratio(own.median, other.median)}`;
    };
    return [
      spread(figureOf(paints, 'begins')),
      against('fcp'),
      against('lcp'),
      spread(figureOf(paints, 'tbt')),
      shift(figureOf(paints, 'cls').median),
    ];
  });
  return table(
    ['page (ms, ÷ template)', 'document begins', 'FCP', 'LCP', 'blocking', 'CLS'],
    rows,
  );
}

/** Medians of a figure on each page of an edition. */
const medians = (results: Results, name: EditionName, figure: keyof Paints) =>
  pageNames.map((page) => medianOf(results[page][name].map((one) => one[figure])));

const inMs = (values: readonly number[]) => `${values.map(whole).join(', ')} ms`;

function paintTarget(results: Results, figure: 'fcp' | 'lcp'): Target {
  const template = medians(results, 'template', figure);
  const ours = medians(results, 'ours', figure);
  const limits = pageNames.map((page) => MAX_PAINTS[figure][page]);
  const ratios = ours.map((own, index) => own / (template[index] ?? NaN));
  return {
    name: `${figure === 'fcp' ? 'First' : 'Largest'} paint over a slow link, CPU ${CPU_RATE}x`,
    wanted: `≤ ${limits.map((limit) => limit.toFixed(2)).join(', ')} of the template's`,
    template: inMs(template),
    ours: `${inMs(ours)}; ${ratios.map((one) => one.toFixed(2)).join(', ')}`,
    met: ratios.every((one, index) => one <= (limits[index] ?? 0)),
  };
}

function blockingTarget(results: Results): Target {
  const template = medians(results, 'equal template', 'tbt');
  const ours = medians(results, 'ours', 'tbt');
  return {
    name: `Blocking time at CPU ${CPU_RATE}x, equal content`,
    wanted: `≤ the template's or ${GOOD_BLOCKING} ms, on each page`,
    template: inMs(template),
    ours: inMs(ours),
    met: ours.every((own, index) => own <= Math.max(template[index] ?? 0, GOOD_BLOCKING)),
  };
}

function shiftTarget(results: Results): Target {
  const of = (name: EditionName) =>
    worst(results, name, (paints) => figureOf(paints, 'cls').median);
  return {
    name: 'Layout shift, worst page',
    wanted: '0',
    template: shift(of('template')),
    ours: shift(of('ours')),
    met: of('ours') === 0,
  };
}

export const link: Part = {
  title: 'Pages over a slow link',
  bound: 800,
  comparesTemplate: true,
  async measure(setup) {
    const relay = startRelay();
    try {
      const results = await withEditions(
        editionNames,
        setup,
        {edge: true, relay},
        (running) =>
          eachPage<Paints[], EditionName>(async (page) => {
            const visitAt = (rate: number) => (name: EditionName) =>
              visit(running[name].url(page), rate, relay);
            // Not counted: the store resizes the pictures, and the edge compresses the files.
            await inTurns(editionNames, 1, visitAt(1));
            return inTurns(editionNames, setup.runs, visitAt(CPU_RATE));
          }),
      );
      const {roundTrip, bytesPerMs, firstWindow} = SLOW_4G;
      return {
        section: blocks(
          `A phone (${DENSE_PHONE.viewport.width} px at ${DENSE_PHONE.deviceScaleFactor}x, CPU ${CPU_RATE}x) with a cold browser, behind a relay ` +
            `that charges what a link does: ${roundTrip} ms for each handshake of TCP, half of it each way, ` +
            `${(bytesPerMs * 8) / 1000} Mbit/s for all connections together, slow start from ${firstWindow} segments. ` +
            'TLS and HTTP/2 are real, and pictures come from a second origin, the most urgent first. “Blocking” counts from the first ' +
            'paint until the page is hydrated and idle.',
          paintsTable(results),
        ),
        targets: [
          paintTarget(results, 'fcp'),
          paintTarget(results, 'lcp'),
          blockingTarget(results),
          shiftTarget(results),
        ],
      };
    } finally {
      relay.close();
    }
  },
};
