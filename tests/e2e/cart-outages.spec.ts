import type {Page} from '@playwright/test';

import type {RunningStore} from '../../tools/store/club-store';
import {posts, quantitiesHeldBy} from '../support/cart-request';
import {hold} from '../support/hold';
import {openLive, settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

/** Real tabs change one cart while the store fails: nothing is lost, nothing is doubled. */

// The worker gives the store up in time, as it does by default.
test.use({shopEnv: {STORE_TIMEOUT_MS: '3500'}});

const TEE = {
  title: 'Derby Night Tee',
  path: '/products/derby-night-tee?Size=M&Color=Petrol',
};
const SCARF = {title: 'Bar Scarf', path: '/products/bar-scarf'};

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const said = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').filter({hasText: sentence});
const cartButton = (page: Page, count: string) =>
  page.getByRole('button', {name: `Cart, ${count}`, includeHidden: true}).first();

const pressAdd = (page: Page) => page.getByRole('button', {name: 'Add to cart'}).click();

/** Carts that the store was asked for and made. */
const created = ({control}: RunningStore) =>
  control.requests().filter(({operation}) => operation === 'cartCreate').length;

/** Carts can be made and changed, but not read. */
function hideCarts({control}: RunningStore) {
  const fault = {kind: 'status', status: 503} as const;
  control.addFault({operation: 'GetCart', fault});
}

const slow = (operation: string, milliseconds: number) => ({
  operation,
  times: 1,
  fault: {kind: 'latency', milliseconds} as const,
});

test(
  'any number of page loads while carts cannot be read: it stays the cart',
  ALL_ONLY,
  async ({page, context, store, messages}) => {
    messages.expect(/status of 50[23]/);
    await openLive(page, SCARF.path);
    await pressAdd(page);
    await expect.poll(() => quantitiesHeldBy(context)).toEqual({[SCARF.title]: 1});
    const idOf = async () => (await context.cookies()).map(({value}) => value);
    const own = await idOf();
    hideCarts(store);
    for (const path of ['/shirts', '/hoodies', '/cart']) {
      const failed = page.waitForResponse(
        (response) => response.url().endsWith('/api/cart') && response.status() === 502,
      );
      await Promise.all([page.goto(path), failed]);
    }
    const main = page.getByRole('main');
    await expect(main).toContainText("We can't reach your cart right now. It is kept.");
    // After four failed reads only.
    const anew = main.getByRole('button', {name: 'Start a new cart'});
    await expect(anew).toHaveCount(0);
    await expect(async () => {
      await main.getByRole('button', {name: 'Try again'}).click();
      await expect(anew).toBeVisible({timeout: 1_000});
    }).toPass();
    store.control.clearFaults();
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('listitem').first()).toContainText(SCARF.title);
    expect(await idOf()).toEqual(own);
  },
);

test(
  'a cart that stays out of reach: a new one is offered, and what is desired goes there',
  ALL_ONLY,
  async ({page, context, store, messages}) => {
    messages.expect(/status of 502/);
    await openLive(page, SCARF.path);
    await pressAdd(page);
    await expect(said(page, `${SCARF.title} added to cart. 1 item`)).toHaveCount(1);
    hideCarts(store);
    const created = page.waitForResponse((response) =>
      posts('fallback')(response.request()),
    );
    await page.goto(TEE.path);
    await created;
    await pressAdd(page);
    const anew = drawer(page).getByRole('button', {name: 'Start a new cart'});
    // Each press is one more read.
    await expect(async () => {
      await drawer(page).getByRole('button', {name: 'Try again'}).first().click();
      await expect(anew).toBeVisible({timeout: 1_000});
    }).toPass();
    const renewed = page.waitForResponse((response) => posts('anew')(response.request()));
    await anew.click();
    await renewed;
    store.control.clearFaults();
    await expect.poll(() => quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
  },
);

test(
  'an add that the store applies after the worker timed out: found, and applied once',
  ALL_ONLY,
  async ({page, context, store, messages}) => {
    messages.expect(/status of 502/);
    await openLive(page, TEE.path);
    store.control.addFault(slow('cartLinesAdd', 4300));
    const answered = page.waitForResponse((response) =>
      posts('LinesAdd')(response.request()),
    );
    await pressAdd(page);
    expect((await answered).status()).toBe(502);
    await expect(drawer(page).getByRole('listitem')).toContainText(TEE.title);
    await expect(page.getByText('We could not add')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Try again'})).toHaveCount(0);
    await expect(
      said(page, `${TEE.title}, M / Petrol added to cart. 1 item`),
    ).toHaveCount(1);
    expect(await quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
  },
);

test(
  'two tabs that show a vanished cart both add: one new cart holds both',
  ALL_ONLY,
  async ({page, context, store}) => {
    const other = await context.newPage();
    await openLive(page, TEE.path);
    await openLive(other, SCARF.path);
    const cookie = (await context.cookies()).find(({name}) => name === 'cart');
    store.control.evictCart(
      `gid://shopify/Cart/${decodeURIComponent(cookie?.value ?? '')}`,
    );
    store.control.clearRequests();
    store.control.addFault({
      operation: 'cartCreate',
      fault: {kind: 'latency', milliseconds: 1500},
    });
    await Promise.all([pressAdd(page), pressAdd(other)]);
    await expect
      .poll(() => quantitiesHeldBy(context))
      .toEqual({[TEE.title]: 1, [SCARF.title]: 1});
    expect(created(store)).toBe(1);
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await expect(cartButton(tab, '2 items')).toBeAttached();
    }
  },
);

test(
  'a tab that is duplicated with a pending add: the add is applied once',
  ALL_ONLY,
  async ({page, context, store}) => {
    await openLive(page, TEE.path);
    store.control.addFault(slow('cartLinesAdd', 3000));
    await pressAdd(page);
    await drawer(page)
      .getByRole('button', {name: `Increase quantity of ${TEE.title}`})
      .click();
    await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
    // The next page has not hydrated yet when it is duplicated.
    const release = await hold(context, '**/assets/*.js');
    await page.goto(SCARF.path, {waitUntil: 'commit'});
    await page.getByRole('heading', {level: 1}).waitFor();
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await copy.getByRole('heading', {level: 1}).waitFor();
    release();
    for (const tab of [page, copy]) {
      await tab.bringToFront();
      await expect(cartButton(tab, '2 items')).toBeAttached();
    }
    // The second add waits until the first, whose page is gone, is found in the cart.
    await expect.poll(() => quantitiesHeldBy(context)).toEqual({[TEE.title]: 2});
    await settled(page);
    await settled(copy);
    expect(await quantitiesHeldBy(context)).toEqual({[TEE.title]: 2});
  },
);

test(
  'a tab that crashes during an add: the next tab finds it, and adds to the same cart',
  ALL_ONLY,
  async ({page, context, store}) => {
    await openLive(page, TEE.path);
    store.control.clearRequests();
    store.control.addFault(slow('cartLinesAdd', 2000));
    const sent = page.waitForRequest(posts('LinesAdd'));
    await pressAdd(page);
    await sent;
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => {});
    await crashed;
    // A tab that was there before could have sent the add for the one that crashes.
    const other = await context.newPage();
    await openLive(other, SCARF.path);
    await pressAdd(other);
    await expect
      .poll(() => quantitiesHeldBy(context))
      .toEqual({[TEE.title]: 1, [SCARF.title]: 1});
    expect(created(store)).toBe(0);
    // Nobody reported the crashed tab's add: it shows with the next read.
    await other.reload();
    await expect(cartButton(other, '2 items')).toBeAttached();
  },
);

test(
  'offline: the add becomes a whole line where the drawer stands open, once the browser is back',
  ALL_ONLY,
  async ({page, context, messages}) => {
    messages.allow(/ERR_INTERNET_DISCONNECTED|gave no answer/);
    await openLive(page, TEE.path);
    await context.setOffline(true);
    await pressAdd(page);
    const line = drawer(page).getByRole('listitem');
    await expect(line).toContainText('Waiting for the store');
    await context.setOffline(false);
    await expect(line).toContainText('$33.00');
    await expect(line.getByRole('spinbutton')).toHaveValue('1');
    const picture = line.getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(drawer(page).getByRole('button', {name: 'Checkout'})).toBeEnabled();
    await expect.poll(() => quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
  },
);

test(
  'offline: an add stays in the drawer as waiting, over a full page load, and is sent when online',
  ALL_ONLY,
  async ({page, context, store, messages}) => {
    messages.allow(/ERR_INTERNET_DISCONNECTED|status of 50[23]|gave no answer/);
    await openLive(page, TEE.path);
    await context.setOffline(true);
    await pressAdd(page);
    const line = drawer(page).getByRole('listitem');
    await expect(line).toContainText(TEE.title);
    await expect(line).toContainText('Waiting for the store');
    await expect(drawer(page).getByText('Your cart is empty')).toHaveCount(0);
    await expect(drawer(page).getByText('could not be shown')).toHaveCount(0);
    // Back online, but the store does not answer yet.
    store.control.addFault({fault: {kind: 'status', status: 503}});
    await context.setOffline(false);
    await page.goto('/cart');
    const waiting = page.getByRole('main').getByRole('listitem');
    await expect(waiting).toContainText('Waiting for the store');
    await expect(page.getByRole('main').getByText('Your cart is empty')).toHaveCount(0);
    store.control.clearFaults();
    await expect(waiting.getByText('Waiting for the store')).toHaveCount(0);
    await expect(cartButton(page, '1 item')).toBeAttached();
    await expect.poll(() => quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
  },
);

test(
  'a browser that is wrong about being offline follows links and searches all the same',
  ALL_ONLY,
  async ({page}) => {
    await openLive(page, '/shirts');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', {get: () => false});
      dispatchEvent(new Event('offline'));
    });
    await expect(said(page, 'You are offline.')).toBeVisible();
    await page.getByRole('link', {name: 'Hoodies'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
    await expect(said(page, 'offline')).toHaveCount(0);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\//);
  },
);

test(
  'offline: links, cards and the search stay on the page and say so; they work again when online',
  ALL_ONLY,
  async ({page, context, messages}) => {
    messages.allow(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|OptionsDialog|gave no answer/,
    );
    await openLive(page, '/shirts');
    await context.setOffline(true);
    const card = page.getByRole('article').first();
    for (const press of [
      () => page.getByRole('link', {name: 'Hoodies'}).first().click(),
      () => card.getByRole('link').first().click(),
      () => card.getByRole('button', {name: /^Choose options/}).click(),
    ]) {
      await press();
      await expect(
        said(page, 'That cannot be opened while you are offline.'),
      ).toHaveCount(1);
      await expect(page).toHaveURL(/\/shirts$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'T-Shirt Collection',
      );
    }
    await context.setOffline(false);
    await expect(said(page, 'offline')).toHaveCount(0);
    await page.getByRole('link', {name: 'Hoodies'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
  },
);
