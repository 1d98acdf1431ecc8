import {readdir, readFile} from 'node:fs/promises';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {projectPath} from '../../tools/project';
import {previewPath} from '~/lib/preview-state';
import {
  cartFields,
  cookieHeader,
  startBuiltShop,
  type BuiltShop,
  type WireAnswer,
} from '../support/built-shop';
import {previewLinkTo, PREVIEW_SECRET, sessionValue} from '../support/preview';
import {captureConsole} from '../support/suite';
import {openWorkerHere, type WorkerHere} from '../support/worker-here';

/**
 * Previews stay with those who are in them: the built worker behind a page cache, and in this
 * process, where time stands still.
 */

const DRAFT = {
  accent_color: '#c0ffee',
  hero_title: 'Seen by staff alone',
  tagline: 'Not yet',
};
const HOUR = 60 * 60 * 1000;

let shop: BuiltShop;
/** The same without a page cache, which would answer many questions by itself. */
let worker: WorkerHere;
let cookie: string;

captureConsole('info', 'warn');
beforeAll(async () => {
  shop = await startBuiltShop({PREVIEW_SECRET});
  worker = await openWorkerHere({...shop.store.env, PREVIEW_SECRET});
  const state = {edits: DRAFT, theme: 'winter-nights', asOf: Date.now() + 48 * HOUR};
  cookie = `preview=${await sessionValue(shop.store, state)}`;
});
afterAll(() => shop.stop());

const asStaff = (path: string) =>
  shop.ask(previewPath(path), {headers: {Cookie: cookie}});

const PATHS = [
  '/',
  '/hoodies',
  '/products/crest-hoodie',
  '/products/half-time-scarf',
  '/nowhere',
  '/shirts.data',
  '/api/products/crest-hoodie',
  '/manifest.webmanifest',
  '/sitemap.xml',
];

/**
 * Names of what differs between two answers to one question: the request's number, the clock, and
 * how old the edge's copy is.
 */
const DIFFERS = [
  'x-request-id',
  'server-timing',
  'content-length',
  'date',
  'age',
  'oxygen-full-page-cache',
];

/**
 * The instant a page was made at stands in its data, its countdowns, its tag and the hash of its
 * data.
 */
function withoutInstant({status, headers, body}: WireAnswer) {
  const rest = Object.entries(headers).filter(
    ([name]) => !DIFFERS.includes(name) && name !== 'etag',
  );
  const policy = headers['content-security-policy']?.replace(/'sha256-[^']+'/g, '#');
  return {
    status,
    headers: {...Object.fromEntries(rest), 'content-security-policy': policy},
    body: body
      .replace(/\b1[78]\d{11}\b/g, 'NOW')
      .replace(/(\d+) (days|hours|mins|secs)\b/g, 'N $2')
      .replace(/dateTime="[^"]*"/g, ''),
  };
}

async function asShoppers(ask: (path: string) => Promise<unknown>) {
  const answers: [string, unknown][] = [];
  for (const path of PATHS) answers.push([path, await ask(path)]);
  return answers;
}

const fromEdge = async (path: string) => withoutInstant(await shop.ask(path));

/**
 * A worker's answer to a shopper, of which only the request's number and times differ from another
 * one at the same instant.
 */
async function from(asked: WorkerHere, path: string, init?: RequestInit) {
  const {response, body} = await asked.ask(path, init);
  const headers = [...response.headers].filter(([name]) => !DIFFERS.includes(name));
  return {status: response.status, headers: Object.fromEntries(headers), body};
}

const post = (
  asked: WorkerHere,
  path: string,
  fields: Record<string, string>,
  Cookie = '',
) =>
  asked.ask(path, {
    method: 'POST',
    headers: {Origin: 'http://localhost:3000', Cookie},
    body: new URLSearchParams(fields),
  });

describe('a shopper’s page', () => {
  test('from the edge is the same before, during and after previews', async () => {
    const headers = {Cookie: cookie};
    const before = await asShoppers(fromEdge);
    const during = await asShoppers(async (path) => {
      await asStaff(path);
      const answer = await fromEdge(path);
      await shop.post('/preview/session', {state: '{}'}, headers);
      return answer;
    });
    await shop.post('/preview/leave', {}, headers);
    expect(during).toEqual(before);
    expect(await asShoppers(fromEdge)).toEqual(before);
  });

  test('from the worker is byte for byte the same before, during and after previews, and without them', async () => {
    const before = await asShoppers((path) => from(worker, path));
    const during = await asShoppers(async (path) => {
      await worker.ask(previewPath(path), {headers: {Cookie: cookie}});
      const answer = await from(worker, path);
      await post(worker, '/preview/session', {state: '{}'}, cookie);
      return answer;
    });
    await post(worker, '/preview/leave', {}, cookie);
    expect(during).toEqual(before);
    expect(await asShoppers((path) => from(worker, path))).toEqual(before);
    const without = await openWorkerHere(shop.store.env);
    expect(await asShoppers((path) => from(without, path))).toEqual(before);
  });

  test('holds nothing of a preview, not even where a link was followed without a session', async () => {
    await asStaff('/');
    for (const path of ['/', '/?preview=1', '/hoodies', '/hoodies?preview=1']) {
      const {body, headers} = await shop.ask(path);
      expect(body).toContain('</html>');
      expect(body).not.toMatch(/c0ffee|Seen by staff|preview-bar|winter-nights/i);
      expect(headers['x-robots-tag']).toBeUndefined();
    }
  });

  test('has no code of a preview, which is in chunks of its own', async () => {
    const folder = projectPath('dist/client/assets');
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const ofStaff = /^(?:preview|Editor|FrameRefresh)-/;
    for (const name of scripts.filter((one) => !ofStaff.test(one))) {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      expect(text, name).not.toMatch(
        /preview\/(?:session|link|leave|staff)|Text on the accent|WCAG|Save as a new|Plan it|storefront_theme|ADMIN_/,
      );
    }
    const styles = (await readdir(folder)).filter((name) => /^app-.*css$/.test(name));
    for (const name of styles) {
      expect(await readFile(`${folder}/${name}`, 'utf8')).not.toContain('preview');
    }
    expect((await shop.ask('/')).body).not.toMatch(
      /Editor-|FrameRefresh-|assets\/preview-/,
    );
  });
});

describe('every answer to a preview', () => {
  test.each(PATHS)('%s is private, uncacheable and not indexed', async (path) => {
    const {headers} = await asStaff(path);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers.etag).toBeUndefined();
    expect(headers['oxygen-cache-control']).toBeUndefined();
  });

  test('bypasses the caches, and leaves nothing in them', async () => {
    await shop.ask('/collections/headwear');
    shop.store.control.clearRequests();
    await asStaff('/collections/headwear');
    const asked = shop.store.control.requests().length;
    expect(asked).toBeGreaterThan(0);
    await asStaff('/collections/headwear');
    expect(shop.store.control.requests().length).toBe(2 * asked);
  });

  test('has a policy as strict as a shopper’s, but for uploads, frames of its own and no way to checkout', async () => {
    const {headers, body} = await asStaff('/');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/form-action 'self';/);
    expect(policy).not.toMatch(/unsafe|\*|data:/);
    const loose = (text: string) => text.replace(/ 'sha256-[^']+'/g, '').split('; ');
    const shoppers = loose(
      (await shop.ask('/')).headers['content-security-policy'] ?? '',
    );
    const more = loose(policy).filter((directive) => !shoppers.includes(directive));
    expect(more.map((directive) => directive.split(' ', 1)[0]).sort()).toEqual([
      'connect-src',
      'form-action',
      'frame-ancestors',
      'frame-src',
    ]);
    expect(body).toContain('Leave the preview');
  });

  test('names no checkout, whatever is in the cart', async () => {
    const id = shop.store.catalogue.products[0]?.variants[0]?.id ?? 0;
    const lines = [{merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1}];
    const added = await shop.post('/api/cart', cartFields('LinesAdd', {lines}), {
      Cookie: cookie,
    });
    expect(added.body).toContain('"quantity":1');
    const both = {Cookie: `${cookie}; ${cookieHeader(added.cookies)}`};
    const read = await shop.ask('/api/cart', {headers: both});
    const page = await shop.ask('/cart', {headers: both});
    for (const {body} of [added, read, page]) expect(body).not.toContain('/cart/c/');
    expect(page.body).toContain('Checkout is closed in a preview');
  });
});

describe('an invalid token or cookie', () => {
  let shoppers: string | undefined;

  async function expectShoppersPage(path: string, Cookie = '') {
    const answer = await from(worker, path, {headers: {Cookie}});
    expect(answer.headers).not.toHaveProperty('set-cookie');
    shoppers ??= (await worker.ask('/')).body;
    expect(answer.body).toBe(shoppers);
  }

  async function tokens() {
    const url = new URL(await previewLinkTo(shop.store, {edits: DRAFT}), shop.origin);
    return {
      link: url.searchParams.get('preview') ?? '',
      session: cookie.slice('preview='.length),
      expired: await sessionValue(shop.store, {edits: DRAFT}, -1),
      endless: await sessionValue(shop.store, {edits: DRAFT}, 2 * HOUR),
    };
  }

  test('shows the shopper’s page: tampered, truncated, or any text at all', async () => {
    const {link, session} = await tokens();
    const broken = fc.constantFrom(link, session).chain((token) =>
      fc.oneof(
        fc.nat(token.length - 1).map((end) => token.slice(0, end)),
        fc
          .tuple(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'))
          .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at + 1)),
        fc.string({unit: 'grapheme-ascii', maxLength: 200}),
      ),
    );
    await fc.assert(
      fc.asyncProperty(broken, async (text) => {
        fc.pre(text !== link && text !== session && !/[;\s,"\\]/.test(text));
        await expectShoppersPage(`/?preview=${encodeURIComponent(text)}`);
        await expectShoppersPage('/', `preview=${text}`);
      }),
      {numRuns: 25},
    );
  });

  test('shows the shopper’s page: expired, foreign, or replayed for another use', async () => {
    const {link, session, expired, endless} = await tokens();
    const foreign = await sessionValue({env: {SHOP_ID: '1'}});
    for (const value of [
      expired,
      endless,
      foreign,
      link,
      `${session}; preview=${session}`,
    ]) {
      await expectShoppersPage('/', `preview=${value}`);
    }
    await expectShoppersPage(`/?preview=${session}`);
  });

  test('changes nothing by a post', async () => {
    for (const path of ['/preview/session', '/preview/link', '/preview/leave']) {
      const answer = await shop.post(path, {state: '{}'}, {Cookie: 'preview=x.y'});
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.cookies).toEqual([]);
    }
  });
});

/** A document without the scripts that its route needs, and their data. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[^]*?<\/script>|<link rel="deferred"[^>]*>/g, '');

describe.each([
  ['without PREVIEW_SECRET', ''],
  ['with a PREVIEW_SECRET that is too short', 'hunter2-hunter2'],
])('%s', (_, secret) => {
  test('/preview is the not-found page, posts are ignored, and the shop is open', async () => {
    const plain = await openWorkerHere({...shop.store.env, PREVIEW_SECRET: secret});
    expect((await plain.ask('/')).response.status).toBe(200);
    const [preview, other] = [await plain.ask('/preview'), await plain.ask('/previer')];
    expect(preview.response.status).toBe(404);
    const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0];
    expect(mainOf(preview.body)).toContain('find the page');
    expect(withoutScripts(preview.body)).toBe(
      withoutScripts(other.body.replaceAll('previer', 'preview')),
    );
    const posts = [
      await post(plain, '/preview', {password: ''}),
      await post(plain, '/previer', {password: ''}),
    ];
    expect(posts[0]?.response.status).toBe(posts[1]?.response.status);
    expect(posts.flatMap(({response}) => response.headers.getSetCookie())).toEqual([]);
  });
});
