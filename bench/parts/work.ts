import type {Page} from '@playwright/test';

import {PHONE, settle, throttle, withBrowser} from '../browser';
import {blocks, spread, table, whole} from '../format';
import {
  mainThreadWork,
  MANY_OBJECTS,
  TRACE_CATEGORIES,
  workKinds,
  type MainThreadWork,
  type TraceEvent,
} from '../main-thread';
import type {Part, Target} from '../part';
import {
  eachPage,
  editionNames,
  inTurns,
  pageNames,
  pageRows,
  withEditions,
  type ByPage,
  type EditionName,
  type PageName,
} from '../peers';
import {medianOf, spreadOf} from '../statistics';

const CPU_RATE = 4;
/** The bound of docs/specification.md, §10.25. */
const MAX_MARKUP_RATIO = 1.3;

interface PageWork extends MainThreadWork {
  /** Elements of the page when it is idle. */
  readonly elements: number;
}

/** Waits until the page has drawn what it holds. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

/** Loads `url` on a slow phone, and adds up what its main thread did until it was hydrated and idle. */
function visit(url: string): Promise<PageWork> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    // A browser that has just started draws nothing until its graphics process answers.
    await nextFrame(page);
    await throttle(page, CPU_RATE);
    await browser.startTracing(page, {categories: TRACE_CATEGORIES});
    await page.goto(url);
    await settle(page);
    await nextFrame(page);
    const trace = await browser.stopTracing();
    const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
    return {
      ...mainThreadWork(traceEvents),
      elements: await page.locator('*').count(),
    };
  });
}

const totalOf = ({ms}: PageWork) => workKinds.reduce((sum, kind) => sum + ms[kind], 0);

type Results = ByPage<PageWork[], EditionName>;

function workTable(results: Results): string {
  const rows = pageRows(results, (visits) => {
    const figure = (value: (visit: PageWork) => number) => spreadOf(visits.map(value));
    return [
      spread(figure(totalOf)),
      ...workKinds.map((kind) => spread(figure(({ms}) => ms[kind]))),
      whole(figure(({elements}) => elements).median),
      whole(figure(({largeLayouts}) => largeLayouts).median),
    ];
  });
  const header = ['page (ms)', 'all', ...workKinds, 'elements'];
  return table([...header, `layouts over ${MANY_OBJECTS} objects`], rows);
}

function targetOf(results: Results): Target {
  const markup = (page: PageName, name: EditionName) =>
    medianOf(results[page][name].map(({ms}) => ms.style + ms.layout));
  const all = (name: EditionName) =>
    pageNames.map((page) => whole(markup(page, name))).join(', ');
  const ratios = pageNames.map(
    (page) => markup(page, 'ours') / markup(page, 'equal template'),
  );
  return {
    name: 'Style and layout until idle, equal content',
    wanted: `≤ ${MAX_MARKUP_RATIO} times the template's, on each page`,
    template: `${all('equal template')} ms`,
    ours: `${all('ours')} ms; ${ratios.map((one) => one.toFixed(2)).join(', ')} times`,
    met: ratios.every((one) => one <= MAX_MARKUP_RATIO),
  };
}

export const work: Part = {
  title: 'Work of the main thread',
  bound: 400,
  comparesTemplate: true,
  measure: (setup) =>
    withEditions(editionNames, setup, {edge: true}, async (running) => {
      const results = await eachPage<PageWork[], EditionName>((page) =>
        inTurns(editionNames, setup.runs, (name) => visit(running[name].url(page))),
      );
      return {
        section: blocks(
          `All that the main thread of a phone does from the navigation until the page is hydrated and idle, at CPU ${CPU_RATE}x, ` +
            'from a trace. The connection is not slowed down.',
          workTable(results),
        ),
        targets: [targetOf(results)],
      };
    }),
};
