import {expect, test} from 'vitest';

import {parseConfig} from '~/server/config';

import {WITHDRAWAL_SETTINGS} from './settings.server';

const withdrawalOf = (env: Record<string, string>) =>
  parseConfig(
    {
      PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
      PUBLIC_COLLECTION_ID: '42',
      ...env,
    },
    [WITHDRAWAL_SETTINGS],
  ).withdrawal;

test('an address switches the function on, with a provider or without', () => {
  expect(withdrawalOf({})).toBeUndefined();
  const email = 'returns@shop.example';
  expect(withdrawalOf({WITHDRAWAL_EMAIL: email})).toEqual({
    email,
    provider: null,
    exempt: '',
  });
  const klaviyo = {WITHDRAWAL_PROVIDER: 'klaviyo', KLAVIYO_API_KEY: 'key'};
  expect(withdrawalOf({WITHDRAWAL_EMAIL: email, ...klaviyo})).toMatchObject({
    provider: 'klaviyo',
  });
});

test.each([
  [{WITHDRAWAL_PROVIDER: 'post'}, 'WITHDRAWAL_PROVIDER must be shopify or klaviyo'],
  [
    {WITHDRAWAL_PROVIDER: 'klaviyo'},
    'WITHDRAWAL_PROVIDER=klaviyo needs KLAVIYO_API_KEY.',
  ],
  [{WITHDRAWAL_PROVIDER: 'shopify'}, 'WITHDRAWAL_PROVIDER=shopify needs ADMIN_API_TOKEN'],
  [{WITHDRAWAL_PROVIDER: 'klaviyo'}, 'WITHDRAWAL_PROVIDER needs WITHDRAWAL_EMAIL.'],
])('%j is refused: %s', (env, problem) =>
  expect(() => withdrawalOf(env)).toThrow(problem),
);
