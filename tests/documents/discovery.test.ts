import {brotliCompressSync} from 'node:zlib';

import sharp from 'sharp';
import {describe, expect, test} from 'vitest';

import {elementsOf, metaOf} from '../support/html';
import {vocabularyProblems, type Node} from '../support/schema-org';
import {suiteStore, suiteWorker} from '../support/suite';

/** What search engines, agents and sharing sites read (docs/discovery.md). */

const ORIGIN = 'https://shop.example';

const store = suiteStore();
const worker = suiteWorker(store, {
  PUBLIC_SITE_ORIGIN: ORIGIN,
  PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp',
});

async function htmlOf(path: string): Promise<string> {
  const {response, body} = await worker.ask(path);
  expect(response.status, path).toBe(200);
  return body;
}

const DATA = /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s;

const dataOf = (html: string) => JSON.parse(DATA.exec(html)?.[1] ?? '{}') as Node;

const article = () => {
  const [blog] = store.catalogue.blogs ?? [];
  return `/blogs/${blog?.handle}/${blog?.articles[0]?.handle}`;
};

describe('structured data', () => {
  test.each([
    ['home', () => '/'],
    ['a grid', () => '/hoodies'],
    ['a collection', () => '/collections/headwear'],
    ['an article', article],
    ['a policy', () => '/policies/refund-policy'],
    ['a page', () => '/pages/sizes-and-fit'],
  ])('of %s is in schema.org’s vocabulary', async (_, path) => {
    const data = dataOf(await htmlOf(path()));
    expect(data['@graph']).toHaveProperty('length');
    expect(vocabularyProblems(data)).toEqual([]);
  });

  test('of up to 26 variants adds at most 1 KiB to a document', async () => {
    const many = store.catalogue.products.filter(
      ({variants}) => variants.length > 12 && variants.length <= 26,
    );
    expect(many.length).toBeGreaterThan(4);
    const weight = (html: string) => brotliCompressSync(html).byteLength;
    for (const {handle, variants} of many) {
      const body = await htmlOf(`/products/${handle}`);
      const [group] = dataOf(body)['@graph'] as Node[];
      expect(group?.hasVariant, handle).toHaveLength(variants.length);
      const without = body.replace(DATA, '');
      expect(weight(body) - weight(without), handle).toBeLessThanOrEqual(1024);
    }
  });
});

describe('a page as Markdown', () => {
  test.each(['', '/de-de'])(
    'is named by the page, and cached like it, in the market “%s”',
    async (prefix) => {
      for (const path of [
        '/products/crest-hoodie',
        '/collections/headwear',
        '/policies/refund-policy',
        '/pages/sizes-and-fit',
      ]) {
        const links = elementsOf(await htmlOf(prefix + path), 'link');
        const named = links.find(({type}) => type === 'text/markdown');
        expect(named).toMatchObject({
          rel: 'alternate',
          href: `${ORIGIN}${prefix}${path}.md`,
        });
        const {response, body} = await worker.ask(`${prefix}${path}.md`);
        const {headers} = response;
        expect(response.status).toBe(200);
        expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
        expect(headers.get('X-Robots-Tag')).toBe('noindex');
        expect(headers.get('Oxygen-Cache-Control')).toMatch(/^public, max-age=[1-9]/);
        expect(headers.has('ETag')).toBe(true);
        expect(body).toContain(`- Page: ${ORIGIN}${prefix}${path}\n`);
      }
    },
  );

  test('is one text at /agents.md, /llms.txt and /llms-full.txt', async () => {
    const texts = await Promise.all(
      ['/agents.md', '/llms.txt', '/llms-full.txt'].map(htmlOf),
    );
    expect(new Set(texts).size).toBe(1);
  });

  test('is neither there nor named where agents are switched off', async () => {
    const off = {AGENTS: 'off'};
    const {body} = await worker.ask('/products/bar-scarf?a', {}, off);
    expect(elementsOf(body, 'link').some(({type}) => type === 'text/markdown')).toBe(
      false,
    );
    for (const path of ['/agents.md?a', '/products/bar-scarf.md?a', '/.well-known/ucp'])
      expect((await worker.ask(path, {}, off)).response.status, path).toBe(404);
  });
});

test('“a large teal hoodie to Germany” is found from /agents.md alone', async () => {
  const read = async (url: string) => htmlOf(url.replace(ORIGIN, ''));
  const shop = await read('/agents.md');
  const [, germany = ''] = /\(DE\).*: (https:\S+)/.exec(shop) ?? [];
  const [, hoodies = ''] = /\[Hoodies\]\((\S+)\)/.exec(shop) ?? [];
  const grid = await read(hoodies.replace(ORIGIN, germany));
  const [, product = ''] = /\]\((\S+\/crest-hoodie\.md)\): .* in stock/.exec(grid) ?? [];
  const text = await read(product);
  // Petrol, whose swatch is a dark teal.
  const [, color = ''] = /(?:: |, )([^,:\n]+) \(#0f4c4f\)/.exec(text) ?? [];
  const [, number = ''] =
    new RegExp(`\\| L \\| ${color} \\| [\\d.]+ EUR \\| in stock \\| (\\d+) \\|`).exec(
      text,
    ) ?? [];
  const [, form = ''] = /Cart link: `(\S+)`/.exec(text) ?? [];
  const link = form.replace('NUMBER:QUANTITY', `${number}:1`);
  expect(link).toMatch(/^https:\/\/shop\.example\/de-de\/cart\/\d+:1$/);
  const page = await read(link);
  expect(page).toContain(color);
  expect(page).toMatch(/54,95\s*€/);
});

describe('sharing', () => {
  const drop = '/products/low-tide-tee';

  test.each([
    ['a product', () => '/products/crest-hoodie', /crest-hoodie/],
    ['a color', () => '/products/crest-hoodie?Color=Ink', /crest-hoodie.*ink/],
    ['a collection', () => '/collections/headwear', /./],
    ['a drop', () => drop, /low-tide-tee/],
    ['an article', article, /./],
    ['home', () => '/', /./],
  ])('%s has what X, WhatsApp, iMessage and Discord need', async (_, path, picture) => {
    const html = await htmlOf(path());
    for (const name of ['og:title', 'og:description', 'og:site_name', 'theme-color'])
      expect(metaOf(html, name), name).toMatch(/\S/);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(html, 'twitter:title')).toBe(metaOf(html, 'og:title'));
    // WhatsApp reads so much of a page.
    expect(html.indexOf('</head>')).toBeLessThan(300_000);
    expect(metaOf(html, 'og:image:alt')).toMatch(/\S/);
    expect(metaOf(html, 'og:url')).toBe(ORIGIN + path().replace(/\?.*/, ''));
    expect(elementsOf(html, 'link').map(({rel}) => rel)).toContain('apple-touch-icon');
    const image = metaOf(html, 'og:image') ?? '';
    expect(metaOf(html, 'twitter:image')).toBe(image);
    expect(image).toMatch(picture);
    const bytes = new Uint8Array(await (await fetch(image)).arrayBuffer());
    const {width, height, format} = await sharp(bytes).metadata();
    expect({width, height, format}).toEqual({width: 1200, height: 630, format: 'jpeg'});
    expect(bytes.byteLength).toBeLessThan(300_000);
  });
});
