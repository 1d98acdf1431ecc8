import {describe, expect, it} from 'vitest';

import {readMarkets, ROOT_MARKET, rootMarket} from '~/lib/market';

import {discountInQuery, marketInQuery, onlineStoreTarget} from './online-store';

const {markets} = readMarkets('de-de,fr-fr,en-gb,de-at');
const [german = ROOT_MARKET] = markets;

function targetOf(url: string, market = ROOT_MARKET, root = ROOT_MARKET) {
  const {pathname, search} = new URL(url, 'https://shop.example');
  return onlineStoreTarget({pathname, search}, market, {root, markets, pages: []});
}

describe('a URL of an online store leads to the page of this shop', () => {
  it.each([
    ['/collections/tees/products/mug?variant=103', '/products/mug?variant=103'],
    ['/collections/all/products/mug', '/products/mug'],
    ['/collections/été/products/caf%C3%A9-mug', '/products/caf%C3%A9-mug'],
    ['/products/mug.json', '/products/mug'],
    ['/products/mug.js?variant=1', '/products/mug?variant=1'],
    ['/products/mug.oembed', '/products/mug'],
    ['/products.json?page=2', '/products?page=2'],
    ['/collections.json', '/collections'],
    ['/collections.atom', '/collections'],
    ['/collections/all', '/latest'],
    ['/collections/all.atom', '/latest'],
    ['/collections/all/products.json', '/latest'],
    ['/collections/frontpage', '/'],
    ['/collections/tees.atom', '/collections/tees'],
    ['/collections/tees/products.json?limit=5', '/collections/tees?limit=5'],
    [
      '/collections/tees/red?sort_by=manual',
      '/collections/tees?filter.p.tag=red&sort_by=manual',
    ],
    [
      '/collections/tees/home-kit+red',
      '/collections/tees?filter.p.tag=home-kit&filter.p.tag=home+kit&filter.p.tag=red',
    ],
    ['/collections/all/home-kit', '/search?q=home+kit'],
    [
      '/collections/vendors?q=Nike%20%26%20Co',
      '/search?q=Nike+%26+Co&filter.p.vendor=Nike+%26+Co',
    ],
    ['/collections/vendors', '/latest'],
    [
      '/collections/types?q=T-Shirt&page=2',
      '/search?q=T-Shirt&filter.p.product_type=T-Shirt&page=2',
    ],
    ['/blogs/news/tagged/away', '/blogs/news'],
    ['/blogs/news.atom', '/blogs/news'],
    ['/blogs/news/opening/comments', '/blogs/news/opening'],
    ['/blogs', '/'],
    ['/pages', '/'],
    ['/pages/contact.json', '/pages/contact'],
    ['/policies/legal-notice', '/policies'],
    ['/policies/terms-of-sale', '/policies'],
    ['/policies/contact-information', '/policies'],
    ['/search/suggest?q=red', '/search?q=red'],
    [
      '/search/suggest.json?q=red&resources[type]=product',
      '/search?q=red&resources[type]=product',
    ],
    ['/cart.js', '/cart'],
    ['/cart.json', '/cart'],
    ['/cart/change?id=1&quantity=0', '/cart?id=1&quantity=0'],
    ['/cart/clear', '/cart'],
    ['/cart/update.js', '/cart'],
    ['/checkout', '/cart'],
    ['/cart/add?id=101&quantity=2', '/cart/101:2'],
    ['/cart/add?id=101&note=hi&attributes[a]=b', '/cart/101:1?note=hi&attributes[a]=b'],
    ['/cart/add.js?id[]=101&id[]=102', '/cart/101:1,102:1'],
    [
      '/cart/add?items[0][id]=101&items[0][quantity]=3&items[1][id]=102&selling_plan=5',
      '/cart/101:3,102:1?selling_plan=5',
    ],
    ['/cart/add?id=x', '/cart'],
    ['/cart/add', '/cart'],
    ['/buy/101:1,102:2', '/cart/101:1,102:2'],
    [
      '/buy/101:1?discounts/codes/0=A&discounts/codes/1=B&utm=1',
      '/cart/101:1?discount=A%2CB&utm=1',
    ],
    ['/sitemap_products_1.xml?from=1&to=2', '/sitemap.xml'],
    ['/password', '/'],
  ])('%s: %s', (url, path) => {
    expect(targetOf(url)).toEqual({on: 'shop', path, market: ROOT_MARKET});
    expect(targetOf(url, german)).toEqual({on: 'shop', path, market: german});
  });
});

describe('a path that only the store can answer leads to its own domain, the query as it is', () => {
  it.each([
    '/12345/orders/abc/authenticate?key=x',
    '/12345/checkouts/abc/recover?key=x',
    '/12345/invoices/abc',
    '/12345/policies/678.html?locale=de',
    '/orders/abc',
    '/invoices/abc',
    '/checkouts/cn/abc/information',
    '/cart/c/abc?key=x',
    '/account',
    '/account/login?return_url=%2Faccount',
    '/account/orders/1',
    '/customer_authentication/login',
    '/customer_identity/redirect',
    '/gift_cards/1/abc',
    '/apps/tracking?order=1',
    '/a/reviews/mug',
    '/tools/returns',
    '/community/forum',
    '/cdn/shop/files/size-chart.pdf?v=1',
    '/_t/c/v3/AABkT3-x_?l=1',
    '/admin',
    '/admin/orders/1',
  ])('%s', (path) => {
    expect(targetOf(path)).toEqual({on: 'store', path});
    expect(targetOf(path, german)).toEqual({on: 'store', path});
    expect(targetOf(`/fr${path}`)).toEqual({on: 'store', path});
  });
});

describe('the language that a path of the old shop begins with is that of a market, or left out', () => {
  const [, french, british] = markets;
  it.each([
    ['/de', '/', german],
    ['/de/products/mug?variant=1', '/products/mug?variant=1', german],
    ['/fr-ca/collections/x/products/mug', '/products/mug', french],
    ['/de/old-page', '/old-page', german],
    ['/en/products/mug', '/products/mug', ROOT_MARKET],
    ['/en-us/cart.js', '/cart', ROOT_MARKET],
    ['/it/products/mug', '/products/mug', ROOT_MARKET],
    ['/pt-br/collections/all', '/latest', ROOT_MARKET],
  ])('%s: %s', (url, path, market) => {
    expect(targetOf(url)).toEqual({on: 'shop', path, market});
  });

  it('never leads to the market that it names itself, which the store then does not sell in', () => {
    expect(targetOf('/fr-fr')).toBeNull();
    expect(targetOf('/fr-fr/hoodies')).toEqual({
      on: 'shop',
      path: '/hoodies',
      market: ROOT_MARKET,
    });
    expect(targetOf('/FR-FR')).toMatchObject({market: french, path: '/'});
  });

  it('is the root’s first, whatever language that is', () => {
    const root = rootMarket('de') ?? ROOT_MARKET;
    for (const [url, path, market] of [
      ['/de/products/mug', '/products/mug', root],
      ['/en-us/products/mug', '/products/mug', british],
      ['/it/products/mug', '/products/mug', root],
    ] as const)
      expect(targetOf(url, root, root)).toEqual({on: 'shop', path, market});
  });

  it('but other short paths are paths', () => {
    expect(british?.prefix).toBe('/en-gb');
    for (const path of ['/it', '/tv/live', '/it/nowhere', '/ab'])
      expect(targetOf(path)).toBeNull();
    // A market's own path has its language already.
    expect(targetOf('/fr/products/mug', german)).toBeNull();
  });
});

it.each([
  '/nowhere',
  '/cart/1:1',
  '/policies/none',
  '/accounts',
  '/administration',
  '/_t',
  '/12345',
  '/a',
  '/apps',
])('%s is none of the forms', (path) => expect(targetOf(path)).toBeNull());

describe('a query that names a market', () => {
  const inQuery = (url: string) => {
    const {pathname, search} = new URL(url, 'https://shop.example');
    const found = marketInQuery({pathname, search}, {root: ROOT_MARKET, markets});
    return found && found.market.prefix + found.path;
  };
  it.each([
    ['/products/mug?variant=1&country=DE&currency=EUR', '/de-de/products/mug?variant=1'],
    ['/cart/1:1?country=gb&discount=A', '/en-gb/cart/1:1?discount=A'],
    ['/hoodies?locale=fr-CA', '/fr-fr/hoodies'],
    ['/hoodies?country=AT&locale=de', '/de-at/hoodies'],
  ])('%s leads to %s', (url, path) => expect(inQuery(url)).toBe(path));

  it.each([
    '/?country=US',
    '/?country=CH&locale=de',
    '/?locale=en',
    '/?currency=EUR',
    '/',
  ])('%s stays', (url) => expect(inQuery(url)).toBeNull());
});

describe('a discount code in a page’s query', () => {
  const inQuery = (url: string, market = ROOT_MARKET) => {
    const {pathname, search} = new URL(url, 'https://shop.example');
    return discountInQuery({pathname, search}, market);
  };
  it.each([
    ['/?discount=FAN', '/discount/FAN?redirect=%2F'],
    [
      '/products/mug?variant=1&discount=10%25+off&x=1',
      '/discount/10%25%20off?redirect=%2Fproducts%2Fmug%3Fvariant%3D1%26x%3D1',
    ],
    ['/cart?discount=FAN', '/discount/FAN?redirect=%2Fcart'],
  ])('%s leads to its link', (url, path) => expect(inQuery(url)).toBe(path));

  it('leads to it within the market', () => {
    expect(inQuery('/de-de?discount=FAN', german)).toBe(
      '/de-de/discount/FAN?redirect=%2F',
    );
  });

  it.each([
    '/',
    '/?discount=',
    '/?discount=a%0Ab',
    `/?discount=${'x'.repeat(256)}`,
    '/nowhere?discount=FAN',
    '/cart/1:1?discount=FAN',
    '/discount/FAN?discount=OTHER',
    '/api/cart?discount=FAN',
  ])('%s stays', (url) => expect(inQuery(url)).toBeNull());
});
