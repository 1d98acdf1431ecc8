import type {Page} from '@playwright/test';

import {hold, holdScripts} from '../support/hold';
import {openLive} from '../support/live';
import {checkoutUrl, chooseOptions, costOf} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';

/*
 * An app as docs/apps.md and Shopify's reference describe it, and nothing else: its script is text, as an app's is,
 * and knows `Shopify.actions` and the events only.
 */

interface Line {
  id: string;
  quantity: number;
}

interface Answer {
  cart: {
    totalQuantity: number;
    lines: Line[];
    discountCodes: {code: string; applicable: boolean}[];
    cost: {totalAmount: {amount: string; currencyCode: string}};
  };
  userErrors?: {message: string}[];
  warnings?: {message: string}[];
}

/** What the app's listeners have heard: the event, then how its promise has ended. */
interface Heard {
  name: string;
  ended?: 'resolved' | 'rejected';
  event?: Record<string, unknown>;
  result?: Partial<Answer> & {totalCount?: number};
}

/** Listens as the documentation says: from `DOMContentLoaded` on, once `window.Shopify` is read. */
const LISTENER = `
  window.heard = [];
  document.addEventListener('DOMContentLoaded', () => {
    void window.Shopify;
    for (const name of ['page:view', 'product:view', 'search:update', 'cart:view', 'cart:lines-update',
      'cart:note-update', 'cart:discount-update', 'cart:attributes-update', 'cart:error'])
      document.addEventListener('shopify:' + name, (event) => {
        const {promise, ...fields} = event;
        window.heard.push({name, event: JSON.parse(JSON.stringify(fields))});
        promise?.then(
          (result) => window.heard.push({name, ended: 'resolved', result: JSON.parse(JSON.stringify(result))}),
          () => window.heard.push({name, ended: 'rejected'}),
        );
      });
  });
`;

const listen = (page: Page) => page.addInitScript({content: LISTENER});
const heard = async (page: Page, name: string) =>
  (await page.evaluate<Heard[]>('window.heard')).filter((one) => one.name === name);
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const lines = (page: Page) => page.getByRole('list', {name: 'Cart items'});
const gid = (id: number | string | undefined) =>
  `gid://shopify/ProductVariant/${String(id)}`;

/** Calls an action and waits for its answer. */
const call = (page: Page, action: string, payload: object = {}) =>
  page.evaluate<Answer>(`Shopify.actions.${action}(${JSON.stringify(payload)})`);

/** Calls `updateCart` and waits for nothing: `answers` has what has come of these calls. */
const start = (page: Page, payload: object) =>
  page.evaluate(`{
    window.calls ??= [];
    const call = Shopify.actions.updateCart(${JSON.stringify(payload)});
    call.catch(() => undefined);
    window.calls.push(call);
  }`);

const answers = (page: Page) =>
  page.evaluate<{status: 'fulfilled' | 'rejected'; value?: Answer}[]>(
    'Promise.allSettled(window.calls)',
  );

/** Opens an ordinary product's page with its first variant chosen. */
async function openProduct(page: Page, store: Parameters<typeof ordinaryProduct>[0]) {
  const product = ordinaryProduct(store);
  await openLive(page, `/products/${product.handle}`);
  await chooseOptions(page, product);
  const [first, second] = product.variants;
  const row = (place: 0 | 1) =>
    lines(page)
      .getByRole('listitem')
      .filter({hasText: product.variants[place]?.optionValues.join(' / ') ?? ''});
  return {product, one: gid(first?.id), other: gid(second?.id), row};
}

const add = (merchandiseId: string, quantity = 1) => ({
  lines: [{merchandiseId, quantity}],
});

test(
  'of calls that set the same before the store has answered, the last counts, and all resolve with its result',
  ALL_ONLY,
  async ({page, store}) => {
    const {one, row} = await openProduct(page, store);
    const {cart} = await call(page, 'updateCart', add(one));
    const id = cart.lines[0]?.id;
    const release = await hold(page, '**/api/cart*');
    for (const quantity of [2, 3, 4, 5, 6]) await start(page, {lines: [{id, quantity}]});
    for (const note of ['First', 'Second', 'Ring twice']) await start(page, {note});
    release();
    const all = await answers(page);
    expect(all.slice(0, 5).map(({value}) => value?.cart.totalQuantity)).toEqual(
      Array(5).fill(6),
    );
    expect(all.every(({value}) => value && !value.userErrors)).toBe(true);
    await call(page, 'openCart');
    await expect(row(0).getByRole('spinbutton')).toHaveValue('6');
    const note = drawer(page).getByRole('textbox', {name: 'Note', includeHidden: true});
    await expect(note).toHaveValue('Ring twice');
  },
);

test(
  'without an answer of the store a call rejects and an event tells of it; the cart keeps the change, and sends it once',
  ALL_ONLY,
  async ({page, context, store, messages}) => {
    await listen(page);
    const {one, row} = await openProduct(page, store);
    await call(page, 'getCart');
    messages.expect(/ERR_INTERNET_DISCONNECTED/);
    messages.allow(/The cart gave no answer/);
    await context.setOffline(true);
    await start(page, add(one, 2));
    expect((await answers(page)).map(({status}) => status)).toEqual(['rejected']);
    expect(await heard(page, 'cart:error')).toMatchObject([
      {event: {code: 'SERVICE_UNAVAILABLE'}},
    ]);
    expect((await heard(page, 'cart:lines-update')).map(({ended}) => ended)).toEqual([
      undefined,
      'rejected',
    ]);
    await context.setOffline(false);
    await expect
      .poll(async () => (await call(page, 'getCart')).cart?.totalQuantity)
      .toBe(2);
    await page.reload();
    await call(page, 'openCart');
    await expect(row(0).getByRole('spinbutton')).toHaveValue('2');
  },
);

test(
  'Checkout waits for what an app has asked for, and then has all of it',
  ALL_ONLY,
  async ({page, store}) => {
    const {product, one} = await openProduct(page, store);
    await call(page, 'updateCart', add(one));
    await call(page, 'openCart');
    const checkout = page.getByRole('button', {name: 'Checkout', exact: true});
    const release = await hold(page, '**/api/cart*');
    await start(page, add(one));
    await checkout.click();
    await expect(drawer(page)).toBeVisible();
    expect(page.url()).toContain(`/products/${product.handle}`);
    release();
    await page.waitForURL(checkoutUrl(store));
    await expect(page.locator('body')).toContainText(costOf(product, 2));
  },
);

test(
  'what may not be bought is refused, and what is more than the stock adjusted, both in an answer and without an error event',
  ALL_ONLY,
  async ({page, store, messages}) => {
    // The browser's own line about a refusal.
    messages.expect(/400 \(Bad Request\)/);
    await listen(page);
    const {product, one} = await openProduct(page, store);
    const shirt = store.catalogue.products.find(({title}) => /^Match Shirt/.test(title));
    const printed = shirt?.variants.find(({optionValues}) =>
      optionValues.includes('Name and number'),
    );
    const print = (name: string, number: string) =>
      call(page, 'updateCart', {
        lines: [
          {
            merchandiseId: gid(printed?.id),
            quantity: 1,
            attributes: [
              {key: 'Name', value: name},
              {key: 'Number', value: number},
            ],
          },
        ],
      });
    for (const [name, number] of [
      ['Damn', '7'],
      ['Heron', '100'],
    ] as const) {
      const refused = await print(name, number);
      expect(refused.userErrors?.length, `${name} ${number}`).toBeGreaterThan(0);
      expect(refused.cart.totalQuantity).toBe(0);
    }
    const unknown = await call(page, 'updateCart', add(gid(1)));
    expect(unknown.userErrors?.length).toBeGreaterThan(0);
    const stock = product.variants[0]?.stock ?? 0;
    const capped = await call(page, 'updateCart', add(one, stock + 10));
    expect(capped.userErrors).toBeUndefined();
    expect(capped.warnings?.length).toBeGreaterThan(0);
    expect(capped.cart.totalQuantity).toBe(stock);
    expect(await heard(page, 'cart:error')).toEqual([]);
    expect(
      (await heard(page, 'cart:lines-update')).map(({ended}) => ended),
    ).not.toContain('rejected');
  },
);

test(
  'note, discount codes and attributes are set and cleared, each with its event and the result in its promise',
  ALL_ONLY,
  async ({page, store}) => {
    await listen(page);
    const {one} = await openProduct(page, store);
    const {cart: before} = await call(page, 'updateCart', {
      ...add(one, 2),
      note: 'Ring twice',
      discountCodes: ['FIVER'],
      attributes: [{key: 'delivery', value: 'Friday'}],
    });
    expect(before.discountCodes).toEqual([{code: 'FIVER', applicable: true}]);
    for (const [name, event] of Object.entries({
      'cart:lines-update': {action: 'add', context: 'standard-action'},
      'cart:note-update': {note: 'Ring twice', context: 'standard-action'},
      'cart:discount-update': {discountCodes: [{code: 'FIVER'}]},
      'cart:attributes-update': {attributes: [{key: 'delivery', value: 'Friday'}]},
    }))
      await expect
        .poll(() => heard(page, name), name)
        .toMatchObject([
          {event},
          {ended: 'resolved', result: {cart: {totalQuantity: 2}}},
        ]);
    await call(page, 'openCart');
    const note = drawer(page).getByRole('textbox', {name: 'Note', includeHidden: true});
    await expect(note).toHaveValue('Ring twice');
    await expect(drawer(page).getByRole('button', {name: 'Remove FIVER'})).toBeVisible();
    const unknown = await call(page, 'updateCart', {
      discountCodes: ['FIVER', 'NEVERHEARDOF'],
    });
    expect(unknown.warnings?.length).toBeGreaterThan(0);
    expect(unknown.cart.discountCodes).toContainEqual({code: 'FIVER', applicable: true});
    const {cart} = await call(page, 'updateCart', {
      note: '',
      discountCodes: [],
      attributes: [],
    });
    expect(cart.discountCodes).toEqual([]);
    await expect(note).toHaveValue('');
    await expect(drawer(page).getByRole('button', {name: 'Remove FIVER'})).toHaveCount(0);
  },
);

test(
  'a line is changed and removed by its id, with what the event says of it; the list of lines has nodes as well',
  ALL_ONLY,
  async ({page, store}) => {
    await listen(page);
    const {one, other, row} = await openProduct(page, store);
    await call(page, 'updateCart', {lines: [...add(one).lines, ...add(other).lines]});
    expect(
      await page.evaluate(
        'Shopify.actions.getCart().then(({cart}) => cart.lines.nodes.length)',
      ),
    ).toBe(2);
    await call(page, 'openCart');
    const ids = (await call(page, 'getCart')).cart.lines.map(({id}) => id);
    const changed = await call(page, 'updateCart', {lines: [{id: ids[0], quantity: 3}]});
    expect(changed.cart.totalQuantity).toBe(4);
    const removed = await call(page, 'updateCart', {lines: [{id: ids[0], quantity: 0}]});
    expect(removed.cart.lines.map(({id}) => id)).toEqual([ids[1]]);
    await expect(lines(page).getByRole('listitem')).toHaveCount(1);
    const events = (await heard(page, 'cart:lines-update')).filter(({event}) => event);
    expect(events).toMatchObject([
      {event: {action: 'add'}},
      {event: {action: 'update', lines: [{id: ids[0], quantity: 3}]}},
      {event: {action: 'remove', lines: [{id: ids[0]}]}},
    ]);
    // The shopper removes the other one.
    await row(0)
      .or(row(1))
      .getByRole('button', {name: /^Remove/})
      .click();
    await expect
      .poll(async () => (await heard(page, 'cart:lines-update')).at(-1))
      .toMatchObject({ended: 'resolved', result: {cart: {totalQuantity: 0}}});
  },
);

test(
  'openCart shows the drawer and resolves with nothing; the actions say that the shop has configured them, and keep it so',
  ALL_ONLY,
  async ({page}) => {
    await listen(page);
    await openLive(page, '/');
    expect(await page.evaluate('Shopify.actions.openCart()')).toBeUndefined();
    await expect(drawer(page)).toBeVisible();
    expect(await heard(page, 'cart:view')).toMatchObject([{event: {context: 'dialog'}}]);
    await page.getByRole('button', {name: 'Close cart'}).click();
    await expect(drawer(page)).toBeHidden();
    const own = '{handler() { throw new Error("not the shop"); }}';
    for (const action of ['updateCart', 'openCart']) {
      const which = `Shopify.actions.${action}`;
      expect(await page.evaluate(`${which}.isDefault()`)).toBe(false);
      expect(await page.evaluate(`${which}.configure(${own})`)).toBe(false);
    }
    await page.evaluate('Shopify.actions.openCart()');
    await expect(drawer(page)).toBeVisible();
  },
);

test(
  'a product view, an add and a search are told once each, the add before the store answers and both with a promise',
  ALL_ONLY,
  async ({page, store}) => {
    await listen(page);
    const {product, one} = await openProduct(page, store);
    const {title, handle} = product;
    expect(await heard(page, 'product:view')).toMatchObject([
      {event: {context: 'page', product: {title, handle, selectedVariant: null}}},
    ]);
    const release = await hold(page, '**/api/cart*');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect
      .poll(() => heard(page, 'cart:lines-update'))
      .toMatchObject([
        {
          event: {
            action: 'add',
            context: 'product',
            lines: [{merchandiseId: one, quantity: 1}],
          },
        },
      ]);
    release();
    await expect
      .poll(async () => (await heard(page, 'cart:lines-update'))[1])
      .toMatchObject({ended: 'resolved', result: {cart: {totalQuantity: 1}}});
    await page.getByRole('button', {name: 'Close cart'}).click();
    await page.getByRole('link', {name: 'Search', exact: true}).click();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', {name: /search/i}))
      .first()
      .fill('tee');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => heard(page, 'search:update'))
      .toMatchObject([
        {event: {search: {query: 'tee'}}},
        {ended: 'resolved', result: {totalCount: expect.any(Number)}},
      ]);
    expect(await heard(page, 'product:view')).toHaveLength(1);
  },
);

test(
  'a call with wrong arguments rejects, whatever is wrong, and changes nothing',
  ALL_ONLY,
  async ({page, store}) => {
    await listen(page);
    const {one} = await openProduct(page, store);
    await call(page, 'updateCart', add(one));
    for (const wrong of [
      '',
      'null',
      '"lines"',
      '{}',
      '{lines: {}}',
      '{lines: [null]}',
      '{lines: [{}]}',
      '{lines: [{quantity: 1}]}',
      `{lines: [{merchandiseId: '${one}', quantity: '2'}]}`,
      `{lines: [{merchandiseId: '${one}', quantity: 1.5}]}`,
      `{lines: [{merchandiseId: '${one}', quantity: -1}]}`,
      '{note: 5}',
      '{discountCodes: "FIVER"}',
      '{discountCodes: [5]}',
      '{attributes: {delivery: "Friday"}}',
      '{attributes: [{key: 1}]}',
      `{lines: [{merchandiseId: '${one}', quantity: 1}], note: 5}`,
    ]) {
      const came = await page.evaluate<string>(
        `Shopify.actions.updateCart(${wrong}).then(() => 'resolved', () => 'rejected')`,
      );
      expect.soft(came, `updateCart(${wrong})`).toBe('rejected');
    }
    expect((await call(page, 'getCart')).cart.totalQuantity).toBe(1);
    const events = await heard(page, 'cart:lines-update');
    expect(events.filter(({event}) => event)).toHaveLength(1);
  },
);

test(
  'calls before hydration wait for it, and lose nothing',
  ALL_ONLY,
  async ({page, store}) => {
    const product = ordinaryProduct(store);
    const one = gid(product.variants[0]?.id);
    const release = await holdScripts(page);
    await page.goto(`/products/${product.handle}`, {waitUntil: 'commit'});
    // Not a text, which the page's policy lets nobody evaluate a second time.
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        (window as {Shopify?: {actions?: object}}).Shopify?.actions !== undefined,
    );
    await start(page, add(one));
    await start(page, {...add(one, 2), note: 'Early'});
    await page.evaluate('window.calls.push(Shopify.actions.openCart()), undefined');
    expect(
      await page.evaluate(
        'Promise.race([...window.calls, Promise.resolve("still waiting")])',
      ),
    ).toBe('still waiting');
    await expect(drawer(page)).toBeHidden();
    release();
    expect((await answers(page)).map(({status}) => status)).toEqual(
      Array(3).fill('fulfilled'),
    );
    await expect(drawer(page)).toBeVisible();
    await expect(lines(page).getByRole('spinbutton')).toHaveValue('3');
  },
);

test(
  'a signal gives up the call and not the change; other scripts may fill window.Shopify',
  ALL_ONLY,
  async ({page, store}) => {
    await page.addInitScript({content: 'window.Shopify = {shop: "herons"}'});
    const {one} = await openProduct(page, store);
    expect(await page.evaluate('Shopify.shop')).toBe('herons');
    await call(page, 'getCart');
    const release = await hold(page, '**/api/cart*');
    const sent = page.waitForRequest(
      (request) => request.url().includes('/api/cart') && request.method() === 'POST',
    );
    await page.evaluate(`
      window.control = new AbortController();
      window.given = Shopify.actions.updateCart(${JSON.stringify(add(one, 2))}, {signal: control.signal})
        .then(() => 'resolved', ({name}) => name);
      undefined;
    `);
    await sent;
    await page.evaluate('control.abort()');
    expect(await page.evaluate('given')).toBe('AbortError');
    release();
    await expect
      .poll(async () => (await call(page, 'getCart')).cart?.totalQuantity)
      .toBe(2);
  },
);
