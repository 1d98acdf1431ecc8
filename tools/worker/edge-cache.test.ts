import {describe, expect, test} from 'vitest';

import {lifetimeOf, stateAt, variantKey} from './edge-cache';

const cacheable = {
  'oxygen-cache-control': 'public, max-age=60, stale-while-revalidate=600',
  vary: 'Accept-Encoding',
};

function lifetime(headers: object, method = 'GET', status = 200) {
  return lifetimeOf(method, status, new Headers({...cacheable, ...headers}));
}

describe('the full-page cache stores a response', () => {
  test('for its max-age, then stale for stale-while-revalidate', () => {
    expect(lifetime({})).toEqual({fresh: 60, stale: 600});
  });

  test('for its s-maxage where it has one', () => {
    const value = 'public, max-age=60, s-maxage=5';
    expect(lifetime({'oxygen-cache-control': value})).toEqual({fresh: 5, stale: 0});
  });

  test.each([
    ['it sets a cookie', {'set-cookie': 'cart=1'}],
    ['it is private', {'oxygen-cache-control': 'private, max-age=60'}],
    ['it does not say public', {'oxygen-cache-control': 'max-age=60'}],
    ['it says no-store', {'oxygen-cache-control': 'public, no-store, max-age=60'}],
    ['its age is zero', {'oxygen-cache-control': 'public, max-age=0'}],
    ['its age is no number', {'oxygen-cache-control': 'public, max-age=-1'}],
    ['it varies by everything', {vary: '*'}],
  ])('not if %s', (_reason, headers) => {
    expect(lifetime(headers)).toBeUndefined();
  });

  test('not without a Vary header', () => {
    const headers = new Headers(cacheable);
    headers.delete('vary');
    expect(lifetimeOf('GET', 200, headers)).toBeUndefined();
  });

  test.each([
    ['POST', 200],
    ['HEAD', 200],
    ['GET', 404],
    ['GET', 500],
  ])('not as the answer to a %s with %i', (method, status) => {
    expect(lifetime({}, method, status)).toBeUndefined();
  });
});

test.each([
  [0, 'hit'],
  [59.9, 'hit'],
  [60, 'stale'],
  [659, 'stale'],
  [660, 'gone'],
])('a copy that is %d s old is a %s', (age, state) => {
  expect(stateAt({fresh: 60, stale: 600}, age)).toBe(state);
});

describe('copies are keyed', () => {
  const url = 'http://localhost/shirts';

  test('by the request headers that the response varies by', () => {
    const english = variantKey(url, 'Accept-Language', header('en'));
    expect(variantKey(url, 'accept-language', header('en'))).toBe(english);
    expect(variantKey(url, 'Accept-Language', header('fr'))).not.toBe(english);
  });

  test('by the query string', () => {
    expect(variantKey(`${url}?page=2`, '', new Headers())).not.toBe(
      variantKey(url, '', new Headers()),
    );
  });

  test('but not by encoding, which is applied when a copy is sent', () => {
    expect(
      variantKey(url, 'Accept-Encoding', new Headers({'accept-encoding': 'br'})),
    ).toBe(variantKey(url, 'Accept-Encoding', new Headers()));
  });
});

function header(language: string): Headers {
  return new Headers({'accept-language': language});
}
