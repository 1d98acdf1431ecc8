import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {pathToFileURL} from 'node:url';
import {stat} from 'node:fs/promises';

import {projectPath} from '../../tools/project';
import {blocks, oneDecimal, kib, spread, table} from '../format';
import type {Part} from '../part';
import {spreadOf, type Spread} from '../statistics';

const RUNS = 9;
const EMPTY = 'data:text/javascript,export default {}';
/** Milliseconds that Oxygen allows. */
const ALLOWED_MS = 400;

const run = promisify(execFile);

/** Milliseconds of processor time that importing a module takes in a process of its own. */
async function costOfImport(url: string): Promise<number> {
  const script = `
    const before = process.cpuUsage();
    await import(${JSON.stringify(url)});
    const {user, system} = process.cpuUsage(before);
    console.info((user + system) / 1000);`;
  const {stdout} = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return Number(stdout.trim().split('\n').at(-1));
}

/** The cost of importing a worker beyond that of importing nothing. */
async function costOfStart(script: string): Promise<Spread> {
  const costs: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const empty = await costOfImport(EMPTY);
    costs.push((await costOfImport(pathToFileURL(script).href)) - empty);
  }
  return spreadOf(costs);
}

/** Node and workerd run scripts with the same engine; processor time hardly depends on what else the machine does. */
export const start: Part = {
  title: "The start of the worker's script",
  bound: 60,
  comparesTemplate: true,
  async measure({template}) {
    const scripts = {
      template: `${template?.shipped ?? ''}/server/index.js`,
      ours: projectPath('dist/server/index.js'),
    };
    const costs = {
      template: await costOfStart(scripts.template),
      ours: await costOfStart(scripts.ours),
    };
    const rows = await Promise.all(
      (['template', 'ours'] as const).map(async (name) => [
        name,
        kib((await stat(scripts[name])).size),
        spread(costs[name], oneDecimal),
      ]),
    );
    return {
      section: blocks(
        'Processor time to read and run the script in a fresh process of the same engine, less that of an empty one ' +
          `(medians of ${RUNS}). Oxygen allows ${ALLOWED_MS} ms.`,
        table(['shop', 'size, KiB', 'start, ms'], rows),
      ),
      targets: [
        {
          name: "Start of the worker's script",
          wanted: `≤ ${ALLOWED_MS} ms`,
          template: `${oneDecimal(costs.template.median)} ms`,
          ours: `${oneDecimal(costs.ours.median)} ms`,
          met: costs.ours.median <= ALLOWED_MS,
        },
      ],
    };
  },
};
