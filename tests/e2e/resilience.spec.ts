import type {Page} from '@playwright/test';

import {CART_PULSE_MS} from '../../app/cart/limits';
import {findChromium} from '../../tools/chromium';
import type {RunningStore} from '../../tools/store/club-store';
import {openLive} from '../support/live';
import {posts, quantitiesHeldBy} from '../support/cart-request';
import {ALL_ONLY, expect, test} from '../support/test';

/** Disturbances of a visit by the network, the browser and a shopper's fingers. */

const TEE = {
  title: 'Derby Night Tee',
  path: '/products/derby-night-tee?Size=M&Color=Petrol',
};
const SCARF = {title: 'Bar Scarf', path: '/products/bar-scarf'};

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const said = (page: Page, sentence: string | RegExp) =>
  page.getByRole('status').filter({hasText: sentence});

const pressAdd = (page: Page) => page.getByRole('button', {name: 'Add to cart'}).click();

test.describe('a page that is left while its request is under way', () => {
  const slow = (operation: string, milliseconds: number) => ({
    operation,
    times: 1,
    fault: {kind: 'latency', milliseconds} as const,
  });

  /** Presses “Add to cart”, and returns when its request is on the way; the store takes its time over it. */
  async function leaveAddUnderWay(page: Page, {control}: RunningStore) {
    control.addFault(slow('cartLinesAdd', 2000));
    const sent = page.waitForRequest(posts('LinesAdd'));
    await pressAdd(page);
    await sent;
  }

  test(
    'in a tab that is closed: the next tab shows the add, and adds to the same cart',
    ALL_ONLY,
    async ({page, context, store, messages}) => {
      await openLive(page, TEE.path);
      const other = await context.newPage();
      // A browser may request pictures as a ping when a page begins to show them while it is left.
      messages.allow(/\.png.* "connect-src 'self'"/);
      await leaveAddUnderWay(page, store);
      await page.close({runBeforeUnload: true});
      // Nobody reports to the next tab what the closed one has sent: it reads once, at its start.
      await expect.poll(() => quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
      await openLive(other, SCARF.path);
      await pressAdd(other);
      await expect(other.getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
      await expect
        .poll(() => quantitiesHeldBy(context))
        .toEqual({[TEE.title]: 1, [SCARF.title]: 1});
    },
  );

  test(
    'a cart that is being created: the add that waits for it lands in that of the next page',
    ALL_ONLY,
    async ({page, context, store}) => {
      store.control.addFault(slow('cartCreate', 2000));
      const creating = page.waitForRequest(posts('Create'));
      await page.goto(TEE.path);
      await creating;
      await pressAdd(page);
      await page.goto(SCARF.path);
      await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
      await expect.poll(() => quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
      await page.reload();
      await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
    },
  );

  test(
    'an add to a cart: the next page shows it in the end, without a false alarm',
    ALL_ONLY,
    async ({page, context, store}) => {
      await openLive(page, TEE.path);
      await leaveAddUnderWay(page, store);
      await page.goto(SCARF.path);
      await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
      await expect(said(page, `${TEE.title}, M / Petrol added to cart.`)).toHaveCount(1);
      await expect(said(page, 'We could not')).toHaveCount(0);
      expect(await quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
    },
  );
});

test.describe('checkout pressed while an add is under way', () => {
  test('continues when the add is applied', ALL_ONLY, async ({page, store}) => {
    await openLive(page, TEE.path);
    store.control.addFault({
      operation: 'cartLinesAdd',
      times: 1,
      fault: {kind: 'latency', milliseconds: 800},
    });
    await pressAdd(page);
    await drawer(page).getByRole('button', {name: 'Checkout'}).click();
    await page.waitForURL((url) => url.href.startsWith(`${store.url}/cart/c/`));
    await expect(page.getByText(TEE.title).first()).toBeVisible();
  });

  for (const [way, payment] of [
    ['Checkout', null],
    ['Buy with Shop Pay', 'shop_pay'],
  ] as const)
    test(
      `by ${way}: stays while the add is unknown, names it, and goes on when asked`,
      way === 'Checkout' ? {} : ALL_ONLY,
      async ({page, store, messages}) => {
        messages.expect(/status of 502/);
        await openLive(page, SCARF.path);
        await pressAdd(page);
        await expect(said(page, `${SCARF.title} added to cart. 1 item`)).toHaveCount(1);
        // A page later, so that the next press is no double tap.
        await openLive(page, SCARF.path);
        store.control.addFault({
          operation: 'cartLinesAdd',
          times: 1,
          fault: {kind: 'reset', when: 'before'},
        });
        await pressAdd(page);
        await drawer(page).getByRole('button', {name: way}).click();
        await expect(drawer(page).getByRole('alert')).toHaveText(
          `${SCARF.title} may already be in your cart.`,
        );
        expect(new URL(page.url()).pathname).toBe(SCARF.path);
        await drawer(page).getByRole('button', {name: 'Check out anyway'}).click();
        await page.waitForURL(
          ({href, searchParams}) =>
            href.startsWith(`${store.url}/cart/c/`) &&
            searchParams.get('payment') === payment,
        );
      },
    );

  test(
    'names what is not in the cart yet, until it is',
    ALL_ONLY,
    async ({page, store, messages}) => {
      messages.expect(/status of \d+/);
      await openLive(page, SCARF.path);
      store.control.addFault({
        operation: 'cartLinesAdd',
        times: 1,
        fault: {kind: 'status', status: 429},
      });
      await pressAdd(page);
      await drawer(page).getByRole('button', {name: 'Checkout'}).click();
      const alert = drawer(page).getByRole('alert');
      await expect(alert).toHaveText(`${SCARF.title} is not in your cart yet.`);
      await expect(said(page, `${SCARF.title} added to cart. 1 item`)).toHaveCount(1);
      await expect(alert).toHaveCount(0);
    },
  );

  test(
    'goes on where the cart cannot be read once more, and nothing is open',
    ALL_ONLY,
    async ({page, store, messages}) => {
      messages.expect(/status of 502/);
      await openLive(page, SCARF.path);
      await pressAdd(page);
      await expect(said(page, `${SCARF.title} added to cart. 1 item`)).toHaveCount(1);
      const fault = {kind: 'reset', when: 'before'} as const;
      store.control.addFault({operation: 'GetCart', times: 1, fault});
      await drawer(page).getByRole('button', {name: 'Checkout'}).click();
      await page.waitForURL((url) => url.href.startsWith(`${store.url}/cart/c/`));
    },
  );
});

/** Playwright switches the back/forward cache off, which shoppers' browsers have on. The headless shell has none. */
const testWithPageCache = test.extend({
  context: async ({playwright, launchOptions, baseURL}, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newContext({...(baseURL && {baseURL})}));
    await browser.close();
  },
});

testWithPageCache(
  'restored from the back/forward cache: the cart is current, and its buttons work',
  ALL_ONLY,
  async ({page, context}) => {
    await openLive(page, TEE.path);
    await pressAdd(page);
    await expect(
      said(page, `${TEE.title}, M / Petrol added to cart. 1 item`),
    ).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
    });
    await page.goto('/hoodies');
    const other = await context.newPage();
    await openLive(other, '/cart');
    await other.getByRole('button', {name: `Increase quantity of ${TEE.title}`}).click();
    await expect(said(other, `Quantity of ${TEE.title} is now 2.`)).toHaveCount(1);
    await other.close();
    await page.goBack({waitUntil: 'commit'});
    expect(await page.evaluate(() => (window as {persisted?: boolean}).persisted)).toBe(
      true,
    );
    await expect(page.getByRole('button', {name: 'Cart, 2 items'})).toBeVisible();
    await pressAdd(page);
    await expect(
      said(page, `${TEE.title}, M / Petrol added to cart. 3 item`),
    ).toHaveCount(1);
    expect(await quantitiesHeldBy(context)).toEqual({[TEE.title]: 3});
  },
);

test.describe('a newer version was deployed, and this page’s chunks are gone', () => {
  test(
    'a link to a page whose chunk is gone reloads, and nothing of the cart is lost',
    ALL_ONLY,
    async ({page, context, store, messages}) => {
      messages.expect(
        /404|Failed to fetch dynamically|Error loading route module|error loading/i,
      );
      await openLive(page, TEE.path);
      // The new version has it: the document that is loaded again finds it.
      let isGone = true;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isGone = false;
      });
      await page.route('**/assets/product-type-*.js', (route) =>
        isGone ? route.fulfill({status: 404}) : route.fallback(),
      );
      store.control.addFault({
        operation: 'cartLinesAdd',
        times: 1,
        fault: {kind: 'latency', milliseconds: 500},
      });
      await pressAdd(page);
      await page.keyboard.press('Escape');
      const reloaded = page.waitForEvent('domcontentloaded');
      await page.getByRole('link', {name: 'Hoodies'}).first().click();
      await reloaded;
      await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
      await page.getByRole('link', {name: 'Hoodies'}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
      expect(await quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
    },
  );

  test(
    'a dialog whose chunk is gone links to the product page',
    ALL_ONLY,
    async ({page, messages}) => {
      messages.expect(/404|Failed to fetch dynamically|OptionsDialog/);
      await openLive(page, '/');
      await page.route('**/assets/OptionsDialog-*.js', (route) =>
        route.fulfill({status: 404}),
      );
      await page.getByRole('button', {name: `Choose options for ${TEE.title}`}).click();
      await expect(page).toHaveURL(/\/products\/derby-night-tee$/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(TEE.title);
    },
  );

  test(
    'the part that the server rendered stays where its chunk is gone',
    ALL_ONLY,
    async ({page, messages}) => {
      messages.expect(/404/);
      await page.route('**/assets/EndedProduct-*.js', (route) =>
        route.fulfill({status: 404}),
      );
      await openLive(page, '/products/tide-table-sweatshirt');
      await expect(page.getByRole('main')).toContainText('Ended on');
      await page.getByRole('button', {name: 'Cart, 0 items'}).click();
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', {name: 'Click here to return to the shop!'}).click();
      await expect(page.getByRole('list', {name: 'Latest Collection'})).toBeVisible();
    },
  );

  test(
    'a drawer whose chunk is gone links to the cart page, with the added item',
    ALL_ONLY,
    async ({page, messages}) => {
      messages.expect(/404|Failed to fetch dynamically|CartContents/);
      await page.route('**/assets/CartContents-*.js', (route) =>
        route.fulfill({status: 404}),
      );
      await openLive(page, TEE.path);
      await pressAdd(page);
      await drawer(page).getByRole('link', {name: 'Open your cart'}).click();
      await expect(page.getByRole('main').getByRole('listitem')).toContainText(TEE.title);
    },
  );
});

test.describe('repeated input', () => {
  test(
    'a double click adds once; each press on a quantity counts',
    ALL_ONLY,
    async ({page, context}) => {
      await openLive(page, TEE.path);
      await page.getByRole('button', {name: 'Add to cart'}).dblclick();
      await expect(
        said(page, `${TEE.title}, M / Petrol added to cart. 1 item in the cart.`),
      ).toHaveCount(1);
      await drawer(page)
        .getByRole('button', {name: `Increase quantity of ${TEE.title}`})
        .click({clickCount: 3});
      await expect(said(page, `Quantity of ${TEE.title} is now 4.`)).toHaveCount(1);
      expect(await quantitiesHeldBy(context)).toEqual({[TEE.title]: 4});
    },
  );

  test(
    'Enter held down presses once, and Escape returns to the button',
    ALL_ONLY,
    async ({page, context}) => {
      await openLive(page, TEE.path);
      await page.getByRole('button', {name: 'Add to cart'}).focus();
      for (let repeats = 0; repeats < 30; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(
        said(page, `${TEE.title}, M / Petrol added to cart. 1 item in the cart.`),
      ).toHaveCount(1);
      await expect(drawer(page)).toBeVisible();
      expect(await quantitiesHeldBy(context)).toEqual({[TEE.title]: 1});
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('button', {name: 'Add to cart'})).toBeFocused();
    },
  );

  test(
    'adding and removing in quick succession: both happen, in order',
    ALL_ONLY,
    async ({page, context, store}) => {
      await openLive(page, TEE.path);
      store.control.addFault({
        operation: 'cartLinesAdd',
        times: 1,
        fault: {kind: 'latency', milliseconds: 400},
      });
      await pressAdd(page);
      await drawer(page)
        .getByRole('button', {name: `Remove ${TEE.title}`})
        .click();
      await expect(said(page, `${TEE.title} removed. 0 items in the cart.`)).toHaveCount(
        1,
      );
      expect(await quantitiesHeldBy(context)).toEqual({});
    },
  );
});

test(
  'the cart button stays flagged for 2 seconds after the count rose (§2, §9)',
  ALL_ONLY,
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.clock.install();
    // A page whose clock is not its own keeps no list of requests: see `liveWithCart`.
    const created = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/cart') && response.request().method() === 'POST',
    );
    await page.goto(TEE.path);
    await (await created).finished();
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.locator('.cart-button');
    await pressAdd(page);
    await page.clock.runFor(50);
    await expect(button).toHaveClass(/cart-button-flagged/);
    await page.clock.runFor(CART_PULSE_MS - 200);
    await expect(button).toHaveClass(/cart-button-flagged/);
    await page.clock.runFor(400);
    await expect(button).not.toHaveClass(/cart-button-flagged/);
  },
);

test(
  'a page that failed without the store says so, and is there once the store is back',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.allow(/status of 50[23]/);
    store.control.addFault({fault: {kind: 'status', status: 503, body: 'closed'}});
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/search?q=nobody-asked-before');
    await expect(page.getByText('This page tries again by itself.')).toBeVisible();
    // While the store is away only the worker's word on it is asked for.
    const before = asked.length;
    const answered = page.waitForResponse(/api\/health/);
    await page.clock.fastForward(3000);
    await answered;
    const again = asked.slice(before);
    expect(again.filter((path) => path.endsWith('.data'))).toEqual([]);
    expect(again.filter((path) => path === '/api/health')).toHaveLength(1);
    store.control.reset();
    await page.clock.fastForward(4000);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  },
);
