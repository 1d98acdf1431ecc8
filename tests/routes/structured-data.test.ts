import {describe, expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {loader as home} from '~/routes/home';
import {loader as productPage} from '~/routes/product';
import {catalogueNamed} from '../support/catalogues';
import {callRoute} from '../support/route-call';
import {googleProblems, vocabularyProblems, type Node} from '../support/schema-org';
import {suiteStore} from '../support/suite';

/** Structured data of every kind of product, against schema.org's vocabulary and Google's properties. */

const PRINTED = 'match-shirt';
const club = suiteStore({catalogue: withGiftCard()});
const extremes = suiteStore(catalogueNamed('extremes'));

function withGiftCard() {
  const catalogue = createClubCatalogue(new Date());
  const products = catalogue.products.map((product) =>
    product.handle === 'bar-scarf' ? {...product, giftCard: true} : product,
  );
  return {...catalogue, products};
}

const ENV = {
  PUBLIC_SITE_ORIGIN: 'https://shop.example',
  PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp',
  PUBLIC_RETURN_DAYS: '30',
  PUBLIC_FREE_DELIVERY_FROM: '50 USD, 50 EUR, 8000 JPY',
  DROPS: 'on',
  PERSONALIZATION: 'on',
};
const MARKETS = ['/', '/de-de', '/fr-fr', '/ja-jp'].map((path) =>
  marketAt(path, {root: ROOT_MARKET, markets: readMarkets(ENV.PUBLIC_MARKETS).markets}),
);

/** The structured data of a product's page; null where it has none. */
async function dataOf(
  store: typeof club,
  handle: string,
  {query = '', market = MARKETS[0]} = {},
) {
  let data: Node | null = null;
  await callRoute(store, productPage, {
    path: `/products/${handle}${query}`,
    params: {handle},
    env: ENV,
    ...(market && {market}),
    observe: ({document}) => (data = document.structuredData as Node | null),
  });
  return data as Node | null;
}

const mainOf = (data: Node | null) => (data?.['@graph'] as Node[] | undefined)?.[0];

describe.each([
  ['a plain product', 'crest-hoodie', 'ProductGroup'],
  ['a sold-out one', 'throwback-hoodie-1908', 'ProductGroup'],
  ['a pre-order', 'floodlight-hoodie', 'ProductGroup'],
  ['a drop', 'low-tide-tee', 'ProductGroup'],
  ['a printed one', PRINTED, 'ProductGroup'],
  ['a gift card', 'bar-scarf', 'Product'],
  ['2,000 variants', 'variants-2000', 'ProductGroup'],
  ['a subscription', 'membership', 'Product'],
  ['a bundle', 'match-day-bundle', 'Product'],
])('the structured data of %s', (_, handle, type) => {
  test.each(MARKETS)('is valid in the market “$prefix”', async (market) => {
    const opening = new Date(Date.now() + 3_600_000).toISOString();
    club.control.setMetafield('low-tide-tee', {
      namespace: 'custom',
      key: 'available_from',
      type: 'date_time',
      value: opening,
    });
    const isClub = club.catalogue.products.some((product) => product.handle === handle);
    const data = await dataOf(isClub ? club : extremes, handle, {market});
    expect(mainOf(data)).toHaveProperty('@type', type);
    expect(vocabularyProblems(data ?? {})).toEqual([]);
    expect(googleProblems(data)).toEqual([]);
    expect(JSON.stringify(data)).toContain(
      `https://shop.example${market.prefix}/products/`,
    );
  });
});

test.each(MARKETS)('a product that has ended has none in “$prefix”', async (market) => {
  expect(await dataOf(club, 'tide-table-sweatshirt', {market})).toBeNull();
});

test('a variant has its own color, size, picture, URL and offer', async () => {
  const [de] = MARKETS.slice(1);
  const group = mainOf(await dataOf(club, 'crest-hoodie', {market: de}));
  const variants = group?.hasVariant as Node[];
  const colors = new Set(variants.map(({color}) => color));
  expect(colors.size).toBe(4);
  for (const color of colors)
    expect(
      new Set(variants.filter((one) => one.color === color).map(({image}) => image)).size,
    ).toBe(1);
  expect(new Set(variants.map(({image}) => image)).size).toBe(4);
  expect(new Set(variants.map(({url}) => url)).size).toBe(variants.length);
  const [soldOut] = variants.filter(({sku}) => sku === 'QH-CH-INK-M');
  expect(soldOut).toMatchObject({
    offers: {priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock'},
  });
});

test.each([
  ['crest-hoodie', '?Size=L&Color=Ink', {size: 'L', color: 'Ink'}],
  ['variants-2000', '?Size=Size+20&Color=Color+10&Fit=Fit+9', {size: 'Size 20'}],
])('%s%s is the chosen variant', async (handle, query, facts) => {
  const store = handle === 'crest-hoodie' ? club : extremes;
  const data = await dataOf(store, handle, {query});
  const node = mainOf(data);
  expect(node).toMatchObject({
    '@type': 'Product',
    ...facts,
    sku: expect.any(String),
    isVariantOf: {'@type': 'ProductGroup'},
  });
  expect(vocabularyProblems(data ?? {})).toEqual([]);
  const {search} = new URL(String(node?.url));
  expect(mainOf(await dataOf(store, handle, {query: search}))).toEqual(node);
});

test('printed products and gift cards are not offered with a right to send them back', async () => {
  const stated = (data: Node | null) => JSON.stringify(data).includes('ReturnPolicy');
  expect(stated(await dataOf(club, 'crest-hoodie'))).toBe(true);
  expect(stated(await dataOf(club, PRINTED))).toBe(false);
  expect(stated(await dataOf(club, 'bar-scarf'))).toBe(false);
});

test('the organization has its logo and its terms', async () => {
  let data: Node = {};
  await callRoute(club, home, {
    env: ENV,
    observe: ({document}) => (data = document.structuredData as Node),
  });
  expect(mainOf(data)).toMatchObject({
    '@type': 'Organization',
    logo: expect.stringContaining('/brand/icon.webp') as string,
    hasMerchantReturnPolicy: {applicableCountry: 'US', merchantReturnDays: 30},
    hasShippingService: {
      shippingConditions: {orderValue: {minValue: 50, currency: 'USD'}},
    },
  });
  expect(vocabularyProblems(data)).toEqual([]);
});
