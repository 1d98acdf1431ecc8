import {expect, test} from 'vitest';
import {cardOf, cardsOf, elementsOf, textOf} from '../support/html';
import {PlainVisitor} from '../support/plain-visitor';
import {suiteStore, suiteWorker} from '../support/suite';

/** Documents on filtered and sorted URLs, for search engines, and on drops, for visitors. */

const ORIGIN = 'https://shop.example';
const NEWSLETTER = 'https://news.example/herons';

const store = suiteStore();
const worker = suiteWorker(store, {
  PUBLIC_SITE_ORIGIN: ORIGIN,
  PUBLIC_LINK_NEWSLETTER: NEWSLETTER,
});

async function headOf(path: string) {
  const {body} = await worker.ask(path);
  const [, canonical = null] = /<link rel="canonical" href="([^"]*)"/.exec(body) ?? [];
  return {canonical, noindex: body.includes('<meta name="robots" content="noindex"')};
}

test.each([
  ['/shirts', '/shirts', false],
  ['/shirts?filter.v.option.size=M', '/shirts', false],
  ['/hoodies?sort_by=price-ascending', '/hoodies', false],
  ['/hoodies?filter.v.price.gte=20&filter.v.price.lte=60', '/hoodies', false],
  [
    '/collections/outerwear?filter.v.option.size=M&filter.v.option.size=L',
    '/collections/outerwear',
    true,
  ],
  [
    '/collections/outerwear?filter.v.option.size=M&filter.v.price.lte=60',
    '/collections/outerwear',
    true,
  ],
  ['/?filter.v.option.size=M&filter.v.option.size=L', '/', false],
])(
  '%s is canonical to %s, and left out of the index: %s',
  async (path, canonical, noindex) => {
    expect(await headOf(path)).toEqual({canonical: ORIGIN + canonical, noindex});
  },
);

test.each(['/collections/accessories', '/collections/outerwear'])(
  'each checkbox of the form at %s leads to as many products as it says, by the form’s own URL',
  async (path) => {
    const {body} = await worker.ask(path);
    const boxes = [
      ...body.matchAll(
        /<input type="checkbox" name="([^"]+)" value="([^"]+)"\/>.*?<bdi>([^<]*) \((\d+)\)<\/bdi>/g,
      ),
    ];
    expect(boxes.length).toBeGreaterThan(10);
    for (const [, name = '', value = '', label, count] of boxes) {
      const answer = await worker.ask(`${path}?${new URLSearchParams([[name, value]])}`);
      expect([label, cardsOf(answer.body).length]).toEqual([label, Number(count)]);
    }
  },
);

test('a sold-out card has no button, comes last, and says what a full pre-order means', async () => {
  const {body} = await worker.ask('/hoodies');
  expect(cardOf(body)).toContain('SOLD OUT');
  expect(cardOf(body)).not.toContain('Choose options');
  const preOrder = store.catalogue.products.find(
    ({handle}) => handle === 'floodlight-hoodie',
  );
  for (const {sku} of preOrder?.variants ?? []) store.control.setAvailable(sku, false);
  // A URL that no cache has.
  const sorted = await worker.ask('/hoodies?sort_by=title-descending');
  const card = textOf(cardOf(sorted.body, preOrder?.title));
  for (const text of ['SOLD OUT', 'PRE-ORDER', 'All pre-orders are taken.'])
    expect(card).toContain(text);
});

test('the not-found page has a search, and the search page one field for its words', async () => {
  const visitor = new PlainVisitor(worker);
  await visitor.open('/nowhere');
  await visitor.press('Search', {q: 'scarf'});
  expect(visitor.url).toBe('/search?q=scarf');
  const [field, ...others] = elementsOf(visitor.html, 'input').filter(
    ({type}) => type === 'search',
  );
  expect(field).toMatchObject({'aria-label': 'Search products', value: 'scarf'});
  expect(field).not.toHaveProperty('role');
  expect(others).toEqual([]);
});

test('a search without results says so, and links to collections', async () => {
  const {body} = await worker.ask('/search?q=zeppelin%20%3Cb%3E');
  expect(textOf(body)).toContain('No results for “zeppelin <b>”.');
  const [, ways = ''] =
    /<nav aria-label="Collections"[^>]*>(.*?)<\/nav>/s.exec(body) ?? [];
  expect(elementsOf(ways, 'a')[0]?.href).toMatch(/^\/collections\//);
});

test('a search is left out of the index, filtered or not', async () => {
  for (const path of ['/search?q=hoodie', '/search?q=hoodie&filter.v.option.size=M'])
    expect(await headOf(path), path).toEqual({canonical: null, noindex: true});
});

test('a drop offers its date for a calendar, and where to sign up; goods without an end neither', async () => {
  const drop = await worker.ask('/products/half-time-scarf');
  expect(drop.body).toContain('href="/api/calendar/half-time-scarf.ics"');
  expect(drop.body.match(new RegExp(`href="${NEWSLETTER}"`, 'g'))).toHaveLength(2);
  const other = await worker.ask('/products/crest-hoodie');
  expect(other.body).not.toContain('/api/calendar/');
  // In the footer alone.
  expect(other.body.match(new RegExp(`href="${NEWSLETTER}"`, 'g'))).toHaveLength(1);
});
