/** Helpers of every command under `tools`: an error for the developer, a clean end, and other programs' output. */
import {spawn, type ChildProcess} from 'node:child_process';
import {parseArgs, type ParseArgsConfig} from 'node:util';

import {projectRoot} from './project';

/** A mistake that the developer can correct. Its message is shown alone, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The flags that a command was called with. `--help` prints the usage and ends the process.
 * @throws UsageError for one that it does not know
 */
export function readFlags<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  if (process.argv.includes('--help')) {
    console.info(usage);
    process.exit();
  }
  try {
    return parseArgs({options}).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${problem}\n\n${usage}`);
  }
}

/** Runs a command's body and exits. A `UsageError` shows its message, any other error its stack. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
    process.exit();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  }
}

/** How often a command looks whether npm's shell has ended. */
const PARENT_POLL_MS = 500;

const parent = process.ppid;

/**
 * Resolves at Ctrl-C or another request to end, of which none ends the command by itself from then on. npm hands a
 * signal to its shell alone, which passes it on to nobody: the shell's end is a request to end.
 */
export function whenInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve());
    }
    if (process.env.npm_lifecycle_event)
      setInterval(() => process.ppid !== parent && resolve(), PARENT_POLL_MS).unref();
  });
}

/**
 * Waits for a request to end, or `ended` (say, a child process that exited), then cleans up once. Later signals are
 * ignored, as the clean-up is already running.
 */
export async function untilInterrupted(
  cleanUp: () => Promise<void>,
  ended: Promise<unknown> = new Promise(() => undefined),
): Promise<void> {
  await Promise.race([whenInterrupted(), ended]);
  await cleanUp();
}

/** Whether a program has ended, by itself or by a signal. */
export function hasEnded({exitCode, signalCode}: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** How a program ended. */
export interface Outcome {
  ok: boolean;
  /** Everything it printed; empty if it was streamed. */
  output: string;
}

/**
 * Runs a program, in the project's folder or `cwd`, and waits for its end.
 * With `stream` its output goes straight to the terminal, otherwise it is collected. Ctrl-C does not reach one that is
 * `detached`.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  {stream = false, cwd = projectRoot, detached = false} = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      detached,
      env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'},
      stdio: stream ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ok: false, output: error.message}));
    child.once('close', (code) => resolve({ok: code === 0, output}));
  });
}
