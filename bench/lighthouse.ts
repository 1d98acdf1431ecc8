import lighthouse, {type Flags} from 'lighthouse';

import {withBrowser} from './browser';
import {spreadOf, type Spread} from './statistics';

const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

export type LighthouseFigure = (typeof CATEGORIES)[number] | keyof typeof METRICS;
export type LighthouseRun = Readonly<Record<LighthouseFigure, number>>;
export type LighthouseMedians = Readonly<Record<LighthouseFigure, Spread>>;

/** How a page is slowed down: simulated (Lighthouse's scores), or applied to connection and CPU. */
export const CONDITIONS = {
  simulated: {},
  applied: {throttlingMethod: 'devtools'},
  'CPU 8x': {
    throttling: {
      rttMs: 150,
      throughputKbps: 1638.4,
      cpuSlowdownMultiplier: 8,
      requestLatencyMs: 562.5,
      downloadThroughputKbps: 1474.56,
      uploadThroughputKbps: 675,
    },
  },
} as const satisfies Record<string, Flags>;
export type Condition = keyof typeof CONDITIONS;

async function runOnce(url: string, flags: Flags): Promise<LighthouseRun> {
  return withBrowser(async () => {
    const result = await lighthouse(url, {
      port: PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...flags,
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
    return Object.fromEntries([...scores, ...metrics]) as LighthouseRun;
  }, PORT);
}

/** Medians of `runs` fresh browsers. */
export async function measureLighthouse(
  url: string,
  condition: Condition,
  runs: number,
): Promise<LighthouseMedians> {
  const all: LighthouseRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await runOnce(url, CONDITIONS[condition]));
  }
  const figures = [...CATEGORIES, ...Object.keys(METRICS)] as LighthouseFigure[];
  return Object.fromEntries(
    figures.map((figure) => [figure, spreadOf(all.map((run) => run[figure]))]),
  ) as LighthouseMedians;
}
