import {readFile} from 'node:fs/promises';
import {parseEnv} from 'node:util';

import {variables} from '../../app/platform/env';
import {projectPath} from '../project';

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
