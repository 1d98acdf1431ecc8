import type {Page} from '@playwright/test';

import {startCollector, type Collector} from '../support/collector';
import {cartFields} from '../support/built-shop';
import type {ConsoleGuard} from '../support/console-guard';
import {fakeShopify} from '../support/fake-shopify';
import {settled} from '../support/live';
import {chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test as base} from '../support/test';

const test = base.extend<object, {collector: Collector}>({
  collector: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const collector = await startCollector();
      await use(collector);
      await collector.stop();
    },
    {scope: 'worker'},
  ],
  shopEnv: [
    async ({collector}, use) => use({...collector.env, PUBLIC_MARKETS: 'de-de'}),
    {scope: 'worker'},
  ],
  standIns: [async ({collector}, use) => use(collector.standIns), {scope: 'worker'}],
});
test.beforeEach(({collector}) => void (collector.received.length = 0));

/** Requests that the fake answers in Shopify's place; the guard sees where they were to go. */
function expectShopify(messages: ConsoleGuard) {
  for (const host of ['cdn\\.shopify\\.com', 'monorail-edge\\.shopifysvc\\.com'])
    messages.expect(new RegExp(`^request leaves this machine: https://${host}/`));
}

const question = (page: Page) => page.getByRole('region', {name: 'Privacy'});

test(
  'a purchase by script, by form and in an outage reaches every service with one id, until the visitor declines',
  ALL_ONLY,
  async ({page, context, store, collector, messages}) => {
    expectShopify(messages);
    messages.expect(/the server responded with a status of 502/);
    const shopify = await fakeShopify(page);
    const product = ordinaryProduct(store);
    await page.goto(
      `/products/${product.handle}?utm_source=mail&fbclid=click&_kx=person&email=kim`,
    );
    await settled(page);
    expect(collector.received).toEqual([]);
    await question(page).getByRole('button', {name: 'Accept'}).click();
    await expect.poll(() => collector.names('ga4')).toContain('view_item');

    await chooseOptions(page, product);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const adds = () => collector.events('ga4').filter(({name}) => name === 'add_to_cart');
    await expect.poll(adds).toHaveLength(1);
    // The store has executed it, and its answer is lost.
    store.control.addFault({
      operation: 'cartLinesAdd',
      times: 1,
      fault: {kind: 'reset', when: 'after'},
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect.poll(adds).toHaveLength(2);

    const merchandiseId = `gid://shopify/ProductVariant/${product.variants[0]?.id}`;
    const form = cartFields('LinesAdd', {lines: [{merchandiseId, quantity: 1}]});
    const origin = new URL(page.url()).origin;
    await context.request.post('/cart', {form, headers: {Origin: origin}});
    await expect.poll(adds).toHaveLength(3);
    await page.goto('/cart');
    await settled(page);
    const ids = adds().map(({params}) => (params as {event_id: string}).event_id);
    expect(new Set(ids).size).toBe(3);
    const meta = collector
      .events('meta')
      .filter((event) => event.event_name === 'AddToCart');
    expect(meta.map((event) => event.event_id)).toEqual(ids);
    // One click, however many events.
    const clicks = meta.map((event) => (event.user_data as {fbc: string}).fbc);
    expect([...new Set(clicks)]).toEqual([
      expect.stringMatching(/^fb\.1\.\d{13}\.click$/),
    ]);
    const klaviyo = collector.events('klaviyo').map((event) => event.unique_id);
    expect(klaviyo).toEqual(expect.arrayContaining(ids));
    const visitors = collector.received.flatMap(({body}) => body.client_id ?? []);
    expect([...new Set(visitors)]).toEqual(shopify.visits().unique);
    expect(JSON.stringify(collector.received)).not.toContain('kim');
    const toShopify = shopify.names().filter((name) => name === 'product_added_to_cart');
    expect(toShopify).toHaveLength(3);

    await page.getByRole('button', {name: 'Cookie preferences'}).click();
    await question(page).getByRole('button', {name: 'Decline'}).click();
    await expect(question(page)).toHaveCount(0);
    await settled(page);
    const sent = collector.received.length;
    await page.goto('/hoodies');
    await context.request.post('/cart', {form, headers: {Origin: origin}});
    await settled(page);
    expect(collector.received).toHaveLength(sent);
  },
);

test(
  'a product’s Shop Pay link takes the campaign along, after consent alone',
  ALL_ONLY,
  async ({page, store, collector, messages}) => {
    expectShopify(messages);
    await fakeShopify(page);
    const product = ordinaryProduct(store);
    await page.goto(`/products/${product.handle}?utm_source=mail`);
    await chooseOptions(page, product);
    const link = page.getByRole('main').getByRole('link', {name: /Shop Pay/});
    await expect(question(page)).toBeVisible();
    await link.dispatchEvent('contextmenu');
    await expect(link).not.toHaveAttribute('href', /utm_source/);
    await question(page).getByRole('button', {name: 'Accept'}).click();
    await expect.poll(() => collector.names('ga4')).toContain('page_view');
    await link.dispatchEvent('contextmenu');
    await expect(link).toHaveAttribute('href', /payment=shop_pay.*utm_source=mail/);
  },
);

test(
  'a visitor is asked by their own country, whatever the page’s is',
  ALL_ONLY,
  async ({page, store, collector, messages}) => {
    expectShopify(messages);
    await fakeShopify(page);
    store.control.setConsentRequired(false);
    await page.goto('/de-de/hoodies');
    await expect.poll(() => collector.names('ga4')).toContain('view_item_list');
    await expect(page.getByRole('region', {name: 'Datenschutz'})).toHaveCount(0);
    store.control.setConsentRequired(true);
    await page.context().clearCookies();
    await page.goto('/hoodies');
    await expect(question(page)).toBeVisible();
  },
);
