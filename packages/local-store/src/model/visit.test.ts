import {describe, expect, test} from 'vitest';

import {createTestStore} from '../fixtures/test-store';
import {defaultTokens} from '..';

const noToken = '00000000-0000-0000-5000-000000000000';
const ask =
  'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';
const choose = (isAllowed: boolean) =>
  `query { consentManagement { cookies(visitorConsent:{marketing:${isAllowed},analytics:${isAllowed},preferences:${isAllowed},saleOfData:${isAllowed}},origReferrer:"",landingPage:"/") { trackingConsentCookie cookieDomain landingPageCookie origReferrerCookie } customerAccountUrl } }`;

/** A browser that keeps cookies, and what `Server-Timing` told its scripts. */
function openBrowser(options: {isConsentRequired?: boolean; origin?: string} = {}) {
  const {store} = createTestStore();
  const {isConsentRequired = true, origin} = options;
  store.control.setConsentRequired(isConsentRequired);
  const jar = new Map<string, string>();
  let set: readonly string[] = [];
  return {
    jar,
    set: () => set,
    async post(
      query: string,
      headers: Record<string, string> = {},
      version = 'unstable',
    ) {
      const answer = await store.handle({
        method: 'POST',
        url: new URL(`http://store.test/api/${version}/graphql.json`),
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': defaultTokens.publicToken,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(origin && {origin}),
          ...headers,
        },
        body: JSON.stringify({query, variables: {}}),
      });
      set = answer.cookies ?? [];
      for (const cookie of set) {
        const [, name = '', value = '', flags = ''] =
          /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? [];
        if (flags.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      const timing = answer.headers['server-timing'] ?? '';
      const value = (name: string) =>
        new RegExp(`${name};desc="([^"]*)"`).exec(timing)?.[1];
      return {
        y: value('_y'),
        s: value('_s'),
        consent: value('_cmp'),
        body: JSON.parse(String(answer.body)) as {
          data: {cartCreate: {cart: {checkoutUrl: string}}};
          errors?: unknown;
        },
      };
    },
  };
}

const makeCart = 'mutation { cartCreate { cart { checkoutUrl } } }';

describe('where a visitor has to be asked', () => {
  test('nobody is known before the choice', async () => {
    const browser = openBrowser();
    const {y, s, consent} = await browser.post(ask);
    expect([y, s]).toEqual([noToken, noToken]);
    expect(consent).toBe('3.amps_t');
    expect([...browser.jar.keys()]).toEqual(['_shopify_essential']);
    const {body} = await browser.post(makeCart, {}, '2025-01');
    expect(body.data.cartCreate.cart.checkoutUrl).not.toContain('_y');
  });

  test('consent begins a visit that the checkout continues, and a decline later ends it', async () => {
    const browser = openBrowser();
    await browser.post(ask);
    const {y, s, consent} = await browser.post(choose(true));
    expect(y).not.toBe(noToken);
    expect(consent).toBe('3.AMPS_f');
    expect([...browser.jar.keys()].sort()).toEqual([
      '_shopify_analytics',
      '_shopify_essential',
      '_shopify_marketing',
    ]);
    const cart = await browser.post(makeCart, {}, '2025-01');
    expect([cart.y, cart.s, cart.consent]).toEqual([y, s, undefined]);
    const url = new URL(cart.body.data.cartCreate.cart.checkoutUrl);
    expect([url.searchParams.get('_y'), url.searchParams.get('_s')]).toEqual([y, s]);
    expect((await browser.post(choose(false))).y).toBe(noToken);
    expect([...browser.jar.keys()]).toEqual(['_shopify_essential']);
    expect((await browser.post(ask)).consent).toBe('3.amps_f');
  });
});

test('elsewhere a visit begins at once, and goes on from the ids of an earlier protocol', async () => {
  const browser = openBrowser({isConsentRequired: false});
  const known = {
    'x-shopify-uniquetoken': 'a1b2c3d4-known',
    'x-shopify-visittoken': 'e5f6a7b8-known',
  };
  expect(await browser.post(ask, known)).toMatchObject({
    y: known['x-shopify-uniquetoken'],
    s: known['x-shopify-visittoken'],
    consent: '3.AMPS_f',
  });
  expect((await browser.post(ask)).y).toBe('a1b2c3d4-known');
});

test.each(['unstable', '2025-01', '2026-04'])(
  '%s answers consent documents',
  async (version) => {
    const {body} = await openBrowser().post(choose(true), {}, version);
    expect(body.errors).toBeUndefined();
  },
);

test('scripts cannot read the cookies, and only a shop on https makes them secure', async () => {
  const plain = openBrowser();
  await plain.post(choose(true));
  for (const cookie of plain.set())
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const secure = openBrowser({origin: 'https://shop.example'});
  await secure.post(choose(true));
  for (const cookie of secure.set()) expect(cookie).toMatch(/; SameSite=Lax; Secure$/);
});
