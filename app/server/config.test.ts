import {describe, expect, it, vi} from 'vitest';

import {configOf, parseConfig} from './config';
import {EnvironmentError, type StorefrontEnv} from './env';

const minimal: StorefrontEnv = {
  PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
  PUBLIC_COLLECTION_ID: '42',
};

function faultOf(env: StorefrontEnv): Pick<EnvironmentError, 'problems' | 'variables'> {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
  return {problems: [], variables: []};
}

const problemsOf = (env: StorefrontEnv) => faultOf(env).problems;

describe('the configuration', () => {
  it('has the defaults of the specification (§3, §9)', () => {
    const config = parseConfig(minimal);
    expect(config.public).toMatchObject({
      storeName: 'Shop',
      storeDescription: 'Shop description',
    });
    expect(config.store.retries).toBe(0);
    expect(config.collectionId).toBe(42);
  });

  it('derives https origins from a bare domain', () => {
    const {store} = parseConfig(minimal);
    expect(store.origin).toBe('https://club.myshopify.com');
    expect(store.checkoutOrigin).toBe('https://club.myshopify.com');
    expect(store.imageOrigin).toBe('https://cdn.shopify.com');
  });

  it('uses a local store’s origin for everything', () => {
    const {store} = parseConfig({...minimal, PUBLIC_STORE_DOMAIN: 'http://localhost:1'});
    expect(store.origin).toBe('http://localhost:1');
    expect(store.imageOrigin).toBe('http://localhost:1');
  });

  it('has the rating of the specification for a local store alone, unless it is set (§10.11)', () => {
    const local = {...minimal, PUBLIC_STORE_DOMAIN: 'http://localhost:1'};
    expect(parseConfig(local).public.rating).toEqual({value: 4.8, count: 127});
    expect(parseConfig(minimal).public.rating).toBeNull();
    expect(parseConfig({...minimal, PUBLIC_RATING: '4.6/31'}).public.rating).toEqual({
      value: 4.6,
      count: 31,
    });
  });

  it('can disable the rating', () => {
    expect(parseConfig({...minimal, PUBLIC_RATING: 'off'}).public.rating).toBeNull();
  });

  it('names every problem at once, with the meaning of what is missing', () => {
    const problems = problemsOf({STORE_TIMEOUT_MS: 'soon', PUBLIC_RATING: '9/1'});
    expect(problems.join('\n')).toMatch(/Set PUBLIC_STORE_DOMAIN: Domain of the store/);
    expect(problems.join('\n')).toMatch(/Set PUBLIC_COLLECTION_ID/);
    expect(problems.join('\n')).toMatch(/STORE_TIMEOUT_MS must be a whole number/);
    expect(problems.join('\n')).toMatch(/PUBLIC_RATING must be like 4\.8\/127/);
    expect(new Set(problems).size).toBe(problems.length);
  });

  it.each([
    ['BUYER_IP_HEADER', 'X Real IP'],
    ['PUBLIC_COLLECTION_ID', 'hoodies'],
    ['PUBLIC_RATING', 'good'],
    ['PUBLIC_ANALYTICS', 'maybe'],
    ['PUBLIC_SITE_ORIGIN', 'https://'],
    ['PUBLIC_LANGUAGE', 'German'],
    ['PRODUCT_TYPES', 'Trikot, Shirt'],
    ['PRODUCT_TYPES', 'shirts: Trikot,; hoodies: Hoodie'],
  ])('names the variable of each problem: %s', (name, value) => {
    const {problems, variables} = faultOf({...minimal, [name]: value});
    expect(problems).toEqual([expect.stringContaining(name)]);
    expect(variables).toEqual([name]);
  });

  it('closes the preview, not the shop, where PREVIEW_SECRET is below 32 characters, and logs that without quoting it', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const env = {...minimal, PREVIEW_SECRET: 'hunter2-hunter2'};
    expect(configOf(env).previewSecret).toBe('');
    configOf(env);
    expect(warned.mock.calls).toEqual([
      [
        '{"level":"warn","event":"preview.closed","cause":"PREVIEW_SECRET has fewer than 32 characters."}',
      ],
    ]);
    warned.mockRestore();
    const whole = {...minimal, PREVIEW_SECRET: 'x'.repeat(32)};
    expect(configOf(whole).previewSecret).toBe('x'.repeat(32));
  });

  it('has the merchant’s words of product types, for one page or both', () => {
    const typesOf = (text: string) =>
      parseConfig({...minimal, PRODUCT_TYPES: text}).productTypes;
    expect(typesOf('shirts: Trikot , T-Shirt; hoodies: Kapuzenpullover;')).toEqual({
      shirts: ['Trikot', 'T-Shirt'],
      hoodies: ['Kapuzenpullover'],
    });
    expect(typesOf('hoodies:パーカー')).toEqual({hoodies: ['パーカー']});
    expect(typesOf('')).toEqual({});
  });

  it('counts a blank value as not set', () => {
    const {public: shown} = parseConfig({...minimal, PUBLIC_STORE_NAME: '  '});
    expect(shown.storeName).toBe('Shop');
  });

  it('keeps secrets out of the public part', () => {
    const config = parseConfig({
      ...minimal,
      PRIVATE_STOREFRONT_API_TOKEN: 'private-token',
      PREVIEW_SECRET: 'preview-secret-of-at-least-32-characters',
    });
    expect(JSON.stringify(config.public)).not.toMatch(/private-token|preview-secret/);
  });

  describe('of analytics', () => {
    const on = {
      ...minimal,
      PUBLIC_ANALYTICS: 'on',
      SHOP_ID: '7',
      PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
      PUBLIC_CHECKOUT_DOMAIN: 'checkout.club.example',
    };

    it('is null unless enabled', () => {
      expect(parseConfig(minimal).analytics).toBeNull();
      expect(problemsOf({...minimal, PUBLIC_ANALYTICS: 'yes'})).toEqual([
        'PUBLIC_ANALYTICS must be on or off, not “yes”.',
      ]);
    });

    it('has what the browser needs', () => {
      expect(parseConfig(on).analytics).toEqual({
        shopId: '7',
        storefrontId: '0',
        checkoutDomain: 'checkout.club.example',
        token: '0123456789abcdef0123456789abcdef',
      });
    });

    it('requires the shop’s id, and a public token', () => {
      const shop = /needs SHOP_ID/;
      const token = /needs the public token/;
      expect(problemsOf({...on, SHOP_ID: ''}).join()).toMatch(shop);
      for (const secret of ['shpat_0123456789abcdef0123456789', 'short']) {
        const env = {...on, PUBLIC_STOREFRONT_API_TOKEN: secret};
        expect(problemsOf(env).join()).toMatch(token);
      }
    });

    it('passes events to the services that are set up as a whole', () => {
      const none = {ga4: null, meta: null, klaviyo: null};
      expect(parseConfig(on).events).toEqual(none);
      const google = {GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: 'secret'};
      expect(parseConfig({...on, ...google}).events).toEqual({
        ...none,
        ga4: {
          origin: 'https://www.google-analytics.com',
          measurementId: 'G-1',
          secret: 'secret',
        },
      });
      expect(problemsOf({...minimal, ...google})).toEqual([
        'GA4_MEASUREMENT_ID needs PUBLIC_ANALYTICS=on.',
      ]);
      expect(problemsOf({...on, GA4_API_SECRET: 'secret'})).toEqual([
        'GA4_API_SECRET needs GA4_MEASUREMENT_ID.',
      ]);
      expect(problemsOf({...on, META_DATASET_ID: '7'})).toEqual([
        'META_DATASET_ID needs META_ACCESS_TOKEN.',
      ]);
      expect(problemsOf({...on, KLAVIYO_EVENTS: 'on'})).toEqual([
        'KLAVIYO_EVENTS needs KLAVIYO_API_KEY.',
      ]);
    });
  });

  it('is parsed once for each environment', () => {
    expect(configOf(minimal)).toBe(configOf(minimal));
  });
});
