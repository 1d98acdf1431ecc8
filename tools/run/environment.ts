import {readFile} from 'node:fs/promises';
import {parseEnv} from 'node:util';

import {parseConfig} from '../../app/server/config';
import {EnvironmentError, variables} from '../../app/server/env';
import {projectPath} from '../project';
import {UsageError} from './usage-error';

/**
 * The worker's variables as the developer has set them: those of `.env`, overridden by the process
 * environment. Nothing else of the process environment reaches the worker.
 */
export async function readEnvironment(): Promise<Record<string, string>> {
  const file = await readFile(projectPath('.env'), 'utf8').catch(() => '');
  const values = {...parseEnv(file), ...process.env};
  return Object.fromEntries(
    Object.keys(variables).flatMap((name) => {
      const value = values[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * Holds an environment to what the worker will ask of it, so that a mistake is told at once and not by every page.
 * @throws UsageError with a line for each mistake
 */
export function assertUsable(env: Record<string, string>): void {
  try {
    parseConfig(env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const problems = error.problems.map((problem) => `- ${problem}`).join('\n');
    throw new UsageError(
      `The environment is not complete (docs/real-store.md):\n${problems}`,
    );
  }
}
