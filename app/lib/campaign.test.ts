import {expect, test} from 'vitest';

import {campaignOf, withCampaign} from './campaign';

const CHECKOUT = 'https://checkout.example/cart/c/abc?key=def';

test('keeps the parameters of campaigns alone', () => {
  expect(campaignOf('?Size=M&utm_source=mail&gclid=a%20b&token=x&_kx=1')).toBe(
    'utm_source=mail&gclid=a+b&_kx=1',
  );
  expect(campaignOf('?Size=M')).toBe('');
});

test('drops what is too long for a cookie', () => {
  expect(campaignOf(`?utm_source=${'x'.repeat(2000)}`)).toBe('');
});

test('adds them to the checkout’s URL, and leaves what it has', () => {
  expect(withCampaign(CHECKOUT, 'utm_source=mail&key=stolen&payment=x')).toBe(
    `${CHECKOUT}&utm_source=mail`,
  );
  expect(withCampaign(`${CHECKOUT}&utm_source=own`, 'utm_source=mail')).toBe(
    `${CHECKOUT}&utm_source=own`,
  );
});

test.each([
  ['no campaign', CHECKOUT, ''],
  ['a path', '/cart', 'utm_source=mail'],
])('leaves alone %s', (_, url, campaign) => {
  expect(withCampaign(url, campaign)).toBe(url);
});
