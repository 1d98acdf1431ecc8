import {decodeEncodedVariant} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';
import {createExtremesCatalogue} from '@quillhaven/club/extremes';
import {createTestStore, testNow, type TestAnswer} from '../fixtures/test-store';

const {ask} = createTestStore({catalogue: createClubCatalogue(testNow)});
const extremes = createTestStore({catalogue: createExtremesCatalogue(testNow)});

interface Titled {
  handle: string;
  title: string;
}

async function product<Fields>(fields: string, handle = 'crest-hoodie'): Promise<Fields> {
  const {body} = await ask<{product: Fields}>(
    `query($handle: String!) { product(handle: $handle) { ${fields} } }`,
    {
      variables: {handle},
    },
  );
  expect(body.errors).toBeUndefined();
  return body.data.product;
}

async function handles(args: string): Promise<string[]> {
  const {body} = await ask<{products: {nodes: Titled[]}}>(
    `{ products(${args}) { nodes { handle title } } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data.products.nodes.map(({handle}) => handle);
}

describe('product and productByHandle', () => {
  it('finds by handle, by plain id and by base64 id alike', async () => {
    const {id} = await product<{id: string}>('id');
    const encoded = Buffer.from(id).toString('base64');
    const {body} = await ask<Record<string, Titled>>(
      `query($id: ID!, $encoded: ID!) {
        plain: product(id: $id) { handle }
        encoded: product(id: $encoded) { handle }
        old: productByHandle(handle: "crest-hoodie") { handle }
      }`,
      {variables: {id, encoded}},
    );
    for (const found of Object.values(body.data))
      expect(found.handle).toBe('crest-hoodie');
  });

  it.each([
    'product(handle: "nowhere")',
    'product(id: "gid://shopify/Product/1")',
    'product(id: "gid://shopify/Page/7003")',
  ])('answers null to %s', async (field) => {
    const {body} = await ask<{found: unknown}>(`{ found: ${field} { id } }`);
    expect(body).toMatchObject({data: {found: null}});
  });
});

describe('product fields', () => {
  it('answers tags sorted, so that a date is the first of them', async () => {
    const {tags} = await product<{tags: string[]}>('tags', 'half-time-scarf');
    expect(tags).toEqual(['2025-06-01T12:45:00Z', 'drop', 'knit']);
  });

  it('answers amounts as decimals with as few digits as they need', async () => {
    const {priceRange, compareAtPriceRange} = await product<Record<string, unknown>>(
      'priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } } compareAtPriceRange { maxVariantPrice { amount } }',
    );
    expect(priceRange).toEqual({
      minVariantPrice: {amount: '59.0', currencyCode: 'USD'},
      maxVariantPrice: {amount: '62.0'},
    });
    expect(compareAtPriceRange).toEqual({maxVariantPrice: {amount: '0.0'}});
  });

  it('answers a product without variants: not for sale, prices of 0.0, no variant to select', async () => {
    const {body} = await extremes.ask<{product: unknown}>(
      `{ product(handle: "no-variants") {
         availableForSale totalInventory selectedOrFirstAvailableVariant { id }
         priceRange { minVariantPrice { amount } } encodedVariantExistence } }`,
    );
    expect(body.data.product).toEqual({
      availableForSale: false,
      totalInventory: 0,
      selectedOrFirstAvailableVariant: null,
      priceRange: {minVariantPrice: {amount: '0.0'}},
      encodedVariantExistence: 'v1_',
    });
  });

  it('answers the description as text, cut where it is asked to be', async () => {
    const {description, short} = await product<{description: string; short: string}>(
      'description short: description(truncateAt: 24)',
    );
    expect(description).toMatch(/^The one you lend and never see again\./);
    expect(description).not.toContain('<');
    expect(short).toHaveLength(24);
    expect(short.endsWith('...')).toBe(true);
  });

  it('answers standard review metafields, and null for those that are missing', async () => {
    const {metafields} = await product<{
      metafields: ({key: string; value: string} | null)[];
    }>(
      `metafields(identifiers: [{namespace: "reviews", key: "rating"}, {namespace: "reviews", key: "none"},
        {namespace: "reviews", key: "rating_count"}]) { key value }`,
    );
    expect(JSON.parse(metafields[0]?.value ?? '')).toMatchObject({value: '4.9'});
    expect(metafields[1]).toBeNull();
    expect(metafields[2]?.value).toBe('341');
  });

  it('recommends related or complementary products, and never itself', async () => {
    const {body} = await ask<Record<string, {handle: string; productType: string}[]>>(
      `{ related: productRecommendations(productHandle: "crest-hoodie") { handle productType }
         complementary: productRecommendations(productHandle: "crest-hoodie", intent: COMPLEMENTARY) { handle productType }
         unknown: productRecommendations(productHandle: "nowhere") { handle } }`,
    );
    const {related = [], complementary = [], unknown} = body.data;
    expect(related.length).toBeGreaterThan(3);
    expect(related[0]?.productType).toBe('Hoodie');
    expect(related.map(({handle}) => handle)).not.toContain('crest-hoodie');
    expect(complementary.length).toBeGreaterThan(0);
    expect(complementary.some(({productType}) => productType === 'Hoodie')).toBe(false);
    expect(unknown).toBeNull();
  });
});

describe('products', () => {
  it('filters by search syntax', async () => {
    expect(await handles('first: 50, query: "tag:preorder OR tag:pre-order"')).toEqual([
      'keepers-light-tee',
      'floodlight-hoodie',
    ]);
    expect(
      await handles(
        'first: 50, query: "product_type:Hoodie -title:Youth variants.price:>70"',
      ),
    ).toEqual(['floodlight-hoodie']);
    expect(
      await handles('first: 50, query: "tag_not:fleece product_type:Hoodie"'),
    ).toEqual([]);
  });

  it.each([
    ['BEST_SELLING', 'crest-tee'],
    ['PRICE', 'hoop-socks'],
    ['TITLE', 'throwback-hoodie-1908'],
    ['CREATED_AT', 'bar-scarf'],
    ['ID', 'crest-tee'],
  ])('sorts by %s', async (key, first) => {
    const forward = await handles(`first: 100, sortKey: ${key}`);
    const backward = await handles(`first: 100, sortKey: ${key}, reverse: true`);
    expect(forward[0]).toBe(first);
    expect(backward).toEqual([...forward].reverse());
  });

  it('pages forward and backward over the same items, each once', async () => {
    interface Page {
      products: {
        nodes: {id: string}[];
        pageInfo: {
          hasNextPage: boolean;
          hasPreviousPage: boolean;
          startCursor: string;
          endCursor: string;
        };
      };
    }
    const page = async (args: string) => {
      const {body} = await extremes.ask<Page>(
        `{ products(${args}, sortKey: TITLE) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
      );
      return body.data.products;
    };
    const ids: string[] = [];
    let current = await page('first: 50');
    for (; ; current = await page(`first: 50, after: "${current.pageInfo.endCursor}"`)) {
      ids.push(...current.nodes.map(({id}) => id));
      if (!current.pageInfo.hasNextPage) break;
    }
    expect(new Set(ids).size).toBe(120);
    const before = await page(`last: 50, before: "${current.pageInfo.startCursor}"`);
    expect(before.nodes.map(({id}) => id)).toEqual(ids.slice(50, 100));
    expect(before.pageInfo).toMatchObject({hasNextPage: true, hasPreviousPage: true});
  });

  it('lists tags and types', async () => {
    const {body} = await ask<Record<string, {nodes: string[]}>>(
      '{ productTypes(first: 50) { nodes } productTags(first: 250) { nodes } }',
    );
    expect(body.data.productTypes?.nodes).toEqual(
      expect.arrayContaining(['Hoodie', 'Sweatshirt', 'T-Shirt']),
    );
    expect(body.data.productTags?.nodes).toEqual(
      expect.arrayContaining(['pre-order', 'preorder']),
    );
  });
});

describe('2,000 variants', () => {
  it('are reached 250 at a time', async () => {
    interface Page {
      product: {
        variants: {
          nodes: {id: string}[];
          pageInfo: {hasNextPage: boolean; endCursor: string};
        };
      };
    }
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const answer: TestAnswer<Page> = await extremes.ask<Page>(
        `query($after: String) { product(handle: "variants-2000") {
          variants(first: 250, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }`,
        {variables: {after}},
      );
      const {nodes, pageInfo} = answer.body.data.product.variants;
      for (const {id} of nodes) seen.add(id);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen.size).toBe(2000);
  });

  it('exist and are available as the encoded fields say', async () => {
    const {body} = await extremes.ask<{
      product: {existence: string; availability: string};
    }>(
      '{ product(handle: "variants-2000") { existence: encodedVariantExistence availability: encodedVariantAvailability } }',
    );
    const {existence, availability} = body.data.product;
    expect(decodeEncodedVariant(existence)).toHaveLength(2000);
    expect(decodeEncodedVariant(availability)).toHaveLength(2000 - 285);
  });
});
