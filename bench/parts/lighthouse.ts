import runLighthouse from 'lighthouse';

import {withBrowser} from '../browser';
import {blocks, spread, table, whole} from '../format';
import type {Part, Target} from '../part';
import {
  eachPage,
  inTurns,
  pageNames,
  pageRows,
  editionNames,
  withEditions,
  type ByPage,
  type EditionName,
} from '../peers';
import {spreadOf} from '../statistics';

const PORT = 9333;
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

type Figure = (typeof CATEGORIES)[number] | keyof typeof METRICS;

interface LighthouseRun {
  readonly figures: Readonly<Record<Figure, number>>;
  /** Audits that cost points. */
  readonly failed: readonly string[];
}

/** One run of Lighthouse's mobile preset (slow 4G and CPU 4x, simulated) in a fresh browser. */
async function runOnce(url: string): Promise<LighthouseRun> {
  return withBrowser(async () => {
    const result = await runLighthouse(url, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      maxWaitForLoad: 30_000,
    });
    if (!result) throw new Error(`Lighthouse brought nothing for ${url}`);
    const {categories, audits} = result.lhr;
    const scores = CATEGORIES.map((name) => [
      name,
      Math.round((categories[name]?.score ?? 0) * 100),
    ]);
    const metrics = Object.entries(METRICS).map(([name, audit]) => [
      name,
      audits[audit]?.numericValue ?? Number.NaN,
    ]);
    const scored = CATEGORIES.filter((name) => name !== 'performance').flatMap(
      (name) => categories[name]?.auditRefs.filter(({weight}) => weight > 0) ?? [],
    );
    return {
      figures: Object.fromEntries([...scores, ...metrics]) as LighthouseRun['figures'],
      failed: scored.map(({id}) => id).filter((id) => audits[id]?.score === 0),
    };
  }, PORT);
}

const figureOf = (runs: readonly LighthouseRun[], figure: Figure) =>
  spreadOf(runs.map(({figures}) => figures[figure]));

const scoresOf = (runs: readonly LighthouseRun[]) =>
  CATEGORIES.map((name) => figureOf(runs, name).median);

function lighthouseTable(results: ByPage<LighthouseRun[], EditionName>): string {
  const header = ['page (ms)', 'perf / a11y / bp / seo', 'least perf', 'FCP', 'LCP'];
  const rows = pageRows(results, (runs) => [
    scoresOf(runs).map(whole).join(' / '),
    whole(figureOf(runs, 'performance').min),
    spread(figureOf(runs, 'fcp')),
    spread(figureOf(runs, 'lcp')),
    spread(figureOf(runs, 'tbt')),
    figureOf(runs, 'cls').median.toFixed(3),
    spread(figureOf(runs, 'speedIndex')),
  ]);
  return table([...header, 'TBT', 'CLS', 'Speed Index'], rows);
}

/** The lowest median of each category over all pages. */
function lowestScores(
  results: ByPage<LighthouseRun[], EditionName>,
  name: EditionName,
): number[] {
  const scores = pageNames.map((page) => scoresOf(results[page][name]));
  return CATEGORIES.map((_, index) =>
    Math.min(...scores.map((row) => row[index] ?? Number.NaN)),
  );
}

function lostPoints(
  results: ByPage<LighthouseRun[], EditionName>,
  name: EditionName,
): string {
  const failed = pageNames.flatMap((page) =>
    results[page][name].flatMap((run) => run.failed),
  );
  return [...new Set(failed)].join(', ') || 'none';
}

export const lighthouse: Part = {
  title: 'Lighthouse, mobile, simulated throttling',
  bound: 600,
  comparesTemplate: true,
  measure: (setup) =>
    withEditions(editionNames, setup, {edge: true}, async (running) => {
      const results = await eachPage((page) =>
        inTurns(editionNames, Math.min(RUNS, setup.runs), (name) =>
          runOnce(running[name].url(page)),
        ),
      );
      const [template, ours] = [
        lowestScores(results, 'template'),
        lowestScores(results, 'ours'),
      ];
      const target: Target = {
        name: 'Lighthouse, worst page of each category',
        wanted: '100 / 100 / 100 / 100',
        template: template.map(whole).join(' / '),
        ours: ours.map(whole).join(' / '),
        met: ours.every((score) => score === 100),
      };
      return {
        section: blocks(
          `Medians of ${Math.min(RUNS, setup.runs)}.`,
          lighthouseTable(results),
          `Audits that cost points beside the performance: the template ${lostPoints(results, 'template')}; ours ${lostPoints(results, 'ours')}.`,
        ),
        targets: [target],
      };
    }),
};
