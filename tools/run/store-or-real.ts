import {startStore, type RunningStore} from '../store/club-store';
import {assertUsable, readEnvironment} from './environment';
import {choosePort} from './ports';

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
 * @throws UsageError when the environment lacks something, or the store's port is taken
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
  const env = {...store.env, ...own};
  assertUsable(env);
  console.info(`Local store: ${store.url}`);
  return {env, store};
}
