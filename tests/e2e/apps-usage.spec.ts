import type {Page} from '@playwright/test';

import {holdScripts} from '../support/hold';
import {live, openLive, settled} from '../support/live';
import {checkoutUrl, costOf} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';

/**
 * Apps as their makers write them: from Shopify's reference of standard events and actions, and from docs/apps.md, by
 * nothing that is this shop's own.
 */

interface Cart {
  id: string;
  totalQuantity: number;
  cost: {totalAmount: {amount: string; currencyCode: string}};
  lines: {id: string; quantity: number}[];
  discountCodes: {code: string; applicable: boolean}[];
}

interface Result {
  cart: Cart | null;
  userErrors?: {message: string; code?: string; field?: string[]}[];
  warnings?: {message: string}[];
}

interface Heard {
  type: string;
  [property: string]: unknown;
}

/** What the scripts of apps see. */
interface AppWindow {
  Shopify: {
    [name: string]: unknown;
    actions: {
      getCart: ((payload?: object, options?: object) => Promise<Result>) & {
        configure?: unknown;
      };
      updateCart: ((payload?: unknown, options?: object) => Promise<Result>) & {
        isDefault: () => boolean;
      };
      openCart: () => Promise<void>;
    };
  };
  /** Where the scripts of these tests keep what they have seen. */
  heard: Heard[];
  results: Promise<unknown>[];
}

const CART_EVENTS = [
  'lines-update',
  'note-update',
  'attributes-update',
  'discount-update',
  'error',
  'view',
].map((name) => `shopify:cart:${name}`);

type Place = 'in the head' | 'deferred' | 'late';

/**
 * Brings the script of an app: before anything of the page; as a file of the shop's own, once the document is parsed; or
 * such a file for `loadLate`.
 */
async function installApp(page: Page, code: string, place: Place, name = 'app.js') {
  if (place === 'in the head') return page.addInitScript(code);
  await page.route(`**/${name}`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: code}),
  );
  if (place === 'late') return;
  await page.addInitScript((src) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
      // In the shop's own `head` React would know it.
      script.remove();
    });
  }, `/${name}`);
}

const loadLate = (page: Page, name = 'app.js') => page.addScriptTag({url: `/${name}`});

/** An app that only listens. */
const LISTENER = `
  window.heard = window.heard || [];
  for (const type of ${JSON.stringify([
    ...CART_EVENTS,
    ...['page:view', 'product:view', 'product:select', 'search:update'].map(
      (name) => `shopify:${name}`,
    ),
    'shopify:collection:view',
    'shopify:collection:update',
  ])})
    document.addEventListener(type, (event) => {
      const {isTrusted, promise, ...properties} = event;
      const entry = {type, ...properties};
      heard.push(entry);
      if (promise) promise.then(
        (result) => { entry.result = result; },
        (error) => { entry.failure = String(error && error.message); },
      );
    });
`;

const heardOn = (page: Page, type?: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as AppWindow).heard.filter(
        (event) => !wanted || event.type === wanted,
      ),
    type,
  );

const update = (page: Page, payload: unknown, options?: object) =>
  page.evaluate(
    ([asked, chosen]) =>
      (window as unknown as AppWindow).Shopify.actions.updateCart(asked, chosen),
    [payload, options] as const,
  );

const read = (page: Page) =>
  page.evaluate(() => (window as unknown as AppWindow).Shopify.actions.getCart());

const variantsOf = ({variants}: ReturnType<typeof ordinaryProduct>) =>
  variants.map(({id}) => `gid://shopify/ProductVariant/${id}`);

const line = (merchandiseId: string | undefined, quantity = 1) => ({
  merchandiseId,
  quantity,
});

for (const place of ['in the head', 'deferred', 'late'] as const)
  test(
    `a script ${place} adds a line and reads the cart`,
    ALL_ONLY,
    async ({page, store}) => {
      const [variant] = variantsOf(ordinaryProduct(store));
      const code = `
      (() => {
        const run = async () => {
          const {cart: before} = await Shopify.actions.getCart();
          const {cart, userErrors} = await Shopify.actions.updateCart({
            lines: [{merchandiseId: '${variant}', quantity: 2}],
          });
          await Shopify.actions.openCart();
          window.done = {before: before && before.totalQuantity, cart, userErrors};
        };
        if (document.readyState === 'loading')
          document.addEventListener('DOMContentLoaded', run);
        else run();
      })();
    `;
      await installApp(page, code, place);
      await page.goto('/hoodies');
      if (place === 'late') {
        await live(page);
        await loadLate(page);
      }
      await page.waitForFunction(() => 'done' in window);
      const done = await page.evaluate(
        () => (window as unknown as {done: {before: number | null; cart: Cart}}).done,
      );
      expect(done.before ?? 0).toBe(0);
      expect(done).toMatchObject({
        cart: {
          id: expect.stringMatching(/^gid:\/\/shopify\/Cart\//),
          totalQuantity: 2,
          cost: {totalAmount: {currencyCode: 'USD'}},
          lines: [{quantity: 2, cost: {totalAmount: {currencyCode: 'USD'}}}],
          discountCodes: [],
        },
      });
      await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
    },
  );

test(
  'two apps at once end at one cart, and each hears both',
  ALL_ONLY,
  async ({page, store}) => {
    const [first, second] = variantsOf(ordinaryProduct(store));
    const app = (variant = '', name: string) => `
    (() => {
    (window.apps ||= {}).${name} = [];
    document.addEventListener('shopify:cart:lines-update', ({lines, detail}) =>
      apps.${name}.push(detail.from + lines[0].quantity));
    const run = () => {
      (window.results ||= []).push(Shopify.actions.updateCart(
        {lines: [{merchandiseId: '${variant}', quantity: ${name === 'one' ? 1 : 2}}]},
        {event: {detail: {from: '${name}'}}},
      ));
    };
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', run);
    else run();
    })();
  `;
    await installApp(page, app(first, 'one'), 'deferred', 'one.js');
    await installApp(page, app(second, 'two'), 'deferred', 'two.js');
    const release = await holdScripts(page);
    await page.goto('/', {waitUntil: 'commit'});
    await page.waitForFunction(
      () => (window as unknown as Partial<AppWindow>).results?.length === 2,
    );
    release();
    const results = await page.evaluate(() =>
      Promise.all((window as unknown as AppWindow).results),
    );
    expect(results).toHaveLength(2);
    expect((await read(page)).cart?.totalQuantity).toBe(3);
    const heard = await page.evaluate(
      () => (window as unknown as {apps: Record<string, string[]>}).apps,
    );
    const both = ['one1', 'two2'];
    expect([heard.one?.sort(), heard.two?.sort()]).toEqual([both, both]);
  },
);

test('twenty calls in a loop add twenty', ALL_ONLY, async ({page, store}) => {
  const [variant] = variantsOf(ordinaryProduct(store));
  await installApp(page, LISTENER, 'late');
  await openLive(page, '/');
  await loadLate(page);
  const results = await page.evaluate(
    (lines) =>
      Promise.all(
        Array.from({length: 20}, () =>
          (window as unknown as AppWindow).Shopify.actions.updateCart({lines}),
        ),
      ),
    [line(variant)],
  );
  expect(results.every(({userErrors}) => userErrors === undefined)).toBe(true);
  expect(results.at(-1)?.cart?.totalQuantity).toBe(20);
  expect(await heardOn(page, 'shopify:cart:lines-update')).toHaveLength(20);
  await page.reload();
  expect((await read(page)).cart?.totalQuantity).toBe(20);
});

test('a call before hydration waits, and is made', ALL_ONLY, async ({page, store}) => {
  const [variant] = variantsOf(ordinaryProduct(store));
  const release = await holdScripts(page);
  await page.goto('/hoodies', {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState !== 'loading');
  const state = await page.evaluate(
    (lines) => {
      const {Shopify} = window as unknown as AppWindow;
      const call = Shopify.actions.updateCart({lines});
      Object.assign(window, {results: [call]});
      return Promise.race([call, 'waits']);
    },
    [line(variant)],
  );
  expect(state).toBe('waits');
  release();
  const result = await page.evaluate(() => (window as unknown as AppWindow).results[0]);
  expect(result).toMatchObject({cart: {totalQuantity: 1}});
  await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
});

test(
  'wrong arguments reject or are refused, and nothing is changed',
  ALL_ONLY,
  async ({page, store}) => {
    const [variant] = variantsOf(ordinaryProduct(store));
    await installApp(page, LISTENER, 'late');
    await openLive(page, '/');
    await loadLate(page);
    const outcomes = await page.evaluate(
      async (payloads) => {
        const {Shopify} = window as unknown as AppWindow;
        const ends = await Promise.allSettled(
          payloads.map((payload) => Shopify.actions.updateCart(payload)),
        );
        return ends.map((end) =>
          end.status === 'rejected'
            ? (end.reason as Error).name
            : (end.value.userErrors?.length ?? 0),
        );
      },
      [
        null,
        'a line',
        {},
        {lines: [{quantity: 1}]},
        {lines: [{merchandiseId: variant, quantity: 'two'}]},
        {lines: [{merchandiseId: variant, quantity: -1}]},
        {note: null},
        {discountCodes: 'HERON10'},
        {attributes: {gift: 'yes'}},
        // Well formed, but of nothing that there is.
        {lines: [{id: 'gid://shopify/CartLine/nowhere', quantity: 1}]},
        {lines: [line('gid://shopify/ProductVariant/1')]},
        {cartId: 'gid://shopify/Cart/another', lines: [line(variant)]},
      ],
    );
    expect(outcomes).toEqual([...Array<string>(9).fill('ValidationError'), 1, 1, 1]);
    expect(await heardOn(page, 'shopify:cart:error')).toEqual([]);
    expect((await read(page)).cart?.totalQuantity).toBe(0);
    // Only the storefront itself configures actions, and nobody `getCart`.
    const configured = await page.evaluate(() => {
      const {getCart, updateCart} = (window as unknown as AppWindow).Shopify.actions;
      return [typeof getCart.configure, updateCart.isDefault()];
    });
    expect(configured).toEqual(['undefined', false]);
  },
);

test(
  'offline a call rejects and is an error event, and its line follows',
  ALL_ONLY,
  async ({page, context, store, messages}) => {
    messages.allow(/ERR_INTERNET_DISCONNECTED|gave no answer/);
    const [variant] = variantsOf(ordinaryProduct(store));
    await installApp(page, LISTENER, 'late');
    await openLive(page, '/');
    await loadLate(page);
    // What actions load is there already.
    await read(page);
    await context.setOffline(true);
    const failure = await update(page, {lines: [line(variant)]}).catch(String);
    expect(failure).toMatch(/did not answer/);
    const [event] = await heardOn(page, 'shopify:cart:lines-update');
    expect(event?.failure).toMatch(/did not answer/);
    expect(await heardOn(page, 'shopify:cart:error')).toMatchObject([
      {code: 'SERVICE_UNAVAILABLE', error: expect.any(String)},
    ]);
    await context.setOffline(false);
    await expect.poll(async () => (await read(page)).cart?.totalQuantity).toBe(1);
  },
);

test(
  'the first calls of a page wait offline, and are made in their order once it is back',
  ALL_ONLY,
  async ({page, context, store, messages}) => {
    messages.allow(/ERR_INTERNET_DISCONNECTED|gave no answer/);
    const [variant] = variantsOf(ordinaryProduct(store));
    await openLive(page, '/');
    await context.setOffline(true);
    await page.evaluate(LISTENER);
    await page.evaluate(
      (lines) => {
        const {updateCart} = (window as unknown as AppWindow).Shopify.actions;
        const notes = ['First', 'Second'].map((note) => updateCart({note}));
        Object.assign(window, {results: [updateCart({lines}), ...notes]});
      },
      [line(variant)],
    );
    const waits = () =>
      page.evaluate(() =>
        Promise.race([...(window as unknown as AppWindow).results, 'waits']),
      );
    await expect(
      page.getByRole('status').filter({hasText: 'You are offline.'}),
    ).toBeVisible();
    expect(await waits()).toBe('waits');
    await context.setOffline(false);
    const results = await page.evaluate(() =>
      Promise.all((window as unknown as AppWindow).results),
    );
    for (const result of results)
      expect(result).toMatchObject({cart: {totalQuantity: 1}});
    expect(await heardOn(page, 'shopify:cart:note-update')).toMatchObject([
      {note: 'First'},
      {note: 'Second'},
    ]);
    await page.evaluate(() =>
      (window as unknown as AppWindow).Shopify.actions.openCart(),
    );
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(
      drawer.getByRole('textbox', {name: 'Note', includeHidden: true}),
    ).toHaveValue('Second');
    // Events as well were asked for offline.
    await expect.poll(() => heardOn(page, 'shopify:page:view')).toHaveLength(1);
  },
);

test(
  'a store that is away keeps what an app adds; Checkout says what it waits for, and then leads on with it',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.expect(/status of 50[23]/);
    messages.allow(/gave no answer/);
    const product = ordinaryProduct(store);
    const [first, second] = variantsOf(product);
    await openLive(page, `/products/${product.handle}`);
    await update(page, {lines: [line(first)]});
    await page.evaluate(() =>
      (window as unknown as AppWindow).Shopify.actions.openCart(),
    );
    // Whether the product is on sale is still answered: so the add is sent, and its outcome unknown.
    for (const operation of ['cartLinesAdd', 'GetCart'])
      store.control.addFault({operation, fault: {kind: 'status', status: 503}});
    const failure = await update(page, {lines: [line(second)]}).catch(String);
    expect(failure).toMatch(/keeps the change/);
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    const item = drawer.getByRole('listitem').filter({hasText: 'Waiting for the store'});
    await expect(item).toContainText(product.title);
    const checkout = drawer.getByRole('button', {name: 'Checkout', exact: true});
    await checkout.click();
    const problem = drawer.getByRole('alert');
    await expect(problem).toContainText(
      'may already be in your cart. You can check out as soon as we can reach your cart.',
    );
    await expect(drawer.getByRole('button', {name: 'Check out anyway'})).toHaveCount(0);
    store.control.clearFaults();
    await drawer.getByRole('button', {name: 'Try again'}).click();
    await expect(item).toHaveCount(0);
    await expect(problem).toHaveCount(0);
    await checkout.click();
    await page.waitForURL(checkoutUrl(store));
    await expect(page.locator('body')).toContainText(costOf(product, 2));
  },
);

test(
  'a call from within an event is made once; ten calls and the presses between them end at one cart',
  ALL_ONLY,
  async ({page, store}) => {
    const product = ordinaryProduct(store);
    const [one, gift] = variantsOf(product);
    await openLive(page, `/products/${product.handle}`);
    await page.evaluate(
      (lines) => {
        const {updateCart} = (window as unknown as AppWindow).Shopify.actions;
        const results: Promise<unknown>[] = [];
        Object.assign(window, {results});
        let isGiven = false;
        document.addEventListener('shopify:cart:lines-update', () => {
          if (isGiven) return;
          isGiven = true;
          results.push(updateCart({lines}));
        });
      },
      [line(gift)],
    );
    await update(page, {lines: [line(one)]});
    await page.evaluate(() =>
      (window as unknown as AppWindow).Shopify.actions.openCart(),
    );
    const choice = product.variants[0]?.optionValues.join(' / ') ?? '';
    const row = page
      .getByRole('dialog', {name: 'Shopping Cart'})
      .getByRole('listitem')
      .filter({hasText: choice});
    for (let press = 0; press < 10; press += 1) {
      await page.evaluate(
        (lines) => {
          const {Shopify, results} = window as unknown as AppWindow;
          results.push(Shopify.actions.updateCart({lines}));
        },
        [line(one)],
      );
      await row.getByRole('button', {name: /^Increase quantity/}).click();
    }
    const ends = await page.evaluate(() =>
      Promise.all((window as unknown as AppWindow).results),
    );
    expect(ends.filter((end) => Reflect.has(Object(end), 'userErrors'))).toEqual([]);
    await expect(row.getByRole('spinbutton')).toHaveValue('21');
    await expect.poll(async () => (await read(page)).cart?.totalQuantity).toBe(22);
  },
);

test(
  'the cart opens over another dialog, which is there again when it is closed',
  ALL_ONLY,
  async ({page}) => {
    await openLive(page, '/shirts');
    await page
      .getByRole('button', {name: /^Choose options for/})
      .first()
      .click();
    const options = page.getByRole('dialog').filter({hasText: 'Add to cart'});
    await expect(options).toBeVisible();
    await page.evaluate(() => {
      const {openCart} = (window as unknown as AppWindow).Shopify.actions;
      return Promise.all([openCart(), openCart()]);
    });
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', {name: 'Close cart'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(options).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options).toBeHidden();
    await expect(page).toHaveURL('/shirts');
  },
);

test(
  'calls during a navigation are made, in the page and over a load',
  ALL_ONLY,
  async ({page, store}) => {
    const [variant] = variantsOf(ordinaryProduct(store));
    await openLive(page, '/');
    await read(page);
    const result = await page.evaluate(
      (lines) => {
        document.querySelector<HTMLAnchorElement>('nav a[href="/hoodies"]')?.click();
        return (window as unknown as AppWindow).Shopify.actions.updateCart({lines});
      },
      [line(variant)],
    );
    expect(result.cart?.totalQuantity).toBe(1);
    await expect(page).toHaveURL('/hoodies');
    await page.evaluate(
      (lines) => {
        void (window as unknown as AppWindow).Shopify.actions.updateCart({lines});
        location.assign('/shirts');
      },
      [line(variant, 2)],
    );
    await page.waitForURL('/shirts');
    await expect.poll(async () => (await read(page)).cart?.totalQuantity).toBe(3);
  },
);

test(
  'a listener that throws stops neither the shop nor other apps',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.expect(/uncaught: Error: A broken app/);
    messages.allow(/A broken app/);
    const product = ordinaryProduct(store);
    const broken = `
    for (const type of ['shopify:cart:lines-update', 'shopify:page:view', 'shopify:cart:view'])
      document.addEventListener(type, () => { throw new Error('A broken app'); });
  `;
    await installApp(page, broken, 'deferred', 'broken.js');
    await installApp(page, LISTENER, 'deferred');
    await page.goto(`/products/${product.handle}`);
    await live(page);
    const [variant] = variantsOf(product);
    expect((await update(page, {lines: [line(variant)]})).cart?.totalQuantity).toBe(1);
    await page.getByRole('button', {name: 'Cart, 1 item'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await drawer.getByRole('button', {name: /^Increase quantity/}).click();
    await expect.poll(() => heardOn(page, 'shopify:cart:lines-update')).toHaveLength(2);
    await expect
      .poll(async () => (await heardOn(page, 'shopify:cart:lines-update')).at(-1)?.result)
      .toMatchObject({cart: {totalQuantity: 2}});
    expect(await heardOn(page, 'shopify:cart:view')).toHaveLength(1);
  },
);

test(
  'an app that puts its own object at window.Shopify takes no actions away',
  ALL_ONLY,
  async ({page, store}) => {
    const [variant] = variantsOf(ordinaryProduct(store));
    const code = `window.Shopify = {...window.Shopify, shop: 'club.myshopify.com', theme: {id: 1}};`;
    await installApp(page, code, 'deferred');
    await openLive(page, '/');
    const shop = () =>
      page.evaluate(() => (window as unknown as AppWindow).Shopify.shop as string);
    expect(await shop()).toBe('club.myshopify.com');
    expect((await update(page, {lines: [line(variant)]})).cart?.totalQuantity).toBe(1);
    await page.evaluate(() => {
      (window as unknown as {Shopify: object}).Shopify = {shop: 'another'};
    });
    expect(await shop()).toBe('another');
    expect((await read(page)).cart?.totalQuantity).toBe(1);
  },
);

test(
  'an empty cart is read as one, also by many at once and at first',
  ALL_ONLY,
  async ({page}) => {
    const code = `document.addEventListener('DOMContentLoaded', () => {
    window.results = [1, 2, 3].map(() => Shopify.actions.getCart());
  });`;
    await installApp(page, code, 'in the head');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/cart')) asked.push(request.method());
    });
    await page.goto('/');
    const results = (await page.evaluate(() =>
      Promise.all((window as unknown as AppWindow).results),
    )) as Result[];
    for (const {cart} of results)
      expect(cart).toMatchObject({totalQuantity: 0, lines: [], discountCodes: []});
    // One request reads the cart, and one creates it.
    expect(asked).toEqual(['GET', 'POST']);
  },
);

test(
  'note, codes and attributes are set in one call, with an event for each',
  ALL_ONLY,
  async ({page, store}) => {
    const [variant] = variantsOf(ordinaryProduct(store));
    await installApp(page, LISTENER, 'deferred');
    await openLive(page, '/');
    const attributes = [{key: 'Delivery day', value: '2026-12-01'}];
    const result = await update(page, {
      lines: [line(variant)],
      note: 'Ring twice',
      discountCodes: ['HERON10'],
      attributes,
    });
    expect(result).toMatchObject({
      cart: {totalQuantity: 1, discountCodes: [{code: 'HERON10', applicable: true}]},
    });
    expect(result).not.toHaveProperty('userErrors');
    const [lines, note, ofAttributes, discount] = (await heardOn(page)).filter(({type}) =>
      type.endsWith('-update'),
    );
    expect([lines, note, ofAttributes, discount]).toMatchObject([
      {action: 'add', context: 'standard-action', lines: [line(variant)]},
      {type: 'shopify:cart:note-update', context: 'standard-action', note: 'Ring twice'},
      {type: 'shopify:cart:attributes-update', context: 'standard-action', attributes},
      {type: 'shopify:cart:discount-update', discountCodes: [{code: 'HERON10'}]},
    ]);
    const last = store.control
      .requests()
      .findLast(({operation}) => operation === 'cartAttributesUpdate');
    expect(last?.variables?.attributes).toEqual(attributes);
    await update(page, {attributes: [], note: '', discountCodes: []});
    await page.goto('/cart');
    await expect(page.getByText('HERON10')).toHaveCount(0);
  },
);

test(
  'filters and order are updates of a collection, with what was found',
  ALL_ONLY,
  async ({page}) => {
    await installApp(page, LISTENER, 'deferred');
    await page.goto('/hoodies');
    await settled(page);
    await expect.poll(() => heardOn(page, 'shopify:collection:view')).toHaveLength(1);
    const [view] = await heardOn(page, 'shopify:collection:view');
    const whole = (view?.collection as {productsCount: number}).productsCount;
    const status = page.getByRole('status').filter({hasText: /^\d+ products?$/});
    await expect(status).toHaveText(`${whole} products`);
    const size = page
      .getByRole('group', {name: 'Size'})
      .getByRole('checkbox', {name: /^M\b/});
    await size.check();
    const updates = () => heardOn(page, 'shopify:collection:update');
    await expect.poll(async () => (await updates()).at(-1)?.result).toBeDefined();
    const found = Number((await status.textContent())?.split(' ')[0]);
    expect(await updates()).toMatchObject([
      {
        collection: {
          id: expect.stringMatching(/^gid:\/\/shopify\/Collection\//),
          handle: expect.any(String),
          productsCount: whole,
        },
        productFilters: [{variantOption: {value: 'M'}}],
        sortKey: 'COLLECTION_DEFAULT',
        result: {productsCount: found},
      },
    ]);
    for (const order of ['Price, low to high', 'Price, high to low']) {
      const before = (await updates()).length;
      await page.getByRole('combobox', {name: 'Sort by'}).selectOption({label: order});
      await expect.poll(async () => (await updates())[before]?.result).toBeDefined();
      expect((await updates())[before]).toMatchObject({
        sortKey: 'PRICE',
        productFilters: [{variantOption: {value: 'M'}}],
        result: {productsCount: found},
      });
    }
    expect(await heardOn(page, 'shopify:collection:view')).toHaveLength(1);
  },
);

test(
  'filters that cannot be shown reject',
  ALL_ONLY,
  async ({page, context, messages}) => {
    messages.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/);
    await installApp(page, LISTENER, 'deferred');
    await page.goto('/hoodies');
    // The events of filters are a chunk of their own.
    await settled(page);
    await page.getByRole('combobox', {name: 'Sort by'}).selectOption({index: 1});
    const updates = () => heardOn(page, 'shopify:collection:update');
    await expect.poll(async () => (await updates())[0]?.result).toBeDefined();
    await context.setOffline(true);
    await page.getByRole('combobox', {name: 'Sort by'}).selectOption({index: 2});
    await expect.poll(async () => (await updates())[1]?.failure).toBeDefined();
  },
);

test(
  'a product is viewed once, whatever is chosen of it',
  ALL_ONLY,
  async ({page, store}) => {
    const product = ordinaryProduct(store);
    await installApp(page, LISTENER, 'deferred');
    await page.goto(`/products/${product.handle}`);
    await live(page);
    const size = page.getByRole('radiogroup', {name: 'Size'}).getByRole('radio').first();
    await size.check();
    const selects = () => heardOn(page, 'shopify:product:select');
    await expect.poll(async () => (await selects()).at(-1)?.result).toBeDefined();
    expect((await selects()).at(-1)).toMatchObject({
      product: {handle: product.handle, title: product.title},
      selectedOptions: expect.arrayContaining([expect.objectContaining({name: 'Size'})]),
    });
    expect(await heardOn(page, 'shopify:product:view')).toMatchObject([
      {context: 'page', selectedOptions: [], product: {selectedVariant: null}},
    ]);
    expect(await heardOn(page, 'shopify:page:view')).toMatchObject([
      {page: {template: 'product', title: expect.any(String)}},
    ]);
  },
);

test('a search and its refinement are updates of a search', ALL_ONLY, async ({page}) => {
  await installApp(page, LISTENER, 'deferred');
  await page.goto('/search?q=shirt&filter.v.availability=1');
  await live(page);
  const updates = () => heardOn(page, 'shopify:search:update');
  await expect.poll(async () => (await updates())[0]?.result).toBeDefined();
  await page
    .getByRole('combobox', {name: 'Sort by'})
    .selectOption({label: 'Price, low to high'});
  await expect.poll(async () => (await updates())[1]?.result).toBeDefined();
  const [first, second] = await updates();
  expect(first).toMatchObject({
    search: {query: 'shirt', sortKey: 'RELEVANCE', productFilters: [{available: true}]},
  });
  expect(second).toMatchObject({
    search: {query: 'shirt', sortKey: 'PRICE'},
    result: first?.result,
  });
});

// Shopify/dawn#3434: an update in one place left the drawer, the page or the bubble as they were.
test(
  'what an app changes shows on the page of the cart and at its button',
  ALL_ONLY,
  async ({page, store}) => {
    const product = ordinaryProduct(store);
    const [variant] = variantsOf(product);
    await openLive(page, '/cart');
    const added = await update(page, {lines: [line(variant)]});
    const main = page.getByRole('main');
    const field = main.getByRole('spinbutton', {name: `Quantity of ${product.title}`});
    await expect(field).toHaveValue('1');
    const id = added.cart?.lines[0]?.id;
    await update(page, {lines: [{id, quantity: 3}]});
    await expect(field).toHaveValue('3');
    await expect(page.getByRole('button', {name: 'Cart, 3 items'})).toBeAttached();
    await page.evaluate(() =>
      (window as unknown as AppWindow).Shopify.actions.openCart(),
    );
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(drawer.getByRole('spinbutton')).toHaveValue('3');
    await update(page, {lines: [{id, quantity: 0}]});
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(field).toHaveCount(0);
  },
);
