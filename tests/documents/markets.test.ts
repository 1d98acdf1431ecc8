import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {englishTexts} from '../support/english-texts';
import {canonicalOf, elementsOf, titleOf} from '../support/html';
import {openWorkerHere, type WorkerHere} from '../support/worker-here';

/** The shop in several markets, as those see it who run no scripts. */

const ORIGIN = 'https://shop.example';
const MARKETS = ['/de-de', '/fr-fr', '/ja-jp', '/en-gb'];

let store: RunningStore;
let worker: WorkerHere;

beforeAll(async () => {
  store = await startStore({pictures: 'plain'});
  worker = await openWorkerHere({
    ...store.env,
    PUBLIC_SITE_ORIGIN: ORIGIN,
    PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp,en-gb,sv-se',
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await store.stop();
});
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function htmlOf(path: string, status = 200): Promise<string> {
  const {response, body} = await worker.ask(path);
  expect(response.status, path).toBe(status);
  return body;
}

/** Every address of this shop that a page links to, posts to or gets. */
function ownAddresses(html: string): string[] {
  return Array.from(
    html.matchAll(/<(?:a|form|button)\b[^>]*\b(?:href|action|formaction)="(\/[^"]*)"/gi),
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
}

const PAGES = [
  '',
  '/latest',
  '/hoodies',
  '/shirts',
  '/collections/hoodies',
  '/products/crest-hoodie',
  '/search?q=hoodie',
  '/cart',
  '/policies',
];

describe('a page is its address', () => {
  test.each(MARKETS)('%s speaks its language', async (prefix) => {
    const [language = '', country = ''] = prefix.slice(1).split('-');
    expect(await htmlOf(prefix)).toContain(
      `<html lang="${language}-${country.toUpperCase()}" data-market="${prefix}"`,
    );
  });

  test.each(PAGES)('no link leaves the market: /de-de%s', async (path) => {
    const addresses = ownAddresses(await htmlOf(`/de-de${path}`));
    expect(addresses.length).toBeGreaterThan(5);
    const leaving = addresses.filter((address) => !/^\/de-de(?:[/?#]|$)/.test(address));
    expect(leaving).toEqual([]);
  });

  test.each(['/foo', '/sv-se', '/sv-se/hoodies', '/DE-DE', '/de-de/de-de', '/de-de/foo'])(
    '%s is the not-found page',
    async (path) => {
      await htmlOf(path, 404);
    },
  );

  // The names of routes and of markets, as handles.
  test.each([
    ['/products/cart', 404],
    ['/products/de-de', 404],
    ['/collections/products', 404],
    ['/collections/hoodies', 200],
    ['/collections/de-de', 404],
    ['/de-de/products/search', 404],
    ['/de-de/collections/hoodies', 200],
    ['/de-de/collections/api', 404],
  ])('a handle is never taken for a market or a page: %s', async (path, status) => {
    await htmlOf(path, status);
  });

  test('titles, options and prices are the market’s', async () => {
    const german = await htmlOf('/de-de/products/crest-hoodie');
    expect(titleOf(german)).toContain('Kapuzenpullover');
    expect(german).toContain('Größe');
    expect(german).toMatch(/"priceCurrency":"EUR"/);
    expect(await htmlOf('/ja-jp/products/crest-hoodie')).toMatch(/"priceCurrency":"JPY"/);
    await htmlOf('/ja-jp/products/groundsman-zip-hoodie', 404);
  });

  test('rules by words are judged in the shop’s own language: Youth stays hidden', async () => {
    const [home, youth] = [
      await htmlOf('/de-de'),
      await htmlOf('/de-de/collections/youth'),
    ];
    expect(youth).toContain('Kinder-T-Shirt mit Wappen');
    expect(home).toContain('T-Shirt mit Wappen');
    expect(home).not.toContain('Kinder-T-Shirt mit Wappen');
  });

  test('a redirect stays in the market', async () => {
    const {response} = await worker.ask('/de-de/cart', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'same-origin',
      },
      body: new URLSearchParams({
        cartFormInput: JSON.stringify({action: 'Create', inputs: {}}),
      }).toString(),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/de-de\/cart/);
  });
});

describe('search engines', () => {
  /** `hreflang` and address of every alternate. */
  const alternatesOf = (html: string) =>
    Object.fromEntries(
      elementsOf(html, 'link')
        .filter(({rel}) => rel === 'alternate')
        .map(({hreflang = '', hrefLang = hreflang, href = ''}) => [hrefLang, href]),
    );

  test.each(['', '/hoodies', '/products/crest-hoodie'])(
    'every version of %s names all versions, itself included',
    async (path) => {
      const root = await htmlOf(path || '/');
      const expected = {
        'x-default': ORIGIN + (path || '/'),
        en: ORIGIN + (path || '/'),
        'de-DE': `${ORIGIN}/de-de${path}`,
        'fr-FR': `${ORIGIN}/fr-fr${path}`,
        'ja-JP': `${ORIGIN}/ja-jp${path}`,
        'en-GB': `${ORIGIN}/en-gb${path}`,
      };
      expect(alternatesOf(root)).toEqual(expected);
      for (const prefix of MARKETS) {
        const html = await htmlOf(prefix + path);
        expect(alternatesOf(html)).toEqual(expected);
        expect(canonicalOf(html)).toBe(ORIGIN + prefix + path);
      }
    },
  );

  test('the sitemaps are there for each market, with their alternates', async () => {
    const index = await htmlOf('/sitemap.xml');
    for (const prefix of MARKETS)
      expect(index).toContain(`${ORIGIN}${prefix}/sitemap/products/1.xml`);
    const products = await htmlOf('/de-de/sitemap/products/1.xml');
    expect(products).toContain(`<loc>${ORIGIN}/de-de/products/crest-hoodie</loc>`);
    expect(products).toContain(
      `hreflang="fr-FR" href="${ORIGIN}/fr-fr/products/crest-hoodie"`,
    );
  });
});

test('the page of markets keeps the page that the visitor was on', async () => {
  const html = await htmlOf('/de-de/markets?from=%2Fhoodies%3Fsort_by%3Dtitle-ascending');
  for (const prefix of ['', ...MARKETS])
    expect(html).toContain(`href="${prefix}/hoodies?sort_by=title-ascending"`);
});

test('the visitor’s country travels with the cart’s answer, never with a document', async () => {
  const asked = {headers: {'cf-ipcountry': 'DE'}};
  expect(JSON.parse((await worker.ask('/api/cart', asked)).body)).toMatchObject({
    visitorCountry: 'DE',
  });
  const [one, other] = [
    (await worker.ask('/latest', asked)).body,
    (await worker.ask('/latest')).body,
  ];
  expect(one).toBe(other);
});

describe('one market', () => {
  test('asks the same operations with the same variables', async () => {
    const here = await openWorkerHere({...store.env, PUBLIC_SITE_ORIGIN: ORIGIN});
    // The worker's copies of the pages above are a second old at most.
    here.pass(5);
    const before = store.control.requests().length;
    for (const path of ['/', '/hoodies', '/products/crest-hoodie', '/cart'])
      await here.ask(path);
    const calls = store.control.requests().slice(before);
    expect(calls.map(({operation}) => operation)).not.toContain('Markets');
    for (const {variables} of calls)
      for (const name of ['country', 'language', 'buyer', 'moves'])
        expect(variables).not.toHaveProperty(name);
    const {response} = await here.ask('/markets');
    expect(response.status).toBe(404);
    expect((await here.ask('/')).body).not.toMatch(/hreflang|data-market|Country and/);
  });
});

describe.each(['/de-de', '/fr-fr', '/ja-jp'])('a page of %s', (prefix) => {
  test.each([
    '',
    '/hoodies',
    '/products/crest-hoodie',
    '/cart',
    '/search?q=zzz',
    '/nowhere',
  ])('shows no English of the app: %s', async (path) => {
    const {body} = await worker.ask(prefix + path);
    // What visitors see and hear: texts, and labels.
    const shown = body
      .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
      .replace(
        /<(?!\/)[^>]*?(?:aria-label|alt|placeholder|title|content)="([^"]*)"[^>]*>/g,
        ' $1 ',
      )
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    const texts = await englishTexts();
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => shown.includes(text))).toEqual([]);
  });
});
