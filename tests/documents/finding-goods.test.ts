import {expect, test} from 'vitest';
import {suiteStore, suiteWorker} from '../support/suite';

/** Documents on filtered and sorted addresses, for search engines, and on drops, for visitors. */

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
  async (path, plain, noindex) => {
    expect(await headOf(path)).toEqual({canonical: ORIGIN + plain, noindex});
  },
);

test('each checkbox of a listing’s form leads to as many products as it says, by the form’s own address', async () => {
  // Two have a page of their own.
  const paths = store.catalogue.collections.map(({handle}) =>
    ['shirts', 'hoodies'].includes(handle) ? `/${handle}` : `/collections/${handle}`,
  );
  const cardsOf = (body: string) => body.match(/<article /g)?.length ?? 0;
  let opened = 0;
  for (const path of paths) {
    const {body} = await worker.ask(path);
    const boxes = body.matchAll(
      /<input type="checkbox" name="([^"]+)" value="([^"]+)"\/>.*?<bdi>([^<]*) \((\d+)\)<\/bdi>/g,
    );
    for (const [, name = '', value = '', label, count] of boxes) {
      const answer = await worker.ask(`${path}?${new URLSearchParams([[name, value]])}`);
      expect([path, label, cardsOf(answer.body)]).toEqual([path, label, Number(count)]);
      opened += 1;
    }
  }
  expect(opened).toBeGreaterThan(100);
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
