import {describe, expect, test} from 'vitest';

import {catalogueNamed} from '../support/catalogues';
import {textOf} from '../support/html';
import {suiteStore, suiteWorker} from '../support/suite';

/** Bundles as documents. */

const store = suiteStore(catalogueNamed('extremes'));
const PAGE = '/products/match-day-bundle';

describe('with bundles', () => {
  const worker = suiteWorker(store, {BUNDLES: 'on'});

  test('a bundle’s page lists its parts, with links, before any script', async () => {
    const {body} = await worker.ask(PAGE);
    const [list = ''] = /<section[^>]*data-bundle.*?<\/section>/s.exec(body) ?? [];
    expect(textOf(list)).toBe('In this bundle1 × Plain Tee 1002 × Plain Tee 101');
    expect(list).toContain('href="/products/plain-101"');
    expect((await worker.ask('/products/plain-100')).body).not.toContain('data-bundle');
  });
});

describe('without', () => {
  const worker = suiteWorker(store);

  test('a bundle’s page is as any other', async () => {
    expect((await worker.ask(PAGE)).body).not.toMatch(/data-bundle|BundleList/);
  });
});
