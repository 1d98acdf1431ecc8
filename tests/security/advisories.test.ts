import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {createHostileCatalogue} from '@quillhaven/club/extremes';

import {projectPath} from '../../tools/project';
import {cartFields, startBuiltShop, type BuiltShop} from '../support/built-shop';

/** What SECURITY.md says of the framework's advisories, against the built worker. */

let shop: BuiltShop;

/** Targets of a merchant's redirects that browsers would take for another site's. */
const OFF_SITE = [
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//evil.example',
];

beforeAll(async () => {
  const hostile = createHostileCatalogue(new Date());
  const redirects = OFF_SITE.map((target, index) => ({
    id: index + 1,
    path: `/old-${index}`,
    target,
  }));
  shop = await startBuiltShop(
    {PUBLIC_SITE_ORIGIN: 'https://shop.example', NOTIFY_PROVIDER: 'shopify'},
    {catalogue: {...hostile, redirects}},
  );
});
afterAll(() => shop.stop());

/** The values of a page's data as turbo-stream writes them: flat, a value of a special type as an array that begins with its name. */
async function streamOf(path: string): Promise<unknown[]> {
  const {headers, body} = await shop.ask(path);
  expect(headers['content-type']).toContain('text/x-script');
  return body
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line.replace(/^[PE]\d+:/, '')) as unknown[]);
}

const typesIn = (stream: readonly unknown[]) =>
  stream.flatMap((value) =>
    Array.isArray(value) && typeof value[0] === 'string'
      ? [value as [string, ...unknown[]]]
      : [],
  );

// GHSA-49rj-9fvp-4h2h: the decoder calls the constructor that an error in the stream names.
describe('no text chooses a constructor', () => {
  const words = '["E","alert(1)","Function"]';
  test.each([
    `/search.data?q=${encodeURIComponent(words)}`,
    '/_root.data',
    '/shirts.data',
    '/products/hostile.data',
    '/cart.data',
  ])('%s has texts, numbers and lists alone', async (path) => {
    const stream = await streamOf(path);
    expect(stream.length).toBeGreaterThan(20);
    expect(typesIn(stream)).toEqual([]);
    if (path.startsWith('/search')) expect(stream).toContain(words);
  });

  test('an error has the one name that every error has', async () => {
    shop.store.control.addFault({fault: {kind: 'status', status: 503, body: 'Function'}});
    try {
      const stream = await streamOf('/hoodies.data');
      const errors = typesIn(stream).filter(([type]) => type === 'SanitizedError');
      expect(errors.length).toBeGreaterThan(0);
      for (const [, name] of errors) expect(stream[Number(name)]).toBe('Error');
      expect(typesIn(stream).map(([type]) => type)).not.toContain('E');
    } finally {
      shop.store.control.clearFaults();
    }
  });

  // GHSA-337j-9hxr-rhxg: hydration calls the constructor that an error in the document names.
  test('a document with an error names none', async () => {
    shop.store.control.addFault({fault: {kind: 'status', status: 503, body: 'Function'}});
    try {
      const {status, body} = await shop.ask('/hoodies');
      expect(status).toBe(503);
      expect(body).toContain('\\"__type\\",\\"Error\\"');
      expect(body).not.toContain('__subType');
    } finally {
      shop.store.control.clearFaults();
    }
  });
});

test('pages decode what their own origin answers, and nothing else: the policy lets them ask no other', async () => {
  for (const path of ['/', '/products/hostile', '/cart', '/search?q=x', '/nope']) {
    const {headers} = await shop.ask(path);
    const policy = headers['content-security-policy'] ?? '';
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.trim(), path).toBe("'self'");
  }
});

// GHSA-rxv8-25v2-qmq8: the encoder calls itself for each level of what an action or a loader returns.
describe('what a visitor posts never comes back as data', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const deep = nested(8000);
  // Each bracket takes three bytes of a form, of which a body may have 64 KiB.
  const deepInForm = nested(3000);

  test.each([
    ['/api/ucp/mcp', deep],
    ['/api/ucp/mcp', `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep}}`],
    ['/api/ucp/mcp', `{"jsonrpc":"2.0","id":${deep},"method":"x"}`],
    ['/api/events', nested(900)],
    ['/api/2025-01/graphql.json', `{"query":"{shop{name}}","variables":${nested(900)}}`],
    ['/api/ucp/mcp.data', nested(900)],
  ])('nested JSON, posted to %s', async (path, body) => {
    const answer = await shop.ask(path, {
      method: 'POST',
      headers: {
        Origin: 'https://shop.example',
        'Content-Type': 'application/json',
      },
      body,
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers['content-type'] ?? '').not.toContain('x-script');
  });

  test.each([
    '/cart',
    '/cart.data',
    '/api/cart',
    '/notify',
    '/notify.data',
    '/withdraw.data',
  ])('nested JSON in a form, posted to %s', async (path) => {
    const fields = {
      ...cartFields('LinesAdd', {lines: JSON.parse(deepInForm) as unknown}),
      email: deepInForm,
      message: deepInForm,
    };
    const answer = await shop.post(path, fields, {Origin: 'https://shop.example'});
    expect([200, 400, 404]).toContain(answer.status);
    // A text may come back to its field, as the text that it was.
    for (const line of answer.body.split('\n')) {
      if (!line.startsWith('[')) continue;
      const nested = (JSON.parse(line) as unknown[]).filter(
        (value) => Array.isArray(value) && Array.isArray(value[0]),
      );
      expect(nested).toEqual([]);
    }
  });
});

// GHSA-chx6-hx7r-mcp5: the manifest of routes, asked for many paths, costs a lot.
test('there is no manifest to ask', async () => {
  const many = Array.from({length: 200}, (_, n) => `p=%2Fproducts%2F${n}`).join('&');
  for (const path of ['/__manifest', `/__manifest?version=x&${many}`]) {
    const {status, headers} = await shop.ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).not.toContain('json');
  }
});

// GHSA-wrjc-x8rr-h8h6: the router reads a backslash as a slash, so that a path may lead to another site.
describe('no redirect leads elsewhere by a backslash', () => {
  test.each(OFF_SITE.map((target, index) => [target, index] as const))(
    'of the merchant’s, to %s',
    async (_, index) => {
      expect((await shop.ask(`/old-${index}`)).status).toBe(404);
      const stream = await streamOf(`/old-${index}.data`);
      expect(typesIn(stream).map(([type]) => type)).not.toContain('SingleFetchRedirect');
    },
  );

  test.each([
    '/\\evil.example',
    '/%5Cevil.example',
    '/%5C%5Cevil.example/',
    '/.%5Cevil.example',
    '/products/%5C%5Cevil.example',
    '/cart?return_to=%5C%5Cevil.example',
    '/markets?from=%5C%5Cevil.example',
    '/markets?from=/%5Cevil.example',
  ])('of the shop’s, from %s', async (path) => {
    const {status, headers, body} = await shop.ask(path);
    expect(status).toBeLessThan(500);
    const {origin} = new URL(headers.location ?? '/', shop.origin);
    expect([shop.origin, 'https://shop.example']).toContain(origin);
    for (const [, href = ''] of body.matchAll(/<a [^>]*href="([^"]*)"/g))
      expect(new URL(href, shop.origin).host).not.toBe('evil.example');
  });
});

// GHSA-f88m-g3jw-g9cj (sharp) and GHSA-gv7w-rqvm-qjhr (esbuild) are of tools.
test('the worker holds all that it runs: it imports no package', () => {
  const worker = readFileSync(projectPath('dist/server/index.js'), 'utf8');
  const names = /^import\b(?!\().*|\bimport\(['"][@\w][^'"]*['"]/gm;
  expect(Array.from(worker.matchAll(names), ([text]) => text)).toEqual([]);
  expect(worker).not.toMatch(/libvips|esbuild-wasm/);
});
