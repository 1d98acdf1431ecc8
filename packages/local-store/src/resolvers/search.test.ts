import {describe, expect, it} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';
import {createTestStore, testNow} from '../fixtures/test-store';

const {ask} = createTestStore({catalogue: createClubCatalogue(testNow)});

interface Result {
  __typename: string;
  title: string;
  trackingParameters: string;
}

async function search(args: string) {
  const {body} = await ask<{
    search: {nodes: Result[]; totalCount: number; productFilters: {id: string}[]};
  }>(
    `{ search(first: 50, ${args}) { totalCount productFilters { id }
       nodes { __typename ... on Product { title trackingParameters } ... on Page { title trackingParameters } } } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data.search;
}

const titles = async (args: string) => (await search(args)).nodes.map(({title}) => title);

describe('search', () => {
  it('needs every word, and puts titles before descriptions', async () => {
    const found = await titles('query: "crest hoodie", types: [PRODUCT]');
    expect(found.slice(0, 2).sort()).toEqual(['Crest Hoodie', 'Youth Crest Hoodie']);
    expect(found).not.toContain('Heron Cap');
  });

  it('completes the last word, whether or not it is asked to, as the live service does', async () => {
    expect(await titles('query: "sweatsh", prefix: NONE, types: [PRODUCT]')).toContain(
      'Founders’ Sweatshirt',
    );
    expect(await titles('query: "sweatsh", prefix: LAST, types: [PRODUCT]')).toContain(
      'Founders’ Sweatshirt',
    );
  });

  it('finds SKUs, accents and capitals set aside', async () => {
    expect(await titles('query: "qh-ch-pet-m", types: [PRODUCT]')).toEqual([
      'Crest Hoodie',
    ]);
    expect(await titles('query: "FOUNDÉRS SWEATSHIRT", types: [PRODUCT]')).toContain(
      'Founders’ Sweatshirt',
    );
  });

  it.each([
    ['hoodies', 'Crest Hoodie'],
    ['scarves', 'Half-Time Scarf'],
    ['black hoodie', 'Crest Hoodie'],
    ['green crest', 'Crest Tee'],
    ['sweatshrit', 'Founders’ Sweatshirt'],
    ['hoodei', 'Crest Hoodie'],
    ['hooded', 'Crest Hoodie'],
    ['hoddie', 'Crest Hoodie'],
  ])('finds for “%s” what is spelled differently', async (words, title) => {
    expect(await titles(`query: "${words}", types: [PRODUCT]`)).toContain(title);
  });

  it('finds pages too', async () => {
    const {nodes} = await search('query: "shipping", types: [PAGE]');
    expect(nodes.map(({title}) => title)).toContain('Shipping & Returns');
  });

  it('finds nothing for an empty query, and for unknown words', async () => {
    expect(await titles('query: ""')).toEqual([]);
    expect(await titles('query: "submarine"')).toEqual([]);
  });

  it('hides, shows, or puts last unavailable products', async () => {
    const found = (rule: string) =>
      titles(`query: "tee", types: [PRODUCT], unavailableProducts: ${rule}`);
    expect(await found('HIDE')).not.toContain('Away End Tee');
    expect(await found('SHOW')).toContain('Away End Tee');
    expect((await found('LAST')).at(-1)).toBe('Away End Tee');
  });

  it('filters products and counts the facets', async () => {
    const {nodes, productFilters} = await search(
      'query: "crest", types: [PRODUCT], productFilters: [{productType: "Hoodie"}]',
    );
    expect(nodes.map(({title}) => title).sort()).toContain('Crest Hoodie');
    expect(nodes.map(({title}) => title)).not.toContain('Crest Tee');
    expect(productFilters.map(({id}) => id)).toContain('filter.v.availability');
  });

  it('numbers results for tracking', async () => {
    const {nodes} = await search('query: "crest", types: [PRODUCT]');
    expect(nodes[1]?.trackingParameters).toMatch(/^_pos=2&_sid=[0-9a-f]+&_ss=r$/);
  });

  it('counts all results whatever the page', async () => {
    const all = (await search('query: "crest", types: [PRODUCT]')).totalCount;
    const {body} = await ask<{search: {totalCount: number; nodes: unknown[]}}>(
      '{ search(query: "crest", first: 1, types: [PRODUCT]) { totalCount nodes { __typename } } }',
    );
    expect(body.data.search).toMatchObject({
      totalCount: all,
      nodes: [{__typename: 'Product'}],
    });
  });
});

interface Predictive {
  products: Result[];
  collections: Result[];
  pages: Result[];
  queries: {text: string; styledText: string}[];
}

async function predictive(args: string): Promise<Predictive> {
  const {body} = await ask<{predictiveSearch: Predictive}>(
    `{ predictiveSearch(${args}) { products { title trackingParameters } collections { title } pages { title }
       queries { text styledText } } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data.predictiveSearch;
}

describe('predictiveSearch', () => {
  it('answers products, collections, pages and queries while the last word is typed', async () => {
    const found = await predictive('query: "ho", limitScope: EACH, limit: 5');
    expect(found.products.map(({title}) => title)).toContain('Stilts End Hoodie');
    expect(found.collections.map(({title}) => title)).toContain('Hoodies');
    expect(found.queries.map(({text}) => text)).toContain('hoodie');
    expect(found.queries[0]?.styledText).toMatch(/^<mark>ho<\/mark><span>/);
  });

  it('answers no more than the limit, of each type or of all', async () => {
    const each = await predictive('query: "h", limitScope: EACH, limit: 2');
    expect(each.products).toHaveLength(2);
    const all = await predictive('query: "h", limit: 3');
    const count =
      all.products.length +
      all.collections.length +
      all.pages.length +
      all.queries.length;
    expect(count).toBe(3);
  });

  it('answers only the types that are asked for', async () => {
    const found = await predictive('query: "ho", types: [COLLECTION]');
    expect(found.products).toEqual([]);
    expect(found.collections.length).toBeGreaterThan(0);
  });

  it.each([0, 11])('refuses a limit of %i', async (limit) => {
    const {body} = await ask(
      `{ predictiveSearch(query: "h", limit: ${limit}) { products { id } } }`,
    );
    expect(body.errors?.[0]?.extensions).toMatchObject({code: 'INVALID_FIELD_ARGUMENTS'});
  });
});
