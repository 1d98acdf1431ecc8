import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';

import {projectPath} from '../tools/project';
import {runCommand, runScript, UsageError} from '../tools/command';

import {partNames, parts, type PartName} from './parts';
import {machine, report, type PartReport} from './report';
import {runPart} from './run-part';
import {buildTemplates, type BuiltTemplates} from './template';

interface Options {
  readonly runs: number;
  readonly names: readonly PartName[];
  readonly build: boolean;
}

/** @throws UsageError for anything that is no option of the benchmark */
function readOptions(): Options {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {
        only: {type: 'string', multiple: true},
        runs: {type: 'string', default: '3'},
        'no-build': {type: 'boolean', default: false},
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number');
    const only = [...positionals, ...(values.only ?? [])];
    const names = only.flatMap((text) => text.split(',')).map(knownPart);
    return {
      runs,
      names: names.length > 0 ? names : partNames,
      build: !values['no-build'],
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${message}\nUsage: npm run bench -- [${partNames.join('|')}] [--runs 3] [--no-build]`,
    );
  }
}

function knownPart(name: string): PartName {
  const known = partNames.find((one) => one === name);
  if (!known) throw new Error(`There is no part “${name}”.`);
  return known;
}

async function build() {
  console.info('Building the shop');
  const {ok, output} = await runCommand('npm', ['run', '--silent', 'build']);
  if (!ok) throw new Error(output);
}

async function measureAll({names, runs}: Options, template: BuiltTemplates | null) {
  const reports: PartReport[] = [];
  for (const name of names) {
    console.info(`${name}: ${parts[name].title}`);
    const began = Date.now();
    const answer = await runPart({
      name,
      setup: {runs, template: template?.builds ?? null},
    });
    const seconds = (Date.now() - began) / 1000;
    const result = 'failure' in answer ? `FAILED, ${answer.failure}` : 'done';
    console.info(`${name}: ${result} after ${seconds.toFixed(0)} s`);
    reports.push({title: parts[name].title, seconds, answer});
  }
  return reports;
}

/**
 * `npm run bench`: builds both shops, measures part after part, and writes RESULTS.md. With names of parts it measures those
 * and prints them.
 */
await runScript(async () => {
  const options = readOptions();
  const environment = machine({runs: options.runs, date: new Date()});
  if (options.build) await build();
  const compares = options.names.some((name) => parts[name].comparesTemplate);
  if (compares)
    console.info("Building Hydrogen's template, as it ships and with equal content");
  const template = compares ? await buildTemplates() : null;
  try {
    const reports = await measureAll(options, template);
    const text = report(environment, reports);
    console.info(`\n${text}`);
    if (options.names.length === partNames.length) {
      await writeFile(projectPath('bench/RESULTS.md'), text);
    }
    if (reports.some(({answer}) => 'failure' in answer)) process.exitCode = 1;
  } finally {
    await template?.remove();
  }
});
