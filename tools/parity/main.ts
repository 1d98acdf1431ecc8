import {parseConfig} from '../../app/server/config';
import {loadAppDocuments} from '../graphql/app-documents';
import {assertUsable, readEnvironment} from '../run/environment';
import {runScript} from '../run/until-interrupted';
import {UsageError} from '../run/usage-error';
import {startStore} from '../store/club-store';
import type {ComparedStore} from './client';
import {compare, brokenRules, observe} from './observe';
import {parityReport} from './report';

const VERSIONS = ['2025-01', '2026-04'];

function comparedStore(
  name: string,
  env: Record<string, string>,
  version: string,
): ComparedStore {
  const {store, collectionId} = parseConfig(env);
  return {
    name,
    version,
    url: store.origin,
    publicToken: store.publicToken,
    collectionId: `gid://shopify/Collection/${collectionId}`,
  };
}

/**
 * `npm run parity`: asks the configured store and the local one the same, on both API versions, and reports every
 * difference in shape or behaviour. Ends with status 1 if there is one.
 */
await runScript(async () => {
  const env = await readEnvironment();
  if (!env.PUBLIC_STORE_DOMAIN)
    throw new UsageError(
      'Set the variables of a store first (docs/real-store.md): npm test compares the local one.',
    );
  assertUsable(env);
  const documents = await loadAppDocuments();
  const local = await startStore({pictures: 'plain'});
  try {
    for (const version of VERSIONS) {
      const ours = await observe(
        comparedStore('local store', local.env, version),
        documents,
      );
      const name = new URL(parseConfig(env).store.origin).host;
      const theirs = await observe(comparedStore(name, env, version), documents);
      console.info(`${parityReport(ours, theirs)}\n`);
      if (compare(ours, theirs).length + brokenRules(theirs).length > 0)
        process.exitCode = 1;
    }
  } finally {
    await local.stop();
  }
});
