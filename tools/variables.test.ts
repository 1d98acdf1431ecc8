import {describe, expect, it} from 'vitest';

import {unknownInShell, unknownVariables} from './variables';

const adviceOn = (name: string) => unknownVariables([name])[0]?.advice;

describe('a variable that the shop does not know', () => {
  it.each([
    ['PUBLIC_STORE_DOMIAN', 'PUBLIC_STORE_DOMAIN'],
    ['PUBLIC_SHOP_ID', 'SHOP_ID'],
    ['STORE_DOMAIN', 'PUBLIC_STORE_DOMAIN'],
    ['public_markets', 'PUBLIC_MARKETS'],
    ['DROP', 'DROPS'],
    ['PUBLIC_BANNER', 'PUBLIC_BANNERS'],
  ])('is a misspelling: %s of %s', (name, known) =>
    expect(adviceOn(name)).toBe(`Did you mean ${known}?`),
  );

  it.each([
    ['PUBLIC_FONT', 'Font'],
    ['PUBLIC_LINK_SIZES', 'menu “footer”'],
    ['PUBLIC_COLLECTION_ACCENT_COLOR', 'PUBLIC_ACCENT_COLOR'],
    ['VITALS_SAMPLE', 'docs/analytics.md'],
  ])('is a former one, whose successor is named: %s', (name, successor) =>
    expect(adviceOn(name)).toContain(successor),
  );

  it('is none that the shop has, and none of Shopify’s', () =>
    expect(
      unknownVariables(['PUBLIC_STORE_NAME', 'DROPS', 'SESSION_SECRET', 'TOTALLY_OTHER']),
    ).toEqual([{name: 'TOTALLY_OTHER', advice: 'Take it out.'}]));

  it('is looked for in a shell only among names that are meant for the shop', () =>
    expect(
      unknownInShell(['PATH', 'DROP', 'PUBLIC_URL', 'PUBLIC_FONT', 'PUBLIC_MARKET']).map(
        ({name}) => name,
      ),
    ).toEqual(['PUBLIC_FONT', 'PUBLIC_MARKET']));
});
