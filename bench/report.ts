import {cpus, totalmem} from 'node:os';

import type {PageBytes} from './bytes';
import type {ColdResult} from './cold';
import type {Condition, LighthouseMedians} from './lighthouse';
import {pageNames, type PageName, type Peer} from './peers';
import type {Spread} from './statistics';
import type {TapResult} from './taps';
import type {Throughput} from './throughput';

export interface PeerResults {
  readonly bytes: Record<PageName, PageBytes>;
  readonly lighthouse: Record<Condition, Record<PageName, LighthouseMedians>>;
  readonly taps: Record<'4' | '8', TapResult>;
  readonly throughput: Record<PageName, Throughput>;
  readonly cold: Record<PageName, ColdResult>;
}

export type Results = Record<Peer['name'], PeerResults>;

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const whole = (value: number) => value.toFixed(0);
const spread = ({median, min, max}: Spread) =>
  `${whole(median)} [${whole(min)}–${whole(max)}]`;
const ratio = (ours: number, template: number) =>
  template === 0 ? '–' : (ours / template).toFixed(2);

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

const peerRows = (
  results: Results,
  row: (peer: PeerResults, page: PageName) => string[],
) =>
  pageNames.flatMap((page) =>
    (['ours', 'template'] as const).map((name) => [
      `${name} ${page}`,
      ...row(results[name], page),
    ]),
  );

function bytesTable(results: Results): string {
  const rows = peerRows(results, ({bytes}, page) => {
    const {requests, scripts, scriptsGzip, earlyScriptsGzip, documentBrotli, images} =
      bytes[page];
    return [
      `${requests} (${scripts})`,
      kib(earlyScriptsGzip),
      kib(scriptsGzip),
      kib(documentBrotli),
      kib(images),
    ];
  });
  const header = ['page', 'requests (scripts)', 'scripts before load, gzip'];
  return table([...header, 'scripts in all, gzip', 'HTML + CSS, brotli', 'images'], rows);
}

function lighthouseTable(results: Results, condition: Condition): string {
  const rows = peerRows(results, ({lighthouse}, page) => {
    const run = lighthouse[condition][page];
    const scores = [run.performance, run.accessibility, run['best-practices'], run.seo];
    return [
      scores.map(({median}) => whole(median)).join(' / '),
      spread(run.fcp),
      spread(run.lcp),
      spread(run.tbt),
      run.cls.median.toFixed(3),
      spread(run.speedIndex),
    ];
  });
  const header = [
    'page',
    'perf / a11y / bp / seo',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'Speed Index',
  ];
  return table(header, rows);
}

function paintRatios({ours, template}: Results): string {
  const rows = pageNames.map((page) => {
    const [own, other] = [
      ours.lighthouse.applied[page],
      template.lighthouse.applied[page],
    ];
    return [
      page,
      ratio(own.fcp.median, other.fcp.median),
      ratio(own.lcp.median, other.lcp.median),
      ratio(own.speedIndex.median, other.speedIndex.median),
    ];
  });
  return table(['ours ÷ template, applied', 'FCP', 'LCP', 'Speed Index'], rows);
}

function tapsTable(results: Results): string {
  const rows = (['ours', 'template'] as const).map((name) => {
    const taps = results[name].taps;
    return [
      name,
      spread(taps['4'].feedback),
      spread(taps['8'].feedback),
      taps['4'].earlyTapKept && taps['8'].earlyTapKept ? 'in the cart' : 'lost',
    ];
  });
  return table(['peer', 'CPU 4x, ms', 'CPU 8x, ms', 'tap before hydration'], rows);
}

function throughputTable(results: Results): string {
  const rows = peerRows(results, ({throughput}, page) => {
    const run = throughput[page];
    return [
      `${whole(run.requestsPerSecond)} (${ratio(run.requestsPerSecond, results.template.throughput[page].requestsPerSecond)})`,
      `${run.p50} / ${run.p99}`,
      run.cpuMsPerRequest.toFixed(1),
      whole(run.rssMiB),
      String(run.failures),
    ];
  });
  const header = ['page', 'requests/s (÷ template)', 'p50 / p99 ms', 'CPU ms/request'];
  return table([...header, 'RSS MiB', 'failures'], rows);
}

function coldTable(results: Results): string {
  const rows = peerRows(results, ({cold}, page) => {
    const {first, firstCalls, second, secondCalls} = cold[page];
    return [spread(first), String(firstCalls), spread(second), String(secondCalls)];
  });
  return table(['page', 'first visit, ms', 'calls', 'second visit, ms', 'calls'], rows);
}

/** The whole of `bench/RESULTS.md`. */
export function report(
  results: Results,
  {runs, date}: {runs: number; date: Date},
): string {
  const [cpu] = cpus();
  return [
    '# Results',
    `Measured on ${date.toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model ?? 'CPU'}, ` +
      `${whole(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}. ` +
      `Medians of ${runs} runs [min–max]. Written by \`npm run bench\`; how: [README](README.md).`,
    '## Bytes until the page is idle (KiB)',
    bytesTable(results),
    '## Lighthouse, slow 4G and CPU 4x applied (ms)',
    lighthouseTable(results, 'applied'),
    paintRatios(results),
    '## Lighthouse, simulated (ms)',
    lighthouseTable(results, 'simulated'),
    '## Lighthouse, simulated, CPU 8x (ms)',
    lighthouseTable(results, 'CPU 8x'),
    '## From tapping “Add to cart” to the cart on screen',
    tapsTable(results),
    '## Server: 10 connections, no edge in front',
    throughputTable(results),
    '## A fresh worker behind the edge, store 100 ms away',
    coldTable(results),
    '',
  ].join('\n\n');
}
