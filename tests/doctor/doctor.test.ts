import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {examine, tableOf, type Row} from '../../tools/doctor/examine';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {createClubCatalogue} from '@quillhaven/club';
import {
  allScopes,
  defaultAdminApp,
  defaultTokens,
  type Scope,
} from '@quillhaven/local-store';
import {loadAppDocuments} from '../../tools/graphql/app-documents';
import {unknownVariables} from '../../tools/variables';
import {leadToStandIns} from '../support/stand-ins';

const everything = await loadAppDocuments();
/** Enough to see a field denied: the whole takes some two hundred questions. */
const documents = everything.filter(({operation}) =>
  ['Product', 'Theme'].includes(operation),
);

let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterEach(() => {
  store.control.reset();
  store.control.setScopes([...allScopes]);
});
afterAll(() => store.stop());

/** A busy machine answers late, and none of these stores is slow. */
const PATIENCE_MS = 150_000;

const diagnose = (env: Record<string, string> = {}, timeoutMs = PATIENCE_MS) =>
  examine({...store.env, PERSONALIZATION: 'on', ...env}, {documents, timeoutMs});

async function faults(
  env: Record<string, string> = {},
  timeoutMs?: number,
): Promise<Row[]> {
  const {rows, healthy} = await diagnose(env, timeoutMs);
  const found = rows.filter(({status}) => status === 'fault');
  expect(healthy).toBe(found.length === 0);
  for (const {impact, fix} of found) expect([impact, fix]).not.toContain(undefined);
  return found;
}

const without = (...scopes: Scope[]) =>
  allScopes.filter((scope) => !scopes.includes(scope));

test('the local store is healthy, and every field that the app reads was tried', async () => {
  const env = {...store.env, PERSONALIZATION: 'on'};
  const {rows, healthy} = await examine(env, {
    documents: everything,
    timeoutMs: PATIENCE_MS,
  });
  expect(rows.filter(({status}) => status !== 'ok')).toEqual([]);
  expect(healthy).toBe(true);
  const operations = store.control.requests().map(({operation}) => operation);
  const tried = operations.filter((operation) => operation === 'DoctorField');
  expect(operations.filter((operation) => operation === 'StoreCountries')).toHaveLength(
    1,
  );
  const fields = rows.find(({name}) => name === 'fields')?.found;
  expect(fields).toBe(`all ${tried.length} can be read`);
  expect(tried.length).toBeGreaterThan(100);
});

test('products at $0.00 and without a picture are named', async () => {
  const catalogue = createClubCatalogue(new Date());
  const [free, bare] = catalogue.products;
  if (!free || !bare) throw new Error('The club sells nothing.');
  for (const variant of free.variants) variant.price = 0;
  bare.images = [];
  for (const variant of bare.variants) delete variant.image;
  const own = await startStore({catalogue});
  try {
    const {rows} = await examine(own.env, {documents, timeoutMs: PATIENCE_MS});
    expect(rows.find(({name}) => name === 'goods')).toMatchObject({
      status: 'note',
      found: `without a picture: “${bare.title}”; at $0.00: “${free.title}”`,
    });
  } finally {
    await own.stop();
  }
});

test('faults that cost sales in silence are named: sizes by another name, unlisted types, lost pictures', async () => {
  const catalogue = createClubCatalogue(new Date());
  const [shirt, other] = catalogue.products.filter(({options}) =>
    options.some(({name}) => name === 'Size'),
  );
  const [page] = catalogue.pages;
  if (!shirt || !other || !page) throw new Error('The club sells nothing.');
  shirt.options = shirt.options.map((option) =>
    option.name === 'Size' ? {...option, name: 'Fit'} : option,
  );
  other.productType = 'Pennant';
  const lost = 'https://elsewhere.example/chart.png';
  const film = 'https://elsewhere.example/film.mp4';
  const body = `<img src="${lost}"><iframe src='https://maps.example/embed'></iframe><video controls src="${film}"></video>`;
  // Clubs share their pages.
  const pages = catalogue.pages.map((one) => (one === page ? {...one, body} : one));
  for (const list of catalogue.collections)
    if (String(list.id) !== store.env.PUBLIC_COLLECTION_ID)
      list.productIds = list.productIds.filter((id) => id !== other.id);
  const banner = `${store.url}/cdn/shop/files/banners/gone.png`;
  const own = await startStore({catalogue: {...catalogue, pages}});
  try {
    const env = {
      ...own.env,
      PERSONALIZATION: 'on',
      PUBLIC_LANGUAGE: 'de',
      PUBLIC_LOGO_URL: banner.replace(store.url, own.url),
    };
    const {rows} = await examine(env, {documents, timeoutMs: PATIENCE_MS});
    const found = rows.filter(({status}) => status !== 'ok');
    expect(found.map(({name}) => name).sort()).toEqual([
      'language',
      'product types',
      'sizes',
      'texts',
      'theme',
    ]);
    const textOf = (name: string) => found.find((row) => row.name === name)?.found;
    expect(textOf('sizes')).toBe(`not taken for a size: “Fit” of “${shirt.title}”`);
    expect(textOf('product types')).toBe('no page lists the product types “Pennant”');
    expect(textOf('texts')).toContain(`“${page.title}”: ${lost}`);
    expect(textOf('texts')).toContain('https://maps.example/embed');
    expect(textOf('texts')).toContain(film);
    expect(textOf('theme')).toContain('banners/gone.png (404)');
    expect(textOf('language')).toBe(
      'the store’s own language is EN, and PUBLIC_LANGUAGE is de',
    );
  } finally {
    await own.stop();
  }
});

describe('of a broken store the fault is named:', () => {
  test('its connection is cut', async () => {
    store.control.addFault({fault: {kind: 'reset', when: 'before'}});
    const [fault, ...others] = await faults();
    expect(fault).toMatchObject({name: 'domain'});
    expect(fault?.found).toContain('no connection');
    expect(others).toEqual([]);
  });

  test('it never answers', async () => {
    store.control.addFault({fault: {kind: 'hang'}});
    expect((await faults({}, 400))[0]?.found).toContain('no answer in 0.4 s');
  });

  test('its plan is not paid', async () => {
    store.control.addFault({fault: {kind: 'status', status: 402}});
    const [fault] = await faults();
    expect(fault?.found).toContain('frozen');
    expect(fault?.fix).toContain('plan');
  });

  test('it answers with a web page', async () => {
    store.control.addFault({fault: {kind: 'body', body: 'html'}});
    expect((await faults())[0]?.found).toContain('not the Storefront API’s');
  });

  test('it throttles', async () => {
    store.control.addFault({fault: {kind: 'throttled'}});
    const [fault] = await faults();
    expect(fault?.found).toContain('fewer requests');
    expect(fault?.fix).toContain('Wait a minute');
  });

  test('it throttles while fields are tried', async () => {
    store.control.addFault({
      operation: 'DoctorField',
      times: 3,
      fault: {kind: 'throttled'},
    });
    const [fault, ...others] = await faults();
    expect(fault).toMatchObject({
      name: 'fields',
      found: '3 have no answer: the store asks for fewer requests',
      impact: 'Whether they can be read is not known.',
    });
    expect(others).toEqual([]);
  });

  test('it refuses the token', async () => {
    const [fault] = await faults({PUBLIC_STOREFRONT_API_TOKEN: 'another-token'});
    expect(fault?.name).toBe('tokens');
    expect(fault?.fix).toContain('PUBLIC_STOREFRONT_API_TOKEN');
  });

  test('its token may not read tags', async () => {
    store.control.setScopes(without('unauthenticated_read_product_tags'));
    const fault = (await faults()).find(({name}) => name === 'fields');
    expect(fault?.found).toContain('Product.tags');
    expect(fault?.fix).toBe(
      'Grant the Storefront API permission unauthenticated_read_product_tags to the channel’s token.',
    );
    expect(fault?.impact).toContain('ribbons');
  });

  test('its token may read neither stock nor themes', async () => {
    store.control.setScopes(
      without(
        'unauthenticated_read_product_inventory',
        'unauthenticated_read_metaobjects',
      ),
    );
    const found = await faults();
    expect(found.map(({name}) => name)).toEqual(
      expect.arrayContaining(['fields', 'theme']),
    );
    const text = found.map(({found: line}) => line).join('\n');
    expect(text).toContain('Product.totalInventory, ProductVariant.quantityAvailable');
  });

  test('one field fails', async () => {
    store.control.addFault({
      operation: 'DoctorField',
      times: 1,
      fault: {kind: 'errors', errors: [{message: 'Internal error'}]},
    });
    const found = await faults();
    expect(found).toHaveLength(1);
    expect(found[0]?.found).toMatch(/^\w+\.\w+: Internal error$/);
  });

  test('it sells no hoodies', async () => {
    const types = ['Hoodie', 'Sweatshirt'];
    const gone = store.catalogue.products.filter(({productType}) =>
      types.includes(productType),
    );
    for (const {handle} of gone) store.control.deleteProduct(handle);
    const [fault, ...others] = await faults();
    expect(fault).toMatchObject({name: 'product types', impact: '/hoodies is empty.'});
    expect(others).toEqual([]);
  });

  test('it sells nothing', async () => {
    for (const {handle} of store.catalogue.products) store.control.deleteProduct(handle);
    const found = (await faults()).map(({name}) => name);
    expect(found).toEqual(['fields', 'collection']);
  });

  test('its token may not make carts', async () => {
    const requiredAccess = 'unauthenticated_write_checkouts';
    const message = 'Access denied for cartCreate field.';
    store.control.addFault({
      operation: 'SampleCart',
      fault: {
        kind: 'errors',
        errors: [{message, extensions: {code: 'ACCESS_DENIED', requiredAccess}}],
      },
    });
    const [fault, ...others] = await faults();
    expect(fault).toMatchObject({
      name: 'fields',
      found: `cannot be tried: the store makes no cart: ${message}`,
      impact: 'Nothing can be put into the cart.',
    });
    expect(fault?.fix).toContain(requiredAccess);
    expect(others).toEqual([]);
  });

  test('its answers have another shape than the schema’s', async () => {
    const fault = {kind: 'status', status: 200, body: '{"data":{}}'} as const;
    store.control.addFault({operation: 'SampleProducts', fault});
    const found = await faults();
    expect(found.map(({name}) => name)).toEqual(['fields', 'checkout']);
    for (const row of found)
      expect(row.found).toContain('an answer of another shape than the schema’s');
  });

  test('it is another service behind a proxy', async () => {
    const fault = {kind: 'status', status: 200, body: '{"data":{}}'} as const;
    store.control.addFault({fault});
    const [row, ...others] = await faults();
    expect(row?.found).toContain('names no shop');
    expect(others).toEqual([]);
  });

  test('an expired API version is answered by a tested one, which is no fault', async () => {
    store.control.retireVersion('2025-01');
    const {rows} = await diagnose();
    const row = rows.find(({name}) => name === 'API version');
    expect(row).toMatchObject({status: 'ok'});
    expect(row?.found).toContain('answered by 2026-04');
  });
});

describe('of a wrong configuration the variable is named:', () => {
  test.each([
    [{PUBLIC_COLLECTION_ID: ''}, 'configuration', 'PUBLIC_COLLECTION_ID'],
    [{STORE_TIMEOUT_MS: 'soon'}, 'configuration', 'STORE_TIMEOUT_MS'],
    [{PUBLIC_MARKETS: 'germany,fr-fr'}, 'markets', '“germany” is no market'],
    [{PUBLIC_MARKETS: 'fr-fr,fr-fr'}, 'markets', '“fr-fr” is there twice'],
    [
      {PUBLIC_MARKETS: 'sv-se,fr-fr'},
      'markets',
      '“sv-se”: the store does not sell in SE',
    ],
    [{PUBLIC_COLLECTION_ID: '1'}, 'collection', 'no collection 1'],
    [{SHOP_ID: '7'}, 'shop number', 'SHOP_ID is 7'],
    [{PUBLIC_CHECKOUT_DOMAIN: 'pay.example'}, 'checkout', 'https://pay.example'],
    [{PUBLIC_IMAGE_ORIGIN: 'https://cdn.example'}, 'pictures', 'https://cdn.example'],
    [{PREVIEW_SECRET: 'letmein'}, 'secrets', 'PREVIEW_SECRET is too short'],
    [{PREVIEW_SECRET: 'letmein'.repeat(5)}, 'secrets', 'PREVIEW_SECRET is weak'],
    [{PUBLIC_STOREFRONT_API_TOKEN: 'shpat_12345678'}, 'secrets', 'private token'],
    [{PUBLIC_TAGLINE: defaultTokens.privateToken}, 'secrets', 'PUBLIC_TAGLINE'],
  ] as const)('%o', async (env, name, text) => {
    const fault = (await faults(env)).find((row) => row.name === name);
    expect(fault?.found).toContain(text);
  });
});

describe('markets', () => {
  const row = async (PUBLIC_MARKETS: string) =>
    (await diagnose({PUBLIC_MARKETS})).rows.filter(({name}) => name === 'markets');

  test('which there are', async () => {
    expect(await row('de-de,ja-jp')).toMatchObject([
      {status: 'ok', found: 'US at the root, /de-de, /ja-jp'},
    ]);
  });

  test('every one that is left out, each by itself', async () => {
    const found = await row('germany,de-de,de-de,sv-se');
    expect(found.map(({status}) => status)).toEqual(['fault', 'fault', 'fault']);
  });

  test('which language the store does not speak there', async () => {
    expect(await row('nl-de')).toMatchObject([
      {status: 'note', found: '“nl-de”: the store has not published NL in DE'},
    ]);
  });
});

test('a variable that the shop does not know is named', async () => {
  const unknown = unknownVariables(['PUBLIC_MARKET']);
  const env = {...store.env, PERSONALIZATION: 'on'};
  const {rows, healthy} = await examine(env, {documents, unknown});
  expect(healthy).toBe(true);
  expect(rows.filter(({status}) => status === 'note')).toMatchObject([
    {found: 'the shop does not know PUBLIC_MARKET', fix: 'Did you mean PUBLIC_MARKETS?'},
  ]);
});

test('social links that are not set are named', async () => {
  const {rows} = await diagnose({PUBLIC_LINK_MICROBLOG: '', PUBLIC_LINK_VIDEO: ' '});
  expect(rows.find(({name}) => name === 'social links')).toMatchObject({
    status: 'note',
    found: 'PUBLIC_LINK_VIDEO, PUBLIC_LINK_MICROBLOG are not set',
  });
});

describe('of an incomplete configuration everything else is examined:', () => {
  const collections = () =>
    store.catalogue.collections.map(({id, title}) => `${id} “${title}”`);

  test.each([
    ['', 'PUBLIC_COLLECTION_ID is not set'],
    ['1', 'there is no collection 1 that the token may see'],
  ])('the collection is “%s”: those that there are are listed', async (id, text) => {
    const {rows} = await diagnose({PUBLIC_COLLECTION_ID: id});
    const row = rows.find(({name}) => name === 'collection');
    expect(row?.found).toBe(text);
    const listed = collections().filter((known) => row?.fix?.includes(known));
    expect(listed).toHaveLength(Math.min(10, collections().length));
    expect(rows.filter(({status}) => status === 'skipped')).toMatchObject([
      {name: 'product types'},
      {name: 'sizes'},
      {name: 'goods'},
      {name: 'pictures'},
      {name: 'filters'},
      {name: 'recommendations'},
      {name: 'disclosures'},
    ]);
    expect(rows.find(({name}) => name === 'fields')).toMatchObject({status: 'ok'});
  });

  test('a malformed number stops no check of the store', async () => {
    const {rows} = await diagnose({STORE_TIMEOUT_MS: 'soon'});
    expect(rows.filter(({status}) => status !== 'ok')).toMatchObject([
      {name: 'configuration', status: 'fault'},
    ]);
  });

  test('without a token the domain is still examined', async () => {
    const found = await diagnose({
      PUBLIC_STOREFRONT_API_TOKEN: '',
      PRIVATE_STOREFRONT_API_TOKEN: '',
    });
    const statuses = Object.fromEntries(
      found.rows.map(({name, status}) => [name, status]),
    );
    expect(statuses).toMatchObject({
      configuration: 'fault',
      domain: 'ok',
      tokens: 'skipped',
      collection: 'skipped',
    });
  });
});

describe('themes', () => {
  type Themes = ReturnType<typeof createClubCatalogue>['metaobjects'];

  async function themeRows(change: (themes: Themes) => Themes, names = true) {
    const club = createClubCatalogue(new Date());
    const shop = names ? club.shop : {...club.shop, metafields: []};
    const metaobjects = change(club.metaobjects);
    const other = await startStore({
      catalogue: {...club, shop, metaobjects},
    });
    try {
      const {rows, healthy} = await examine(other.env, {
        documents,
        timeoutMs: PATIENCE_MS,
      });
      expect(healthy).toBe(true);
      return rows.filter(({name}) => name === 'theme');
    } finally {
      await other.stop();
    }
  }

  test('how many there are, and which one shoppers see', async () => {
    expect(await themeRows((themes) => themes)).toMatchObject([
      {status: 'ok', found: '3 themes; shoppers see “live”'},
    ]);
  });

  test('that shoppers see none of them', async () => {
    const [row] = await themeRows(
      (themes) => themes.filter(({handle}) => handle !== 'live'),
      false,
    );
    expect(row).toMatchObject({
      status: 'note',
      found: '2 themes, but none that shoppers see',
    });
  });

  test('that there are none', async () => {
    const [row] = await themeRows(() => [], false);
    expect(row?.fix).toContain('docs/theme-metaobject.md');
  });

  test('which value means nothing, without the value', async () => {
    const rows = await themeRows((themes) =>
      themes.map((theme) => ({
        ...theme,
        fields: theme.fields.map((field) =>
          theme.handle === 'winter-nights' && field.key === 'accent_color'
            ? {...field, value: 'mauve-ish'}
            : field,
        ),
      })),
    );
    expect(rows[1]).toMatchObject({
      status: 'note',
      found: 'accent_color of “winter-nights” is no color such as #0f6e6e',
    });
    expect(JSON.stringify(rows)).not.toContain('mauve');
  });
});

describe('what leads to goods', () => {
  type Club = ReturnType<typeof createClubCatalogue>;
  const names = ['menus', 'filters', 'recommendations'];

  async function leadingRows(change: (club: Club) => Partial<Club> = () => ({})) {
    const club = createClubCatalogue(new Date());
    const other = await startStore({
      catalogue: {...club, ...change(club)},
    });
    try {
      const diagnosis = await examine(other.env, {documents, timeoutMs: PATIENCE_MS});
      expect(diagnosis.healthy).toBe(true);
      return diagnosis.rows.filter(({name}) => names.includes(name));
    } finally {
      await other.stop();
    }
  }

  test('the menus, filters and recommendations that there are', async () => {
    expect(await leadingRows()).toMatchObject([
      {status: 'ok', found: 'main-menu: Latest, Shirts, Hoodies, Collections'},
      {status: 'ok', found: 'footer: Support, Legal, Shop'},
      {status: 'ok', found: expect.stringContaining('Availability, Price')},
      {status: 'ok', found: expect.stringMatching(/^complementary: \d+ of the first 10/)},
    ]);
  });

  test('that there are neither menus nor products that go together, and what then shows', async () => {
    const rows = await leadingRows(({products}) => ({
      menus: [],
      products: products.map(({metafields = [], ...product}) => ({
        ...product,
        metafields: metafields.filter(({key}) => key !== 'complementary_products'),
      })),
    }));
    const notes = rows.filter(({status}) => status === 'note');
    expect(notes).toMatchObject([
      {impact: expect.stringContaining('every collection')},
      {impact: expect.stringContaining('links of the theme')},
      {impact: expect.stringContaining('“Wear it with” is absent')},
    ]);
    for (const {fix} of notes) expect(fix).toBeDefined();
  });
});

test('a store that offers neither filters nor recommendations learns what then shows', async () => {
  const answer = (data: object) => ({
    fault: {kind: 'status', status: 200, body: JSON.stringify({data})} as const,
  });
  store.control.addFault({
    operation: 'DoctorFilters',
    ...answer({collection: {products: {filters: []}}}),
  });
  store.control.addFault({operation: 'DoctorRecommendations', ...answer({of0: []})});
  const {rows, healthy} = await diagnose();
  expect(healthy).toBe(true);
  expect(rows.filter(({status}) => status === 'note')).toMatchObject([
    {name: 'filters', impact: expect.stringContaining('can be sorted, not filtered')},
    {
      name: 'recommendations',
      impact: expect.stringContaining('“Wear it with” is absent'),
    },
  ]);
});

test('pictures of themes that come from elsewhere are one note, whatever they are for', async () => {
  const {rows} = await diagnose({PUBLIC_IMAGE_ORIGIN: 'https://cdn.example'});
  const notes = rows.filter(({name, status}) => name === 'theme' && status === 'note');
  expect(notes).toHaveLength(1);
  expect(notes[0]?.found).toMatch(/banners of “live”.*https:\/\/cdn\.example/);
});

test('no secret is printed, even where the store repeats it', async () => {
  const env = {
    PRIVATE_STOREFRONT_API_TOKEN: 'a-private-token-of-thirty-letters',
    PUBLIC_STOREFRONT_API_TOKEN: 'shpat_0123456789abcdef',
    PREVIEW_SECRET: 'hunter2-hunter2-hunter2-hunter2-x',
    STORE_TIMEOUT_MS: '3000',
  };
  const message = `Refused ${Object.values(env).join(' ')} for /cart/c/x?key=s3cret`;
  store.control.addFault({
    fault: {
      kind: 'status',
      status: 200,
      body: JSON.stringify({data: null, errors: [{message}]}),
    },
  });
  const diagnosis = await diagnose(env);
  for (const output of [tableOf(diagnosis), JSON.stringify(diagnosis)]) {
    expect(output).toContain('Refused …');
    const secrets = Object.values(env).filter((value) => value !== '3000');
    for (const secret of [...secrets, 's3cret']) expect(output).not.toContain(secret);
  }
});

test('the table marks each row, with the impact of a fault and its fix', async () => {
  const table = tableOf(await diagnose({SHOP_ID: '7'}));
  const shop = Number(store.env.SHOP_ID);
  expect(table).toMatch(/FAULT +shop number +SHOP_ID is 7/);
  expect(table).toContain('impact  Every page shows the full-page error.');
  expect(table).toContain(`fix     Set SHOP_ID=${shop}`);
  expect(table).toMatch(/\n1 to fix, 0 to consider, 0 not examined\.$/);
});

describe('links that people already have', () => {
  const rowsOf = async (name: string, env: Record<string, string> = {}) =>
    (await diagnose(env)).rows.filter((row) => row.name === name);

  /** A server that answers every path by `answer`, as an online store beside the shop. */
  async function onlineStore(
    answer: (path: string, out: ServerResponse) => void,
    check: (origin: string) => Promise<void>,
  ) {
    const server = createServer(({url = '/'}, out) => answer(url, out));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    try {
      await check(`http://127.0.0.1:${port}`);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  }
  const shop = 'https://shop.example';

  test('that checkouts are at the shop’s own URL', async () => {
    const env = {PUBLIC_SITE_ORIGIN: store.url};
    const rows = [
      ...(await rowsOf('checkout', env)),
      ...(await rowsOf('store’s links', env)),
    ];
    expect(rows).toMatchObject([
      {status: 'fault', found: expect.stringContaining('the shop’s own URL')},
      {status: 'fault', found: `the store has no domain beside ${store.url}`},
    ]);
  });

  /** The store says that a cart is paid for there. */
  function checkOutAt(origin: string) {
    const data = {cart: {checkoutUrl: `${origin}/cart/c/1?key=2`}};
    const fault = {kind: 'status', status: 200, body: JSON.stringify({data})} as const;
    store.control.addFault({operation: 'StoreCheckout', fault});
  }

  test('that checkouts are at the shop’s own URL but for a “www”', async () => {
    checkOutAt('https://www.shop.example');
    expect(await rowsOf('checkout', {PUBLIC_SITE_ORIGIN: shop})).toMatchObject([
      {status: 'fault', found: expect.stringContaining('the shop’s own URL')},
    ]);
  });

  test('that a password stands before the checkout', () =>
    onlineStore(
      (path, out) => {
        if (path !== '/password') out.writeHead(302, {Location: '/password'});
        out.end('Opening soon');
      },
      async (origin) => {
        checkOutAt(origin);
        const env = {PUBLIC_CHECKOUT_DOMAIN: origin};
        const found = expect.stringContaining('password');
        expect(await rowsOf('checkout', env)).toMatchObject([{status: 'note', found}]);
        expect(
          await rowsOf('checkout', {...env, PUBLIC_SITE_ORIGIN: shop}),
        ).toMatchObject([{status: 'fault', found, impact: 'Nobody but staff can buy.'}]);
      },
    ));

  test('that the store keeps its own, and leads its visitors to the shop', () =>
    onlineStore(
      (path, out) => {
        if (path === '/') out.writeHead(302, {Location: `${shop}/`});
        out.end('Not here');
      },
      async (origin) => {
        const env = {PUBLIC_SITE_ORIGIN: shop, PUBLIC_CHECKOUT_DOMAIN: origin};
        expect(await rowsOf('store’s links', env)).toMatchObject([
          {
            status: 'ok',
            found: `${origin} keeps orders, checkouts, accounts, gift cards, apps and files`,
          },
          {status: 'ok', found: `${origin} leads its visitors to the shop`},
        ]);
      },
    ));

  test('which it sends back to the shop, by a redirect or by a theme’s script', () =>
    onlineStore(
      (path, out) => {
        if (path.startsWith('/account')) out.writeHead(301, {Location: shop + path});
        out.end(
          path.startsWith('/apps')
            ? `<script>window.location.replace('${shop}' + location.pathname)</script>`
            : `<a href="${shop}">Shop</a>`,
        );
      },
      async (origin) => {
        const env = {PUBLIC_SITE_ORIGIN: shop, PUBLIC_CHECKOUT_DOMAIN: origin};
        expect(await rowsOf('store’s links', env)).toMatchObject([
          {
            status: 'fault',
            found: `${origin} sends /account, /apps/none back to the shop, which sends them there`,
          },
          {status: 'note', found: `${origin} shows an online store of its own`},
        ]);
      },
    ));

  test('which of the merchant’s redirects are ignored, go round, or lead to nothing', async () => {
    expect(await rowsOf('redirects')).toMatchObject([
      {status: 'ok', found: '4, of which 4 are followed'},
    ]);
    const other = await startStore({
      catalogue: {
        ...createClubCatalogue(new Date()),
        redirects: [
          {id: 1, path: '/a', target: '/A?x=1'},
          {id: 2, path: '/b', target: 'http://elsewhere.example/'},
          {id: 3, path: '/c', target: '/d'},
          {id: 4, path: '/d', target: '/c#top'},
          {id: 5, path: '/e', target: '/c'},
          {id: 6, path: '/f', target: '/products/never-was?x=1'},
          {id: 7, path: '/g', target: '/products/crest-hoodie'},
          {id: 8, path: '/h', target: 'https://elsewhere.example/'},
        ],
      },
    });
    try {
      const {rows} = await examine(other.env, {documents, timeoutMs: PATIENCE_MS});
      expect(rows.filter(({name}) => name === 'redirects')).toMatchObject([
        {
          status: 'note',
          found: expect.stringMatching(/^\/a → \/A\?x=1, \/b → http:.*: ignored/),
        },
        {status: 'note', found: '/c → /d, /d → /c#top: lead to each other'},
        {
          status: 'note',
          found: '/f → /products/never-was?x=1: lead to what the store does not have',
        },
      ]);
    } finally {
      await other.stop();
    }
  });
});

test('a market in the EU needs the withdrawal function', async () => {
  const of = async (env: Record<string, string>) =>
    (await diagnose(env)).rows.find(({name}) => name === 'withdrawal');
  expect(await of({})).toMatchObject({status: 'ok', found: 'no market in the EU'});
  const env = {PUBLIC_MARKETS: 'de-de,en-gb'};
  expect(await of(env)).toMatchObject({status: 'ok', found: 'DE: by e-mail'});
  expect(await of({...env, WITHDRAWAL_EMAIL: ''})).toMatchObject({status: 'fault'});
  expect(await of({...env, WITHDRAWAL_PROVIDER: 'shopify'})).toMatchObject({
    status: 'ok',
    found: 'DE: the app may take statements',
  });
});

test('with Klaviyo the withdrawal function needs a key that it accepts', async () => {
  let status = 403;
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const env = {
    PUBLIC_MARKETS: 'de-de',
    WITHDRAWAL_PROVIDER: 'klaviyo',
    KLAVIYO_API_KEY: 'pk_test',
  };
  leadToStandIns({'https://a.klaviyo.com': `http://127.0.0.1:${port}`});
  const of = async () =>
    (await diagnose(env)).rows.find(({name}) => name === 'withdrawal');
  // It may write events, not read them.
  expect(await of()).toMatchObject({status: 'ok', found: 'DE: by klaviyo'});
  status = 401;
  expect(await of()).toMatchObject({
    status: 'fault',
    found: 'Klaviyo does not accept the key',
  });
  await new Promise((resolve) => server.close(resolve));
});

test('markets in the EU need a maker, fibers and the notice on the legal guarantee', async () => {
  const catalogue = createClubCatalogue(new Date());
  const {shop, products, pages} = catalogue;
  const withoutMaker = ({key}: {key: string}) => key !== 'maker';
  const bare = {
    ...catalogue,
    shop: {...shop, metafields: shop.metafields?.filter(withoutMaker) ?? []},
    pages: pages.filter(({handle}) => handle !== 'legal-guarantee'),
    products: products.map((product) => ({
      ...product,
      metafields: (product.metafields ?? []).filter(
        ({key}) => key !== 'fibers' || product.handle !== 'bar-scarf',
      ),
    })),
  };
  const of = async (env: Record<string, string>, own: RunningStore = store) =>
    (await examine({...own.env, ...env}, {documents, timeoutMs: PATIENCE_MS})).rows
      .filter(({name}) => name === 'disclosures')
      .map(({status, found}) => [status, found]);
  expect(await of({})).toEqual([['ok', 'no market in the EU or the United Kingdom']]);
  expect(await of({PUBLIC_MARKETS: 'de-de'})).toEqual([
    ['ok', 'the notice on the legal guarantee'],
    ['ok', 'every product has a maker'],
    ['ok', 'every product has fibers'],
  ]);
  const own = await startStore({catalogue: bare});
  try {
    expect(await of({PUBLIC_MARKETS: 'de-de'}, own)).toEqual([
      ['fault', 'DE: no page legal-guarantee with the notice on the legal guarantee'],
      ['fault', expect.stringMatching(/^without a maker: “.*” and \d+ more$/)],
      ['note', 'without fibers: “Bar Scarf”'],
    ]);
    expect(await of({PUBLIC_MARKETS: 'en-gb'}, own)).toEqual([
      ['note', 'without fibers: “Bar Scarf”'],
    ]);
  } finally {
    await own.stop();
  }
});

test('Judge.me must accept the token of reviews', async () => {
  const of = async (env: Record<string, string>) =>
    (await diagnose(env)).rows.find(({name}) => name === 'reviews');
  expect(await of({})).toMatchObject({status: 'ok'});
  expect(await of({REVIEWS: 'stars'})).toMatchObject({found: 'stars on cards'});
  const judgeme = createServer((request, response) => {
    const isKnown = request.headers['x-api-token'] === 'right';
    response.writeHead(isKnown ? 404 : 401).end('{}');
  });
  await new Promise<void>((resolve) => judgeme.listen(0, '127.0.0.1', resolve));
  const {port} = judgeme.address() as AddressInfo;
  leadToStandIns({'https://api.judge.me': `http://127.0.0.1:${port}`});
  const env = {REVIEWS: 'judgeme'};
  expect(await of({...env, JUDGEME_TOKEN: 'right'})).toMatchObject({status: 'ok'});
  expect(await of({...env, JUDGEME_TOKEN: 'wrong-token'})).toMatchObject({
    status: 'fault',
    found: 'Judge.me: 401: products/-1',
  });
  judgeme.closeAllConnections();
  judgeme.close();
});

test('arrival: without an entry, with mistakes, and where a country has no days', async () => {
  const catalogue = createClubCatalogue(new Date());
  const [entry] = catalogue.metaobjects.filter(({type}) => type === 'arrival');
  const of = async (texts: Record<string, string> | null, env = {ARRIVAL: 'on'}) => {
    const shop = await startStore({
      catalogue: {
        ...catalogue,
        metaobjects: catalogue.metaobjects.flatMap((one) =>
          one !== entry
            ? one
            : texts
              ? {
                  ...one,
                  fields: one.fields.map((field) => ({
                    ...field,
                    value: texts[field.key] ?? field.value,
                  })),
                }
              : [],
        ),
      },
    });
    try {
      const {rows} = await examine(
        {...shop.env, ...env},
        {documents: [], timeoutMs: PATIENCE_MS},
      );
      return rows.filter(({name}) => name === 'arrival');
    } finally {
      await shop.stop();
    }
  };
  expect(await of({}, {ARRIVAL: 'off'})).toMatchObject([{status: 'ok'}]);
  expect(await of({})).toMatchObject([
    {status: 'ok', found: 'every country has its days'},
  ]);
  expect(await of(null)).toMatchObject([
    {status: 'note', found: 'the shop names no entry in custom.arrival'},
  ]);
  expect(
    await of({holidays: 'DE 2026-02-30', delivery: 'US: 5-3\nQQ: 1\nDE: 1'}),
  ).toMatchObject([
    {status: 'fault', found: expect.stringContaining('delivery: “US: 5-3”') as string},
    {status: 'fault', found: expect.stringContaining('delivery: “QQ: 1”') as string},
    {status: 'fault', found: expect.stringContaining('“DE 2026-02-30”') as string},
  ]);
  expect(await of({time_zone: 'Quillhaven'})).toMatchObject([
    {status: 'fault', found: expect.stringContaining('“Quillhaven”') as string},
  ]);
  expect(await of({delivery: 'US: 3-5'})).toMatchObject([
    {status: 'note', found: expect.stringContaining('DE, FR') as string},
  ]);
});

test('duties are stated of countries that the store sells in', async () => {
  const of = async (env: Record<string, string>) =>
    (await diagnose(env)).rows.find(({name}) => name === 'duties');
  expect(await of({})).toMatchObject({
    status: 'ok',
    found: 'nothing is said of them (DUTIES_INCLUDED, DUTIES_DUE)',
  });
  expect(await of({DUTIES_INCLUDED: 'us', DUTIES_DUE: 'DE,JP'})).toMatchObject({
    status: 'ok',
    found: 'US included, DE due, JP due',
  });
  expect(await of({DUTIES_INCLUDED: 'UK,US', DUTIES_DUE: 'QQ'})).toMatchObject({
    status: 'note',
    found: 'the store does not sell in UK, QQ',
    fix: expect.stringContaining('the United Kingdom is GB') as string,
  });
});

test('the contact form needs its page, and a provider that takes messages', async () => {
  const of = async (env: Record<string, string>, own: RunningStore = store) =>
    (
      await examine({...own.env, ...env}, {documents: [], timeoutMs: PATIENCE_MS})
    ).rows.filter(({name}) => name === 'contact form');
  expect(await of({CONTACT_EMAIL: ''})).toMatchObject([{status: 'ok', found: 'none'}]);
  const env = {CONTACT_EMAIL: 'ask@club.example'};
  expect(await of(env)).toMatchObject([
    {status: 'ok', found: 'by e-mail to ask@club.example'},
  ]);
  expect(await of({...env, CONTACT_PROVIDER: 'shopify'})).toMatchObject([
    {status: 'ok', found: 'the app may take messages'},
  ]);
  const catalogue = createClubCatalogue(new Date());
  const pages = catalogue.pages.filter(({handle}) => handle !== 'contact');
  const own = await startStore({
    catalogue: {...catalogue, pages},
    adminApp: {...defaultAdminApp, scopes: ['read_metaobjects']},
  });
  try {
    expect(await of({...env, CONTACT_PROVIDER: 'shopify'}, own)).toMatchObject([
      {
        status: 'fault',
        found:
          'the app lacks the permission write_metaobjects, write_metaobject_definitions',
      },
      {status: 'note'},
    ]);
    expect(await of(env, own)).toMatchObject([
      {status: 'ok'},
      {
        status: 'note',
        found: 'no page contact, so no menu leads to the form',
        fix: expect.stringContaining('docs/contact.md') as string,
      },
    ]);
  } finally {
    await own.stop();
  }
});

test('with Klaviyo the contact form needs a key that it accepts', async () => {
  let status = 403;
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  leadToStandIns({'https://a.klaviyo.com': `http://127.0.0.1:${port}`});
  const env = {
    CONTACT_EMAIL: 'ask@club.example',
    CONTACT_PROVIDER: 'klaviyo',
    KLAVIYO_API_KEY: 'pk_test',
  };
  const of = async () =>
    (await diagnose(env)).rows.find(({name}) => name === 'contact form');
  expect(await of()).toMatchObject({status: 'ok', found: 'by klaviyo'});
  status = 401;
  expect(await of()).toMatchObject({
    status: 'fault',
    found: 'Klaviyo does not accept the key',
  });
  await new Promise((resolve) => server.close(resolve));
  expect(await of()).toMatchObject({status: 'fault', found: 'Klaviyo does not answer'});
});

test('pickup needs its permission, and a location', async () => {
  const of = async (env: Record<string, string>) =>
    (await diagnose(env)).rows.find(({name}) => name === 'pickup');
  expect(await of({})).toMatchObject({status: 'ok'});
  expect(await of({PICKUP: 'on'})).toMatchObject({found: 'locations with pickup: 2'});
  const scope = 'unauthenticated_read_product_pickup_locations';
  store.control.setScopes(without(scope));
  expect(await of({PICKUP: 'on'})).toMatchObject({
    status: 'fault',
    fix: expect.stringContaining(scope) as string,
  });
  expect(await of({})).toMatchObject({status: 'ok'});
});
