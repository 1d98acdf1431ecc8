import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {cookieHeader, startBuiltShop, type BuiltShop} from '../support/built-shop';
import {elementsOf} from '../support/html';
import {openWorkerHere} from '../support/worker-here';
import {captureConsole, suiteStore} from '../support/suite';

/** Analytics and consent in a document; analytics.spec.ts tests the browser's use of them. */

const store = suiteStore();
captureConsole('info');

async function documentWith(env: Record<string, string>) {
  const worker = await openWorkerHere({...store.env, ...env});
  const {response, body} = await worker.ask('/');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  return {
    body,
    cookies: response.headers.getSetCookie(),
    foreignScripts: scripts.split(' ').filter((source) => source.startsWith('https:')),
  };
}

test('without analytics nothing of consent is there', async () => {
  const {body, cookies, foreignScripts} = await documentWith({});
  expect(foreignScripts).toEqual([]);
  expect(cookies).toEqual([]);
  expect(body).not.toMatch(
    /consent|privacy-choices|monorail|_shopify_|isPassedOn|api\/events/,
  );
});

test('with analytics a document loads no foreign script and sets no cookie: its own scripts ask first', async () => {
  const {body, cookies, foreignScripts} = await documentWith({PUBLIC_ANALYTICS: 'on'});
  expect(foreignScripts).toEqual([
    'https://cdn.shopify.com/shopifycloud/consent-tracking-api/',
    'https://cdn.shopify.com/shopifycloud/perf-kit/',
  ]);
  expect(cookies).toEqual([]);
  const urls = elementsOf(body, 'script').flatMap(({src}) => src ?? []);
  expect(urls.filter((src) => !src.startsWith('/'))).toEqual([]);
});

const UNSTABLE = '/api/unstable/graphql.json';
const choose = (isAllowed: boolean) =>
  `query { consentManagement { cookies(visitorConsent:{marketing:${isAllowed},analytics:${isAllowed}}) { trackingConsentCookie } } }`;

/** Posts a document as Shopify's scripts do. */
const ask = (shop: BuiltShop, query: string, cookie = '', path = UNSTABLE) =>
  shop.ask(path, {
    method: 'POST',
    headers: {
      Origin: shop.origin,
      'Content-Type': 'application/json',
      ...(cookie && {Cookie: cookie}),
    },
    body: JSON.stringify({query, variables: {}}),
  });

describe('the shop’s own Storefront API', () => {
  let shop: BuiltShop;
  beforeAll(async () => {
    shop = await startBuiltShop({
      PUBLIC_ANALYTICS: 'on',
      PUBLIC_MARKETS: 'de-de',
      BUYER_IP_HEADER: 'X-Visitor',
    });
  });
  afterAll(() => shop.stop());

  test('answers consent documents with the visit’s ids and cookies, and sends no other cookie', async () => {
    shop.store.control.clearRequests();
    const answer = await ask(shop, choose(true), 'cart=secret; _shopify_essential=x');
    expect(answer.status).toBe(200);
    expect(answer.headers['server-timing']).toMatch(
      /_y;desc="[\w-]+", _s;desc="[\w-]+", _cmp;desc="3\.AMps_f"/,
    );
    expect(answer.cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
      '_shopify_essential',
      '_shopify_analytics',
      '_shopify_marketing',
    ]);
    const [asked] = shop.store.control.requests();
    expect(asked?.headers.cookie).toBe('_shopify_essential=x');
    const versioned = await ask(shop, choose(false), '', '/api/2025-01/graphql.json');
    expect(versioned.status).toBe(200);
    expect(versioned.headers['server-timing']).toContain('_y;desc="00000000-');
  });

  test('asks by the visitor’s address, and not by the page’s market', async () => {
    for (const page of ['/hoodies', '/de-de/hoodies']) {
      shop.store.control.clearRequests();
      const {status} = await shop.ask(UNSTABLE, {
        method: 'POST',
        headers: {
          Origin: shop.origin,
          Referer: shop.origin + page,
          'Content-Type': 'application/json',
          'X-Visitor': '1.2.3.4',
        },
        body: JSON.stringify({query: choose(true)}),
      });
      expect(status).toBe(200);
      const [asked] = shop.store.control.requests();
      expect(asked).toMatchObject({path: UNSTABLE, variables: {}});
      expect(JSON.stringify(asked?.headers)).not.toContain('de-de');
      expect(Object.values(asked?.headers ?? {})).toContain('1.2.3.4');
    }
  });

  test('refuses everything else', async () => {
    shop.store.control.clearRequests();
    const statuses = [
      await ask(shop, '{ shop { name } }'),
      await ask(shop, `${choose(true)} query more { shop { name } }`),
      await ask(shop, `# ${'x'.repeat(9000)}`),
      await ask(shop, choose(true), '', '/api/latest/graphql.json'),
      await shop.post(UNSTABLE, {query: choose(true)}),
      await shop.ask(UNSTABLE),
      await shop.ask(UNSTABLE, {
        method: 'POST',
        headers: {Origin: 'https://evil.example', 'Content-Type': 'application/json'},
        body: JSON.stringify({query: choose(true)}),
      }),
    ].map(({status}) => status);
    expect(statuses).toEqual([403, 403, 413, 415, 415, 404, 403]);
    const paths = shop.store.control.requests().map(({operation}) => operation);
    expect(paths.filter((name) => name === null)).toEqual([]);
  });

  test('leaves pages at the edge, the same for a visitor with consent', async () => {
    const {cookies} = await ask(shop, choose(true));
    const pages = [];
    for (const cookie of ['', cookieHeader(cookies)])
      pages.push(await shop.ask('/hoodies', {headers: cookie ? {Cookie: cookie} : {}}));
    for (const {headers, cookies: set} of pages) {
      expect(headers['oxygen-cache-control']).toMatch(/^public, max-age/);
      expect(set).toEqual([]);
      expect(headers['server-timing'] ?? '').not.toContain('_y');
    }
    expect(pages[1]?.body).toBe(pages[0]?.body);
  });

  test('a visit with consent reaches the checkout’s URL with its campaign; no HTML has either', async () => {
    const {cookies, headers} = await ask(shop, choose(true));
    const [, visit] = /_s;desc="([^"]+)"/.exec(headers['server-timing'] ?? '') ?? [];
    const made = await shop.post('/api/cart', {
      cartFormInput: JSON.stringify({action: 'Create', inputs: {}}),
    });
    const own = cookieHeader(made.cookies);
    const campaign = 'campaign=utm_source=mail&gclid=a1';
    const urlFor = async (cookie: string) => {
      const {body} = await shop.ask('/api/cart', {headers: {Cookie: cookie}});
      // Our own answer, whose shape other tests hold.
      const {cart} = JSON.parse(body) as {cart: {webUrl: string}};
      return cart.webUrl;
    };
    const visitCookies = cookieHeader(cookies);
    const consented = `${own}; ${visitCookies}; ${campaign}`;
    shop.store.control.clearRequests();
    const url = new URL(await urlFor(consented));
    const [asked] = shop.store.control.requests();
    expect(asked).toMatchObject({operation: 'GetCart', headers: {cookie: visitCookies}});
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      _s: visit,
      utm_source: 'mail',
      gclid: 'a1',
    });
    expect(await urlFor(`${own}; ${campaign}`)).not.toMatch(/_s=|utm_|gclid/);
    const page = await shop.ask('/cart', {headers: {Cookie: consented}});
    expect(page.body).not.toMatch(/utm_source|gclid/);
    // No attribute of the cart has it either.
    expect(JSON.stringify(shop.store.control.requests())).not.toMatch(/utm_source|gclid/);
    expect(shop.logs.join('\n')).not.toMatch(/utm_source|gclid/);
  });
});

test('without analytics consent documents are not found', async () => {
  const worker = await openWorkerHere(store.env);
  const {response} = await worker.ask(UNSTABLE, {
    method: 'POST',
    headers: {'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json'},
    body: JSON.stringify({query: choose(true)}),
  });
  expect(response.status).toBe(404);
  expect(response.headers.getSetCookie()).toEqual([]);
});
