import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {cartFields, startBuiltShop, type BuiltShop} from '../support/built-shop';

/** The cost of one request to the built worker, without the edge in front; and the effects of a proxy in front. */

const FORM = 'application/x-www-form-urlencoded';

let shop: BuiltShop;
beforeAll(async () => {
  const env = {PUBLIC_MARKETS: 'de-de', PICKUP: 'on'};
  shop = await startBuiltShop(env, {}, {edge: false});
});
afterAll(() => shop.stop());

const form = (body: string, headers = {}) => ({
  method: 'POST',
  headers: {Origin: shop.origin, 'Content-Type': FORM, ...headers},
  body,
});

test('sixty requests for a page share the store answers of the last seconds', async () => {
  await shop.ask('/shirts?visitor=first');
  const {control} = shop.store;
  control.clearRequests();
  const answers = await Promise.all(
    Array.from({length: 60}, (_, visitor) => shop.ask(`/shirts?visitor=${visitor}`)),
  );
  expect(answers.filter(({status}) => status !== 200)).toEqual([]);
  const asked = control.requests().map(({operation}) => operation);
  // None, or a refresh for each second that sixty pages take to render on a busy machine.
  expect(asked.filter((operation) => operation === 'collection').length).toBeLessThan(10);
});

describe('one visitor’s many requests for a part of a page share what the store has answered', () => {
  const variant = () => shop.store.catalogue.products[0]?.variants[0]?.id ?? 0;
  test.each<[string, () => string]>([
    ['recommendations', () => '/api/recommendations/crest-hoodie?'],
    ['recommendations abroad', () => '/de-de/api/recommendations/crest-hoodie?'],
    ['recommendations for no product', () => '/api/recommendations/none?'],
    ['pickup', () => `/api/pickup/${variant()}?`],
    ['pickup of no variant', () => '/api/pickup/1?'],
    ['suggestions', () => '/api/search?q=hoodie&'],
    ['markets', () => '/markets?from=%2Fproducts%2Fcrest-hoodie%3FColor%3DInk&'],
    ['health', () => '/api/health?deep=1&'],
    ['the profile for agents', () => '/.well-known/ucp?'],
  ])('%s', async (_, path) => {
    const {control} = shop.store;
    const first = await shop.ask(`${path()}visitor=first`);
    expect(first.status).toBeLessThan(500);
    control.clearRequests();
    const answers = await Promise.all(
      Array.from({length: 60}, (_each, visitor) =>
        shop.ask(`${path()}visitor=${visitor}`),
      ),
    );
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([first.status]));
    // A refresh of each query for each second that it takes on a busy machine.
    expect(control.requests().length).toBeLessThan(20);
  });
});

test('a query of a thousand click ids is ignored; one above 8 KB is refused with 414', async () => {
  const ids = (count: number) =>
    Array.from({length: count}, (_, index) => `utm_${index}`).join('&');
  expect((await shop.ask(`/shirts?${ids(900)}`)).status).toBe(200);
  const {status, body} = await shop.ask(`/shirts?${ids(9_000)}`);
  expect(status).toBe(414);
  expect(body).toContain('too long');
});

test('a post of ten thousand fields is refused with 400, and the store is not asked', async () => {
  shop.store.control.clearRequests();
  const fields = Array.from({length: 10_000}, (_, index) => `f${index}`).join('&');
  expect((await shop.ask('/api/cart', form(fields))).status).toBe(400);
  expect(shop.store.control.requests()).toEqual([]);
});

test('a body that stalls gets 408 after ten seconds', async () => {
  const headers = {'Content-Length': '60000'};
  const answers = await Promise.all(
    ['/cart', '/api/cart'].map((path) =>
      shop.ask(path, {...form('a=b', headers), unfinished: true}),
    ),
  );
  expect(answers.map(({status}) => status)).toEqual([408, 408]);
});

describe('behind a proxy that ends TLS', () => {
  let proxied: BuiltShop;
  const site = 'https://shop.example';
  beforeAll(async () => {
    proxied = await startBuiltShop({
      PUBLIC_SITE_ORIGIN: site,
      BUYER_IP_HEADER: 'X-Real-IP',
    });
  });
  afterAll(() => proxied.stop());

  test('an add works without configuration: hosts must match, schemes need not', async () => {
    const origin = shop.origin.replace('http:', 'https:');
    const answer = await shop.ask('/api/cart', {
      ...form(new URLSearchParams(cartFields('Create', {})).toString()),
      headers: {Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': FORM},
    });
    expect(answer.status).toBe(200);
  });

  test('with PUBLIC_SITE_ORIGIN cookies are Secure, and HSTS is sent', async () => {
    const answer = await proxied.post('/api/cart', cartFields('Create', {}), {
      Origin: site,
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies.join()).toMatch(/^cart=.*; Secure/);
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  test('a visitor’s own headers about the buyer never reach Shopify; the one of the configured proxy does', async () => {
    const told = async ({ask, store: {control}}: BuiltShop) => {
      control.clearRequests();
      const headers = {
        'oxygen-buyer-ip': '6.6.6.6',
        'X-Shopify-Client-IP-Sig': 'forged',
        'X-Real-IP': '7.7.7.7',
      };
      expect((await ask('/search?q=who', {headers})).status).toBe(200);
      return JSON.stringify(control.requests().map((request) => request.headers));
    };
    expect(await told(shop)).not.toMatch(/6\.6\.6\.6|7\.7\.7\.7|forged/);
    const proxy = await told(proxied);
    expect(proxy).toContain('"shopify-storefront-buyer-ip":"7.7.7.7"');
    expect(proxy).not.toMatch(/6\.6\.6\.6|forged/);
  });
});
