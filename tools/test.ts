/**
 * `npm test`: what a change is likely to break. `npm run test:all` runs every test, and `npm test -- --without-browser`
 * leaves the browser out.
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {stripVTControlCharacters} from 'node:util';

import {ensureFirefox} from './browser/firefox';
import {ensureWebKit} from './browser/webkit';
import {ensureChromium} from './chromium';
import {runCommand, type Outcome} from './command';
import {projectPath} from './project';
import {readReport, readVitestReport} from './reports';

/** How many tests passed and how many failed, and in a few lines each, what failed and why. */
interface Tally {
  passed: number;
  failed: number;
  failures?: readonly string[];
}

interface Result extends Outcome {
  tally: Tally;
}

/** One part of `npm test`, with a line of its own in the output. */
interface Part {
  name: string;
  run(): Promise<Result>;
}

const REPORTS = '.cache/test';
const VITEST_REPORT = `${REPORTS}/vitest.json`;
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

const isFullRun = process.argv.includes('--all');
const hasBrowser = !process.argv.includes('--without-browser');

/**
 * Writes a file that types and lint read, so it runs before them. It takes a fifth of the static checks' time, and
 * tests/contract notices documents without types.
 */
const codegen: Part = {name: 'codegen', run: () => check(codegenIsUpToDate())};

const build = commandPart('build', 'npm', ['run', '--silent', 'build']);
const format = commandPart('format', 'npx', [
  'prettier',
  '--check',
  '--cache',
  '--cache-location=.cache/prettier',
  '--cache-strategy=content',
  '--log-level',
  'warn',
  '.',
]);
const types = commandPart('types', 'npx', ['tsc', '--noEmit']);
const lint = commandPart('lint', 'npm', ['run', '--silent', 'lint']);

/**
 * Suites that `npm test` leaves to `npm run test:all`: of tools and of the local store, which a change of the shop
 * rarely breaks, and long ones whose rules a shorter suite holds as well (docs/testing.md).
 */
const ALL_ONLY_SUITES = [
  'tests/{commands,doctor,parity}/**',
  '{bench,packages,tools}/**',
  'tests/contract/execution.test.ts',
  'tests/documents/{build-plugins,consent,discovery,drops,links,markets,online-store}.test.ts',
  'tests/documents/{gifts,own-language,reviews,saved,withdrawal}.test.ts',
  'tests/faults/{cart,last-good}.test.ts',
  'tests/routes/{missing-access,staff,structured-data}.test.ts',
  'tests/security/{costs,preview,secrets,staff,theme-values}.test.ts',
];

const unit: Part = {
  name: 'unit, local store, contract and routes (vitest)',
  run: () =>
    suite(
      [
        ...['vitest', 'run', '--no-color', '--reporter=dot', '--reporter=json'],
        `--outputFile.json=${VITEST_REPORT}`,
        ...(isFullRun ? [] : ALL_ONLY_SUITES.map((glob) => `--exclude=${glob}`)),
      ],
      vitestTally,
    ),
};

const browser: Part = {
  name: 'browser tests on the built worker (playwright)',
  run: () => suite(['playwright', 'test'], playwrightTally),
};

/**
 * Types and format are checked beside the build, and lint beside the last suite, as a browser test waits for a part of
 * its time. The two suites run one after the other: each keeps all cores busy.
 */
async function main(): Promise<void> {
  if (isFullRun) process.env.TEST_ALL = '1';
  const leftOut = hasBrowser ? ensureBrowsers() : [];
  await mkdir(projectPath(REPORTS), {recursive: true});
  for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT])
    await rm(projectPath(report), {force: true});

  const typed = runInTurn([...(isFullRun ? [codegen] : []), types, format]);
  const built = await runPart(build);
  const results = [built];
  if (hasBrowser) results.push(await runPart(unit));
  // What codegen writes has been put back by now.
  results.push(...(await typed));
  const linted = runPart(lint);
  if (!hasBrowser) results.push(await runPart(unit));
  else results.push(built.ok ? await runPart(browser) : notRun(browser));
  results.push(await linted);

  for (const browser of leftOut) console.info(`LEFT OUT ${browser}`);
  // Again, at the end: what is kept of a long log is often its end.
  for (const {tally} of results)
    for (const failure of tally.failures ?? []) console.info(`FAILED ${failure}`);
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, {tally}) => total + tally[key], 0);
  console.info(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

/** Finds the browsers, or installs them. Those that could not be installed; without a Chromium it throws. */
function ensureBrowsers(): string[] {
  ensureChromium();
  // A shop that `npm run start-shop` has made has no tests for others.
  if (!existsSync(projectPath('tests/browsers'))) return [];
  return [
    ...(ensureFirefox() ? [] : ['Firefox (set FIREFOX_PATH)']),
    ...(ensureWebKit() ? [] : ['WebKit (install webkit2gtk-driver and xvfb)']),
  ];
}

async function runInTurn(parts: readonly Part[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) results.push(await runPart(part));
  return results;
}

async function runPart(part: Part): Promise<Result> {
  const start = performance.now();
  const result = await part.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const {passed, failed} = result.tally;
  const numbers = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  console.info(
    `${result.ok ? 'ok    ' : 'FAILED'} ${part.name}${numbers} (${seconds} s)`,
  );
  if (!result.ok && result.output) console.info(result.output);
  return result;
}

/** Without a build there is nothing to visit: the part counts as one failure. */
function notRun(part: Part): Result {
  console.info(`FAILED ${part.name}: not run, as there is no build`);
  return {ok: false, output: '', tally: {passed: 0, failed: 1}};
}

function commandPart(name: string, command: string, args: string[]): Part {
  return {name, run: () => check(runCommand(command, args))};
}

async function check(outcome: Promise<Outcome>): Promise<Result> {
  const result = await outcome;
  return {...result, tally: {passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1}};
}

/** A suite that exits with an error although no test failed (say, a file that cannot load) counts as one failure. */
async function suite(args: string[], read: () => Promise<Tally>): Promise<Result> {
  const outcome = await runCommand('npx', args, {stream: true});
  const tally = await read();
  const failed = outcome.ok ? tally.failed : Math.max(1, tally.failed);
  return {...outcome, ok: failed === 0, tally: {...tally, failed}};
}

/** Generates the Storefront API types, compares them with the committed ones, and restores those: a check changes nothing. */
async function codegenIsUpToDate(): Promise<Outcome> {
  const file = projectPath('storefrontapi.generated.d.ts');
  const before = await readFile(file, 'utf8');
  const outcome = await runCommand('npm', ['run', '--silent', 'codegen']);
  const after = await readFile(file, 'utf8');
  if (!outcome.ok || before === after) return outcome;
  await writeFile(file, before);
  return {
    ok: false,
    output:
      'storefrontapi.generated.d.ts is out of date: run `npm run codegen` and commit it.',
  };
}

async function vitestTally(): Promise<Tally> {
  const report = await readVitestReport(projectPath(VITEST_REPORT));
  if (!report) return {passed: 0, failed: 1};
  const {passed, failed} = report;
  return {
    passed,
    failed: failed.length,
    failures: failed.map(({file, name, messages}) =>
      failure(name === null ? file : `${file}: ${name}`, messages),
    ),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: {errors: {message?: string}[]}[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number};
  errors: {message?: string}[];
  suites: PlaywrightSuite[];
}

/** A test that passed only when repeated has failed. */
async function playwrightTally(): Promise<Tally> {
  const report = await readReport<PlaywrightReport>(projectPath(PLAYWRIGHT_REPORT));
  if (!report) return {passed: 0, failed: 1};
  const {expected, unexpected, flaky} = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    failures: [
      ...report.errors.map(({message}) => failure('playwright', [message])),
      ...report.suites.flatMap(failuresOf),
    ],
  };
}

function failuresOf({suites = [], specs}: PlaywrightSuite): string[] {
  const own = specs.flatMap(({title, file, line, tests}) =>
    tests
      .filter(({status}) => status === 'unexpected' || status === 'flaky')
      .map(({projectName, results}) =>
        failure(
          `[${projectName}] ${file}:${line} ${title}`,
          results.flatMap(({errors}) => errors.map(({message}) => message)),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const SHOWN_LINES = 12;

/** A failure's title and the beginning of each of its messages. */
function failure(title: string, messages: readonly (string | undefined)[]): string {
  const beginnings = messages.map((message = '') =>
    stripVTControlCharacters(message).split('\n').slice(0, SHOWN_LINES).join('\n'),
  );
  return [title, ...beginnings].join('\n').replaceAll('\n', '\n  ');
}

await main();
