import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {projectPath, projectRoot} from '../../tools/project';
import {
  cartFields,
  cookieHeader,
  startBuiltShop,
  type BuiltShop,
  type WireAnswer,
  type WireRequest,
} from '../support/built-shop';

/**
 * Looks for the worker's secrets, each marked, in everything that leaves it: the files of the build, every kind of
 * page and answer while the store works and while it does not, and the log.
 */

const SECRETS = {
  PRIVATE_STOREFRONT_API_TOKEN: 'marked-private-token-5f2c',
  PREVIEW_SECRET: 'marked-preview-secret-91ab-of-32-characters',
  // Nothing reads it; Hydrogen's template has one, and so may a merchant's environment.
  SESSION_SECRET: 'marked-session-secret-c07d',
};

/** A frame of a stack, or a path of the machine that made the build. */
const STACK = /\bat (?:async )?\S+ \(\S+:\d+:\d+\)|node_modules\//;

let shop: BuiltShop;
/** A shopper's cart cookie, and the secret key in it. */
let Cookie: string;
let key: string;

beforeAll(async () => {
  shop = await startBuiltShop(SECRETS, {
    privateToken: SECRETS.PRIVATE_STOREFRONT_API_TOKEN,
  });
  Cookie = cookieHeader((await add({})).cookies);
  key = /key%3D(\w+)/.exec(Cookie)?.[1] ?? '';
});
afterAll(() => shop.stop());

const product = () => shop.store.catalogue.products[0];
const lines = () => [
  {
    merchandiseId: `gid://shopify/ProductVariant/${product()?.variants[0]?.id ?? 0}`,
    quantity: 1,
  },
];
const add = (headers: WireRequest['headers']) =>
  shop.post('/api/cart', cartFields('LinesAdd', {lines: lines()}), headers);

/** Every kind of answer that the worker gives, errors included. */
const PATHS = (): string[] => [
  ...['/', '/latest', '/products', '/shirts', '/hoodies', '/collections/latest'],
  `/products/${product()?.handle}`,
  `/products/${product()?.handle}?Size=M`,
  ...['/search', '/search?q=crest', '/search?q=nothing-like-it'],
  ...['/cart', '/cart/1:1', `/cart/${product()?.variants[0]?.id}:1`, '/discount/X'],
  ...['/nope', '/%00', '/preview', '/?preview=none', '/__manifest', '/?_data=root'],
  ...['/_root.data', '/shirts.data', '/cart.data', '/nope.data'],
  ...['/api/cart', '/api/search?q=crest', '/api/grid', '/api/products/nope'],
  ...['/api/health', '/api/health?deep=1', '/manifest.webmanifest', '/robots.txt'],
  ...['/sitemap.xml', '/sitemap/products/1.xml', '/shirts/', '/api/2025-01/graphql.json'],
];

const POSTS: [path: string, request: WireRequest][] = [
  ['/cart', {body: ''}],
  ['/api/cart', {body: 'cartFormInput=null'}],
  ['/api/cart', {body: '{}', headers: {'Content-Type': 'application/json'}}],
  ['/cart', {body: 'a=b', headers: {Origin: 'https://evil.example'}}],
  ['/preview', {body: 'password=guess'}],
  ['/preview/session', {body: 'state={}'}],
  ['/api/2025-01/graphql.json', {body: 'query={shop{name}}'}],
];

async function everyAnswer(): Promise<[name: string, answer: WireAnswer][]> {
  const answers: [string, WireAnswer][] = [];
  for (const path of PATHS()) {
    answers.push([path, await shop.ask(path, {headers: {Cookie}})]);
  }
  for (const [path, {headers, body = ''}] of POSTS) {
    const type = 'application/x-www-form-urlencoded';
    const sent = {Origin: shop.origin, 'Content-Type': type, Cookie, ...headers};
    const answer = await shop.ask(path, {method: 'POST', headers: sent, body});
    answers.push([`POST ${path}`, answer]);
  }
  answers.push(['PUT /', await shop.ask('/', {method: 'PUT'})]);
  answers.push(['adding', await add({Cookie})]);
  return answers;
}

function expectNoSecret(name: string, text: string) {
  for (const secret of Object.values(SECRETS)) {
    expect(text.includes(secret), `${name} holds ${secret}`).toBe(false);
  }
  expect(STACK.exec(text)?.[0], `a stack in ${name}`).toBeUndefined();
}

/** The key stands in the URL of the checkout, which is the shopper's own, and nowhere else. */
function expectNoKey(name: string, body: string) {
  // From the start of a text alone: from each of its characters, a long stylesheet took a minute.
  const outside = body.replace(/(?<![^"\\])[^"\\]*\/cart\/c\/[^"\\]*/g, '');
  expect(outside.includes(key), `${name} holds the cart's key`).toBe(false);
}

describe('secrets: the private token, the preview secret, a session secret, a cart’s key, stacks', () => {
  test.each([
    ['while the store works', null],
    ['while the store answers nothing but errors', {kind: 'status', status: 503}],
    ['while the store refuses the token', {kind: 'status', status: 401}],
    ['while the store sends what is no GraphQL', {kind: 'body', body: 'html'}],
  ] as const)('are in no page and no answer %s', async (_, fault) => {
    if (fault) shop.store.control.addFault({fault});
    const answers = await everyAnswer();
    shop.store.control.clearFaults();
    expect(answers.length).toBeGreaterThan(40);
    for (const [name, {body, headers, cookies}] of answers) {
      expectNoSecret(name, [body, JSON.stringify(headers), ...cookies].join('\n'));
      expectNoKey(name, body);
    }
  });

  test('are in no page that one visitor is shown and another may be', async () => {
    for (const path of ['/', '/shirts', `/products/${product()?.handle}`]) {
      const {body, headers} = await shop.ask(path, {headers: {Cookie}});
      expect(headers['cache-control']).toContain('public');
      expect(body).not.toContain(key);
    }
  });

  /** A store that quotes the cart's id in its errors. */
  const quoting = () => ({
    kind: 'errors' as const,
    errors: [{message: `${Cookie} ${decodeURIComponent(Cookie)}`}],
  });

  test('are in nothing that Hydrogen prints when an answer it kept cannot be renewed', async () => {
    const path = '/api/products/never-sold';
    await shop.ask(path);
    shop.store.control.addFault({fault: quoting()});
    const before = shop.logs.length;
    const printed = () => shop.logs.slice(before).filter((line) => !line.startsWith('{'));
    // It is renewed behind the first answer that is given when it is old.
    await expect
      .poll(async () => shop.ask(path).then(printed), {timeout: 9000, interval: 100})
      .toContainEqual(expect.stringContaining('StoreError: Product'));
    shop.store.control.clearFaults();
    expect(printed().join('\n')).not.toContain(key);
  });

  test('are in no line of the log, whatever happened before', async () => {
    shop.store.control.addFault({fault: quoting()});
    await everyAnswer();
    shop.store.control.clearFaults();
    const log = shop.logs.join('\n');
    expect(log).toContain('cart.change_failed');
    expect(log).toContain('store.call_failed');
    expect(key).not.toBe('');
    for (const secret of [...Object.values(SECRETS), key]) {
      expect(log.includes(secret), secret).toBe(false);
    }
  });

  test('are in no file that browsers are sent, nor is a source map, a variable of the server or a path of the machine', async () => {
    const files = await filesBelow(projectPath('dist/client'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of files) {
      const text = await readFile(file, 'latin1');
      expectNoSecret(file, text);
      const told =
        /PRIVATE_STOREFRONT|PREVIEW_SECRET|SESSION_SECRET|shp(?:at|ss|ua)_[0-9a-f]{8}|PRIVATE KEY|sourceMappingURL/;
      expect(told.exec(text)?.[0], file).toBeUndefined();
      expect(text.includes(projectRoot), `the machine's path in ${file}`).toBe(false);
    }
  });
});

describe('the data of a visitor that the store gets', () => {
  test('holds none of the visitor’s cookies but Shopify’s own', async () => {
    const {control} = shop.store;
    control.clearRequests();
    const cookies = `${Cookie}; preview=staff-alone; session=private; _shopify_y=1; _shopify_s=2`;
    for (const path of ['/?fresh=1', '/search?q=scarf', '/cart', '/api/cart']) {
      await shop.ask(path, {headers: {Cookie: cookies}});
    }
    const sent = control.requests().map(({headers}) => JSON.stringify(headers));
    expect(sent.length).toBeGreaterThan(2);
    for (const headers of sent) {
      expect(headers).not.toMatch(/staff-alone|session=private|cart=/);
    }
  });
});

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
