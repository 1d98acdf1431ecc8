import {beforeEach, describe, expect, test, vi} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';

import {CHECKOUT_ACTION, type CartReply} from '../../app/cart/cart';
import {PAGES, pagesWhere, type PageName} from '../../app/market/pages';
import {ADD_ON_PAGES} from '../../app/shop/pages';
import {cartFields, cookieHeader} from '../support/built-shop';
import {englishIn} from '../support/english-texts';
import {suiteJudgeme} from '../support/fake-judgeme';
import {canonicalOf, elementsOf, textOf, titleOf} from '../support/html';
import {PREVIEW_SECRET, previewLinkTo} from '../support/preview';
import type {WorkerHere} from '../support/worker-here';
import {suiteStore, suiteWorker} from '../support/suite';

/** The shop in several markets, as those see it who run no scripts. */

const ORIGIN = 'https://shop.example';
const MARKETS = ['/de-de', '/fr-fr', '/ja-jp', '/en-gb'];

const store = suiteStore();
const judgeme = suiteJudgeme(() => '');
const worker = suiteWorker(store, () => ({
  PUBLIC_SITE_ORIGIN: ORIGIN,
  PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp,en-gb,sv-se',
  SAVED_PRODUCTS: 'on',
  ...judgeme.env,
}));
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function htmlOf(path: string, status = 200): Promise<string> {
  const {response, body} = await worker.ask(path);
  expect(response.status, path).toBe(status);
  return body;
}

function variantId(): string {
  const hoodie = store.catalogue.products.find(({handle}) => handle === 'crest-hoodie');
  return `gid://shopify/ProductVariant/${hoodie?.variants[0]?.id}`;
}

/** A post of a cart form, as a page's scripts send it. */
const cartPost = (action: string, inputs: object) => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'same-origin',
  },
  body: new URLSearchParams(cartFields(action, inputs)).toString(),
});

/** Every URL of this shop that a page links to, posts to or gets. */
function ownUrls(html: string): string[] {
  return Array.from(
    html.matchAll(/<(?:a|form|button)\b[^>]*\b(?:href|action|formaction)="(\/[^"]*)"/gi),
    ([, url = '']) => url.replaceAll('&amp;', '&'),
  );
}

/** A URL of each page that needs more than its path. */
const EXAMPLES: Partial<Record<PageName, string>> = {
  home: '',
  collection: '/collections/hoodies',
  product: '/products/crest-hoodie',
  page: '/pages/shipping-and-returns',
  policy: '/policies/refund-policy',
  blog: '/blogs/tideline',
  article: '/blogs/tideline/a-name-on-the-back',
  search: '/search?q=hoodie',
};
const urlOf = (name: PageName) => EXAMPLES[name] ?? PAGES[name].path;
const ALL_PAGES = pagesWhere(() => true);
/** The pages of add-ons, by URLs that are there. */
const ADDED = ADD_ON_PAGES.map(({path}) => path.replace(':handle', 'crest-hoodie'));
/** All but those that lead to every market, or are no pages by themselves. */
const LINKING = [
  ...ALL_PAGES.filter((name) => !['markets', 'products'].includes(name)).map(urlOf),
  ...ADDED.filter((path) => !['/notify', '/withdraw'].includes(path)),
];
/** Those that search engines are told of: the newest products are the home page’s. */
const INDEXED = pagesWhere(({isPrivate}) => !isPrivate)
  .filter((name) => !['latest', 'products'].includes(name))
  .map(urlOf);

describe('a page is its URL', () => {
  test.each(MARKETS)('%s speaks its language', async (prefix) => {
    const [language = '', country = ''] = prefix.slice(1).split('-');
    expect(await htmlOf(prefix)).toContain(
      `<html lang="${language}-${country.toUpperCase()}" data-market="${prefix}"`,
    );
  });

  test.each(LINKING)('no link leaves the market: /de-de%s', async (path) => {
    const urls = ownUrls(await htmlOf(`/de-de${path}`));
    expect(urls.length).toBeGreaterThan(5);
    const leaving = urls.filter((url) => !/^\/de-de(?:[/?#]|$)/.test(url));
    expect(leaving).toEqual([]);
  });

  // An encoded name is the same name.
  const IDS = [
    ...['fbclid', 'gclid', 'gbraid', 'msclkid', 'ttclid', 'igsh', 'mc_eid', '_kx'],
    ...['gad_source', 'gad_campaignid', '_hsenc', 'yclid'],
    ...['UTM_SOURCE', 'utm%5Fmedium', 'utm_campaign', 'utm_id'],
  ].map((name) => `${name}=VISITOR`);

  test.each([...LINKING, '/markets?from=%2Fshirts', '/shirts?sort=price'])(
    'a document is the same with click ids and campaign parameters: %s',
    async (path) => {
      const mark = path.includes('?') ? '&' : '?';
      // The instant of each is another.
      const [plain, marked] = [
        await htmlOf(path),
        await htmlOf(`${path}${mark}${IDS.join('&')}`),
      ].map((html) => html.replaceAll(/\b\d{13}\b/g, 'NOW'));
      expect(marked).toBe(plain);
    },
  );

  test.each(['/foo', '/sv-se', '/sv-se/foo', '/de-de/de-de', '/de-de/foo'])(
    '%s is the not-found page',
    async (path) => {
      await htmlOf(path, 404);
    },
  );

  test.each([
    ['/sv-se/hoodies', '/hoodies'],
    ['/DE-DE/hoodies', '/de-de/hoodies'],
  ])('%s, which is no market’s, leads to %s', async (path, location) => {
    const {response} = await worker.ask(path);
    expect(response.headers.get('Location')).toBe(location);
  });

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

  test('rules by words use the shop’s own language: Youth stays hidden', async () => {
    const [home, youth] = [
      await htmlOf('/de-de'),
      await htmlOf('/de-de/collections/youth'),
    ];
    expect(youth).toContain('Kinder-T-Shirt mit Wappen');
    expect(home).toContain('T-Shirt mit Wappen');
    expect(home).not.toContain('Kinder-T-Shirt mit Wappen');
  });

  test('a redirect stays in the market', async () => {
    const {response} = await worker.ask('/de-de/cart', cartPost('Create', {}));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/de-de\/cart/);
  });
});

describe('what a market does not have', () => {
  const JACKET = 'groundsman-zip-hoodie';

  test('says so, what it is, and where it is sold', async () => {
    const html = await htmlOf(`/ja-jp/products/${JACKET}`, 404);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(textOf(html)).toContain('取り扱いなし：日本');
    expect(titleOf(html)).toContain('グラウンズマン');
    const link = elementsOf(html, 'a').find(({href}) => href === `/products/${JACKET}`);
    expect(link).toMatchObject({lang: 'en', hrefLang: 'en'});
    await htmlOf(`/products/${JACKET}`);
  });

  test('is asked for in other countries once each, and in none for any other path', async () => {
    const asked = () =>
      store.control
        .requests()
        .filter(({operation}) => operation === 'Elsewhere')
        .map(({variables}) => variables.country);
    expect(textOf(await htmlOf('/ja-jp/products/never-was', 404))).not.toContain('なし');
    expect(asked().sort()).toEqual(['DE', 'FR', 'GB', 'US']);
    await htmlOf('/ja-jp/never-was', 404);
    await htmlOf('/ja-jp/pages/never-was', 404);
    expect(asked()).toHaveLength(4);
  });

  test.each(['', '/ja-jp', '/de-de'])(
    'has no alternate there: heads and sitemaps of %s',
    async (prefix) => {
      const sitemap = await htmlOf(`${prefix}/sitemap/products/1.xml`);
      expect(sitemap).not.toContain(`/ja-jp/products/${JACKET}`);
      expect(sitemap).toContain(`/ja-jp/products/crest-hoodie"`);
      if (prefix === '/ja-jp') return;
      expect(sitemap).toContain(`"de-DE" href="${ORIGIN}/de-de/products/${JACKET}"`);
      expect(await htmlOf(`${prefix}/products/${JACKET}`)).not.toContain(
        `${ORIGIN}/ja-jp/`,
      );
    },
  );

  test('costs a sitemap a call for each other country', async () => {
    await htmlOf('/fr-fr/sitemap/collections/1.xml');
    const countries = store.control
      .requests()
      .filter(({operation}) => operation === 'Published')
      .map(({variables}) => variables.country);
    expect(countries.sort()).toEqual(['DE', 'GB', 'JP', 'US']);
  });
});

describe('what the shop’s own country does not have', () => {
  const catalogue = createClubCatalogue(new Date());
  const [hoodie] = catalogue.products;
  if (!hoodie) throw new Error('The club sells nothing.');
  const canadian = suiteStore({
    catalogue: {
      ...catalogue,
      shop: {...catalogue.shop, currencyCode: 'CAD', countryCode: 'CA'},
      markets: [
        {countryCode: 'CA', currencyCode: 'CAD', rate: 1, notSold: [hoodie.id]},
        {countryCode: 'US', currencyCode: 'USD', rate: 0.73},
      ],
    },
  });
  const {ask} = suiteWorker(canadian, {
    PUBLIC_SITE_ORIGIN: ORIGIN,
    PUBLIC_MARKETS: 'fr-ca,en-us',
  });

  test('is no version for other languages, and leads to the market that has it', async () => {
    const path = `/products/${hoodie.handle}`;
    const {body: sitemap} = await ask('/en-us/sitemap/products/1.xml');
    const entry = sitemap.split('<url>').find((one) => one.includes(`/en-us${path}<`));
    expect(entry).toContain(`hreflang="en-US" href="${ORIGIN}/en-us${path}"`);
    expect(entry?.match(/hreflang=/g)).toHaveLength(1);
    const {response, body} = await ask(path);
    expect(response.status).toBe(404);
    expect(textOf(body)).toContain('Not available in Canada');
    const links = elementsOf(body, 'a').map(({href}) => href);
    expect(links).toContain(`/en-us${path}`);
    expect((await ask(`/en-us${path}`)).response.status).toBe(200);
  });
});

describe('search engines', () => {
  /** `hreflang` and URL of every alternate. */
  const alternatesOf = (html: string) =>
    Object.fromEntries(
      elementsOf(html, 'link')
        .filter(({rel, type}) => rel === 'alternate' && !type)
        .map(({hreflang = '', hrefLang = hreflang, href = ''}) => [hrefLang, href]),
    );

  test.each(INDEXED)(
    'every version of %s names all versions, itself included, where all have it',
    async (path) => {
      const isEverywhere = !/^\/(?:products|collections)\//.test(path);
      // Sitemaps have these.
      const expected = isEverywhere && {
        'x-default': ORIGIN + (path || '/'),
        en: ORIGIN + (path || '/'),
        'de-DE': `${ORIGIN}/de-de${path}`,
        'fr-FR': `${ORIGIN}/fr-fr${path}`,
        'ja-JP': `${ORIGIN}/ja-jp${path}`,
        'en-GB': `${ORIGIN}/en-gb${path}`,
      };
      expect(alternatesOf(await htmlOf(path || '/'))).toEqual(expected || {});
      // One market for every page, and every market for one.
      for (const prefix of path === urlOf('product') ? MARKETS : ['/de-de']) {
        const html = await htmlOf(prefix + path);
        expect(alternatesOf(html)).toEqual(expected || {});
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

test('without scripts the choice in a product’s URL goes along, by its variant', async () => {
  const {catalogue} = store;
  const product = catalogue.products.find(({handle}) => handle === 'crest-hoodie');
  const variant = product?.variants.find(
    ({optionValues}) => optionValues.join() === 'M,Petrol',
  );
  const choice = new URLSearchParams({Größe: 'M', Farbe: 'Petrol'});
  const from = encodeURIComponent(`/products/crest-hoodie?${choice}`);
  const html = await htmlOf(`/de-de/markets?from=${from}`);
  expect(titleOf(html)).toContain('Land und Sprache');
  for (const prefix of ['', ...MARKETS])
    expect(html).toContain(
      `href="${prefix}/products/crest-hoodie?variant=${variant?.id}"`,
    );
});

test('a plain error page speaks the language of its market, and leads back into it', async () => {
  const {body, response} = await worker.ask('/de-de/products/%ff');
  expect(response.status).toBe(404);
  expect(body).toContain('<html lang="de-DE">');
  expect(body).toContain(
    'Diese Seite haben wir leider nicht gefunden. <a href="/de-de">',
  );
  expect((await worker.ask('/products/%ff')).body).toContain(
    `We couldn't find the page you're looking for. <a href="/">Click here`,
  );
});

test('a text that the store has not translated says its language', async () => {
  const page = await htmlOf('/de-de/products/coast-road-hoodie');
  const [heading] = elementsOf(page, 'h1');
  expect(heading?.lang).toBe('en');
  const translated = await htmlOf('/de-de/products/crest-hoodie');
  expect(elementsOf(translated, 'h1')[0]?.lang).toBeUndefined();
  const root = await htmlOf('/products/crest-hoodie');
  expect(elementsOf(root, 'h1')[0]?.lang).toBeUndefined();
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

describe('a staff preview in a market', () => {
  const edits = {hero_title: 'Seen by staff alone'};

  const here = suiteWorker(store, {
    PUBLIC_SITE_ORIGIN: ORIGIN,
    PUBLIC_MARKETS: 'de-de',
    PREVIEW_SECRET,
  });

  /** Follows a link to a preview of the German home page, and returns the session. */
  async function begin() {
    const {response} = await here.ask(await previewLinkTo(store, {edits}, '/de-de'));
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/de-de?preview=1');
    return cookieHeader(response.headers.getSetCookie());
  }

  test('begins with a link to its page, shows it, and stays in it', async () => {
    const session = await begin();
    const {body} = await here.ask('/de-de?preview=1', {headers: {Cookie: session}});
    expect(body).toContain('<html lang="de-DE"');
    expect(body).toContain(edits.hero_title);
    const leaving = ownUrls(body).filter(
      (url) => !/^\/de-de(?:[/?#]|$)/.test(url) && !/^\/preview\b/.test(url),
    );
    expect(leaving).toEqual([]);
    expect((await here.ask('/de-de')).body).not.toContain(edits.hero_title);
  });

  test('leads from Checkout to the cart page of the market', async () => {
    const session = await begin();
    const line = {merchandiseId: variantId(), quantity: 1};
    const added = await here.ask(
      '/de-de/api/cart',
      cartPost('LinesAdd', {lines: [line]}),
    );
    const cart = cookieHeader(added.response.headers.getSetCookie());
    const {body} = await here.ask('/de-de/api/cart?preview=1', {
      headers: {Cookie: `${session}; ${cart}`},
    });
    expect(JSON.parse(body)).toMatchObject({
      cart: {webUrl: '/de-de/cart?preview=1', subtotal: {currencyCode: 'EUR'}},
    });
  });
});

describe('one market', () => {
  // The withdrawal function must know where the shop sells: without it nothing asks.
  const env = {PUBLIC_SITE_ORIGIN: ORIGIN, WITHDRAWAL_EMAIL: ''};
  const single = suiteWorker(store, env);
  const among = suiteWorker(store, {...env, PUBLIC_MARKETS: 'de-de,fr-fr,ja-jp,en-gb'});

  /** The calls to the store while `ask` runs. */
  async function callsOf(ask: () => Promise<unknown>) {
    store.control.clearRequests();
    await ask();
    return store.control
      .requests()
      .map(({operation, variables}) => ({operation, variables}))
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }

  /** Variables that name a market. */
  const OF_MARKETS = ['country', 'language', 'buyer', 'moves', 'input', 'buyerIdentity'];

  // Both are asked for the same pages in the same order, and so have the same answers in their caches.
  test.each([
    ...ALL_PAGES.map(urlOf),
    ...ADDED,
    '/sitemap.xml',
    '/sitemap/products/1.xml',
    '/manifest.webmanifest',
    '/api/products/crest-hoodie',
    '/api/recommendations/crest-hoodie',
    '/api/search?q=hoodie',
  ])('asks for %s as many operations, with the same variables', async (path) => {
    single.pass(10);
    const alone = await callsOf(() => single.ask(path || '/'));
    const others = await callsOf(() => among.ask(path || '/'));
    const named = alone.flatMap(({variables}) => Object.keys(variables));
    expect(named.filter((name) => OF_MARKETS.includes(name))).toEqual([]);
    const isOfMarkets = ({operation}: {operation: string | null}) =>
      operation === 'Markets' || operation === 'Published';
    expect(alone.filter(isOfMarkets)).toEqual([]);
    // The page of markets is not there in a shop with one.
    if (path !== PAGES.markets.path)
      expect(alone).toEqual(others.filter((call) => !isOfMarkets(call)));
  });

  test('asks for each change of the cart one operation, without a word of markets', async () => {
    async function shop({ask}: WorkerHere) {
      let cookie = '';
      const post = async (action: string, inputs: object) => {
        const init = cartPost(action, inputs);
        const {response, body} = await ask('/api/cart', {
          ...init,
          headers: {...init.headers, Cookie: cookie},
        });
        cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
        return (JSON.parse(body) as CartReply).cart?.lines[0]?.id;
      };
      await post('Create', {mode: 'start'});
      const id = await post('LinesAdd', {
        lines: [{merchandiseId: variantId(), quantity: 1}],
      });
      await post('LinesUpdate', {lines: [{id, quantity: 2}]});
      await post('NoteUpdate', {note: 'For Aiko'});
      await post('DiscountCodesUpdate', {discountCode: 'NOPE'});
      await post('GiftCardCodesUpdate', {giftCardCode: 'NOPE NOPE'});
      await post('LinesRemove', {lineIds: [id]});
      await ask('/api/cart', {headers: {Cookie: cookie}});
      await post(CHECKOUT_ACTION, {});
    }
    const alone = await callsOf(() => shop(single));
    for (const {variables} of alone)
      expect(Object.keys(variables).filter((name) => OF_MARKETS.includes(name))).toEqual(
        [],
      );
    const names = (calls: typeof alone) => calls.map(({operation}) => operation).sort();
    const others = (await callsOf(() => shop(among))).filter(
      ({operation}) => operation !== 'Markets',
    );
    // Only Checkout is another operation: it moves the cart.
    const moved = names(others).map((name) =>
      name === 'cartBuyerIdentityUpdate' ? 'GetCart' : name,
    );
    expect(names(alone)).toEqual(moved.sort());
  });

  test('has no page of markets, and no word of them', async () => {
    expect((await single.ask('/markets')).response.status).toBe(404);
    expect((await single.ask('/')).body).not.toMatch(/hreflang|data-market|Country and/);
  });
});

test.each([
  '/de-de',
  '/de-de/hoodies',
  '/de-de/products/crest-hoodie',
  '/de-de/cart',
  '/de-de/search?q=zzz',
  '/de-de/nowhere',
  // Types hold that a language has every text.
  '/fr-fr/products/crest-hoodie',
  '/ja-jp/products/crest-hoodie',
])('a page of another language shows no English of the app: %s', async (path) => {
  const {body} = await worker.ask(path);
  expect(await englishIn(body)).toEqual([]);
});
