import {describe, expect, it} from 'vitest';

import {marketAt, readMarkets, ROOT_MARKET, rootMarket, tagIn} from './market';

describe('the markets of PUBLIC_MARKETS', () => {
  it('are a language and a country each', () => {
    expect(readMarkets('de-de, EN-GB,,pt-br')).toEqual({
      markets: [
        {prefix: '/de-de', country: 'DE', language: 'DE', tag: 'de-DE'},
        {prefix: '/en-gb', country: 'GB', language: 'EN', tag: 'en-GB'},
        {prefix: '/pt-br', country: 'BR', language: 'PT_BR', tag: 'pt-BR'},
      ],
      problems: [],
    });
  });

  it('are none where nothing is set', () =>
    expect(readMarkets('')).toEqual({markets: [], problems: []}));

  it.each(['de', 'de_de', 'deu-de', '/de-de', 'de-de-de', '12-34', '日本-jp'])(
    'leave out %s, by name',
    (entry) => {
      const {markets, problems} = readMarkets(`fr-fr,${entry}`);
      expect(markets.map(({prefix}) => prefix)).toEqual(['/fr-fr']);
      expect(problems).toEqual([expect.stringContaining(`“${entry}”`)]);
    },
  );

  it('have one of those that are there twice', () =>
    expect(readMarkets('de-de,DE-de')).toMatchObject({
      markets: {length: 1},
      problems: ['“de-de” is there twice.'],
    }));
});

describe('the market of a URL', () => {
  const {markets} = readMarkets('de-de,fr-fr');
  it.each(['/de-de', '/de-de/', '/de-de.data', '/de-de/cart', '/de-de/products/x.data'])(
    'is that of its prefix: %s',
    (path) => expect(marketAt(path, {root: ROOT_MARKET, markets}).prefix).toBe('/de-de'),
  );

  it.each([
    '/',
    '/cart',
    '/ja-jp',
    '/de-dee',
    '/DE-DE',
    '/de-de.html',
    '/products/de-de',
    '//de-de',
    '',
  ])('is the root for any other: %s', (path) =>
    expect(marketAt(path, {root: ROOT_MARKET, markets})).toBe(ROOT_MARKET),
  );
});

describe('the root', () => {
  it('speaks the language that a setting names', () => {
    expect(rootMarket('de')).toEqual({...ROOT_MARKET, language: 'DE', tag: 'de'});
    expect(rootMarket('pt-br')).toMatchObject({language: 'PT_BR', tag: 'pt-BR'});
    expect(rootMarket('EN')).toBe(ROOT_MARKET);
  });

  it('is that of a country, where the setting names one', () =>
    expect(rootMarket('en-ca')).toEqual({...ROOT_MARKET, language: 'EN', tag: 'en-CA'}));

  it.each([
    ['en', 'CA', 'CAD', 'en-CA'],
    ['en', 'AU', 'AUD', 'en-AU'],
    ['es', 'MX', 'MXN', 'es-MX'],
    ['de', 'DE', 'EUR', 'de-DE'],
    // What the setting says counts.
    ['en-gb', 'IE', 'EUR', 'en-GB'],
    ['fr-ca', 'FR', 'EUR', 'fr-CA'],
    ['en-us', 'CA', 'CAD', 'en-US'],
    // As the specification shows them.
    ['en', 'US', 'USD', 'en'],
    ['en-us', 'US', 'USD', 'en'],
    ['en', 'CA', 'USD', 'en'],
    // Others write them otherwise.
    ['es', 'US', 'USD', 'es-US'],
  ])('in %s, of a store in %s that sells in %s, is %s', (text, isoCode, currency, tag) =>
    expect(
      tagIn(rootMarket(text) ?? ROOT_MARKET, {isoCode, currency: {isoCode: currency}}),
    ).toBe(tag),
  );

  it('is in its language alone while the store’s country is not known', () =>
    expect(tagIn(ROOT_MARKET, null)).toBe('en'));

  it('alone is of the store’s country', () => {
    const [market = ROOT_MARKET] = readMarkets('en-gb').markets;
    expect(tagIn(market, {isoCode: 'CA', currency: {isoCode: 'CAD'}})).toBe('en-GB');
  });

  it.each(['', 'german', 'd', 'de_DE'])('“%s” names none', (text) =>
    expect(rootMarket(text)).toBeNull(),
  );
});
