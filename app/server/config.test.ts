import {describe, expect, it, vi} from 'vitest';

import {
  configOf,
  parseConfig,
  settingsPart,
  variablesOf,
  type SettingsPart,
} from './config';
import {EnvironmentError, type StorefrontEnv} from './env';

const minimal: StorefrontEnv = {
  PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
  PUBLIC_COLLECTION_ID: '42',
};

function faultOf(
  env: StorefrontEnv,
  parts: readonly SettingsPart[] = [],
): Pick<EnvironmentError, 'problems' | 'variables'> {
  try {
    parseConfig(env, parts);
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
  return {problems: [], variables: []};
}

const problemsOf = (env: StorefrontEnv) => faultOf(env).problems;

describe('the configuration', () => {
  it('has the defaults of the specification (§3, §9)', () => {
    const config = parseConfig(minimal, []);
    expect(config.public).toMatchObject({
      storeName: 'Shop',
      storeDescription: 'Shop description',
    });
    expect(config.store.retries).toBe(0);
    expect(config.collectionId).toBe(42);
  });

  it('derives https origins from a bare domain', () => {
    const {store} = parseConfig(minimal, []);
    expect(store.origin).toBe('https://club.myshopify.com');
    expect(store.checkoutOrigin).toBe('https://club.myshopify.com');
    expect(store.imageOrigin).toBe('https://cdn.shopify.com');
  });

  it.each([
    'https://club.myshopify.com/',
    'https://Club.myshopify.com/admin',
    ' club.myshopify.com/ ',
    'Https://club.myshopify.com',
  ])('takes the store’s domain as people paste it: %j', (PUBLIC_STORE_DOMAIN) =>
    expect(parseConfig({...minimal, PUBLIC_STORE_DOMAIN}, []).store).toMatchObject({
      origin: 'https://club.myshopify.com',
      domain: 'club.myshopify.com',
    }),
  );

  it('uses a local store’s origin for everything', () => {
    const {store} = parseConfig(
      {...minimal, PUBLIC_STORE_DOMAIN: 'http://localhost:1'},
      [],
    );
    expect(store.origin).toBe('http://localhost:1');
    expect(store.imageOrigin).toBe('http://localhost:1');
  });

  it('has the rating of the specification for a local store alone, unless it is set (§10.11)', () => {
    const local = {...minimal, PUBLIC_STORE_DOMAIN: 'http://localhost:1'};
    expect(parseConfig(local, []).public.rating).toEqual({value: 4.8, count: 127});
    expect(parseConfig(minimal, []).public.rating).toBeNull();
    expect(parseConfig({...minimal, PUBLIC_RATING: '4.6/31'}, []).public.rating).toEqual({
      value: 4.6,
      count: 31,
    });
  });

  it('can disable the rating', () => {
    expect(parseConfig({...minimal, PUBLIC_RATING: 'off'}, []).public.rating).toBeNull();
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
    ['DROPS', 'maybe'],
    ['PUBLIC_SITE_ORIGIN', 'https://'],
    ['PUBLIC_LANGUAGE', 'German'],
    ['PUBLIC_TIME_ZONE', 'Berlin'],
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
    expect(configOf(env, []).previewSecret).toBe('');
    configOf(env, []);
    expect(warned.mock.calls).toEqual([
      [
        '{"level":"warn","event":"preview.closed","cause":"PREVIEW_SECRET has fewer than 32 characters."}',
      ],
    ]);
    warned.mockRestore();
    const whole = {...minimal, PREVIEW_SECRET: 'x'.repeat(32)};
    expect(configOf(whole, []).previewSecret).toBe('x'.repeat(32));
  });

  it('has the merchant’s words of product types, for one page or both', () => {
    const typesOf = (text: string) =>
      parseConfig({...minimal, PRODUCT_TYPES: text}, []).productTypes;
    expect(typesOf('shirts: Trikot , T-Shirt; hoodies: Kapuzenpullover;')).toEqual({
      shirts: ['Trikot', 'T-Shirt'],
      hoodies: ['Kapuzenpullover'],
    });
    expect(typesOf('hoodies:パーカー')).toEqual({hoodies: ['パーカー']});
    expect(typesOf('')).toEqual({});
  });

  it('counts a blank value as not set', () => {
    const {public: shown} = parseConfig({...minimal, PUBLIC_STORE_NAME: '  '}, []);
    expect(shown.storeName).toBe('Shop');
  });

  it('keeps secrets out of the public part', () => {
    const config = parseConfig(
      {
        ...minimal,
        PRIVATE_STOREFRONT_API_TOKEN: 'private-token',
        PREVIEW_SECRET: 'preview-secret-of-at-least-32-characters',
      },
      [],
    );
    expect(JSON.stringify(config.public)).not.toMatch(/private-token|preview-secret/);
  });

  describe('with add-ons', () => {
    const shiny = settingsPart({
      variables: {
        GLITTER: {meaning: 'Whether it glitters.', fallback: 'on'},
        GLITTER_COLOR: {meaning: 'Its color.', isRequired: true},
      },
      read: (env, {hasDrops}) => ({
        giftFilter: env.switch('GLITTER') && env.text('GLITTER_COLOR') !== '' && hasDrops,
      }),
    });

    it('has what they read from their variables, and from the core’s settings', () => {
      const env = {...minimal, DROPS: 'on', GLITTER_COLOR: 'gold'};
      expect(parseConfig(env, [shiny])).toMatchObject({
        collectionId: 42,
        giftFilter: true,
      });
      expect(parseConfig({...env, GLITTER: 'off'}, [shiny]).giftFilter).toBe(false);
      expect(parseConfig(env, []).giftFilter).toBeUndefined();
    });

    it('names their problems with those of the core', () => {
      const env = {...minimal, STORE_RETRIES: 'often', GLITTER: 'much'};
      const {problems, variables} = faultOf(env, [shiny]);
      expect(problems).toEqual([
        'STORE_RETRIES must be a whole number, not “often”.',
        'GLITTER must be on or off, not “much”.',
      ]);
      expect(variables).toEqual(['STORE_RETRIES', 'GLITTER']);
      expect(faultOf({...minimal, GLITTER: 'on'}, [shiny]).problems).toEqual([
        'Set GLITTER_COLOR: Its color.',
      ]);
    });

    it('knows the variables of all', () => {
      const known = variablesOf([shiny]);
      expect(known.GLITTER?.fallback).toBe('on');
      expect(known.DROPS?.fallback).toBe('off');
    });
  });

  it('is parsed once for each environment', () => {
    expect(configOf(minimal, [])).toBe(configOf(minimal, []));
  });
});
