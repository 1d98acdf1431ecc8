import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone} from '../support/visitors';

test.use({catalogueName: 'extremes'});

const cards = (page: Page) => page.getByRole('article');
const more = (page: Page) => page.getByRole('link', {name: 'Load more'});
const titles = (page: Page) => page.locator('.card-title').allTextContents();

/** Animations that run, those of a view transition included. */
const movements = (page: Page) => page.evaluate(() => document.getAnimations().length);

async function open(page: Page): Promise<void> {
  await page.goto('/collections/latest');
  await live(page);
}

test(
  'a collection of more than 50 loads in place: all of it, each product once',
  ALL_ONLY,
  async ({page}) => {
    await open(page);
    const first = await titles(page);
    await more(page).click();
    await expect(page.getByText(/^Showing 100 products$/)).toBeAttached();
    expect((await titles(page)).slice(0, first.length)).toEqual(first);
    await more(page).click();
    await expect(page.getByText(/^Showing (?!100 )\d+ products$/)).toBeAttached();
    await expect(more(page)).toHaveCount(0);
    const links = await page
      .locator('.card-title a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBeGreaterThan(100);
    await expect(page).toHaveURL('/collections/latest');
    await expectAccessible(page);
  },
);

test(
  'added products are announced, and focus moves to the first',
  ALL_ONLY,
  async ({page}) => {
    await open(page);
    const before = await cards(page).count();
    await more(page).press('Enter');
    const added = cards(page).nth(before).getByRole('link').first();
    await expect(added).toBeFocused();
    await expect(
      page.getByRole('status').filter({hasText: /^Showing \d+ products$/}),
    ).toHaveText(`Showing ${await cards(page).count()} products`);
  },
);

for (const [name, visitor] of Object.entries({'a desktop': {}, 'a phone': phone})) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test(
      'going back from a product restores the grid’s length and scroll position',
      ALL_ONLY,
      async ({page}) => {
        await open(page);
        await more(page).click();
        await expect(page.getByText(/^Showing 100 products$/)).toBeAttached();
        const count = await cards(page).count();
        const left = cards(page).nth(80);
        const title = (await left.locator('.card-title').textContent()) ?? '';
        await left.scrollIntoViewIfNeeded();
        const place = await page.evaluate(() => scrollY);
        expect(place).toBeGreaterThan(1000);
        await left.getByRole('link', {name: title}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
        await expect.poll(() => movements(page)).toBe(0);
        await page.goBack();
        await expect(cards(page)).toHaveCount(count);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
        await expect(left).toBeInViewport();
      },
    );
  });
}

for (const [name, leave] of Object.entries({
  'a reload': (page: Page) => page.reload(),
  // As a phone that drops a hidden tab: the document goes without a word, and is loaded once more.
  'the tab was dropped': async (page: Page) => {
    await page.evaluate(() => {
      for (const event of ['pagehide', 'beforeunload', 'unload'])
        addEventListener(event, (one) => one.stopImmediatePropagation(), true);
      Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
      document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
    });
    await page.reload();
  },
}))
  test(
    `the same card is in view after ${name}, in the grid and on the way back to it`,
    ALL_ONLY,
    async ({page}) => {
      await open(page);
      await more(page).click();
      await expect(page.getByText(/^Showing 100 products$/)).toBeAttached();
      await more(page).click();
      await expect(page.getByText(/^Showing (?!100 )\d+ products$/)).toBeAttached();
      const count = await cards(page).count();
      const left = cards(page).nth(count - 8);
      const title = (await left.locator('.card-title').textContent()) ?? '';
      await left.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await leave(page);
      await expect(cards(page)).toHaveCount(count);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await expect(left).toBeInViewport();
      await left.getByRole('link', {name: title}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await live(page);
      await leave(page);
      await live(page);
      await page.goBack();
      await expect(cards(page)).toHaveCount(count);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await expect(left).toBeInViewport();
    },
  );

test(
  'a failure keeps the grid, shows the reason, and can be retried',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/status of 503/);
    await open(page);
    const before = await titles(page);
    await page.route('**/api/grid?*', (route) => route.fulfill({status: 503}));
    await more(page).click();
    await expect(
      page.getByText('More could not be loaded. Please try again.'),
    ).toBeVisible();
    expect(await titles(page)).toEqual(before);
    await page.unroute('**/api/grid?*');
    await more(page).click();
    await expect(page.getByText(/^Showing 100 products$/)).toBeAttached();
  },
);
