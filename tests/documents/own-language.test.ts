import {createClubCatalogue} from '@quillhaven/club';
import sharp from 'sharp';
import {beforeEach, describe, expect, test, vi} from 'vitest';

import type {CartReply} from '../../app/cart/cart';
import {projectPath} from '../../tools/project';
import {cartFields, cookieHeader} from '../support/built-shop';
import {catalogueNamed, GERMAN_CLUB, JAPANESE_CLUB} from '../support/catalogues';
import {englishIn} from '../support/english-texts';
import {canonicalOf, elementsOf, titleOf} from '../support/html';
import {suiteStore, suiteWorker} from '../support/suite';
import type {WorkerHere} from '../support/worker-here';

/** Clubs whose own language is not English sell at the root, by configuration alone (§10.19). */

const ORIGIN = 'https://shop.example';
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

async function htmlOf({ask}: WorkerHere, path: string, status = 200): Promise<string> {
  const {response, body} = await ask(path);
  expect(response.status, path).toBe(status);
  return body;
}

/** Adds the first variant of a product, and answers the cart's page and what the scripts of a page are told. */
async function bought(
  {ask}: WorkerHere,
  {catalogue}: ReturnType<typeof suiteStore>,
  handle: string,
) {
  const product = catalogue.products.find((one) => one.handle === handle);
  const merchandiseId = `gid://shopify/ProductVariant/${product?.variants[0]?.id}`;
  const added = await ask('/api/cart', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: new URLSearchParams(
      cartFields('LinesAdd', {lines: [{merchandiseId, quantity: 1}]}),
    ).toString(),
  });
  const Cookie = cookieHeader(added.response.headers.getSetCookie());
  const page = await ask('/cart', {headers: {Cookie}});
  return {page: page.body, reply: JSON.parse(added.body) as CartReply};
}

/** Paths by the status that answers them. */
const PATHS: readonly [path: string, status: number][] = [
  ...['/', '/latest', '/shirts', '/hoodies', '/collections/all'].map(okay),
  ...['/search?q=zzz', '/cart'].map(okay),
  ['/nowhere', 404],
  ['/products/%ff', 404],
];

function okay(path: string): [string, number] {
  return [path, 200];
}

describe('a German club', () => {
  const store = suiteStore(catalogueNamed('german'));
  const env = {...GERMAN_CLUB, PUBLIC_SITE_ORIGIN: ORIGIN, PUBLIC_MARKETS: ''};
  const shop = suiteWorker(store, env);
  const abroad = suiteWorker(store, {...env, PUBLIC_MARKETS: 'en-de'});

  const products = ['heimtrikot', 'ausweichtrikot', 'abschiedstrikot', 'wimpel'];
  // The last is there in the European Union.
  const own = [...products.map((handle) => `/products/${handle}`), '/withdraw'];

  test.each([...PATHS, ...own.map(okay)])(
    'is in German, without one English message: %s',
    async (path, status) => {
      const html = await htmlOf(shop, path, status);
      expect(html).toMatch(/<html lang="de(?:-DE)?"/);
      expect(html).not.toMatch(/<(?!html|a )[^>]* lang="/);
      expect(html).not.toContain('data-market');
      expect(await englishIn(html)).toEqual([]);
    },
  );

  test('asks in German for Größe and Farbe, and shows euros as Germans write them', async () => {
    const html = await htmlOf(shop, '/products/heimtrikot');
    expect(html).toContain('Größe');
    expect(html).toContain('79,95\u00a0€');
    expect(html).toMatch(/"priceCurrency":"EUR"/);
    expect(titleOf(html)).toBe('Heimtrikot | SV Hafen 09');
    // The first button is not pressed by accident: nothing is chosen.
    const radios = elementsOf(html, 'input').filter(({type}) => type === 'radio');
    expect(radios.map(({value}) => value)).toEqual(['S', 'M', 'L', 'Rot', 'Weiß']);
    expect(radios.filter((radio) => 'checked' in radio)).toEqual([]);
  });

  test('has its own product types on the pages of shirts and hoodies', async () => {
    const [shirts, hoodies] = [
      await htmlOf(shop, '/shirts'),
      await htmlOf(shop, '/hoodies'),
    ];
    expect(shirts).toContain('href="/products/heimtrikot"');
    expect(shirts).not.toContain('kapuzenpulli-kutter');
    expect(hoodies).toContain('href="/products/kapuzenpulli-kutter"');
    expect(hoodies).not.toContain('heimtrikot');
    // As Shopify, the local store names its own filters in the shop's language.
    expect(shirts).toContain('Verfügbarkeit');
    expect(shirts).toContain('Auf Lager');
  });

  test('has one URL for each page, in sitemaps and canonical links too', async () => {
    const sitemap = await htmlOf(shop, '/sitemap/products/1.xml');
    expect(sitemap).toContain(`<loc>${ORIGIN}/products/heimtrikot</loc>`);
    const html = await htmlOf(shop, '/products/heimtrikot');
    expect(canonicalOf(html)).toBe(`${ORIGIN}/products/heimtrikot`);
    expect(html + sitemap).not.toContain('hreflang');
    const manifest = await htmlOf(shop, '/manifest.webmanifest');
    expect(JSON.parse(manifest)).toMatchObject({name: 'SV Hafen 09', lang: 'de'});
  });

  test('shows nothing of the fictional club’s, and icons that are nobody’s', async () => {
    const manifest = await htmlOf(shop, '/manifest.webmanifest');
    const {icons} = JSON.parse(manifest) as {icons: {src: string; sizes: string}[]};
    for (const {src, sizes} of icons) {
      const {width, height} = await sharp(projectPath(`dist/client${src}`)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const path of ['/', '/products/heimtrikot', '/preview'])
      expect((await shop.ask(path)).body).not.toMatch(/Quillhaven|Heron|crest/i);
  });

  test('sells in its own country and language, up to the checkout', async () => {
    const {page, reply} = await bought(shop, store, 'heimtrikot');
    expect(reply.cart?.webUrl).toMatch(/[?&]locale=de$/);
    expect(page).toContain('79,95\u00a0€');
    expect(await englishIn(page)).toEqual([]);
    const variables = store.control
      .requests()
      .flatMap(({variables: given}) => Object.keys(given));
    expect(variables).not.toContain('country');
    expect(variables).not.toContain('language');
  });

  test('has English as a market like any other, with the root for everybody else', async () => {
    const root = await htmlOf(abroad, '/products/heimtrikot');
    const english = await htmlOf(abroad, '/en-de/products/heimtrikot');
    for (const prefix of ['', '/en-de']) {
      const sitemap = await htmlOf(abroad, `${prefix}/sitemap/products/1.xml`);
      for (const [tag, path] of [
        ['de-DE', '/products/heimtrikot'],
        ['en-DE', '/en-de/products/heimtrikot'],
        ['x-default', '/products/heimtrikot'],
      ])
        expect(sitemap).toContain(`hreflang="${tag}" href="${ORIGIN}${path}"`);
      expect(await htmlOf(abroad, `${prefix}/shirts`)).toContain(
        `hrefLang="en-DE" href="${ORIGIN}/en-de/shirts"`,
      );
    }
    expect(english).toContain('<html lang="en-DE" data-market="/en-de"');
    expect(english).toContain('Add to cart');
    // The store has no English title: this one says that it is German.
    expect(elementsOf(english, 'h1')[0]).toMatchObject({lang: 'de'});
    expect(root).toContain('Deutschland, Deutsch, EUR €');
    const {response} = await abroad.ask('/en/products/heimtrikot');
    expect(response.headers.get('Location')).toBe('/en-de/products/heimtrikot');
    expect(
      (await abroad.ask('/de/products/heimtrikot')).response.headers.get('Location'),
    ).toBe('/products/heimtrikot');
  });
});

describe('a Japanese club', () => {
  const store = suiteStore(catalogueNamed('japanese'));
  const shop = suiteWorker(store, {...JAPANESE_CLUB, PUBLIC_SITE_ORIGIN: ORIGIN});

  test.each([...PATHS, okay('/products/home-shirt'), okay('/products/scarf')])(
    'is in Japanese, without one English message: %s',
    async (path, status) => {
      const html = await htmlOf(shop, path, status);
      expect(html).toMatch(/<html lang="ja(?:-JP)?"/);
      expect(await englishIn(html)).toEqual([]);
    },
  );

  test('shows yen without decimals, on cards, pages, in filters and the cart', async () => {
    const shirts = await htmlOf(shop, '/shirts');
    expect(shirts).toMatch(/[¥￥]9,800/);
    expect(await htmlOf(shop, '/products/home-shirt')).toContain('"price":"9800"');
    const {page, reply} = await bought(shop, store, 'home-shirt');
    expect(page).toMatch(/[¥￥]9,800/);
    expect(`${shirts}${page}`).not.toMatch(/9,800\.0|98\.00/);
    expect(reply.cart?.webUrl).toMatch(/[?&]locale=ja$/);
  });
});

/** Stores in another country, whose prices are the club's, in its own currency. */
const AT_HOME = [
  {country: 'CA', currency: 'CAD', language: 'en', tag: 'en-CA', shown: '$1,059.00'},
  {country: 'AU', currency: 'AUD', language: 'en', tag: 'en-AU', shown: '$1,059.00'},
  {country: 'MX', currency: 'MXN', language: 'es', tag: 'es-MX', shown: '$1,059.00'},
  {
    country: 'CA',
    currency: 'CAD',
    language: 'fr-ca',
    tag: 'fr-CA',
    shown: '1\u00a0059,00\u00a0$',
  },
  {country: 'US', currency: 'USD', language: 'en', tag: 'en', shown: '$1059.00'},
];

describe.each(AT_HOME)(
  'a club in $country that sells in $currency, in $language',
  ({country, currency, language, tag, shown}) => {
    const club = createClubCatalogue(new Date());
    const store = suiteStore({
      catalogue: {
        ...club,
        markets: club.markets?.filter(({countryCode}) => countryCode === 'GB'),
        shop: {...club.shop, countryCode: country, currencyCode: currency},
        products: club.products.map((product) => ({
          ...product,
          variants: product.variants.map((variant) => ({
            ...variant,
            price: product.handle === 'crest-hoodie' ? 105900 : variant.price,
          })),
        })),
      },
    });
    const shop = suiteWorker(store, {
      PUBLIC_SITE_ORIGIN: ORIGIN,
      PUBLIC_LANGUAGE: language,
      PUBLIC_MARKETS: 'en-gb',
      PUBLIC_FREE_DELIVERY_FROM: `1234.5 ${currency}`,
    });

    test('writes amounts as people there do (§10.36)', async () => {
      const page = await htmlOf(shop, '/products/crest-hoodie');
      const {page: cart} = await bought(shop, store, 'crest-hoodie');
      expect(page).toContain(`product-price">${shown}<`);
      expect(await htmlOf(shop, '/hoodies')).toContain(`>${shown}<`);
      expect(cart).toContain(`>${shown}<`);
      // The worker writes this one.
      expect(page).toContain(shown.replace(/1(.?)059(.)00/, '1$1234$250'));
      for (const html of [page, cart]) expect(html).not.toMatch(/>(?:CA|A|MX)\$/);
      expect(page).toContain(`"priceCurrency":"${currency}"`);
    });

    test('says so to browsers and search engines', async () => {
      const own = await htmlOf(shop, '/shirts');
      const abroad = await htmlOf(shop, '/en-gb/shirts');
      for (const html of [own, abroad])
        expect(html).toContain(`hrefLang="${tag}" href="${ORIGIN}/shirts"`);
      const sitemap = await htmlOf(shop, '/sitemap/products/1.xml');
      expect(sitemap).toContain(
        `hreflang="${tag}" href="${ORIGIN}/products/crest-hoodie"`,
      );
      expect(abroad).toContain('<html lang="en-GB"');
    });
  },
);

describe('a club whose language the shop does not speak', () => {
  const club = createClubCatalogue(new Date());
  const spanish = {'Crest Hoodie': 'Sudadera con escudo', Size: 'Talla', Youth: 'Niños'};
  const store = suiteStore({
    catalogue: {
      ...club,
      shop: {...club.shop, shipsTo: ['US', 'ES']},
      markets: [{countryCode: 'ES', currencyCode: 'EUR', rate: 0.05}],
      translations: {ES: spanish},
    },
  });
  const mexican = suiteStore({
    catalogue: {
      ...club,
      shop: {
        ...club.shop,
        countryCode: 'MX',
        currencyCode: 'MXN',
        languageCode: 'ES',
        shipsTo: ['MX'],
      },
      markets: [],
      translations: {},
    },
  });
  const abroad = suiteWorker(store, {PUBLIC_MARKETS: 'es-es,it-es,de-es'});
  const atHome = suiteWorker(mexican, {PUBLIC_MARKETS: ''});

  test.each([
    ['abroad', '/es-es', /^es-ES$/, '€'],
    ['at home', '', /^es(?:-MX)?$/, '$'],
  ])(
    'has English words in an English page, and its own texts say what they are: %s',
    async (where, prefix, spanishTag, sign) => {
      const lang = expect.stringMatching(spanishTag) as string;
      const shop = where === 'abroad' ? abroad : atHome;
      const product = await htmlOf(shop, `${prefix}/products/crest-hoodie`);
      expect(product).toMatch(/<html lang="en"/);
      expect(elementsOf(product, 'h1')[0]).toMatchObject({lang});
      const [size, color] = elementsOf(product, 'legend');
      expect([size, color]).toMatchObject([{lang}, {lang}]);
      const buttons = elementsOf(product, 'button');
      expect(buttons.filter((button) => 'lang' in button)).toEqual([]);
      // The chunk of a language is not asked for either.
      expect(product).not.toContain('hyphenate-limit-chars');
      // Amounts are as people there write them.
      expect(product).toContain(sign);
      const list = await htmlOf(shop, `${prefix}/collections/headwear`);
      for (const each of [product, list]) {
        const links = elementsOf(each, 'a').filter(({href = ''}) =>
          href.startsWith(`${prefix}/collections/`),
        );
        expect(links.length).toBeGreaterThan(5);
        for (const link of links) expect(link).toMatchObject({lang});
      }
      expect(elementsOf(list, 'h1')[0]).toMatchObject({lang});
      const text = await htmlOf(shop, `${prefix}/pages/contact`);
      const [prose] = elementsOf(text, 'div').filter(({class: name}) => name === 'prose');
      expect(prose).toMatchObject({lang});
      expect(elementsOf(text, 'h1')[0]).toMatchObject({lang});
    },
  );

  test('a market whose texts the store has not translated says that they are the shop’s own', async () => {
    const italian = await htmlOf(abroad, '/it-es/products/crest-hoodie');
    expect(italian).toMatch(/<html lang="en" data-market="\/it-es"/);
    expect(italian).not.toMatch(/ lang="(?:it|es)/);
    const german = await htmlOf(abroad, '/de-es/pages/contact');
    expect(german).toMatch(/<html lang="de-ES"/);
    expect(elementsOf(german, 'h1')[0]).toMatchObject({lang: 'en'});
  });
});

describe('an English club', () => {
  const store = suiteStore();
  const [unset, set] = ['', 'en'].map((language) =>
    suiteWorker(store, {PUBLIC_SITE_ORIGIN: ORIGIN, PUBLIC_LANGUAGE: language}),
  );

  test.each(['/', '/hoodies', '/products/crest-hoodie', '/cart', '/nowhere'])(
    'is the same whether it says so or not: %s',
    async (path) => {
      const seen = async (worker: WorkerHere | undefined) => {
        store.control.clearRequests();
        const {body = ''} = (await worker?.ask(path)) ?? {};
        const calls = store.control
          .requests()
          .map(({operation, variables}) => JSON.stringify([operation, variables]));
        // The instant of each is another.
        return {html: body.replaceAll(/\b\d{13}\b/g, 'NOW'), calls: calls.sort()};
      };
      const [one, other] = [await seen(unset), await seen(set)];
      expect(one.html).toContain('<html lang="en"');
      expect(other).toEqual(one);
    },
  );
});
