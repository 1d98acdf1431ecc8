import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import type {ConsoleGuard} from '../support/console-guard';
import {fakeShopify} from '../support/fake-shopify';
import {hold} from '../support/hold';
import {live, settled} from '../support/live';
import {chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';

/** Requests that the fake answers in Shopify's place; the guard sees where they were to go. */
function expectServices(messages: ConsoleGuard, ...hosts: string[]) {
  for (const host of hosts) {
    messages.expect(new RegExp(`^request leaves this machine: https://${host}/`));
  }
}
const CDN = 'cdn\\.shopify\\.com';
const EVENTS = 'monorail-edge\\.shopifysvc\\.com';

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({name}) => name);
const analyticsFile = /\/assets\/analytics-[^/]+\.js$/;

test.use({shopEnv: {PUBLIC_ANALYTICS: 'on'}});

test(
  'reports no view of a page that the browser renders ahead, until it is opened',
  ALL_ONLY,
  async ({page, store, messages}) => {
    expectServices(messages, CDN, EVENTS);
    store.control.setConsentRequired(false);
    const shopify = await fakeShopify(page);
    // As Chrome does while a URL is typed.
    await page.addInitScript(() => {
      let isAhead = true;
      Object.defineProperty(document, 'prerendering', {get: () => isAhead});
      document.addEventListener('prerenderingchange', () => (isAhead = false));
    });
    let isAsked = false;
    page.on('request', (request) => (isAsked ||= analyticsFile.test(request.url())));
    await page.goto('/hoodies');
    await settled(page);
    expect(isAsked).toBe(false);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(shopify.names).toContain('collection_page_rendered');
  },
);

test(
  'reports the page views of a visitor who consented',
  ALL_ONLY,
  async ({page, store, messages}) => {
    expectServices(messages, CDN, EVENTS);
    store.control.setConsentRequired(false);
    const shopify = await fakeShopify(page);
    await page.goto('/hoodies');
    await expect.poll(shopify.names).toContain('collection_page_rendered');
    await expect.poll(shopify.names).toContain('page_rendered');
    const [collection] = shopify
      .events()
      .filter(({event_name: name}) => name === 'collection_page_rendered');
    expect(collection).toMatchObject({
      collection_id: Number(store.env.PUBLIC_COLLECTION_ID),
      collection_name: 'latest',
      shop_id: Number(store.env.SHOP_ID),
      analytics_allowed: true,
    });
    await page.getByRole('link', {name: 'Crest Hoodie', exact: true}).click();
    await expect.poll(shopify.names).toContain('product_page_rendered');
    const product = store.catalogue.products.find(
      ({handle}) => handle === 'crest-hoodie',
    );
    const [viewed] = shopify
      .events()
      .filter(({event_name: name}) => name === 'product_page_rendered');
    expect(JSON.parse((viewed?.products as string[])[0] ?? '')).toMatchObject({
      product_id: product?.id,
      variant_id: product?.variants[0]?.id,
      name: 'Crest Hoodie',
      brand: product?.vendor,
      price: (product?.variants[0]?.price ?? 0) / 100,
    });
    await page.goto('/search?q=cap');
    await expect.poll(shopify.names).toContain('search_submitted');
    expect(await cookieNames(page)).toEqual(
      expect.arrayContaining(['_shopify_y', '_shopify_s']),
    );
  },
);

test(
  'a visit with consent goes on at the checkout, with its campaign, until a decline ends it',
  ALL_ONLY,
  async ({page, store, messages}) => {
    expectServices(messages, CDN, EVENTS);
    const shopify = await fakeShopify(page);
    const product = ordinaryProduct(store);
    await page.goto('/hoodies?utm_source=mail&gclid=a1&ref=friend');
    const question = page.getByRole('region', {name: 'Privacy'});
    await question.getByRole('button', {name: 'Accept'}).click();
    await expect.poll(shopify.names).toContain('collection_page_rendered');
    await page.goto(`/products/${product.handle}`);
    await expect.poll(shopify.names).toContain('product_page_rendered');
    await chooseOptions(page, product);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect.poll(shopify.names).toContain('product_added_to_cart');
    const {unique, visit} = shopify.visits();
    expect([unique.length, visit.length]).toEqual([1, 1]);
    expect(unique[0]).not.toMatch(/^00000000-/);
    const cookies = await page.context().cookies();
    for (const name of ['_shopify_essential', '_shopify_analytics', '_shopify_marketing'])
      expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      });
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await drawer.getByRole('button', {name: 'Checkout'}).click();
    await page.waitForURL(/\/cart\/c\//);
    const {searchParams} = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      _y: unique[0],
      _s: visit[0],
      utm_source: 'mail',
      gclid: 'a1',
    });
    expect(searchParams.has('ref')).toBe(false);
    await page.goto('/');
    await page.getByRole('button', {name: 'Cookie preferences'}).click();
    await question.getByRole('button', {name: 'Decline'}).click();
    const left = ['_shopify_essential', 'cart'];
    await expect.poll(async () => (await cookieNames(page)).sort()).toEqual(left);
    const before = shopify.names().length;
    await page.goto('/cart');
    await page.getByRole('main').getByRole('link', {name: 'Checkout'}).click();
    await page.waitForURL(/\/cart\/c\//);
    expect(page.url()).not.toMatch(/_y|_s=|utm_|gclid/);
    expect(shopify.names()).toHaveLength(before);
  },
);

test(
  'honors the opt-out signal of a browser, and says so',
  ALL_ONLY,
  async ({page, messages}) => {
    expectServices(messages, CDN, EVENTS);
    await fakeShopify(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
    );
    await page.goto('/hoodies');
    await expect(
      page.getByText('Your browser’s opt-out signal is honored.'),
    ).toBeVisible();
    const question = page.getByRole('region', {name: 'Privacy'});
    const posted = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('saleOfData:')),
    );
    await question.getByRole('button', {name: 'Accept'}).click();
    expect((await posted).postData()).toMatch(/analytics:true.*saleOfData:false/);
    await expectAccessible(page, 'the signal');
  },
);

test(
  'reports each of several adds that come before Shopify’s script is ready',
  ALL_ONLY,
  async ({page, store, messages}) => {
    expectServices(messages, CDN, EVENTS);
    store.control.setConsentRequired(false);
    const shopify = await fakeShopify(page);
    const release = await hold(page, '**/perf-kit/**');
    const product = ordinaryProduct(store);
    await page.goto(`/products/${product.handle}`);
    await live(page);
    await chooseOptions(page, product);
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    for (const quantity of [1, 2]) {
      await page.getByRole('button', {name: 'Add to cart'}).click();
      await expect(drawer.getByRole('spinbutton')).toHaveValue(String(quantity));
      await settled(page);
      await page.keyboard.press('Escape');
    }
    expect(shopify.names()).toEqual([]);
    release();
    const adds = () => shopify.names().filter((name) => name === 'product_added_to_cart');
    await expect.poll(adds).toHaveLength(2);
  },
);

test(
  'counts a page again that comes back from the back/forward cache',
  ALL_ONLY,
  async ({page, store, messages}) => {
    expectServices(messages, CDN, EVENTS);
    store.control.setConsentRequired(false);
    const shopify = await fakeShopify(page);
    await page.goto('/hoodies');
    const views = () => shopify.names().filter((name) => name === 'page_rendered');
    await expect.poll(views).toHaveLength(1);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
    );
    await expect.poll(views).toHaveLength(2);
  },
);

test(
  'reports adds to the cart once, and not what was in it',
  ALL_ONLY,
  async ({page, store, messages}) => {
    expectServices(messages, CDN, EVENTS);
    store.control.setConsentRequired(false);
    const shopify = await fakeShopify(page);
    const product = ordinaryProduct(store);
    await page.goto(`/products/${product.handle}`);
    await expect.poll(shopify.names).toContain('product_page_rendered');
    await chooseOptions(page, product);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const adds = () =>
      shopify.events().filter(({event_name: name}) => name === 'product_added_to_cart');
    await expect.poll(adds).toHaveLength(1);
    const [added] = adds();
    expect(added?.cart_token).toMatch(/^[\w-]+$/);
    expect(JSON.parse((added?.products as string[])[0] ?? '')).toMatchObject({
      product_id: product.id,
      variant_id: product.variants[0]?.id,
      quantity: 1,
    });
    const before = shopify.names().length;
    await page.goto('/cart');
    await expect.poll(() => shopify.names().length).toBeGreaterThan(before);
    await page.getByRole('main').getByRole('spinbutton').isEnabled();
    expect(adds()).toHaveLength(1);
  },
);

test(
  'stores and sends nothing before consent, and nothing from before it',
  ALL_ONLY,
  async ({page, store, messages}) => {
    expectServices(messages, CDN);
    const shopify = await fakeShopify(page);
    const product = ordinaryProduct(store);
    await page.goto(`/products/${product.handle}`);
    const question = page.getByRole('region', {name: 'Privacy'});
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await chooseOptions(page, product);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
    await page.keyboard.press('Escape');
    // Neither leaves the device: which font files the browser has, and the viewed products.
    const stored = () => page.evaluate(() => Object.keys(localStorage).sort());
    await expect.poll(stored).toEqual(['fonts', 'recently-viewed']);
    await settled(page);
    expect(shopify.names()).toEqual([]);
    expect((await cookieNames(page)).sort()).toEqual(['_shopify_essential', 'cart']);
    expectServices(messages, EVENTS);
    await question.getByRole('button', {name: 'Accept'}).click();
    await expect(question).toHaveCount(0);
    await expect.poll(shopify.names).toContain('product_page_rendered');
    await settled(page);
    expect(shopify.names()).not.toContain('product_added_to_cart');
  },
);

test(
  'accepts a refusal, and lets a visitor decide again in the footer',
  ALL_ONLY,
  async ({page, messages}) => {
    expectServices(messages, CDN, EVENTS);
    const shopify = await fakeShopify(page);
    await page.goto('/');
    const question = page.getByRole('region', {name: 'Privacy'});
    await question.getByRole('button', {name: 'Decline'}).click();
    await expect(question).toHaveCount(0);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Shirts'})
      .click();
    await expect(page).toHaveURL('/shirts');
    await settled(page);
    expect(shopify.names()).toEqual([]);
    expect(await cookieNames(page)).not.toContain('_shopify_y');
    await page.getByRole('button', {name: 'Cookie preferences'}).click();
    await question.getByRole('button', {name: 'Accept'}).click();
    await expect.poll(shopify.names).toContain('collection_page_rendered');
  },
);

for (const [what, blocked, isSaid] of [
  [
    'everything outside',
    ['https://cdn.shopify.com/**', 'https://monorail-edge.shopifysvc.com/**'],
    false,
  ],
  ['the performance script', ['**/perf-kit/**'], true],
] as const) {
  test(
    `does without ${what}, which a browser blocks`,
    ALL_ONLY,
    async ({page, store, messages}) => {
      expectServices(messages, CDN);
      messages.expect(/net::ERR_BLOCKED_BY_CLIENT/);
      if (isSaid) expectServices(messages, EVENTS);
      store.control.setConsentRequired(false);
      const shopify = await fakeShopify(page);
      for (const url of blocked) {
        await page.route(url, (route) => route.abort('blockedbyclient'));
      }
      const product = ordinaryProduct(store);
      await page.goto(`/products/${product.handle}`);
      await live(page);
      await chooseOptions(page, product);
      await page.getByRole('button', {name: 'Add to cart'}).click();
      const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      if (isSaid) await expect.poll(shopify.names).toContain('product_page_rendered');
      else expect(shopify.names()).toEqual([]);
    },
  );
}

test('is silent when its chunk cannot be loaded', ALL_ONLY, async ({page, messages}) => {
  messages.expect(/net::ERR_FAILED/);
  await page.route(analyticsFile, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    analyticsFile.test(request.url()),
  );
  await page.goto('/');
  await failed;
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Hoodies'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
});

test('does nothing in a browser without storage', ALL_ONLY, async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const loaded = page.waitForRequest(analyticsFile);
  await page.goto('/');
  await loaded;
  await settled(page);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Hoodies'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
});
