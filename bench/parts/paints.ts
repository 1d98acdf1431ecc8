import {PHONE, settle, throttle, withBrowser} from '../browser';
import {blocks, oneDecimal, ratio, spread, table} from '../format';
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
} from '../peers';
import {spreadOf} from '../statistics';

const CPU_RATE = 4;

/** One visit, milliseconds; `cls` has no unit. */
interface Paints {
  readonly fcp: number;
  readonly lcp: number;
  /** The sum of the tasks' time beyond 50 ms each, from the first paint until the page is hydrated and idle. */
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
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const largest = (await entries('largest-contentful-paint')).at(-1);
  const tasks = await entries('longtask');
  const shifts = await entries('layout-shift');
  return {
    fcp,
    lcp: largest?.startTime ?? NaN,
    tbt: tasks
      .filter(({startTime}) => startTime >= fcp)
      .reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0),
    cls: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
  };
}

function visit(url: string): Promise<Paints> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    // Playwright runs functions as text, and this helper of the compiler is not in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await throttle(page, {rate: CPU_RATE, slow4g: true});
    await page.goto(url, {timeout: 60_000});
    await settle(page);
    return page.evaluate(readPaints);
  });
}

const figureOf = (paints: readonly Paints[], figure: keyof Paints) =>
  spreadOf(paints.map((one) => one[figure]));

function paintsTable(results: ByPage<Paints[], EditionName>): string {
  const rows = pageRows(results, (paints, all) => {
    const against = (figure: keyof Paints) => {
      const own = figureOf(paints, figure);
      const other = figureOf(all.template, figure);
      return `${spread(own)}, ${ratio(own.median, other.median)}`;
    };
    return [
      against('fcp'),
      against('lcp'),
      spread(figureOf(paints, 'tbt')),
      figureOf(paints, 'cls').median.toFixed(3),
    ];
  });
  return table(['page (ms, ÷ template)', 'FCP', 'LCP', 'blocking', 'CLS'], rows);
}

function paintTarget(
  results: ByPage<Paints[], EditionName>,
  figure: 'fcp' | 'lcp',
  limit: number,
) {
  const median = (paints: readonly Paints[]) => figureOf(paints, figure).median;
  const ratios = pageNames.map(
    (page) => median(results[page].ours) / median(results[page].template),
  );
  return {
    name: `${figure === 'fcp' ? 'First' : 'Largest'} paint, slow 4G and CPU 4x applied`,
    wanted: `≤ ${limit} of the template's, on each page`,
    template: `${oneDecimal(worst(results, 'template', median))} ms`,
    ours: `${oneDecimal(worst(results, 'ours', median))} ms; ${ratios.map((one) => one.toFixed(2)).join(', ')}`,
    met: ratios.every((one) => one <= limit),
  };
}

function stillTarget(
  name: string,
  results: ByPage<Paints[], EditionName>,
  figure: 'tbt' | 'cls',
): Target {
  const median = (paints: readonly Paints[]) => figureOf(paints, figure).median;
  const isShift = figure === 'cls';
  const digits = isShift ? 3 : 0;
  const ours = worst(results, 'ours', median);
  const template = worst(results, 'template', median);
  return {
    name,
    wanted: isShift ? '0' : "≤ the template's",
    template: template.toFixed(digits),
    ours: ours.toFixed(digits),
    met: ours <= (isShift ? 0 : template),
  };
}

export const paints: Part = {
  title: 'Paints on slow 4G, applied',
  bound: 800,
  comparesTemplate: true,
  measure: (setup) =>
    withEditions(editionNames, setup, {edge: true}, async (running) => {
      const results = await eachPage<Paints[], EditionName>((page) =>
        inTurns(editionNames, setup.runs, (name) => visit(running[name].url(page))),
      );
      return {
        section: blocks(
          `A phone with a cold browser; connection and processor (CPU ${CPU_RATE}x) are slowed down in the browser, not simulated. ` +
            '“Blocking” is counted until the page is hydrated and idle.',
          paintsTable(results),
        ),
        targets: [
          paintTarget(results, 'fcp', 0.6),
          paintTarget(results, 'lcp', 0.72),
          stillTarget('Blocking time at CPU 4x, worst page', results, 'tbt'),
          stillTarget('Layout shift, worst page', results, 'cls'),
        ],
      };
    }),
};
