import {expect, test} from 'vitest';

import type {ComparedStore} from '../../tools/parity/client';
import {brokenRules, compare, observe, parityReport} from '../../tools/parity/compare';
import {loadAppDocuments} from '../../tools/graphql/app-documents';
import {versions, type Version} from '../../tools/graphql/schemas';
import {suiteStore} from '../support/suite';

const documents = await loadAppDocuments();

const store = suiteStore();

const local = (version: Version): ComparedStore => ({
  name: 'local store',
  url: store.url,
  version,
  publicToken: store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
  collectionId: `gid://shopify/Collection/${store.env.PUBLIC_COLLECTION_ID}`,
});

test.each(versions)('the local store, asked as %s, keeps every rule', async (version) => {
  const seen = await observe(local(version), documents);
  expect(brokenRules(seen)).toEqual([]);
});

test('the app’s operations have the same shape and outcome on both versions', async () => {
  const [older, newer] = [
    await observe(local('2025-01'), documents),
    await observe(local('2026-04'), documents),
  ];
  expect(compare(older, newer)).toEqual([]);
  expect(parityReport(older, newer)).toContain('No difference.');
});

test('the report names what another store does differently', async () => {
  const ours = await observe(local('2025-01'), documents);
  store.control.addFault({
    operation: 'ParityAdd',
    fault: {kind: 'status', status: 200, body: '{"data":{"cartLinesAdd":null}}'},
  });
  store.control.addFault({
    operation: 'GetCart',
    fault: {kind: 'status', status: 200, body: '{"data":{"cart":{"id":7}}}'},
  });
  const theirs = await observe({...local('2025-01'), name: 'shop.example'}, documents);
  const report = parityReport(ours, theirs);
  expect(report).toContain('shop.example, asked as 2025-01');
  expect(report).toContain('GetCart: data.cart.id: id of Cart, number');
  expect(report).toContain('GetCart: data.cart.checkoutUrl: URL, missing');
  expect(report).toContain('makes its line larger: expected {"total":2');
});
