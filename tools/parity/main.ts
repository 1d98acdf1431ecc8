import {parseConfig} from '../../app/server/config';
import {ADD_ON_SETTINGS} from '../../app/shop/settings.server';
import {runScript, UsageError} from '../command';
import {assertUsable, readEnvironment} from '../environment';
import {loadAppDocuments} from '../graphql/app-documents';
import {versions, type Version} from '../graphql/schemas';
import {startStore} from '../store/club-store';
import type {ComparedStore} from './client';
import {brokenRules, compare, observe, parityReport} from './compare';

function comparedStore(
  name: string,
  env: Record<string, string>,
  version: Version,
): ComparedStore {
  const {store, collectionId} = parseConfig(env, ADD_ON_SETTINGS);
  return {
    name,
    version,
    url: store.origin,
    publicToken: store.publicToken,
    collectionId: `gid://shopify/Collection/${collectionId}`,
  };
}

/**
 * `npm run parity`: asks the configured store and the local one the same questions, on both API versions, and reports every
 * difference in shape or behavior. Exits with 1 if there is one.
 */
await runScript(async () => {
  const {env} = readEnvironment();
  if (!env.PUBLIC_STORE_DOMAIN)
    throw new UsageError(
      'Connect a store first (npm run connect). npm test compares the local one.',
    );
  assertUsable(env);
  const documents = await loadAppDocuments();
  const local = await startStore();
  try {
    for (const version of versions) {
      const ours = await observe(
        comparedStore('local store', local.env, version),
        documents,
      );
      const name = new URL(parseConfig(env, ADD_ON_SETTINGS).store.origin).host;
      const theirs = await observe(comparedStore(name, env, version), documents);
      console.info(`${parityReport(ours, theirs)}\n`);
      if (compare(ours, theirs).length + brokenRules(theirs).length > 0)
        process.exitCode = 1;
    }
  } finally {
    await local.stop();
  }
});
