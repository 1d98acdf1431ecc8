import {expect, it} from 'vitest';

import {summarize, tableOf} from './summary';

const line = (page: string, device: string, figures: object) =>
  JSON.stringify({level: 'info', event: 'vitals', page, device, ...figures});

it('sums up the figures of a log by kind of page and device, with their number', () => {
  const lines = [
    ...[1000, 2000, 3000, 4000].map((lcp) => line('home', 'phone', {lcp, cls: 0.01})),
    `2026-11-26T12:00:00Z app[1]: ${line('product', 'desktop', {lcp: 900, inp: 80, cls: 0})}`,
    line('home', 'phone', {inp: 240}),
    JSON.stringify({level: 'info', event: 'request', path: '/vitals'}),
    '{"level":"info","event":"vitals"',
    'no log line',
  ];
  const summaries = summarize(lines);
  expect(summaries).toEqual([
    {
      page: 'home',
      device: 'phone',
      lcp: {value: 3000, count: 4},
      inp: {value: 240, count: 1},
      cls: {value: 0.01, count: 4},
    },
    {
      page: 'product',
      device: 'desktop',
      lcp: {value: 900, count: 1},
      inp: {value: 80, count: 1},
      cls: {value: 0, count: 1},
    },
  ]);
  expect(tableOf(summaries).split('\n')).toEqual([
    'page              device            LCP               INP               CLS',
    'home              phone             3.00 s (4)        240 ms (1)        0.010 (4)',
    'product           desktop           0.90 s (1)        80 ms (1)         0.000 (1)',
  ]);
});

it('finds none in other lines', () => expect(summarize(['', '{}'])).toEqual([]));
