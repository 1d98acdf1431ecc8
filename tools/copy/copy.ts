/** Copies of the project, in which commands try what changes it. */
import {execFileSync} from 'node:child_process';
import {cp} from 'node:fs/promises';
import path from 'node:path';

import {runCommand, type Outcome} from '../command';
import {projectPath, projectRoot} from '../project';

/** Copies the project's own files: neither packages nor what is built. */
export async function copyProject(to: string): Promise<void> {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '-z', '--exclude-standard'],
    {cwd: projectRoot, encoding: 'utf8'},
  );
  for (const file of listed.split('\0').filter(Boolean))
    await cp(projectPath(file), path.join(to, file));
}

/** A part of what is tried in a copy. One that throws has failed. */
export interface Step {
  name: string;
  run(root: string): Promise<Outcome>;
}

/** The step that runs a program in the copy. */
export function commandStep(name: string, program: string, ...args: string[]): Step {
  return {name, run: (root) => runCommand(program, args, {cwd: root})};
}

/** A shopper's way through the shop that was built, from a product to the checkout. */
export const WALK = commandStep(
  ...(['walk', 'npx', 'playwright', 'test'] as const),
  ...['--project=shop', '--grep', 'a visitor buys'],
);

/** How much of a failed step's log is shown: what failed is at its end. */
const SHOWN_LINES = 100;

/**
 * Runs steps in the copy at `root` up to the first that fails, and says how each ended.
 * @param what the copy, for the beginning of each line
 * @returns whether all passed
 */
export async function runSteps(
  root: string,
  steps: readonly Step[],
  what = '',
): Promise<boolean> {
  for (const {name, run} of steps) {
    const start = performance.now();
    const {ok, output} = await run(root).catch((error: unknown) => ({
      ok: false,
      output: error instanceof Error ? error.message : String(error),
    }));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.info(`${ok ? 'ok    ' : 'FAILED'} ${what}${name} (${seconds} s)`);
    if (ok) continue;
    console.info(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
    return false;
  }
  return true;
}
