import {expect, test} from 'vitest';

import {elementsOf} from '../support/html';
import {openWorkerHere} from '../support/worker-here';
import {captureConsole, suiteStore} from '../support/suite';

/** Analytics and consent in a document; analytics.spec.ts tests the browser's use of them. */

const store = suiteStore();
captureConsole('info');

async function documentWith(env: Record<string, string>) {
  const worker = await openWorkerHere({...store.env, ...env});
  const {response, body} = await worker.ask('/');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  return {
    body,
    cookies: response.headers.getSetCookie(),
    foreignScripts: scripts.split(' ').filter((source) => source.startsWith('https:')),
  };
}

test('without analytics nothing of consent is there', async () => {
  const {body, cookies, foreignScripts} = await documentWith({});
  expect(foreignScripts).toEqual([]);
  expect(cookies).toEqual([]);
  expect(body).not.toMatch(/consent|privacy-choices/);
});

test('with analytics a document loads no foreign script and sets no cookie: its own scripts ask first', async () => {
  const {body, cookies, foreignScripts} = await documentWith({
    PUBLIC_ANALYTICS: 'on',
    PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
  });
  expect(foreignScripts).toEqual([
    'https://cdn.shopify.com/shopifycloud/consent-tracking-api/',
    'https://cdn.shopify.com/shopifycloud/perf-kit/',
  ]);
  expect(cookies).toEqual([]);
  const addresses = elementsOf(body, 'script').flatMap(({src}) => src ?? []);
  expect(addresses.filter((src) => !src.startsWith('/'))).toEqual([]);
});
