import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {startStore, type RunningStore} from '../../scripts/store/club-store';
import {loader as collection} from '~/routes/collection';
import {loader as home} from '~/routes/home';
import {loader as hoodies} from '~/routes/hoodies';
import {loader as shirts} from '~/routes/shirts';
import {callRoute} from '../support/route-call';

let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

describe('a grid holds', () => {
  test('on the home page, no product whose title contains Youth (§2)', async () => {
    const titles = titlesOf(await callRoute(store, home));
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => title.includes('Youth'))).toEqual([]);
  });

  test('on the shirts page, T-Shirts alone, none for Youth (§2)', async () => {
    const titles = titlesOf(await callRoute(store, shirts, {path: '/shirts'}));
    expect(typesOf(titles)).toEqual(['T-Shirt']);
    expect(titles.filter((title) => title.includes('Youth'))).toEqual([]);
  });

  test('on the hoodies page, hoodies and sweatshirts (§2)', async () => {
    const titles = titlesOf(await callRoute(store, hoodies, {path: '/hoodies'}));
    expect(typesOf(titles)).toEqual(['Hoodie', 'Sweatshirt']);
  });

  test('every product of the kind that can still be bought, and no other (§4)', async () => {
    const titles = titlesOf(await callRoute(store, shirts, {path: '/shirts'}));
    const home = store.catalogue.collections.find(
      ({id}) => String(id) === store.env.PUBLIC_COLLECTION_ID,
    );
    const sold = store.catalogue.products.filter(
      ({id, productType, title, tags}) =>
        home?.productIds.includes(id) &&
        productType === 'T-Shirt' &&
        !title.includes('Youth') &&
        !hasEnded(tags),
    );
    expect([...titles].sort()).toEqual(sold.map(({title}) => title).sort());
  });
});

test('a collection that the store does not have is not found (decision 9)', async () => {
  const answer = await callRoute(store, collection, {
    path: '/collections/nowhere',
    params: {handle: 'nowhere'},
  });
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(404);
});

function titlesOf(answer: Response | {cards: readonly {title: string}[]}): string[] {
  if (answer instanceof Response) throw new Error(`Answered ${answer.status}.`);
  return answer.cards.map(({title}) => title);
}

/** The product types of the catalogue's products with these titles, each once, sorted. */
function typesOf(titles: readonly string[]): string[] {
  const types = store.catalogue.products
    .filter(({title}) => titles.includes(title))
    .map(({productType}) => productType);
  return [...new Set(types)].sort();
}

/** The catalogue's drops carry their end as an ISO date, sorted before any other tag. */
function hasEnded(tags: readonly string[]): boolean {
  const dates = tags.filter((tag) => /^\d{4}-\d{2}-\d{2}/.test(tag));
  return dates.some((date) => Date.parse(date) <= Date.now());
}
