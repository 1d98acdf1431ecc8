import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {projectPath} from '../../scripts/project';
import {
  cartFields,
  cookieHeader,
  startBuiltShop,
  type BuiltShop,
  type WireAnswer,
} from '../support/built-shop';

/** What every response of the built worker carries, errors included, and what none of them may. */

const PREVIEW_SECRET = 'preview-secret-that-nobody-may-see';

let shop: BuiltShop;

beforeAll(async () => {
  shop = await startBuiltShop({PREVIEW_SECRET});
});
afterAll(() => shop.stop());

function directivesOf({headers}: WireAnswer): Map<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  const pairs = policy.split(';').map((part) => part.trim().split(/\s(.*)/s));
  return new Map(pairs.map(([name = '', sources = '']) => [name, sources]));
}

const responses: [string, number, () => Promise<WireAnswer>][] = [
  ['a page', 200, () => shop.ask('/')],
  ['a product', 200, () => shop.ask(`/products/${handle()}`)],
  ['the cart', 200, () => shop.ask('/cart')],
  ['data of a soft navigation', 200, () => shop.ask('/shirts.data')],
  ['JSON', 200, () => shop.ask('/api/cart')],
  ['the manifest', 200, () => shop.ask('/manifest.webmanifest')],
  ['a redirect', 301, () => shop.ask('/shirts/')],
  ['a redirect after a form', 303, () => shop.post('/cart', cartFields('Create', {}))],
  ['a path that does not exist', 404, () => shop.ask('/nope')],
  ['a path that cannot be read', 404, () => shop.ask('/%00')],
  ['a bad form', 400, () => shop.post('/api/cart', {cartFormInput: 'null'})],
  ['a foreign form', 403, () => shop.post('/cart', {}, {Origin: 'https://evil.example'})],
  ['a method that is not allowed', 405, () => shop.ask('/', {method: 'PUT'})],
  ['a page while the store is down', 503, () => whileDown(() => shop.ask('/hoodies'))],
  ['data while the store is down', 500, () => whileDown(() => shop.ask('/hoodies.data'))],
];

const handle = () => shop.store.catalogue.products[0]?.handle ?? '';

async function whileDown(ask: () => Promise<WireAnswer>): Promise<WireAnswer> {
  shop.store.control.addFault({fault: {kind: 'status', status: 503, body: '<h1>x</h1>'}});
  try {
    return await ask();
  } finally {
    shop.store.control.clearFaults();
  }
}

describe('every response', () => {
  test.each(responses)('%s (%i)', async (_, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const policy = directivesOf(answer);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    const text = [...policy.values()].join(' ');
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|cdn\.shopify\.com|\*|data:/);
    expect(answer.body).not.toMatch(/node_modules|\bat \S+ \(\S+:\d+:\d+\)/);
  });

  test('a page’s own policy names where it sends forms and what it runs', async () => {
    const policy = directivesOf(await shop.ask('/'));
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('form-action')).toBe(`'self' ${shop.store.url}`);
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  });
});

describe('secrets: the private token, the preview secret, a cart’s key', () => {
  const secrets = () => [
    shop.store.env.PRIVATE_STOREFRONT_API_TOKEN ?? 'none',
    PREVIEW_SECRET,
  ];

  test('are in no file that browsers are sent, nor is a source map or a variable of the server', async () => {
    const files = await filesBelow(projectPath('dist/client'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of files) {
      const text = await readFile(file, 'latin1');
      for (const secret of secrets()) expect(text.includes(secret), file).toBe(false);
      expect(/PRIVATE_STOREFRONT|PREVIEW_SECRET|sourceMappingURL/.test(text), file).toBe(
        false,
      );
    }
  });

  test('are in no response and no log, whatever happens', async () => {
    const lines = [{merchandiseId: variant(), quantity: 1}];
    const added = await shop.post('/api/cart', cartFields('LinesAdd', {lines}));
    const cookie = cookieHeader(added.cookies);
    const key = /key%3D(\w+)/.exec(cookie)?.[1] ?? '';
    expect(key).not.toBe('');
    const asked = async (path: string) => shop.ask(path, {headers: {Cookie: cookie}});
    const answers = [await asked('/'), await asked('/cart'), await asked('/cart.data')];
    const failed = await whileDown(async () => {
      answers.push(await asked('/api/cart'), await asked('/cart'));
      return shop.post('/api/cart', cartFields('LinesAdd', {lines}), {Cookie: cookie});
    });
    for (const {body, headers} of [...answers, failed, ...(await everyResponse())]) {
      const whole = body + JSON.stringify(headers);
      for (const secret of secrets()) expect(whole).not.toContain(secret);
    }
    expect(failed.body).not.toContain(key);
    const logs = shop.logs.join('\n');
    expect(logs).toContain('cart.change_failed');
    for (const secret of [...secrets(), key]) expect(logs).not.toContain(secret);
  });

  test('the key is nowhere on a page but in the address of the checkout', async () => {
    const lines = [{merchandiseId: variant(), quantity: 1}];
    const {cookies} = await shop.post('/api/cart', cartFields('LinesAdd', {lines}));
    const cookie = cookieHeader(cookies);
    const key = /key%3D(\w+)/.exec(cookie)?.[1] ?? 'none';
    const {body} = await shop.ask('/cart', {headers: {Cookie: cookie}});
    const outside = body.replace(/[^"\\]*\/cart\/c\/[^"\\]*/g, '');
    expect(outside).not.toContain(key);
    expect((await shop.ask('/', {headers: {Cookie: cookie}})).body).not.toContain(key);
  });
});

const variant = () =>
  `gid://shopify/ProductVariant/${shop.store.catalogue.products[0]?.variants[0]?.id ?? 0}`;

async function everyResponse(): Promise<WireAnswer[]> {
  const answers: WireAnswer[] = [];
  for (const [, , ask] of responses) answers.push(await ask());
  return answers;
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
