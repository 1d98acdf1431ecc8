/** The worker's variables as the developer has set them, and the store that they name. */
import {readFile} from 'node:fs/promises';
import {parseEnv} from 'node:util';

import {parseConfig} from '../app/server/config';
import {EnvironmentError, variables} from '../app/server/env';
import {UsageError} from './command';
import {choosePort} from './ports';
import {projectPath} from './project';
import {startStore, type RunningStore} from './store/club-store';

/**
 * The variables of `.env`, overridden by those of the process environment. Nothing else of the process environment
 * reaches the worker.
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
 * Checks an environment as the worker will, so that a mistake is reported once, before anything starts.
 * @throws UsageError with a line for each mistake
 */
export function assertUsable(env: Record<string, string>): void {
  try {
    parseConfig(env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const problems = error.problems.map((problem) => `- ${problem}`).join('\n');
    throw new UsageError(
      `The environment is not complete (npm run connect writes it; docs/real-store.md explains it):\n${problems}`,
    );
  }
}

/** Password of staff previews of the local store: public knowledge, as that store holds no secrets. */
const LOCAL_PREVIEW_SECRET = 'local-preview-password-for-everybody';

/** What the worker runs against: the environment, and the local store if one was started. */
export interface Backend {
  env: Record<string, string>;
  store?: RunningStore;
}

/**
 * A real store if `PUBLIC_STORE_DOMAIN` is set, else a local one with its control surface, on
 * `LOCAL_STORE_PORT` (4000). Variables that the developer has set win over the local store's.
 *
 * @param shopUrl where the shop is served: the checkout links back to it
 * @throws UsageError when the environment lacks something, or the store's port is in use
 */
export async function openBackend(shopUrl: string): Promise<Backend> {
  const own = await readEnvironment();
  if (own.PUBLIC_STORE_DOMAIN) {
    assertUsable(own);
    console.info(`Selling from ${own.PUBLIC_STORE_DOMAIN}.`);
    return {env: own};
  }
  const port = await choosePort('LOCAL_STORE_PORT', 4000, 'which the local store needs');
  const store = await startStore({port, shopUrl, control: true});
  const env = {PREVIEW_SECRET: LOCAL_PREVIEW_SECRET, ...store.env, ...own};
  assertUsable(env);
  console.info(`Local store: ${store.url}`);
  if (env.PREVIEW_SECRET === LOCAL_PREVIEW_SECRET)
    console.info(`Staff preview: ${shopUrl}/preview, password ${LOCAL_PREVIEW_SECRET}`);
  return {env, store};
}
