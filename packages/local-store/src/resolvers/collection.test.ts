import {describe, expect, it} from 'vitest';
import {createClubCatalogue, homeCollectionId} from '@quillhaven/club';
import {createTestStore, testNow} from '../fixtures/test-store';

const {ask, store} = createTestStore({catalogue: createClubCatalogue(testNow)});

interface Node {
  handle: string;
  title: string;
  productType: string;
  tags: string[];
  vendor: string;
}

interface FilterAnswer {
  id: string;
  label: string;
  type: string;
  values: {
    id: string;
    label: string;
    count: number;
    input: string;
    swatch: {color: string} | null;
  }[];
}

async function listing(args: string, variables: Record<string, unknown> = {}) {
  const {body} = await ask<{
    collection: {products: {nodes: Node[]; filters: FilterAnswer[]}};
  }>(
    `query($filters: [ProductFilter!]) { collection(handle: "latest") { products(first: 250, filters: $filters${args}) {
      nodes { handle title productType tags vendor }
      filters { id label type values { id label count input swatch { color } } }
    } } }`,
    {variables},
  );
  expect(body.errors).toBeUndefined();
  return body.data.collection.products;
}

const filtered = async (...filters: object[]) => (await listing('', {filters})).nodes;

describe('collection (§7 call 6)', () => {
  it('is found by its plain id, by the base64 of it and by its handle', async () => {
    const id = `gid://shopify/Collection/${homeCollectionId}`;
    const {body} = await ask<Record<string, {id: string}>>(
      `query($id: ID!, $encoded: ID!) {
        plain: collection(id: $id) { id }
        encoded: collection(id: $encoded) { id }
        named: collection(handle: "latest") { id }
        old: collectionByHandle(handle: "latest") { id }
      }`,
      {variables: {id, encoded: Buffer.from(id).toString('base64')}},
    );
    expect(Object.values(body.data).map((found) => found.id)).toEqual([id, id, id, id]);
  });

  it('answers null when there is none', async () => {
    const {body} = await ask('{ collection(id: "gid://shopify/Collection/1") { id } }');
    expect(body).toMatchObject({data: {collection: null}});
  });

  it('may be empty', async () => {
    const {body} = await ask(
      '{ collection(handle: "coming-ashore") { products(first: 5) { nodes { id } filters { id } pageInfo { hasNextPage endCursor } } } }',
    );
    expect(body.data.collection).toMatchObject({
      products: {nodes: [], pageInfo: {hasNextPage: false, endCursor: null}},
    });
  });
});

describe('collection.products filters', () => {
  it('narrow by product type, and widen by several of them', async () => {
    const types = (
      await filtered({productType: 'Hoodie'}, {productType: 'sweatshirt'})
    ).map(({productType}) => productType);
    expect(new Set(types)).toEqual(new Set(['Hoodie', 'Sweatshirt']));
  });

  it('narrow by tag and vendor together', async () => {
    const found = await filtered({tag: 'winter'}, {productVendor: 'Saltworks Mill'});
    expect(found.length).toBeGreaterThan(1);
    for (const {tags, vendor} of found) {
      expect(tags).toContain('winter');
      expect(vendor).toBe('Saltworks Mill');
    }
  });

  it('narrow by availability', async () => {
    const soldOut = (await filtered({available: false})).map(({handle}) => handle);
    const available = (await filtered({available: true})).map(({handle}) => handle);
    expect(soldOut).toContain('away-end-tee');
    expect(available).not.toContain('away-end-tee');
  });

  it('narrow by price, bounds included', async () => {
    const handles = (await filtered({price: {min: 119, max: 119}})).map(
      ({handle}) => handle,
    );
    expect(handles).toEqual(['harbour-wall-jacket']);
  });

  it('narrow by options and availability of one and the same variant', async () => {
    const choose = (size: string) => [
      {variantOption: {name: 'color', value: 'ink'}},
      {variantOption: {name: 'Size', value: size}},
      {available: true},
      {productType: 'Hoodie'},
    ];
    const handles = async (size: string) =>
      (await filtered(...choose(size))).map(({handle}) => handle);
    expect(await handles('L')).toContain('crest-hoodie');
    expect(await handles('M')).not.toContain('crest-hoodie');
  });

  it('narrow by metafield', async () => {
    const filter = {
      productMetafield: {namespace: 'details', key: 'material', value: 'Recycled nylon'},
    };
    expect((await filtered(filter)).map(({handle}) => handle)).toEqual([
      'harbour-wall-jacket',
    ]);
  });

  it('match nothing by taxonomy, in which the catalogue places nothing', async () => {
    expect(
      await filtered({category: {id: 'gid://shopify/TaxonomyCategory/aa-1'}}),
    ).toEqual([]);
  });
});

describe('collection.products facets', () => {
  it('offer availability, price, type, brand and options', async () => {
    const {filters} = await listing('');
    expect(filters.map(({id}) => id)).toEqual([
      'filter.v.availability',
      'filter.v.price',
      'filter.p.product_type',
      'filter.p.vendor',
      'filter.v.option.color',
      'filter.v.option.printing',
      'filter.v.option.size',
    ]);
  });

  it('count what choosing a value leaves, and choose it by its input', async () => {
    const {filters} = await listing('');
    for (const {type, values} of filters) {
      if (type === 'PRICE_RANGE') continue;
      for (const {count, input} of values) {
        expect(await filtered(JSON.parse(input) as object)).toHaveLength(count);
      }
    }
  });

  it('are counted anew when a product has gone', async () => {
    const hoodies = async () =>
      (await listing('')).filters
        .flatMap(({values}) => values)
        .find(({label}) => label === 'Hoodie')?.count ?? 0;
    const before = await hoodies();
    store.control.deleteProduct('crest-hoodie');
    expect(await hoodies()).toBe(before - 1);
    store.control.restoreProduct('crest-hoodie');
    expect(await hoodies()).toBe(before);
  });

  it('keep offering other values of a kind while one is chosen', async () => {
    const {filters} = await listing('', {filters: [{productType: 'Hoodie'}]});
    const types = filters.find(({id}) => id === 'filter.p.product_type');
    expect(types?.values.find(({label}) => label === 'T-Shirt')?.count).toBeGreaterThan(
      0,
    );
    const colors = filters.find(({id}) => id === 'filter.v.option.color');
    expect(colors?.values.find(({label}) => label === 'Brass')?.count).toBe(0);
    expect(colors?.values.find(({label}) => label === 'Rust')?.swatch?.color).toBe(
      '#a2472f',
    );
  });
});

describe('collection.products sort keys', () => {
  it.each([
    'COLLECTION_DEFAULT',
    'MANUAL',
    'BEST_SELLING',
    'TITLE',
    'PRICE',
    'CREATED',
    'ID',
    'RELEVANCE',
  ])('sort by %s and, reversed, the other way round', async (key) => {
    const handles = async (args: string) =>
      (await listing(args)).nodes.map(({handle}) => handle);
    const forward = await handles(`, sortKey: ${key}`);
    expect(await handles(`, sortKey: ${key}, reverse: true`)).toEqual(
      [...forward].reverse(),
    );
  });

  it('keep the merchant’s order by default: drops first', async () => {
    const {nodes} = await listing('');
    expect(nodes.slice(0, 4).every(({tags}) => tags.includes('drop'))).toBe(true);
    expect(nodes).toHaveLength(35);
  });
});
