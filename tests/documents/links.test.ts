import {expect, test} from 'vitest';

import {elementsOf, textOf} from '../support/html';
import {suiteStore, suiteWorker} from '../support/suite';

/** Where the links of documents lead, as a crawler without scripts follows them. */

const store = suiteStore();
const worker = suiteWorker(store, {PUBLIC_MARKETS: 'de-de'});

/** The paths on this origin that a document links to, without queries and places on the page. */
function pathsIn(html: string): string[] {
  return elementsOf(html, 'a').flatMap(({href = ''}) => {
    if (href.startsWith('#')) return [];
    const {pathname, origin} = new URL(href, 'http://localhost:3000');
    return origin === 'http://localhost:3000' ? pathname : [];
  });
}

/** Where each link of the other market is found. */
const LEAVING: Record<string, string[]> = {};

/** Every path that can be reached from `start` by links, each with its status. */
async function crawl(start: string): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const waiting = [start];
  // The other market is a crawl of its own.
  const isWithin = (path: string) => path.startsWith('/de-de') === (start !== '/');
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const {response, body} = await worker.ask(path);
    seen.set(path, response.status);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue;
    const paths = pathsIn(body);
    waiting.push(...paths.filter(isWithin));
    const leaving = paths.filter((one) => !isWithin(one));
    if (leaving.length > 0) LEAVING[path] = leaving;
  }
  return seen;
}

const dead = (seen: Map<string, number>) =>
  [...seen].filter(([, status]) => status !== 200).map(([path]) => path);

test('no link of the shop is dead, and its policies, blogs and articles are reached by links', async () => {
  const seen = await crawl('/');
  expect(dead(seen)).toEqual([]);
  const {policies, blogs = []} = store.catalogue;
  for (const path of [
    ...policies.map(({handle}) => `/policies/${handle}`),
    ...blogs.flatMap((blog) => [
      `/blogs/${blog.handle}`,
      ...blog.articles.map(({handle}) => `/blogs/${blog.handle}/${handle}`),
    ]),
  ])
    expect(seen.get(path), path).toBe(200);
});

test('no link of another market is dead, and only the page of markets leads out of either', async () => {
  const seen = await crawl('/de-de');
  expect(dead(seen)).toEqual([]);
  expect(seen.get('/de-de/policies/refund-policy')).toBe(200);
  expect(LEAVING).toEqual({'/markets': ['/de-de'], '/de-de/markets': ['/']});
});

test('every page of the store is found by a search for its title', async () => {
  for (const {handle, title} of store.catalogue.pages) {
    const {body} = await worker.ask(`/search?q=${encodeURIComponent(title)}`);
    expect(pathsIn(body), title).toContain(`/pages/${handle}`);
  }
});

test.each([
  ['player', '/blogs/tideline/a-name-on-the-back'],
  ['shipping', '/pages/shipping-and-returns'],
])('a search for “%s” finds %s', async (words, path) => {
  const {body} = await worker.ask(`/search?q=${words}`);
  expect(pathsIn(body)).toContain(path);
  expect(textOf(body)).not.toContain('No results');
});

test('a link to what has ended says what it was, and leads to what is sold', async () => {
  const ended = store.catalogue.products.find(
    ({handle}) => handle === 'tide-table-sweatshirt',
  );
  const {response, body} = await worker.ask(`/products/${ended?.handle}`);
  expect(response.status).toBe(404);
  expect(body).toContain('<meta name="robots" content="noindex"');
  const text = textOf(body);
  expect(text).toContain(ended?.title);
  expect(text).toMatch(/Ended on \w+ \d+, \d{4}/);
  expect(text).toContain("We couldn't find the page you're looking for.");
  const products = pathsIn(body).filter((path) => path.startsWith('/products/'));
  expect(products.length).toBeGreaterThan(0);
  for (const path of products)
    expect((await worker.ask(path)).response.status, path).toBe(200);
});

test('a handle that never was gets the plain not-found page', async () => {
  const {response, body} = await worker.ask('/products/never-was');
  expect(response.status).toBe(404);
  expect(textOf(body)).not.toContain('Ended on');
});

test('Shop Pay is a link from a chosen variant to the store, without scripts', async () => {
  const {body: open} = await worker.ask('/products/crest-hoodie');
  expect(open).not.toContain('payment=shop_pay');
  const {body} = await worker.ask('/products/crest-hoodie?Size=L&Color=Petrol');
  const product = store.catalogue.products.find(({handle}) => handle === 'crest-hoodie');
  const chosen = product?.variants.find(
    ({optionValues}) => optionValues.join() === 'L,Petrol',
  );
  const links = elementsOf(body, 'a').map(({href}) => href);
  expect(links).toContain(
    `${store.url}/cart/${chosen?.id}:1?locale=en&payment=shop_pay&source=hydrogen`,
  );
});
