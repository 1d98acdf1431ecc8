import {UsageError} from './usage-error';

/**
 * Waits for Ctrl-C, a request to end, or the end of `ended` (say, a child process that gave up),
 * then cleans up, once. Every signal after the first is ignored: the clean-up is already under way.
 */
export async function untilInterrupted(
  cleanUp: () => Promise<void>,
  ended: Promise<unknown> = new Promise(() => undefined),
): Promise<void> {
  const interrupted = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve());
    }
  });
  await Promise.race([interrupted, ended]);
  await cleanUp();
}

/** Runs a script's body; a `UsageError` is told in its own words, all else with its stack. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
    process.exit();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exit(1);
  }
}
