/**
 * `npm run bench:start`: what it takes to start the worker's script (Oxygen allows 400 ms), as processor time in a fresh
 * process of the same engine, V8. Unlike the time on the wall it hardly depends on what else the machine does.
 */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {pathToFileURL} from 'node:url';

import {projectPath} from '../scripts/project';
import {runScript} from '../scripts/run/until-interrupted';

const RUNS = 9;
const EMPTY = 'data:text/javascript,export default {}';

const run = promisify(execFile);

/** Milliseconds of processor time that importing a module takes in a process of its own. */
async function costOfImport(address: string): Promise<number> {
  const script = `
    const before = process.cpuUsage();
    await import(${JSON.stringify(address)});
    const {user, system} = process.cpuUsage(before);
    console.info((user + system) / 1000);`;
  const {stdout} = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return Number(stdout.trim().split('\n').at(-1));
}

const medianOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await runScript(async () => {
  const worker = pathToFileURL(projectPath('dist/server/index.js')).href;
  const empty: number[] = [];
  const ours: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    empty.push(await costOfImport(EMPTY));
    ours.push(await costOfImport(worker));
  }
  const [least, most] = [medianOf(empty), medianOf(ours)];
  console.info(
    `an empty module ${least.toFixed(1)} ms, the worker ${most.toFixed(1)} ms`,
  );
  console.info(`the worker's own: ${(most - least).toFixed(1)} ms (medians of ${RUNS})`);
});
