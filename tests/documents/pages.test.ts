import {describe, expect, test, vi} from 'vitest';
import sharp from 'sharp';

import {createClubCatalogue} from '@quillhaven/club';

import {endDateFromTags, isStillSold} from '../../app/lib/end-date';
import {documentTitle} from '../../app/lib/store-configuration';
import {
  canonicalOf,
  cardOf,
  cardsOf,
  elementsOf,
  metaOf,
  textOf,
  titleOf,
} from '../support/html';
import {
  homeShelf,
  hoodieShelf,
  ordinaryProduct,
  shirtShelf,
  titlesOnSale,
} from '../support/shelf';
import {openWorkerHere} from '../support/worker-here';
import {PREVIEW_SECRET} from '../support/preview';
import {suiteStore, suiteWorker} from '../support/suite';

/** The HTML of every page, for readers that run no scripts. */

const ORIGIN = 'https://shop.example';

const store = suiteStore();
const worker = suiteWorker(store, {PUBLIC_SITE_ORIGIN: ORIGIN});

/** The page at `path`, which must be there. */
async function htmlOf(path: string): Promise<string> {
  const {response, body} = await worker.ask(path);
  expect(response.status, path).toBe(200);
  return body;
}

/** The types of all nodes in a page's structured data. */
function structuredTypes(html: string): string[] {
  const texts = html.matchAll(
    /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  );
  return Array.from(texts, ([, text = '']) => {
    const graph = (JSON.parse(text) as {'@graph': {'@type': string}[]})['@graph'];
    return graph.map((node) => node['@type']);
  }).flat();
}

describe('the HTML has the products on sale', () => {
  test.each([
    ['/latest', homeShelf, 'Latest Collection'],
    ['/products', homeShelf, 'Latest Collection'],
    ['/shirts', shirtShelf, 'T-Shirt Collection'],
    ['/hoodies', hoodieShelf, 'Hoodie Collection'],
  ])('of %s (§2)', async (path, shelf, heading) => {
    const html = await htmlOf(path);
    expect(textOf(html)).toContain(heading);
    if (shelf === homeShelf)
      expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(
        'The Official Quillhaven Herons Clothing Store',
      );
    expect(cardsOf(html)).toEqual(titlesOnSale(store, shelf));
  });

  test('of the home page: twelve, and the way to all of them (§10.42)', async () => {
    const html = await htmlOf('/');
    const all = titlesOnSale(store, homeShelf);
    const shown = cardsOf(html);
    expect(shown).toHaveLength(12);
    expect(all).toEqual(expect.arrayContaining(shown));
    const link = elementsOf(html, 'a').find(({href}) => href === '/latest#latest');
    expect(link).toBeDefined();
    expect(textOf(html)).toContain(`See all ${all.length}`);
  });

  test('of the home page: the shop’s icon, the motto, and the lowest price', async () => {
    const html = await htmlOf('/');
    expect(/<a[^>]*class="logo"[^>]*>.*?<\/a>/s.exec(html)?.[0]).toContain('/brand/icon');
    const hero = textOf(/<section class="hero".*?<\/section>/s.exec(html)?.[0] ?? '');
    expect(hero).toContain(store.catalogue.shop.brand?.slogan);
    expect(hero).toMatch(/\d+ pieces from \$9\.00/);
  });

  test('of all collections that have goods, but home’s (§10.9)', async () => {
    const html = await htmlOf('/collections');
    expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe('Collections');
    const [, tiles = ''] = /<ul role="list" class="tiles">(.*?)<\/ul>/s.exec(html) ?? [];
    const shown = store.catalogue.collections.filter(
      ({id, productIds}) =>
        String(id) !== store.env.PUBLIC_COLLECTION_ID && productIds.length > 0,
    );
    expect(
      elementsOf(tiles, 'a')
        .map(({href}) => href)
        .sort(),
    ).toEqual(shown.map(({handle}) => `/collections/${handle}`).sort());
  });

  test('of a collection (§10.9)', async () => {
    const collection = store.catalogue.collections.find(
      ({id, productIds}) =>
        String(id) !== store.env.PUBLIC_COLLECTION_ID && productIds.length > 0,
    );
    const html = await htmlOf(`/collections/${collection?.handle}`);
    expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(collection?.title);
    expect(cardsOf(html).length).toBeGreaterThan(0);
  });

  test('of a product, with its price and its button (§2)', async () => {
    const {handle, title, variants} = ordinaryProduct(store);
    const html = await htmlOf(`/products/${handle}`);
    expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? '')).toBe(title);
    expect(textOf(html)).toContain(`$${((variants[0]?.price ?? 0) / 100).toFixed(2)}`);
    expect(textOf(html)).toContain('Add to cart');
  });
});

describe('a card (§2)', () => {
  test('shows picture, title, price and ribbon, and is a link named by its product', async () => {
    const html = await htmlOf('/hoodies');
    const card = cardOf(html, 'Crest Hoodie');
    expect(textOf(card)).toMatch(/\$\d+\.\d\d/);
    expect(cardOf(html, '1908 Throwback Hoodie')).toContain('SOLD OUT');
    expect(cardOf(html, 'Floodlight Hoodie')).toContain('PRE-ORDER');
    const widths = (elementsOf(card, 'img')[0]?.srcSet ?? '').split(', ').map((entry) => {
      const [url = '', width] = entry.split(' ');
      const {searchParams} = new URL(url);
      searchParams.delete('v');
      return [String(searchParams), width];
    });
    expect(widths).toEqual([
      ['width=400&quality=80&format=webp', '400w'],
      ['width=800&quality=85&format=webp', '800w'],
      ['width=1200&quality=90&format=webp', '1200w'],
      ['width=1600&quality=90&format=webp', '1600w'],
    ]);
    for (const title of cardsOf(html)) {
      const [link = ''] = /<a\b.*?<\/a>/s.exec(cardOf(html, title)) ?? [];
      expect(textOf(link)).toBe(title);
      expect(elementsOf(link, 'a')[0]?.href).toMatch(/^\/products\//);
    }
  });

  test('shows days and hours, hours and minutes, or minutes and seconds', async () => {
    const html = await htmlOf('/');
    const left = (title: string) =>
      textOf(/<time role="timer".*?<\/time>/s.exec(cardOf(html, title))?.[0] ?? '');
    expect(left('Stilts End Hoodie')).toMatch(/^\d+ days \d+ hours$/);
    expect(left('Derby Night Tee')).toMatch(/^\d+ hours \d+ mins$/);
    expect(left('Half-Time Scarf')).toMatch(/^\d+ mins \d+ secs$/);
  });
});

describe('the options of a product', () => {
  const groupsOf = (html: string) =>
    Array.from(
      html.matchAll(/<fieldset\b[^>]*role="radiogroup".*?<\/fieldset>/gs),
      ([group]) => {
        const hint = elementsOf(group, 'fieldset')[0]?.['aria-describedby'];
        const radios = Array.from(group.matchAll(/<label\b.*?<\/label>/gs), ([label]) => {
          const [{'aria-label': name = textOf(label), checked} = {}] = elementsOf(
            label,
            'input',
          );
          return {
            name: name.replace(/, (?:sold out|not made)$/, ''),
            isChecked: checked !== undefined,
          };
        });
        return {
          name: textOf(/<legend.*?<\/legend>/s.exec(group)?.[0] ?? ''),
          description: textOf(
            group.split(` id="${hint}"`)[1]?.replace(/^[^>]*>|<.*/gs, '') ?? '',
          ),
          radios,
        };
      },
    );

  test('are radios named by their values, whatever its shape', async () => {
    const isOver = (tag: string) => /^\d{4}-/.test(tag) && Date.parse(tag) < Date.now();
    const sold = store.catalogue.products.filter(({tags}) => !tags.some(isOver));
    // One of each shape: by how many values its options have.
    const shapes = new Map(
      sold.map((each) => [each.options.map(({values}) => values.length).join(), each]),
    );
    expect(shapes.size).toBeGreaterThan(5);
    for (const {handle, options} of shapes.values()) {
      const names = groupsOf(await htmlOf(`/products/${handle}`)).flatMap(({radios}) =>
        radios.map(({name}) => name),
      );
      const values = options
        .filter(({name, values: each}) => name !== 'Title' && each.length > 1)
        .flatMap(({values: each}) => each.map(({name}) => name));
      expect(names, handle).toEqual(values);
    }
  });

  test('have the values of its URL, in text (§10.13)', async () => {
    const groups = groupsOf(await htmlOf('/products/crest-hoodie?Size=L&Color=Ink'));
    expect(
      groups.map(({name, description, radios}) => [
        name,
        description,
        radios.filter(({isChecked}) => isChecked).map((radio) => radio.name),
      ]),
    ).toEqual([
      ['Size', 'L', ['L']],
      ['Color', 'Ink', ['Ink']],
    ]);
  });
});

describe('search engines', () => {
  test.each([
    ['/', '/', ['Organization', 'WebSite', 'ItemList']],
    ['/latest', '/', ['Organization', 'WebSite', 'ItemList']],
    ['/shirts?utm_source=x', '/shirts', ['BreadcrumbList', 'ItemList']],
    ['/collections/headwear', '/collections/headwear', ['BreadcrumbList', 'ItemList']],
    [
      '/products/crest-hoodie?Size=M',
      '/products/crest-hoodie',
      ['ProductGroup', 'MerchantReturnPolicy', 'BreadcrumbList'],
    ],
  ])(
    'read at %s its canonical URL, of the configured origin, and what it is about',
    async (path, url, types) => {
      const html = await htmlOf(path);
      expect(canonicalOf(html)).toBe(ORIGIN + url);
      expect(metaOf(html, 'og:url')).toBe(ORIGIN + url);
      const name = metaOf(html, 'og:site_name') ?? '';
      const shared = metaOf(html, 'og:title') ?? '';
      expect(titleOf(html)).toBe(documentTitle(shared === name ? null : shared, name));
      expect(metaOf(html, 'og:image:width')).toBe('1200');
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      const {length} = metaOf(html, 'description') ?? '';
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(160);
      expect(structuredTypes(html)).toEqual(types);
      expect(html).not.toContain('hreflang');
    },
  );

  test.each(['/cart', '/search'])('leave out %s', async (path) => {
    const html = await htmlOf(path);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(canonicalOf(html)).toBeUndefined();
  });

  test('find every page in the sitemaps, by its canonical URL', async () => {
    const locations = async (path: string) => {
      const {response, body} = await worker.ask(path);
      expect(response.headers.get('Content-Type')).toContain('application/xml');
      return Array.from(body.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = '']) =>
        textOf(url),
      );
    };
    const sitemaps = await locations('/sitemap.xml');
    // Routes, products, collections, pages, policies, and the one blog.
    expect(sitemaps).toHaveLength(6);
    const pages = (
      await Promise.all(sitemaps.map((url) => locations(new URL(url).pathname)))
    ).flat();
    expect(pages).toContain(`${ORIGIN}/`);
    expect(pages.filter((url) => url.includes('/products/'))).toHaveLength(
      store.catalogue.products.filter(({tags}) =>
        isStillSold(endDateFromTags(tags), Date.now()),
      ).length,
    );
    const last = pages.at(-1) ?? '';
    expect(canonicalOf(await htmlOf(new URL(last).pathname))).toBe(last);
  });
});

describe('the not-found page', () => {
  const over = () =>
    store.catalogue.products.find(({tags}) =>
      tags.some((tag) => /^\d{4}-\d{2}-\d{2}/.test(tag) && Date.parse(tag) <= Date.now()),
    )?.handle;

  test.each([
    ['an unknown path', () => '/nowhere'],
    ['a path of several parts', () => '/no/such/page'],
    ['a page’s path in capitals (§2.1)', () => '/Shirts'],
    ['a product’s path in capitals (§10.41)', () => '/Products/bar-scarf'],
    ['an unknown product', () => '/products/nothing-of-the-kind'],
    ['an unknown collection', () => '/collections/nowhere'],
    ['a cart link to an unknown variant', () => '/cart/1:1'],
    ['a product whose end date has passed (§10.4)', () => `/products/${over()}`],
  ])('answers %s with 404 (§2)', async (_, path) => {
    const {response, body} = await worker.ask(path());
    expect(response.status).toBe(404);
    expect(textOf(body)).toContain("We couldn't find the page you're looking for.");
    const [back] = /<a\b[^>]*>Click here to return to the shop!<\/a>/.exec(body) ?? [];
    expect(elementsOf(back ?? '', 'a')).toMatchObject([{href: '/'}]);
    expect(over(), 'the catalogue has a drop that is over').toBeDefined();
  });
});

test('a redirect of the store’s admin comes before the not-found page', async () => {
  const {response} = await worker.ask('/old-hoodie');
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe('/products/crest-hoodie');
});

describe('the button of a product (§4)', () => {
  const buttonsOf = (html: string) =>
    Array.from(html.matchAll(/<button\b[^>]*>.*?<\/button>/gs), ([button]) => ({
      text: textOf(button).trim(),
      isDisabled: /\b(?:aria-)?disabled="(?:true)?"/.test(button),
    }));

  test.each([
    ['a throwback hoodie, which counts as pre-order', 'throwback-hoodie-1908', true],
    ['a product that is not for sale (§10.5)', 'away-end-tee', false],
  ])('says SOLD OUT, disabled, for %s', async (_, handle, isPreOrder) => {
    const html = await htmlOf(`/products/${handle}`);
    expect(buttonsOf(html)).toContainEqual({text: 'SOLD OUT', isDisabled: true});
    expect(buttonsOf(html).map(({text}) => text)).not.toContain('Add to cart');
    expect(textOf(html).includes('Pre-order')).toBe(isPreOrder);
  });

  test('says Pre Order for a tagged product, with a badge', async () => {
    const html = await htmlOf('/products/floodlight-hoodie');
    expect(buttonsOf(html)).toContainEqual({text: 'Pre Order', isDisabled: false});
    expect(textOf(html)).toContain('Pre-order');
  });
});

test('the head of a product has its title and, as structured data, its price (§1, §9)', async () => {
  const html = await htmlOf('/products/harbour-heavyweight-hoodie');
  expect(titleOf(html)).toBe('Harbour Heavyweight Hoodie | Quillhaven Herons');
  const [, text = ''] =
    /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const {'@graph': [group] = []} = JSON.parse(text) as {'@graph': object[]};
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Harbour Heavyweight Hoodie',
    hasVariant: expect.arrayContaining([
      expect.objectContaining({
        offers: expect.objectContaining({price: '64.00', priceCurrency: 'USD'}),
      }),
    ]),
  });
});

test('a product’s pictures are requested exactly as in §7 and §9', async () => {
  const html = await htmlOf('/products/harbour-heavyweight-hoodie');
  const [, gallery = ''] = /aria-label="Product images"(.*)/s.exec(html) ?? [];
  const pictures = elementsOf(gallery, 'img');
  // React writes `srcSet`.
  const asked = (pictures[0]?.srcSet ?? '').split(', ').map((entry) => {
    const [url = '', width] = entry.split(' ');
    const {searchParams: query} = new URL(url);
    return [width, query.get('width'), query.get('quality'), query.get('format')];
  });
  expect(asked).toEqual(
    ['400', '800', '1200', '1600'].map((width) => [`${width}w`, width, '85', 'webp']),
  );
  const [, thumbnail = ''] =
    /<button[^>]*aria-current="true"[^>]*>(.*?)<\/button>/s.exec(gallery) ?? [];
  const {searchParams} = new URL(elementsOf(thumbnail, 'img')[0]?.src ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    width: '150',
    height: '150',
    crop: 'center',
    quality: '80',
    format: 'webp',
  });
});

describe('every page', () => {
  test('states the store configuration in its head (§3)', async () => {
    const html = await htmlOf('/');
    const theme = store.catalogue.metaobjects.find(({handle}) => handle === 'live');
    const field = (key: string) => theme?.fields.find((each) => each.key === key);
    expect(metaOf(html, 'shopify-store-id')).toBe(String(store.catalogue.shop.id));
    expect(metaOf(html, 'banners')?.split(';;;')).toEqual(
      field('banners')?.images?.map(({path}) => `${store.url}/cdn/shop/files/${path}`),
    );
    expect(metaOf(html, 'accent-color')).toBe(field('accent_color')?.value);
    expect(elementsOf(html, 'link').find(({rel}) => rel === 'icon')?.href).toMatch(
      /\/brand\/icon\.webp\?width=96/,
    );
  });

  test("gives a phone's browser bars the shop's accent, and reaches to the edges", async () => {
    const html = await htmlOf('/');
    expect(metaOf(html, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(metaOf(html, 'theme-color')).toBe(metaOf(html, 'accent-color'));
    expect(metaOf(html, 'viewport')).toContain('viewport-fit=cover');
  });

  test('has its font, and a menu that opens, without scripts', async () => {
    const html = await htmlOf('/');
    const font = /--font:("[^"]+")/.exec(html)?.[1];
    expect(html).toContain(`@media (scripting:none){@font-face{font-family:${font};`);
    const toggle = elementsOf(html, 'button').find(({class: name}) =>
      name?.includes('menu-toggle'),
    );
    expect(toggle).toMatchObject({'aria-expanded': 'false'});
    const menu = elementsOf(html, 'ul').find(({id}) => id === toggle?.popovertarget);
    expect(menu).toHaveProperty('popover');
  });

  test('can be installed on a phone: its manifest and the icons exist', async () => {
    const link = elementsOf(await htmlOf('/'), 'link').find(
      ({rel}) => rel === 'manifest',
    );
    const manifest = JSON.parse(await htmlOf(link?.href ?? '')) as {
      icons: {src: string; sizes: string; purpose: string}[];
    };
    expect(manifest).toMatchObject({
      name: 'Quillhaven Herons',
      start_url: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({sizes}) => sizes)).toEqual(['192x192', '512x512']);
    for (const {src, sizes} of manifest.icons) {
      expect(src).toMatch(/\/brand\/icon\.webp\?.*&format=png$/);
      const picture = await (await fetch(src)).arrayBuffer();
      const {width, height, format} = await sharp(picture).metadata();
      expect(`${width}x${height} ${format}`, src).toBe(`${sizes} png`);
    }
    const touch = elementsOf(await htmlOf('/'), 'link').find(
      ({rel}) => rel === 'apple-touch-icon',
    );
    expect(touch?.href).toMatch(/\/brand\/icon\.webp\?width=180/);
  });

  test('shows a logo in place of the name, which it is called by', async () => {
    const logo = `${store.url}/cdn/shop/files/brand/crest.png`;
    // Past what the worker keeps of the page.
    worker.pass(60);
    const env = {...store.env, PUBLIC_LOGO_URL: logo, PREVIEW_SECRET};
    const {body} = await worker.ask('/', {}, env);
    const login = await worker.ask('/preview', {}, env);
    worker.pass(60);
    const [link = ''] = /<a[^>]*class="logo"[^]*?<\/a>/.exec(body) ?? [];
    const [picture] = elementsOf(link, 'img');
    expect(picture?.alt).toBe('Quillhaven Herons');
    expect(picture?.src).toContain(`${logo}?width=`);
    expect(textOf(link)).toBe('');
    expect(body).toContain(`"logo":"${logo}"`);
    expect(login.body).toContain(`<img src="${logo}"`);
    const [name = ''] = /<a[^>]*class="logo"[^]*?<\/a>/.exec(await htmlOf('/')) ?? [];
    expect(textOf(name)).toBe('Quillhaven Herons');
  });

  test('leads in its footer to support and legal pages of the store, and to social ones outside (§2)', async () => {
    const [footer = ''] = /<footer.*<\/footer>/s.exec(await htmlOf('/')) ?? [];
    for (const [group, isOwn, names] of [
      ['Support', true, ['Sizes & Fit', 'Shipping & Returns', 'Contact Us']],
      ['Legal', true, ['Privacy Policy', 'Terms of Service']],
      ['Follow', false, ['Videos', 'Microblog']],
    ] as const) {
      const [, navigation = ''] =
        new RegExp(`<nav[^>]*aria-label="${group}"[^>]*>(.*?)</nav>`, 's').exec(footer) ??
        [];
      const links = navigation.match(/<a\b.*?<\/a>/gs) ?? [];
      // Pages that the store has besides follow them.
      expect(links.slice(0, names.length).map(textOf)).toEqual(names);
      for (const {href = ''} of elementsOf(navigation, 'a').slice(0, names.length))
        expect(new URL(href, ORIGIN).origin === ORIGIN).toBe(isOwn);
    }
    expect(textOf(footer)).toContain(
      `© ${new Date().getUTCFullYear()} Quillhaven Herons`,
    );
  });

  test.each(['/', '/hoodies'])(
    'that is anonymous is kept by the edge and asked for again by browsers: %s',
    async (path) => {
      const {headers} = (await worker.ask(path)).response;
      expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      expect(headers.get('Oxygen-Cache-Control')).toMatch(/^public, max-age=[1-9]/);
      expect(headers.has('Set-Cookie')).toBe(false);
    },
  );

  test('of a cart is uncacheable', async () => {
    const {headers} = (await worker.ask('/cart')).response;
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.has('Oxygen-Cache-Control')).toBe(false);
  });

  test.each([
    ['/', ['eager high']],
    // Two rows of two: the first screen of a phone.
    ['/hoodies', ['eager high', 'eager high', 'eager ', 'eager ']],
    ['/products/crest-hoodie', ['eager high']],
  ])(
    'asks for the pictures of its first screen at once, and for others last: %s',
    async (path, early) => {
      const [main = ''] = /<main.*<\/main>/s.exec(await htmlOf(path)) ?? [];
      // A row of collections has small pictures, which wait until they are near the window.
      const pictures = main.replace(/<nav id="collections".*?<\/nav>/s, '');
      const asked = elementsOf(pictures, 'img').map(
        ({loading, fetchpriority = ''}) => `${loading} ${fetchpriority}`,
      );
      expect(asked.slice(0, early.length)).toEqual(early);
      const others = asked.slice(early.length);
      expect(others.filter((each) => !each.startsWith('lazy'))).toEqual([]);
    },
  );

  test('names no source of analytics in its policy, and offers no choice about them, where they are off', async () => {
    const {response, body} = await worker.ask('/products/crest-hoodie');
    expect(response.headers.get('Content-Security-Policy')).not.toContain('shopify');
    expect(body).not.toContain('Privacy choices');
  });
});

describe('the origin of pictures', () => {
  test('is connected to while the document is on its way, also one that the visitor has', async () => {
    const {headers} = (await worker.ask('/hoodies')).response;
    expect(headers.get('Link')).toBe(`<${store.url}>; rel=preconnect`);
    const again = {headers: {'If-None-Match': headers.get('ETag') ?? ''}};
    const {response} = await worker.ask('/hoodies', again);
    expect([response.status, response.headers.get('Link')]).toEqual([
      304,
      headers.get('Link'),
    ]);
    const data = (await worker.ask('/hoodies.data')).response;
    expect(data.headers.has('Link')).toBe(false);
  });

  test('is the shop’s own where that is on, without a script', async () => {
    const env = {PUBLIC_PICTURE_FOLDER: '/cdn/shop/files/'};
    const other = await openWorkerHere({...store.env, ...env});
    for (const path of ['/', '/hoodies', '/products/crest-hoodie']) {
      const {response, body} = await other.ask(path);
      const [main = ''] = /<main.*<\/main>/s.exec(body) ?? [];
      const pictures = elementsOf(main, 'img');
      expect(pictures.length).toBeGreaterThan(0);
      for (const {src, srcSet = ''} of pictures)
        for (const url of [src, ...srcSet.split(', ').filter(Boolean)])
          expect(url, path).toMatch(/^\/pictures\//);
      expect(response.headers.has('Link')).toBe(false);
      // What others fetch has a whole URL.
      expect(body).toMatch(new RegExp(`property="og:image"[^>]*${store.url}/cdn/`));
      const picture = (await other.ask(pictures[0]?.src ?? '')).response;
      expect(picture.status).toBe(200);
      expect(Object.fromEntries(picture.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      // Where it is off, there is none.
      expect((await worker.ask(pictures[0]?.src ?? '')).response.status).toBe(404);
    }
    const missing = (await other.ask('/pictures/none.png')).response;
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('with other variables', () => {
  const askWith = async (env: Record<string, string>, path: string) => {
    const other = await openWorkerHere({...store.env, ...env});
    return other.ask(path);
  };

  test('the policy allows the sources that analytics use, and no others', async () => {
    const analytics = {
      PUBLIC_ANALYTICS: 'on',
      PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
    };
    const {response} = await askWith(analytics, '/');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toMatch(
      /script-src [^;]*https:\/\/cdn\.shopify\.com\/shopifycloud\/consent-tracking-api\/ https:\/\/cdn\.shopify\.com\/shopifycloud\/perf-kit\/;/,
    );
    expect(policy).toMatch(
      /connect-src 'self' https:\/\/monorail-edge\.shopifysvc\.com;/,
    );
  });

  test('a shop without an id does not start: the full-page error shows (§4, §8)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {response, body} = await askWith({SHOP_ID: ''}, '/');
    expect(response.status).toBe(500);
    expect(textOf(/<h1[^>]*>.*?<\/h1>/s.exec(body)?.[0] ?? '')).toBe(
      'Sorry! Something went wrong, click here to try again',
    );
    expect(textOf(body)).toContain(
      "If you're seeing this page for the second time, please try again later or on a different device.",
    );
    expect(elementsOf(body, 'a')).toEqual([expect.objectContaining({href: '/'})]);
    expect(elementsOf(body, 'img')).toHaveLength(1);
  });
});

test.each(['/cart', '/search?q=zeppelin', '/nowhere'])(
  '%s, with nothing to show, has a picture and a way on',
  async (path) => {
    const {body} = await worker.ask(path);
    const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(body) ?? [];
    expect(elementsOf(main, 'img')[0]).toMatchObject({alt: '', fetchpriority: 'high'});
    expect(elementsOf(main, 'a').length).toBeGreaterThan(0);
  },
);

describe('media that are no pictures', () => {
  const catalogue = createClubCatalogue(new Date());
  const jacket = catalogue.products.find(
    ({handle}) => handle === 'groundsman-zip-hoodie',
  );
  const watch = 'https://www.youtube.com/watch?v=abc';
  const file = 'https://cdn.shopify.com/3d/models/jacket.glb';
  const [poster] = jacket?.images ?? [];
  if (!jacket || !poster) throw new Error('there is no such product');
  jacket.videos = (jacket.videos ?? []).map((video) => ({...video, place: 0}));
  jacket.linkedMedia = [
    {kind: 'ExternalVideo', url: watch, altText: 'At the mill', poster, place: 0},
    {kind: 'Model3d', url: file, altText: 'All around', poster},
  ];
  const filmed = suiteStore({catalogue});
  const {ask} = suiteWorker(filmed);
  const slidesOf = async (path: string) => {
    const {body} = await ask(path);
    expect(body).not.toMatch(/<iframe|youtube-nocookie|<model-viewer/);
    return body.split('<li class="slide"').slice(1);
  };

  test('stand in the merchant’s order, others’ as pictures that lead there', async () => {
    const slides = await slidesOf(`/products/${jacket.handle}`);
    expect(slides[0]).toContain('aria-label="Play video:');
    expect(slides[1]).toContain(`href="${watch}" rel="nofollow noopener"`);
    expect(slides[1]).toContain('Watch the video: At the mill');
    expect(slides[1]).toContain('<img');
    expect(slides[2]).not.toMatch(/slide-link|slide-play/);
    expect(slides.at(-1)).toContain('Open the 3D model: All around');
    expect(slides.at(-1)).toContain(`href="${file}"`);
  });

  test('stand behind the picture of a choice (§10.35)', async () => {
    const [first, second] = await slidesOf(`/products/${jacket.handle}?Color=Kelp`);
    expect(first).toMatch(/alt="[^"]*in Kelp/);
    expect(first).not.toMatch(/slide-link|slide-play/);
    expect(second).toContain('aria-label="Play video:');
  });
});
