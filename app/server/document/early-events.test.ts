import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';

import {buildInlineScript} from '../../../build/inline-script';

const SHOWN = '/products/x%7Ey?filter.v.option.size=M&q=a%20b';

const script = await buildInlineScript('app/server/document/early-events.ts');

/** A document that the script runs in: what it is marked as, and how often it was loaded again. */
function documentAt(url: string) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const dataset: Record<string, string> = {};
  const location = Object.assign(new URL(url, 'https://shop.example'), {
    reloads: 0,
    reload() {
      this.reloads += 1;
    },
  });
  const globals = {
    location,
    document: {documentElement: {dataset}, querySelectorAll: () => []},
    sessionStorage: {getItem: () => null},
    URLSearchParams,
    addEventListener(type: string, listener: (event: object) => void) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    setTimeout: () => 0,
    Image: class {},
    HTMLElement: class {},
    Element: class {},
  };
  runInNewContext(script, {...globals, window: globals});
  return {
    dataset,
    reloads: () => location.reloads,
    /** The browser changes the URL, and tells of it. */
    move(to: string, type = 'popstate', event: object = {}) {
      location.href = new URL(to, location).href;
      listeners.get(type)?.forEach((listener) => listener(event));
    },
  };
}

test.each([
  ['another path', '/shirts'],
  ['another query', '/products/x%7Ey?filter.v.option.size=L&q=a%20b'],
  ['no query', '/products/x%7Ey'],
])('Back to %s loads the page of the URL, once for each move', (_, url) => {
  const shown = documentAt(SHOWN);
  shown.move(url);
  expect(shown.dataset).toHaveProperty('outdated');
  expect(shown.reloads()).toBe(1);
  shown.move(url, 'focusin');
  expect(shown.reloads()).toBe(1);
  // Forward may have ended the load, and nothing hydrates the document any more.
  shown.move(SHOWN);
  expect(shown.reloads()).toBe(2);
});

test.each([
  ['a part of the page', `${SHOWN}#reviews`],
  ['another spelling', '/products/x~y?filter.v.option.size=%4D&q=a+b#'],
])('Back to %s leaves the document as it is', (_, url) => {
  const shown = documentAt(SHOWN);
  shown.move(url);
  expect(shown.dataset).toEqual({});
  expect(shown.reloads()).toBe(0);
});

test('a document with a malformed URL is shown as any other', () => {
  const shown = documentAt('/search?q=100%&r=%E0%A4%A');
  shown.move('/search?q=100%&r=%E0%A4%A#results');
  expect(shown.reloads()).toBe(0);
});

test('a document that the browser has kept is loaded again where it is another page’s', () => {
  const shown = documentAt(SHOWN);
  // Other software may have changed the query before the first `pageshow`.
  shown.move('/products/x~y', 'pageshow', {persisted: false});
  expect(shown.reloads()).toBe(0);
  shown.move('/products/x~y', 'pageshow', {persisted: true});
  expect(shown.reloads()).toBe(1);
});

test('a hydrated document follows its URL itself', () => {
  const shown = documentAt(SHOWN);
  shown.move(SHOWN, 'hydrated', {detail: null});
  shown.move('/shirts');
  expect(shown.dataset).toEqual({});
  expect(shown.reloads()).toBe(0);
});
