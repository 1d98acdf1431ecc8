import {expect, test} from 'vitest';

import {listCollections} from './facts';
import type {StoreProbe} from './probe';

const SIZE = 50;
const COUNT = 301;

/** A store of many collections, which answers by pages; the cursor is the number of the next. */
const probe: StoreProbe = {
  ask(_query, variables) {
    const start = Number(variables?.after ?? 0);
    const end = Math.min(start + SIZE, COUNT);
    const nodes = Array.from({length: end - start}, (_, index) => ({
      id: `gid://shopify/Collection/${start + index}`,
      title: 'Shirts',
      handle: `shirts-${start + index}`,
      products: {nodes: []},
    }));
    const pageInfo = {hasNextPage: end < COUNT, endCursor: String(end)};
    const data = {collections: {nodes, pageInfo}};
    return Promise.resolve({kind: 'answer', version: null, data, errors: []});
  },
};

test('a store’s collections are listed to the last', async () => {
  const listed = await listCollections(probe);
  expect(listed).toHaveLength(COUNT);
  expect(listed.at(-1)?.number).toBe('300');
});
