import {describe, expect, it} from 'vitest';

import {shopifyCookies} from './context';

describe('cookies for the store', () => {
  it.each([
    [null, ''],
    ['cart=abc?key=secret; _shopify_y=1; preview=x', '_shopify_y=1'],
    ['_shopify_s=2;_tracking_consent=%7B%7D', '_shopify_s=2; _tracking_consent=%7B%7D'],
    ['x_shopify_y=1; _shopify_=2', ''],
    [`_shopify_y=${'a'.repeat(5000)}`, ''],
  ])('%s is sent as %s', (header, sent) => {
    expect(shopifyCookies(header)).toBe(sent);
  });
});
