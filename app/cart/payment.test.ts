import {describe, expect, it} from 'vitest';

import {readdirSync} from 'node:fs';

import {marksOf, shopPayCheckout, shopPayPermalink} from './payment';

describe('the marks of payment', () => {
  it('are those that the store accepts, each once, the unknown left out', () =>
    expect(
      marksOf([
        'VISA',
        'GOOGLE_PAY',
        'ANDROID_PAY',
        'SHOPIFY_PAY',
        'NEW_BRAND',
        ' paypal ',
      ]),
    ).toEqual([
      ['visa', 'Visa'],
      ['google-pay', 'Google Pay'],
      ['shop-pay', 'Shop Pay'],
      ['paypal', 'PayPal'],
    ]));

  it('have a picture each', () => {
    const pictures = readdirSync('public/payment')
      .filter((file) => file.endsWith('.svg'))
      .map((file) => file.replace('.svg', ''));
    expect(marksOf(pictures).map(([picture]) => picture)).toEqual(pictures);
    expect(pictures.length).toBeGreaterThan(8);
  });

  it('are never looked up in a prototype', () =>
    expect(marksOf(['constructor', '__proto__'])).toEqual([]));
});

describe('Shop Pay', () => {
  it('keeps the parameters of the checkout’s URL', () =>
    expect(shopPayCheckout('https://s.example/cart/c/1?key=a&payment=x')).toBe(
      'https://s.example/cart/c/1?key=a&payment=shop_pay&source=hydrogen',
    ));

  it.each([
    [null, 'en', 'locale=en'],
    ['DE', 'de-DE', 'country=DE&locale=de'],
    ['BR', 'pt-BR', 'country=BR&locale=pt-BR'],
  ])(
    'is a permalink of variant and quantity, in country %s and in %s',
    (country, tag, query) =>
      expect(
        shopPayPermalink('https://s.example', 'gid://shopify/ProductVariant/42', 3, {
          country,
          tag,
        }),
      ).toBe(`https://s.example/cart/42:3?${query}&payment=shop_pay&source=hydrogen`),
  );
});
