import {beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {loadAppDocuments} from '../../tools/graphql/app-documents';
import {variablesFor} from '../../tools/graphql/operation-variables';
import {versions} from '../../tools/graphql/schemas';
import {createProbe, type Reply, type StoreProbe} from '../../tools/store/probe';
import {findSamples, type Samples} from '../../tools/store/samples';
import {suiteStore} from '../support/suite';

const documents = await loadAppDocuments();

describe.each(versions)('the local store, asked as %s, answers', (version) => {
  const store = suiteStore();
  let probe: StoreProbe;
  let samples: Samples;

  beforeAll(() => {
    const publicToken = store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '';
    probe = createProbe(
      {origin: store.url, publicToken, privateToken: ''},
      {version, timeoutMs: 30_000},
    );
  });
  // Each operation has a cart of its own, so that none depends on another.
  beforeEach(async () => {
    const found = await findSamples(
      probe,
      `gid://shopify/Collection/${store.env.PUBLIC_COLLECTION_ID}`,
    );
    if ('obstacle' in found) throw new Error(found.obstacle);
    samples = found;
  });

  test.each(documents)('$operation', async ({ast, text}) => {
    const reply = await probe.ask(text, variablesFor(ast, samples));
    expect(shortcomingsOf(reply)).toEqual([]);
  });
});

/** What the club does not have: a schedule, and a collection with the handle `all`. */
const ABSENT = ['schedule', 'all'];

/** The flaws that keep a reply from full success: errors, null fields, and the cart's userErrors. */
function shortcomingsOf(reply: Reply): string[] {
  if (reply.kind === 'failure') return [reply.reason];
  const fields = Object.entries(reply.data ?? {});
  return [
    ...reply.errors.map(({message}) => message),
    ...(fields.length === 0 ? ['no data'] : []),
    ...fields
      .filter(([name, value]) => value === null && !ABSENT.includes(name))
      .map(([name]) => `${name} is null`),
    ...fields.flatMap(([, value]) => userErrorsIn(value)),
  ];
}

function userErrorsIn(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null) return [];
  if (!('userErrors' in payload) || !Array.isArray(payload.userErrors)) return [];
  return payload.userErrors.map((error) => JSON.stringify(error));
}
