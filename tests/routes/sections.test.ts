import {describe, expect, test} from 'vitest';

import {catalogueNamed} from '../support/catalogues';
import {callRoute, routeArgs} from '../support/route-call';
import {writeSections} from '../support/sections';
import {captureConsole, suiteStore} from '../support/suite';
import type {AppContext} from '~/server/context';
import {loader as collection} from '~/routes/collection';
import {loader as home} from '~/routes/home';
import {loader as ofType} from '~/routes/product-type';
import type {PageOfSections} from '~/sections';

/** Sections of home and collections, from the theme in a real local store. */

const store = suiteStore(catalogueNamed('front'));
const logs = captureConsole('info', 'warn', 'error');

interface Options {
  env?: Record<string, string>;
  clock?: () => number;
  path?: string;
  observe?: (context: AppContext) => void;
}

async function sectionsOfHome(options: Options = {}): Promise<PageOfSections | null> {
  const answer = await callRoute(store, home, options);
  if (answer instanceof Response) throw new Error(`status ${answer.status}`);
  return answer.sections ?? null;
}

const kindsOf = (page: PageOfSections | null) =>
  page && [page.above, page.below].map((list) => list.map(({kind}) => kind));

const calls = () => store.control.requests().map(({operation}) => operation);

const arrange = (sections: object, page = '/') =>
  writeSections(store, JSON.stringify({version: 1, pages: {[page]: sections}}));

describe('the club’s front page', () => {
  test('has its sections above and below the grid, by one further call', async () => {
    expect(kindsOf(await sectionsOfHome())).toEqual([
      ['countdown'],
      ['media-text', 'media-text'],
    ]);
    expect(calls().filter((name) => name === 'Sections')).toHaveLength(1);
  });

  test('is German in a German market', async () => {
    const german = await callRoute(store, home, {
      path: '/de-de',
      market: {prefix: '/de-de', country: 'DE', language: 'DE', tag: 'de-DE'},
    });
    if (german instanceof Response) throw new Error('no page');
    const titles = [
      ...(german.sections?.above ?? []),
      ...(german.sections?.below ?? []),
    ].map(({data}) => (data as {title: string}).title);
    expect(titles).toEqual([
      'Der Derby-Drop',
      'Dein Name auf dem Rücken',
      'Aus der Blechkiste im Bootshaus',
    ]);
  });

  test('keeps what needs no store when the store does not answer for sections', async () => {
    store.control.addFault({operation: 'Sections', fault: {kind: 'status', status: 500}});
    let isDegraded = false;
    const observe = ({caching}: AppContext) =>
      void (isDegraded = caching.conditions.isDegraded);
    expect(kindsOf(await sectionsOfHome({observe}))).toEqual([
      ['countdown'],
      ['media-text', 'media-text'],
    ]);
    expect(isDegraded).toBe(true);
  });
});

describe('a page without sections', () => {
  test('carries nothing, and asks for nothing', async () => {
    await writeSections(store, '');
    const answer = await callRoute(store, home);
    expect(Object.keys(answer)).not.toContain('sections');
    expect(calls()).not.toContain('Sections');
  });

  test('has none from another page', async () => {
    const answer = await callRoute(store, ofType, {path: '/shirts'});
    expect(Object.keys(answer)).not.toContain('sections');
    expect(calls()).not.toContain('Sections');
  });
});

const words = (id: string, title: string, more = {}) => ({
  id,
  kind: 'rich-text',
  settings: {title},
  ...more,
});

test('a collection has its own sections', async () => {
  await arrange({below: [words('a', 'Below')]}, '/collections/hoodies');
  const answer = await callRoute(store, collection, {
    path: '/collections/hoodies',
    params: {handle: 'hoodies'},
  });
  if (answer instanceof Response || !('sections' in answer)) throw new Error('no page');
  expect(kindsOf(answer.sections ?? null)).toEqual([[], ['rich-text']]);
  // Words need nothing of the store.
  expect(calls()).not.toContain('Sections');
});

test('a section is on the page from its start until its end, and no cache outlives either', async () => {
  const start = Date.UTC(2027, 0, 1, 12);
  const hour = 3_600_000;
  const iso = (at: number) => new Date(at).toISOString();
  await arrange({
    above: [words('a', 'Dated', {from: iso(start), until: iso(start + hour)})],
  });
  const seen = async (clock: number) => {
    let ends = 0;
    const observe = ({caching}: AppContext) => void (ends = caching.conditions.endsAt);
    const page = await sectionsOfHome({clock: () => clock, observe});
    return [page?.above.length ?? 0, ends];
  };
  expect(await seen(start - 1000)).toEqual([0, start]);
  expect(await seen(start)).toEqual([1, start + hour]);
  expect(await seen(start + hour)).toEqual([0, Infinity]);
});

test('an unknown kind, a bad setting and goods that are gone are left out with a line of the log, and the rest is shown', async () => {
  await arrange({
    above: [
      {id: 'new', kind: 'carousel', settings: {}},
      words('a', 'Words'),
      {id: 'bad', kind: 'featured-collection', settings: {collection: 'javascript:1'}},
      {
        id: 'gone',
        kind: 'featured-collection',
        settings: {collection: 'gid://shopify/Collection/1'},
      },
      {
        id: 'tiles',
        kind: 'collection-tiles',
        settings: {
          collections: [
            'gid://shopify/Collection/1',
            'gid://shopify/Collection/482910373',
          ],
        },
      },
    ],
  });
  const page = await sectionsOfHome();
  expect(kindsOf(page)).toEqual([['rich-text', 'collection-tiles'], []]);
  expect(page?.above[1]?.data).toMatchObject({tiles: [{handle: 'hoodies'}]});
  expect(logs.join('\n')).toContain('is of the unknown kind carousel');
  expect(logs.join('\n')).toContain('is no collection of the store');
  // The value itself is never logged.
  expect(logs.join('\n')).not.toContain('javascript');
});

test.each(['{', '{"version":99}', '"x"', '[{"id":1}]'])(
  'the text %s is no error page, but a page without sections',
  async (text) => {
    await writeSections(store, JSON.stringify('x')).catch(() => undefined);
    // The store takes JSON alone; anything else cannot be there.
    await writeSections(store, text).catch(() => undefined);
    expect(await sectionsOfHome()).toBeNull();
  },
);

test('a featured collection on home shows no Youth (§2), and nothing that has ended (§4)', async () => {
  await arrange({
    above: [
      {
        id: 'youth',
        kind: 'featured-collection',
        settings: {collection: 'gid://shopify/Collection/482910378', count: 12},
      },
      {
        id: 'all',
        kind: 'featured-collection',
        settings: {collection: 'gid://shopify/Collection/482910371', count: 12},
      },
    ],
  });
  const page = await sectionsOfHome();
  expect(kindsOf(page)).toEqual([['featured-collection'], []]);
  const {cards} = page?.above[0]?.data as {cards: {title: string}[]};
  expect(cards.map(({title}) => title)).not.toContain('Tide Table Sweatshirt');
});

describe('home’s grid', () => {
  const HOODIES = 'gid://shopify/Collection/482910373';
  const merchandise = (grid: object) =>
    writeSections(store, JSON.stringify({version: 1, grid}));
  const idOf = (handle: string) =>
    `gid://shopify/Product/${store.catalogue.products.find((one) => one.handle === handle)?.id}`;
  async function cardsOfHome(options: Options = {}) {
    const answer = await callRoute(store, home, options);
    if (answer instanceof Response) throw new Error(`status ${answer.status}`);
    return answer.cards;
  }

  test('is of the collection that staff choose, by the page’s own rules', async () => {
    await merchandise({collection: HOODIES});
    const types = new Set(
      (await cardsOfHome()).map(
        ({handle}) =>
          store.catalogue.products.find((one) => one.handle === handle)?.productType,
      ),
    );
    expect([...types]).toEqual(['Hoodie']);
  });

  test('is the configured one where the chosen is gone', async () => {
    await merchandise({});
    const usual = await cardsOfHome();
    await merchandise({collection: 'gid://shopify/Collection/1'});
    expect(await cardsOfHome()).toEqual(usual);
  });

  test('is the chosen one where the configured is gone, which is then no longer asked for', async () => {
    await merchandise({collection: HOODIES});
    const env = {...store.env, PUBLIC_COLLECTION_ID: '1'};
    const context: AppContext[] = [];
    const observe = (seen: AppContext) => void context.push(seen);
    expect(await cardsOfHome({env, observe})).not.toEqual([]);
    expect(calls().filter((name) => name === 'collection')).toHaveLength(2);
    // The same worker, again.
    const request = new Request('http://localhost:3000/');
    const [first] = context;
    if (first) await home(routeArgs(request, first));
    expect(calls().filter((name) => name === 'collection')).toHaveLength(2);
    await merchandise({});
    await expect(cardsOfHome({env})).rejects.toThrow('no collection 1');
  });

  test('begins with the products that staff pin, each once, and never with Youth', async () => {
    const pinned = ['bar-scarf', 'crest-hoodie'];
    const youth = store.catalogue.products.find(({title}) => title.includes('Youth'));
    await merchandise({pinned: [...pinned, youth?.handle ?? ''].map(idOf)});
    const handles = (await cardsOfHome()).map(({handle}) => handle);
    expect(handles.slice(0, 2)).toEqual(pinned);
    expect(new Set(handles).size).toBe(handles.length);
    expect(handles).not.toContain(youth?.handle);
    expect(calls().filter((name) => name === 'Sections')).toHaveLength(1);
  });

  test('has sold-out products last, or where they are listed, as staff say', async () => {
    const soldOut = async (grid: object, env = {}) => {
      await merchandise(grid);
      return (await cardsOfHome({env, path: '/latest'})).map(({ribbons}) =>
        ribbons.includes('SOLD OUT'),
      );
    };
    const last = await soldOut({soldOut: 'last'});
    expect(last).toContain(true);
    expect(last).toEqual([...last].sort((one, other) => Number(one) - Number(other)));
    const listed = await soldOut({soldOut: 'listed'}, {SOLD_OUT_LAST: 'on'});
    expect(listed).not.toEqual(last);
  });
});
