import {expect, test} from 'vitest';

import {parseConfig} from '~/server/config';

import {REVIEWS_SETTINGS} from './settings.server';

const settingsOf = (env: Record<string, string>) =>
  parseConfig(
    {
      PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
      PUBLIC_STOREFRONT_API_TOKEN: 'public-token',
      PUBLIC_COLLECTION_ID: '42',
      ...env,
    },
    [REVIEWS_SETTINGS],
  );

test.each([
  [{}, false],
  [{REVIEWS: 'off'}, false],
  [{REVIEWS: 'Stars'}, true],
])('%j: cards show ratings: %s, and there are no texts', (env, cardRatings) => {
  const settings = settingsOf(env);
  expect(settings.cardRatings).toBe(cardRatings);
  expect(settings.judgeme).toBeUndefined();
});

test('Judge.me knows the store by its domain, unless it is given another', () => {
  const env = {REVIEWS: 'judgeme', JUDGEME_TOKEN: 'token'};
  const judgeme = {
    token: 'token',
    shopDomain: 'club.myshopify.com',
    pictureOrigin: 'https://judgeme.imgix.net',
    timeZone: 'UTC',
  };
  expect(settingsOf(env)).toMatchObject({judgeme, cardRatings: true});
  const other = settingsOf({...env, JUDGEME_SHOP_DOMAIN: 'https://old.myshopify.com/'});
  expect(other.judgeme?.shopDomain).toBe('old.myshopify.com');
});

test.each([
  [{REVIEWS: 'all'}, 'REVIEWS must be stars or judgeme, not “all”.'],
  [{REVIEWS: 'judgeme'}, 'REVIEWS=judgeme needs JUDGEME_TOKEN.'],
])('%j is refused: %s', (env, problem) => expect(() => settingsOf(env)).toThrow(problem));
