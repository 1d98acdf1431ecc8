import {describe, expect, test} from 'vitest';

import {loader as grid} from '~/routes/api.grid';
import {loader as collection} from '~/routes/collection';
import type {CollectionPage} from '~/collection/collection-page';
import {callRoute} from '../support/route-call';
import {homeShelf, hoodieShelf, shirtShelf, titlesOnSale} from '../support/shelf';
import {suiteStore} from '../support/suite';

const store = suiteStore();

test('a collection that the store does not have is not found (§10.9)', async () => {
  const answer = await callRoute(store, collection, {
    path: '/collections/nowhere',
    params: {handle: 'nowhere'},
  });
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toHaveProperty('status', 404);
});

describe('the next page of a grid', () => {
  const ask = async (path: string) => {
    const query = new URLSearchParams({grid: path, after: ''});
    const answer = await callRoute(store, grid, {path: `/api/grid?${query}`});
    const {page} = (await answer.json()) as {page: CollectionPage | null};
    return {status: answer.status, page};
  };

  test.each([
    ['/', homeShelf],
    ['/shirts', shirtShelf],
    ['/hoodies', hoodieShelf],
  ])('of %s follows that grid’s rule (§2)', async (path, shelf) => {
    const {page} = await ask(path);
    expect(page && titlesOf(page)).toEqual(titlesOnSale(store, shelf));
  });

  test('of a collection is of that collection', async () => {
    expect((await ask('/collections/headwear')).page?.title).toBe('Headwear');
  });

  test.each([
    '',
    '/cart',
    '/collections/nowhere',
    '/collections/%zz',
    '/collections/a/b',
  ])('of %j, which is no grid, is not found', async (path) => {
    expect(await ask(path)).toEqual({status: 404, page: null});
  });
});

function titlesOf(answer: Response | {cards: readonly {title: string}[]}): string[] {
  if (answer instanceof Response) throw new Error(`Answered ${answer.status}.`);
  return answer.cards.map(({title}) => title).sort();
}
