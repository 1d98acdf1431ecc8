import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';

import {elementsOf} from '../support/html';
import {suiteStore, suiteWorker} from '../support/suite';

/** Where links from an online store lead (docs/links.md), in every market, and the merchant's own redirects. */

const club = createClubCatalogue(new Date());
const hoodie = club.products.find(({handle}) => handle === 'crest-hoodie')!;
const [variant] = hoodie.variants;

/** A product with one option of that name, and a variant for each value. */
const withOption = (id: number, name: string, values: readonly string[]) => ({
  ...hoodie,
  id,
  handle: `by-${name}`,
  options: [{name, values: values.map((value) => ({name: value}))}],
  variants: values.map((value, at) => ({
    id: id * 10 + at,
    optionValues: [value],
    price: 2000 + at,
    sku: value,
    stock: 5,
  })),
  metafields: [],
});

const store = suiteStore({
  catalogue: {
    ...club,
    products: [
      ...club.products,
      withOption(990_001, 'country', ['DE', 'FR']),
      withOption(990_002, 'locale', ['de', 'fr']),
      withOption(990_003, 'variant', ['Home', '9900030']),
    ],
    redirects: [
      ...club.redirects,
      {id: 1, path: '/old', target: '/products/crest-hoodie?Size=M'},
      {id: 2, path: '/returns', target: 'https://returns.example/start'},
      {id: 3, path: '/a', target: '/pages/größen'},
      {id: 4, path: '/b', target: '/pages/contact#table'},
      {id: 5, path: '/caf%C3%A9', target: '/shirts'},
      {id: 6, path: '/Größen', target: '/hoodies'},
      {id: 7, path: '/collections/kits/away', target: '/hoodies'},
      {id: 8, path: '/de-de/alt', target: '/de-de/products/crest-hoodie'},
      {id: 9, path: '/anglais', target: '/fr-fr/shirts'},
      {id: 10, path: '/loop', target: '/LOOP?again=1'},
      {id: 11, path: '/plain', target: 'http://plain.example/'},
      {id: 12, path: '/account/old', target: '/cart'},
    ],
  },
});
const worker = suiteWorker(store, {PUBLIC_MARKETS: 'de-de,fr-fr'});
const MARKETS = ['', '/de-de', '/fr-fr'];

async function answerTo(path: string) {
  const {response} = await worker.ask(path);
  const {status, headers} = response;
  return {
    status,
    location: headers.get('Location'),
    caching: headers.get('Cache-Control'),
  };
}

const P = 'crest-hoodie';
const V = variant?.id;

/** URLs of a Liquid shop, and the page here that each leads to at once; without one it is that page's own. */
const RECORDED: (readonly [url: string, page?: string])[] = [
  ['/'],
  [`/products/${P}`],
  [`/products/${P}?variant=${V}`],
  [`/products/${P}?_pos=1&_sid=abc&_ss=r`],
  [`/products/${P}?pr_prod_strat=use_description&pr_rec_id=1`],
  [`/products/${P}?variant=${V}&currency=USD`],
  ['/products/CREST-HOODIE?Size=M', `/products/${P}?Size=M`],
  // As chats and mails link it: with the end of a sentence, an invisible space, an encoded query.
  [`/products/${P}).`, `/products/${P}`],
  [`/products/${P}%E2%80%8B`, `/products/${P}`],
  [`/products/${P}&utm_source=mail`, `/products/${P}`],
  [`/products/${P}%3FSize%3DM`, `/products/${P}`],
  ['/pages/contact,', '/pages/contact'],
  ['/collections/T-Shirts', '/collections/t-shirts'],
  ['/pages/CONTACT', '/pages/contact'],
  [`/collections/all/products/${P}`, `/products/${P}`],
  [`/collections/frontpage/products/${P}?variant=${V}`, `/products/${P}?variant=${V}`],
  [`/products/${P}.json`, `/products/${P}`],
  [`/products/${P}.js`, `/products/${P}`],
  [`/products/${P}.oembed`, `/products/${P}`],
  [`/products/${P}.atom`, `/products/${P}`],
  ['/products.json?limit=250&page=1', '/products?limit=250&page=1'],
  ['/collections'],
  ['/collections.json', '/collections'],
  ['/collections/all', '/latest'],
  ['/collections/all?sort_by=best-selling', '/latest?sort_by=best-selling'],
  ['/collections/all.atom', '/latest'],
  ['/collections/all/products.json', '/latest'],
  ['/collections/all/hooded', '/search?q=hooded'],
  ['/collections/frontpage', '/'],
  ['/collections/hoodies'],
  ['/collections/hoodies?page=2'],
  ['/collections/hoodies?sort_by=manual'],
  ['/collections/hoodies?filter.v.availability=1&filter.v.price.gte=10'],
  ['/collections/hoodies?constraint=red'],
  ['/collections/hoodies.atom', '/collections/hoodies'],
  ['/collections/hoodies/products.json', '/collections/hoodies'],
  ['/collections/hoodies/new', '/collections/hoodies?filter.p.tag=new'],
  [
    '/collections/hoodies/home-kit+red',
    '/collections/hoodies?filter.p.tag=home-kit&filter.p.tag=home+kit&filter.p.tag=red',
  ],
  ['/collections/vendors?q=Quill', '/search?q=Quill&filter.p.vendor=Quill'],
  ['/collections/types?q=T-Shirt', '/search?q=T-Shirt&filter.p.product_type=T-Shirt'],
  ['/blogs/tideline'],
  ['/blogs/tideline?page=2'],
  ['/blogs/tideline.atom', '/blogs/tideline'],
  ['/blogs/tideline/tagged/kit', '/blogs/tideline'],
  ['/blogs/tideline/washing-a-shirt'],
  ['/blogs/tideline/washing-a-shirt/comments', '/blogs/tideline/washing-a-shirt'],
  ['/blogs', '/'],
  ['/pages/contact'],
  ['/pages/contact?contact_posted=true'],
  ['/pages', '/'],
  ['/policies'],
  ['/policies/privacy-policy'],
  ['/policies/refund-policy'],
  ['/policies/legal-notice', '/policies'],
  ['/policies/terms-of-sale', '/policies'],
  ['/policies/contact-information', '/policies'],
  ['/search?q=hoodie&type=product&options%5Bprefix%5D=last'],
  ['/search?type=article,page&q=shirt'],
  ['/search/suggest?q=hoodie', '/search?q=hoodie'],
  ['/search/suggest.json?q=hoodie&limit=4', '/search?q=hoodie&limit=4'],
  ['/cart'],
  ['/cart.js', '/cart'],
  ['/cart.json', '/cart'],
  ['/cart/change?line=1&quantity=0', '/cart?line=1&quantity=0'],
  ['/cart/update?note=x', '/cart?note=x'],
  ['/cart/clear', '/cart'],
  [`/cart/${V}:1`],
  [`/cart/${V}:1,${V}:2?properties=e30&payment=shop_pay&storefront=true`],
  [`/cart/${V}:2?discount=MATCHDAY&note=Hi&attributes%5Bsource%5D=mail`],
  [`/cart/add?id=${V}&quantity=2`, `/cart/${V}:2`],
  [`/cart/add?id[]=${V}&discount=A`, `/cart/${V}:1?discount=A`],
  [`/cart/add?items[0][id]=${V}&items[0][quantity]=3`, `/cart/${V}:3`],
  [`/buy/${V}:1?continue_to=checkout`, `/cart/${V}:1?continue_to=checkout`],
  [`/buy/${V}:1?discounts/codes/0=MATCHDAY`, `/cart/${V}:1?discount=MATCHDAY`],
  ['/checkout', '/cart'],
  ['/discount/MATCHDAY'],
  [
    `/products/${P}?discount=MATCHDAY&variant=${V}`,
    `/discount/MATCHDAY?redirect=${encodeURIComponent(`/products/${P}?variant=${V}`)}`,
  ],
  ['/discount/MATCHDAY?redirect=%2Fcollections%2Fhoodies'],
  ['/discount/MATCHDAY?return_to=/collections/hoodies'],
  ['/password', '/'],
  ['/robots.txt'],
  ['/sitemap.xml'],
  ['/sitemap_products_1.xml?from=1&to=2', '/sitemap.xml'],
  ['/sitemap_collections_1.xml?from=1&to=2', '/sitemap.xml'],
  ['/sitemap_pages_1.xml', '/sitemap.xml'],
  ['/sitemap_blogs_1.xml', '/sitemap.xml'],
];

/** What only the store can answer. */
const OF_THE_STORE = [
  '/12345/orders/abc/authenticate?key=x',
  '/12345/checkouts/abc/recover',
  '/12345/invoices/abc',
  '/12345/policies/678.html',
  '/orders/abc',
  '/invoices/abc',
  '/cart/c/abc?key=x',
  '/checkouts/cn/abc',
  '/account',
  '/account/orders/1',
  '/customer_authentication/login',
  '/customer_identity/redirect',
  '/gift_cards/1/abc',
  '/tools/returns?x=1',
  '/apps/x',
  '/a/x',
  '/community/x',
  '/cdn/shop/files/sizes.pdf',
  '/_t/c/v3/abc',
  '/admin',
];

/** URLs in a language of the old shop, or with a country, and the page in its market. */
const IN_A_LANGUAGE = [
  ['/de', '/de-de'],
  [
    `/de/products/${P}?utm_source=a&variant=${V}`,
    `/de-de/products/${P}?variant=${V}&utm_source=a`,
  ],
  ['/fr-ca/collections/all', '/fr-fr/latest'],
  ['/en/collections/hoodies', '/collections/hoodies'],
  [`/it/products/${P}`, `/products/${P}`],
  [
    `/products/${P}?country=DE&currency=EUR&variant=${V}&utm_source=a`,
    `/de-de/products/${P}?variant=${V}&utm_source=a`,
  ],
  [`/cart/${V}:1?country=FR&discount=A`, `/fr-fr/cart/${V}:1?discount=A`],
  ['/?locale=fr', '/fr-fr'],
] as const;

test('every form that docs/links.md lists is tested here', () => {
  const urls = [...RECORDED.map(([url]) => url), ...OF_THE_STORE];
  const tested = [...urls, ...IN_A_LANGUAGE.map(([url]) => url)].map(
    (url) => url.split('?', 1)[0] ?? '',
  );
  const rows = readFileSync('docs/links.md', 'utf8').match(/^\| `.*?\|/gm) ?? [];
  const forms = rows.flatMap((row) => [...row.matchAll(/`(\/[^`?]*)/g)]);
  const missing = forms.flatMap(([, form = '']) => {
    // Capitals stand for a segment or a part of one, the ellipsis for any rest.
    const pattern = form
      .replace(/[.+]/g, '\\$&')
      .replace(/[A-Z]+/g, '[^/]+')
      .replace('…', '.+');
    return tested.some((path) => new RegExp(`^${pattern}$`).test(path)) ? [] : form;
  });
  expect(missing).toEqual([]);
  expect(forms.length).toBeGreaterThan(60);
});

describe.each(MARKETS)('a recorded URL of a Liquid shop, at “%s”', (prefix) => {
  /** A path in the market; a redirect to its home page has no slash of its own. */
  const within = (path: string) =>
    prefix + (prefix ? path.replace(/^\/(?=[?#]|$)/, '') : path);

  test.each(RECORDED.map(([url, page = null]) => [url, page] as const))(
    '%s',
    async (url, page) => {
      const {status, location, caching} = await answerTo(within(url));
      if (page === null) {
        expect({status, location}).toEqual({status: 200, location: null});
        return;
      }
      expect({status, location}).toEqual({status: 301, location: within(page)});
      // A merchant may need the URL for a page of their own later.
      expect(caching).toBe('public, max-age=60');
      expect(await answerTo(within(page))).toMatchObject({status: 200});
    },
  );
});

test.each([
  ...['/products/NO-SUCH', '/collections/NO-SUCH', '/pages/NO-SUCH', '/NO-SUCH'],
  ...['/products/no-such).', '/products/).', '/no-such).'],
])('%s is not found, as the handle in it', async (path) => {
  expect(await answerTo(path)).toMatchObject({status: 404, location: null});
});

describe('what only the store can answer', () => {
  const ask = (path: string, env: Record<string, string>) =>
    worker.ask(path, {}, env).then(({response}) => response);

  test.each(OF_THE_STORE)('%s leads to the store’s own domain, once', async (path) => {
    for (const prefix of MARKETS) {
      expect(await answerTo(prefix + path)).toEqual({
        status: 302,
        location: store.url + path,
        caching: 'private, no-store',
      });
    }
  });

  test('is on the checkout’s domain where that is another, never on this shop’s', async () => {
    const locationOf = async (env: Record<string, string>) =>
      (await ask('/account', env)).headers.get('Location');
    expect(await locationOf({PUBLIC_CHECKOUT_DOMAIN: 'pay.example'})).toBe(
      'https://pay.example/account',
    );
    const own = 'https://shop.example';
    for (const domain of [own, 'https://www.shop.example'])
      expect(
        await locationOf({PUBLIC_CHECKOUT_DOMAIN: domain, PUBLIC_SITE_ORIGIN: own}),
      ).toBe(`${store.url}/account`);
    expect((await ask('/account', {PUBLIC_SITE_ORIGIN: store.url})).status).toBe(404);
  });
});

describe('a language of the old shop', () => {
  test.each(IN_A_LANGUAGE)('%s: %s', async (url, location) => {
    expect(await answerTo(url)).toMatchObject({status: 301, location});
    expect(await answerTo(location)).toMatchObject({status: 200});
  });

  test('a country that is not sold in, the shop’s own, and one beside a market’s prefix stay', async () => {
    for (const query of ['country=CH', 'country=US', 'locale=en', 'currency=EUR'])
      expect(await answerTo(`/hoodies?${query}`)).toMatchObject({status: 200});
    expect(await answerTo('/de-de/hoodies?country=FR')).toMatchObject({status: 200});
  });
});

describe('an option that is named like a parameter of the shop’s own', () => {
  const chosenOn = async (path: string) => {
    const {response, body} = await worker.ask(path);
    expect(response.status, path).toBe(200);
    return elementsOf(body, 'input').find((input) => 'checked' in input)?.value;
  };

  test.each([
    ['/products/by-country?country=FR', 'FR'],
    ['/products/by-country?country=fr&utm_source=mail', 'FR'],
    ['/products/by-locale?locale=fr', 'fr'],
    // A variant with that number is the other one.
    ['/products/by-variant?variant=9900030', '9900030'],
    ['/products/by-variant?variant=9900031', '9900030'],
  ])('is chosen on its own page: %s', async (path, value) => {
    expect(await chosenOn(path)).toBe(value);
  });

  test.each([
    ['/products/by-country?locale=fr', '/fr-fr/products/by-country'],
    ['/products/by-locale?country=DE', '/de-de/products/by-locale'],
    ['/products/by-variant?country=DE', '/de-de/products/by-variant'],
    ['/hoodies?country=FR', '/fr-fr/hoodies'],
  ])('leaves the parameter to every other page: %s', async (path, location) => {
    expect(await answerTo(path)).toMatchObject({status: 301, location});
  });
});

describe('the merchant’s redirect', () => {
  test.each([
    [
      '/old?utm_source=mail&variant=101',
      `/products/${P}?Size=M&variant=101&utm_source=mail`,
    ],
    ['/old?Size=L', `/products/${P}?Size=M`],
    ['/de-de/old', `/de-de/products/${P}?Size=M`],
    ['/OLD/', `/OLD`],
    ['/returns?order=1', 'https://returns.example/start?order=1'],
    ['/fr-fr/returns', 'https://returns.example/start'],
    ['/a', '/pages/gr%C3%B6%C3%9Fen'],
    ['/b?x=1', '/pages/contact?x=1#table'],
    ['/de-de/b', '/de-de/pages/contact#table'],
    ['/caf%C3%A9', '/shirts'],
    ['/gr%C3%B6%C3%9Fen', '/hoodies'],
    ['/collections/kits/away?q=x', '/hoodies?q=x'],
    ['/de-de/alt', `/de-de/products/${P}`],
    ['/anglais', '/fr-fr/shirts'],
    ['/de-de/anglais', 'http://localhost:3000/fr-fr/shirts'],
    ['/account/old', '/cart'],
  ])('%s leads to %s', async (url, location) => {
    expect(await answerTo(url)).toMatchObject({status: 301, location});
  });

  test('is ignored where it leads to itself, or over http', async () => {
    for (const path of ['/loop', '/plain'])
      expect(await answerTo(path)).toMatchObject({status: 404, location: null});
  });
});
