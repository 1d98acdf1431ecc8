import {cpus, loadavg, tmpdir, totalmem} from 'node:os';

import {projectRoot} from '../tools/project';

import {blocks, table, whole} from './format';
import type {Target} from './part';
import type {Answer} from './run-part';

/** A part of the benchmark after it was run. */
export interface PartReport {
  readonly title: string;
  readonly seconds: number;
  readonly answer: Answer;
}

/** Machine, date and method of the measurement, taken at the start, since the load includes other programs. */
export function machine({runs, date}: {runs: number; date: Date}): string {
  const [cpu] = cpus();
  const [load = 0] = loadavg();
  return (
    `Measured on ${date.toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model ?? 'CPU'}, ` +
    `${whole(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${process.platform}; load at the start ` +
    `${load.toFixed(1)}. Medians of ${runs} runs [least–most] unless said otherwise, the two shops in turns. ` +
    'Written by `npm run bench`; how and why: [README](README.md).'
  );
}

/** Error messages may contain paths of this machine, which must not be published. */
const withoutPaths = (text: string) =>
  text.replaceAll(projectRoot, '').replaceAll(tmpdir(), '…');

function targetsTable(targets: readonly Target[]): string {
  return table(
    ['target', 'wanted', 'template', 'ours', 'met'],
    targets.map(({name, wanted, template, ours, met}) => [
      name,
      wanted,
      template,
      ours,
      met ? 'yes' : '**no**',
    ]),
  );
}

function sectionOf({title, seconds, answer}: PartReport): string {
  const text =
    'failure' in answer
      ? `**Not measured:** ${withoutPaths(answer.failure)}`
      : answer.findings.section;
  return blocks(`## ${title}`, text, `_${whole(seconds)} seconds._`);
}

/** The whole of `bench/RESULTS.md`. */
export function report(environment: string, parts: readonly PartReport[]): string {
  const targets = parts.flatMap(({answer}) =>
    'findings' in answer ? answer.findings.targets : [],
  );
  return blocks(
    '# Results',
    environment,
    '## Targets',
    targetsTable(targets),
    ...parts.map(sectionOf),
    '',
  );
}
