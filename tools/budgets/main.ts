/**
 * `npm run budgets` builds, weighs files and pages in a browser, and prints each budget with what is left.
 * `npm run budgets -- --accept` writes new budgets from what it measured.
 */
import {rm, writeFile} from 'node:fs/promises';

import {runCommand} from '../command';
import {ensureChromium} from '../chromium';
import {
  BUDGETS_FILE,
  budgetsWithRoom,
  MEASURED_FILE,
  missesOf,
  readSizes,
  tableOf,
} from './budgets';

ensureChromium();
// Every page, not only those of `npm test`.
process.env.TEST_ALL = '1';
await rm(MEASURED_FILE, {force: true});
const build = await runCommand('npm', ['run', '--silent', 'build']);
if (!build.ok) fail(build.output);
// It fails where something is over its budget, and has measured all the same.
const test = await runCommand('npx', [
  'playwright',
  'test',
  'budgets',
  '--project=built',
]);
const measured = await readSizes(MEASURED_FILE).catch(() => fail(test.output));

if (process.argv.includes('--accept')) {
  await writeFile(
    BUDGETS_FILE,
    `${JSON.stringify(budgetsWithRoom(measured), null, 2)}\n`,
  );
}
const budgets = await readSizes(BUDGETS_FILE);
console.info(tableOf(measured, budgets));
const misses = missesOf(measured, budgets);
for (const miss of misses) console.info(`MISSED ${miss}`);
if (misses.length > 0) console.info('If this is meant, run: npm run budgets -- --accept');
process.exitCode = misses.length === 0 ? 0 : 1;

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
