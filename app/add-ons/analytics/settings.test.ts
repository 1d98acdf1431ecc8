import {describe, expect, it} from 'vitest';

import {parseConfig} from '~/server/config';
import {EnvironmentError, type StorefrontEnv} from '~/server/env';

import {ANALYTICS_SETTINGS} from './settings.server';

const minimal: StorefrontEnv = {
  PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
  PUBLIC_COLLECTION_ID: '42',
};

const read = (env: StorefrontEnv) => parseConfig(env, [ANALYTICS_SETTINGS]);

function problemsOf(env: StorefrontEnv): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings of analytics', () => {
  const on = {
    ...minimal,
    PUBLIC_ANALYTICS: 'on',
    SHOP_ID: '7',
    PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
    PUBLIC_CHECKOUT_DOMAIN: 'checkout.club.example',
  };

  it('is absent unless enabled', () => {
    expect(read(minimal).analytics).toBeUndefined();
    expect(problemsOf({...minimal, PUBLIC_ANALYTICS: 'yes'})).toEqual([
      'PUBLIC_ANALYTICS must be on or off, not “yes”.',
    ]);
  });

  it('has what the browser needs', () => {
    expect(read(on).analytics).toEqual({
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
    expect(read(on).events).toEqual(none);
    const google = {GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: 'secret'};
    expect(read({...on, ...google}).events).toEqual({
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
