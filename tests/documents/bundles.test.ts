import {expect, test} from 'vitest';

import {catalogueNamed} from '../support/catalogues';
import {elementsOf, textOf} from '../support/html';
import {suiteStore, suiteWorker} from '../support/suite';

/** Bundles as documents. */

const worker = suiteWorker(suiteStore(catalogueNamed('fans')), {BUNDLES: 'on'});

test('a bundle’s page lists the parts of its choice, with links, and its saving, before any script', async () => {
  const {body} = await worker.ask('/products/match-day-bundle?Size=L');
  const [list = ''] = /<section[^>]*data-bundle.*?<\/section>/s.exec(body) ?? [];
  expect(textOf(list)).toBe('In this bundle1 × Crest Hoodie, L / Petrol1 × Bar Scarf');
  expect(elementsOf(list, 'a').map(({href}) => href)).toEqual([
    '/products/crest-hoodie',
    '/products/bar-scarf',
  ]);
  expect(textOf(body)).toMatch(/\$68.*\$78/);
  expect((await worker.ask('/products/bar-scarf')).body).not.toContain('data-bundle');
});
