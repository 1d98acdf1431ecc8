import {codegenIsUpToDate} from './codegen-check';
import {runCommand, type Outcome} from './run-command';
import {playwrightTally, vitestTally, type Tally} from './tally';

/** One thing that `npm test` looks at. */
export interface Part {
  name: string;
  run(): Promise<PartResult>;
}

/** A part's outcome, with the numbers that the closing line adds up. */
export interface PartResult extends Outcome {
  tally: Tally;
}

/** Codegen writes a file that the others read, so it goes first. */
export const codegen: Part = {name: 'codegen', run: () => check(codegenIsUpToDate())};

export const build = commandPart('build', 'npm', ['run', '--silent', 'build']);

/** What needs neither a build nor a browser. Each counts as one. */
export const staticChecks: readonly Part[] = [
  commandPart('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']),
  commandPart('types', 'npx', ['tsc', '--noEmit']),
  commandPart('lint', 'npx', ['eslint', '.', '--max-warnings', '0']),
];

export const vitestReport = '.cache/test/vitest.json';
export const playwrightReport = '.cache/test/playwright.json';

export const unit: Part = {
  name: 'unit, local store, contract and routes (vitest)',
  run: () =>
    suite(
      ['vitest', 'run', '--no-color', '--reporter=dot', '--reporter=json'].concat(
        `--outputFile.json=${vitestReport}`,
      ),
      () => vitestTally(vitestReport),
    ),
};

export const browser: Part = {
  name: 'visitor stories on the built worker (playwright)',
  run: () => suite(['playwright', 'test'], () => playwrightTally(playwrightReport)),
};

function commandPart(name: string, command: string, args: string[]): Part {
  return {name, run: () => check(runCommand(command, args))};
}

async function check(outcome: Promise<Outcome>): Promise<PartResult> {
  const result = await outcome;
  return {...result, tally: {passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1}};
}

/** A suite that ends badly without a failed test of its own (say, a file that cannot load) counts as one. */
async function suite(args: string[], read: () => Promise<Tally>): Promise<PartResult> {
  const outcome = await runCommand('npx', args, {stream: true});
  const tally = await read();
  const failed = outcome.ok ? tally.failed : Math.max(1, tally.failed);
  return {...outcome, ok: failed === 0, tally: {...tally, failed}};
}
