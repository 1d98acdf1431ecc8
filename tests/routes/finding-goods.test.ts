import {describe, expect, test, vi} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import type {CollectionPage} from '~/collection/collection-page';
import {looserQueries} from '~/collection/facets';
import {readListingQuery, searchParamsOf} from '~/collection/filters';
import {loader as calendar} from '~/routes/api.calendar';
import {loader as grid} from '~/routes/api.grid';
import {loader as recommendations} from '~/routes/api.recommendations';
import {loader as suggest} from '~/routes/api.search';
import {loader as collection} from '~/routes/collection';
import {loader as home} from '~/routes/home';
import {loader as search} from '~/routes/search';
import {loader as ofType} from '~/routes/product-type';
import type {Recommendations} from '~/add-ons/recommendations/index.server';
import type {Suggestion} from '~/search/index.server';
import {loadRoot} from '~/shell/index.server';
import {callRoute} from '../support/route-call';
import {suiteStore} from '../support/suite';

const store = suiteStore();

type Loader = Parameters<typeof callRoute<Promise<CollectionPage | object>>>[1];

/** A listing at its URL. */
async function listing(route: Loader, path: string, env: Record<string, string> = {}) {
  const [, handle = ''] = /^\/collections\/([^?]+)/.exec(path) ?? [];
  const page = await callRoute(store, route, {path, env, params: {handle}});
  if (!('cards' in page)) throw new Error(`${path} is no listing`);
  return page as CollectionPage;
}

const titles = ({cards}: Pick<CollectionPage, 'cards'>) => cards.map(({title}) => title);
const amounts = ({cards}: Pick<CollectionPage, 'cards'>) =>
  cards.map(({price}) => Number(price?.amount));
const withoutFilter = ({facets}: Pick<CollectionPage, 'facets'>) =>
  facets?.flatMap((facet) => (facet.kind === 'list' ? facet.values : [])) ?? [];

describe('a listing is filtered and sorted by its URL', () => {
  test('by alternative values of an option', async () => {
    const all = titles(await listing(ofType, '/shirts'));
    const filtered = titles(
      await listing(
        ofType,
        '/shirts?filter.v.option.size=3XL&filter.v.option.size=2XL&filter.v.availability=1',
      ),
    );
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(filtered));
  });

  test('by price, and sorted', async () => {
    const page = await listing(
      collection,
      '/collections/outerwear?filter.v.price.lte=100&sort_by=price-descending',
    );
    expect(amounts(page).length).toBeGreaterThan(1);
    expect(amounts(page)).toEqual([...amounts(page)].sort((a, b) => b - a));
    expect(Math.max(...amounts(page))).toBeLessThanOrEqual(100);
  });

  test('within the page’s own rule: no other type, no Youth', async () => {
    const page = await listing(ofType, '/shirts?filter.p.product_type=Hoodie');
    expect(titles(page)).toEqual(titles(await listing(ofType, '/shirts')));
    const filtered = await listing(ofType, '/shirts?filter.v.option.color=Deep+Teal');
    expect(titles(filtered).filter((title) => title.includes('Youth'))).toEqual([]);
  });

  test('and the home page ignores filters', async () => {
    const page = await listing(
      home,
      '/?filter.v.option.size=3XL&sort_by=price-ascending',
    );
    expect(titles(page)).toEqual(titles(await listing(home, '/')));
    expect(page.facets).toBeNull();
  });

  test('“Load more” asks with the same filters and order', async () => {
    const path = '/collections/outerwear';
    const query = 'filter.v.price.lte=100&sort_by=price-ascending';
    const first = await listing(collection, `${path}?${query}`);
    const answer = await callRoute(store, grid, {
      path: `/api/grid?grid=${path}&${query}&after=`,
    });
    const {page} = (await answer.json()) as {page: CollectionPage};
    expect(titles(page)).toEqual(titles(first));
  });

  test('a cursor or a filter that the store refuses shows the unfiltered page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await listing(ofType, '/hoodies?after=nonsense&filter.v.option.size=M');
    expect(titles(page)).toEqual(titles(await listing(ofType, '/hoodies')));
  });
});

describe('the filters of a listing', () => {
  /** Opens each value of a page, and returns those that do not find the products that they count. */
  async function deadEnds(route: Loader, path: string) {
    const page = await listing(route, path);
    const dead: string[] = [];
    for (const {param, value, count} of withoutFilter(page)) {
      if (path.includes(new URLSearchParams([[param, value]]).toString())) continue;
      const url = new URL(path, 'http://localhost');
      const isAlternative = url.searchParams.has(param);
      url.searchParams.append(param, value);
      const {cards} = await listing(route, url.pathname + url.search);
      const isTrue = isAlternative || count === null || count === cards.length;
      if (cards.length === 0 || !isTrue) dead.push(`${url.search}: ${cards.length}`);
    }
    return dead;
  }

  // tests/documents opens those of every collection, by its form.
  test('lead somewhere: to as many products as they say', async () => {
    expect(await deadEnds(ofType, '/shirts')).toEqual([]);
    expect(await deadEnds(collection, '/collections/accessories')).toEqual([]);
  });

  test.each([
    'filter.v.option.size=M',
    'filter.v.option.color=Ink',
    'filter.v.price.lte=30',
  ])('lead somewhere together with %s, too', async (query) => {
    expect(await deadEnds(collection, `/collections/outerwear?${query}`)).toEqual([]);
    expect(await deadEnds(collection, `/collections/accessories?${query}`)).toEqual([]);
  });

  test('have no counts where the page hides products that the store counts, and sizes in the order in which they are worn', async () => {
    const {facets} = await listing(ofType, '/hoodies');
    const size = facets?.find(({label}) => label === 'Size');
    const values = size?.kind === 'list' ? size.values : [];
    expect(values.map(({label}) => label)).toEqual([
      'XS',
      'S',
      'M',
      'L',
      'XL',
      '2XL',
      '3XL',
      '5–6',
      '7–8',
      '9–10',
      '11–12',
      '13–14',
    ]);
    expect(new Set(values.map(({count}) => count))).toEqual(new Set([null]));
    const {facets: all} = await listing(collection, '/collections/accessories');
    const counts = all?.flatMap((one) => (one.kind === 'list' ? one.values : []));
    expect(counts?.map(({count}) => count)).not.toContain(null);
  });

  test('offer no Youth sizes on a page without Youth, chosen or not', async () => {
    const sizes = async (path: string) =>
      withoutFilter(await listing(ofType, path)).flatMap(({param, label, count}) =>
        param === 'filter.v.option.size' ? [{label, count}] : [],
      );
    const all = await sizes('/shirts');
    expect(all.map(({label}) => label)).not.toContain('5–6');
    expect(await sizes('/shirts?filter.v.option.size=M')).toEqual(all);
  });

  test('stay where they are chosen without a result, and something to loosen is found', async () => {
    const path = '/hoodies?filter.v.option.size=M&filter.v.option.color=Nowhere';
    const page = await listing(ofType, path);
    expect(page.cards).toEqual([]);
    const looser = looserQueries(
      page.facets ?? [],
      readListingQuery(new URL(path, 'http://localhost').searchParams),
    );
    for (const [, query] of looser)
      expect(
        (await listing(ofType, `/hoodies?${searchParamsOf(query)}`)).cards,
      ).not.toEqual([]);
    const expensive = '/hoodies?filter.v.option.size=M&filter.v.price.gte=500';
    const none = await listing(ofType, expensive);
    expect(none.cards).toEqual([]);
    expect(withoutFilter(none).map(({label, count}) => [label, count])).toEqual([
      ['M', null],
    ]);
    const [[label, cheaper] = []] = looserQueries(
      none.facets ?? [],
      readListingQuery(new URL(expensive, 'http://localhost').searchParams),
    );
    expect(label).toBe('Price');
    const found = await listing(ofType, `/hoodies?${cheaper && searchParamsOf(cheaper)}`);
    expect(found.cards.length).toBeGreaterThan(0);
  });

  test('never include a product type that the page does not show', async () => {
    const types = withoutFilter(await listing(ofType, '/hoodies')).filter(
      ({param}) => param === 'filter.p.product_type',
    );
    expect(types.map(({label}) => label).sort()).toEqual(['Hoodie', 'Sweatshirt']);
  });
});

test('sold-out products come last, unless the visitor or a setting says otherwise', async () => {
  const isLast = ({cards}: CollectionPage) => {
    const out = cards.map(({ribbons}) => ribbons.includes('SOLD OUT'));
    expect(out).toContain(true);
    return out.indexOf(true) > out.lastIndexOf(false);
  };
  expect(isLast(await listing(ofType, '/hoodies'))).toBe(true);
  expect(isLast(await listing(ofType, '/hoodies?sort_by=title-ascending'))).toBe(false);
  // The default order by its name in Shopify's themes, and one that there is not.
  for (const sort of ['manual', 'nonsense'])
    expect(isLast(await listing(ofType, `/hoodies?sort_by=${sort}`))).toBe(true);
  expect(isLast(await listing(ofType, '/hoodies', {SOLD_OUT_LAST: 'off'}))).toBe(false);
});

test('a card in a filtered grid shows what was asked for, and its link carries it', async () => {
  const path =
    '/hoodies?filter.v.option.size=M&filter.v.option.size=L&filter.v.option.color=Ink';
  const {cards} = await listing(ofType, path);
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    const data = store.catalogue.products.find(({handle}) => handle === card.handle);
    const at = data?.options.findIndex(({name}) => name === 'Color') ?? -1;
    const inks =
      data?.variants.filter(({optionValues}) => optionValues[at] === 'Ink') ?? [];
    expect(card).toMatchObject({color: 'Ink', chosen: [{name: 'Color', value: 'Ink'}]});
    expect(inks.map(({price}) => price / 100)).toContain(Number(card.price?.amount));
    expect(card.picture?.alt).toBe(`${card.title}, Ink`);
    // The second picture is another color's.
    expect(card.secondPicture).toBeNull();
    expect(card.swatches.map(({name}) => name)).toContain('Ink');
  }
  const one = await listing(ofType, '/hoodies?filter.v.option.size=M');
  expect(one.cards[0]).toMatchObject({chosen: [{name: 'Size', value: 'M'}]});
  expect(one.cards[0]).not.toHaveProperty('color');
});

test('a card in a grid of one size has the price of that size, which its link leads to', async () => {
  const priceIn = async (query: string) => {
    const {cards} = await listing(ofType, `/hoodies${query}`);
    return cards.find(({handle}) => handle === 'crest-hoodie')?.price?.amount;
  };
  expect(await priceIn('')).toBe('59.0');
  expect(await priceIn('?filter.v.option.size=3XL')).toBe('62.0');
  const ink = '&filter.v.option.color=Ink';
  expect(await priceIn(`?filter.v.option.size=3XL${ink}`)).toBe('62.0');
  expect(await priceIn(`?filter.v.option.size=M${ink}`)).toBe('59.0');
});

test('home has a tile for each collection with products, and none when the store fails', async () => {
  const page = await callRoute(store, home);
  if (page instanceof Response) throw new Error('no page');
  const filled = store.catalogue.collections.filter(
    ({id, productIds}) =>
      String(id) !== store.env.PUBLIC_COLLECTION_ID && productIds.length > 0,
  );
  expect(page.tiles.map(({handle}) => handle).sort()).toEqual(
    filled.map(({handle}) => handle).sort(),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store.control.addFault({
    operation: 'CollectionTiles',
    fault: {kind: 'status', status: 503},
  });
  expect(await callRoute(store, home)).toMatchObject({tiles: []});
});

describe('navigation', () => {
  const navigationOf = async (own: RunningStore) => {
    let navigation: Awaited<ReturnType<typeof loadRoot>>['navigation'] | undefined;
    await callRoute(own, async ({context}) => {
      ({navigation} = await loadRoot(context));
      return null;
    });
    return navigation;
  };

  test('leads to every collection that has products from the store’s menu', async () => {
    const navigation = await navigationOf(store);
    const linked = navigation?.main.flatMap(({items}) => items.map(({url}) => url));
    // They have pages of their own: /latest, /shirts and /hoodies.
    const pages = ['latest', 't-shirts', 'hoodies'];
    for (const {handle, productIds} of store.catalogue.collections) {
      if (pages.includes(handle)) continue;
      expect(linked?.includes(`/collections/${handle}`)).toBe(productIds.length > 0);
    }
  });

  test('leads to every collection where the store has no menu', async () => {
    const bare = await startStore({
      catalogue: {...createClubCatalogue(new Date()), menus: []},
    });
    try {
      const navigation = await navigationOf(bare);
      expect(navigation?.footer).toEqual([]);
      expect(navigation?.main.map(({title}) => title)).toEqual(['Collections']);
      expect(navigation?.main[0]?.items).toHaveLength(
        bare.catalogue.collections.filter(({productIds}) => productIds.length > 0).length,
      );
    } finally {
      await bare.stop();
    }
  });
});

describe('search', () => {
  const find = async (path: string) => {
    const found = await callRoute(store, search, {path});
    if (found instanceof Response) throw new Error('no answer');
    return found;
  };

  test.each(['scarves', 'black hoodie', 'hoodie black', 'HOODIES', 'kelp'])(
    'finds products for “%s”, as the live service does',
    async (words) => {
      const {cards} = await find(`/search?q=${encodeURIComponent(words)}`);
      expect(cards.length).toBeGreaterThan(0);
    },
  );

  test('is filtered and sorted by its URL, and counts the results', async () => {
    const all = await find('/search?q=hoodie');
    const some = await find(
      '/search?q=hoodie&filter.v.price.lte=60&sort_by=price-ascending',
    );
    expect(some.count).toBeLessThan(all.count);
    expect(amounts(some)).toEqual([...amounts(some)].sort((a, b) => a - b));
    expect(all.facets.length).toBeGreaterThan(2);
  });

  test.each([
    ['hoodei', 'hoodie'],
    ['hoddie', 'hoodie'],
    ['hooded', 'hoodie'],
    ['hoodies', null],
    ['crest hood', null],
  ])('says for “%s” that the results are for %j', async (words, shownFor) => {
    const found = await find(`/search?q=${encodeURIComponent(words)}`);
    expect(found.cards.length).toBeGreaterThan(0);
    expect(found.shownFor).toBe(shownFor);
  });

  test('finds collections, which the API returns only as suggestions', async () => {
    const {matching} = await find('/search?q=outerwear');
    expect(matching.map(({path}) => path)).toContain('/collections/outerwear');
  });

  test('offers popular products and collections where nothing is found', async () => {
    const {cards, popular, collections} = await find('/search?q=zeppelin');
    expect(cards).toEqual([]);
    expect(popular).toHaveLength(4);
    expect(popular.flatMap(({ribbons}) => ribbons)).not.toContain('SOLD OUT');
    expect(collections.length).toBeGreaterThan(4);
  });

  test('suggests starting points for no words, and nothing for words without a match', async () => {
    const suggested = async (words: string): Promise<Suggestion[]> =>
      (await callRoute(store, suggest, {path: `/api/search?q=${words}`})).json();
    const start = await suggested('');
    expect(start.map(({kind}) => kind)).toEqual([
      ...Array.from({length: 4}, () => 'product'),
      ...Array.from({length: 4}, () => 'collection'),
    ]);
    expect(start.filter(({title}) => /throwback hoodie/i.test(title))).toEqual([]);
    expect(await suggested('zeppelin')).toEqual([]);
  });
});

describe('recommendations', () => {
  const recommend = async (handle: string) => {
    const answer = await callRoute(store, recommendations, {
      path: `/api/recommendations/${handle}`,
      params: {handle},
    });
    const found = (await answer.json()) as Recommendations;
    return {found, caching: answer.headers.get('Cache-Control')};
  };
  const handles = (cards: Recommendations['related']) => cards.map(({handle}) => handle);

  test('list complementary, then related products, without duplicates or the product itself', async () => {
    const {found, caching} = await recommend('crest-hoodie');
    const all = [...handles(found.complementary), ...handles(found.related)];
    expect(found.complementary).toHaveLength(4);
    expect(found.related).toHaveLength(4);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain('crest-hoodie');
    expect(caching).toContain('public');
  });

  test('exist for sold-out products too, and are never sold out themselves', async () => {
    const {found} = await recommend('throwback-hoodie-1908');
    expect(found.complementary.length).toBeGreaterThan(0);
    for (const {ribbons} of [...found.complementary, ...found.related])
      expect(ribbons).not.toContain('SOLD OUT');
  });

  test('are empty for an unknown product, and when the store fails', async () => {
    expect((await recommend('nothing-of-the-kind')).found).toEqual({
      complementary: [],
      related: [],
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    store.control.addFault({fault: {kind: 'status', status: 503}});
    const {found, caching} = await recommend('crest-hoodie');
    expect(found).toEqual({complementary: [], related: []});
    expect(caching).toBe('no-store');
  });
});

describe('a calendar file', () => {
  const file = (handle: string) =>
    callRoute(store, calendar, {
      path: `/api/calendar/${handle}.ics`,
      params: {file: `${handle}.ics`},
    });

  test('has the last hour in which a product is sold', async () => {
    const answer = await file('half-time-scarf');
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('SUMMARY:Last hour: Half-Time Scarf\r\n');
    const [start = '', end = ''] = ['DTSTART', 'DTEND'].map(
      (name) => new RegExp(`${name}:(\\d{8}T\\d{6}Z)`).exec(text)?.[1] ?? '',
    );
    expect(end > start).toBe(true);
  });

  test('is not found for a product without an end date, or an unknown one', async () => {
    expect((await file('crest-hoodie')).status).toBe(404);
    expect((await file('nothing-of-the-kind')).status).toBe(404);
  });
});
