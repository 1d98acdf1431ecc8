import type {Page} from '@playwright/test';

import {hold} from '../support/hold';
import {live, settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

/** Holds what a soft navigation asks for, until the returned function is called. */
function holdPage(page: Page, path: string): Promise<() => void> {
  return hold(page, `**${path}.data*`);
}

/** Opens a page and waits until links are followed without a new document. */
async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

test.describe('while products load', () => {
  test(
    '2, 3 or 6 blocks stand in for a grid, by the width of the window (§2, §9)',
    ALL_ONLY,
    async ({page}) => {
      await openLive(page, '/cart');
      const release = await holdPage(page, '/_root');
      await page.getByRole('link', {name: 'Quillhaven Herons'}).first().click();
      const blocks = page
        .getByRole('status', {name: 'Loading products'})
        .locator('.placeholder:visible');
      for (const [width, count] of [
        [1280, 6],
        [1279, 3],
        [960, 3],
        [959, 2],
        [320, 2],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        await expect(blocks, `at ${width} px`).toHaveCount(count);
      }
      release();
      await expect(page.getByRole('heading', {name: 'Latest Collection'})).toBeVisible();
    },
  );

  test(
    'a single block is the placeholder of a product, which then starts at the top (§2)',
    ALL_ONLY,
    async ({page}) => {
      await openLive(page, '/hoodies');
      const release = await holdPage(page, '/products/crest-hoodie');
      const link = page.getByRole('link', {name: 'Crest Hoodie', exact: true});
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await link.click();
      const loading = page.getByRole('status', {name: 'Loading products'});
      await expect(loading.locator('.placeholder:visible')).toHaveCount(1);
      // The pressed card's title and picture stand where the page's will be.
      await expect(loading.getByText('Crest Hoodie')).toBeVisible();
      await expect(loading.locator('img')).toBeVisible();
      const places = () =>
        page
          .locator('.product')
          .locator('.product-title, .stage')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      const before = await places();
      release();
      await expect(loading).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Crest Hoodie');
      expect(await places()).toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

  test(
    'a page without placeholder blocks has the full-screen spinner (§2)',
    ALL_ONLY,
    async ({page}) => {
      await openLive(page, '/cart');
      await page.getByRole('link', {name: 'Hoodies'}).first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
      const release = await holdPage(page, '/cart');
      await page.goBack();
      await expect(
        page.getByRole('status', {name: 'Loading', exact: true}),
      ).toBeVisible();
      release();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Shopping Cart');
    },
  );
});

test(
  'an invalid head shows the full-page error, and is logged (§4, §8)',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/The store configuration in the head cannot be read/);
    await page.addInitScript(() => {
      const {querySelectorAll} = Element.prototype;
      Element.prototype.querySelectorAll = function (selector: string) {
        if (selector === 'meta,title,link') throw new Error('The head is out of reach.');
        return querySelectorAll.call(this, selector);
      };
    });
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Sorry! Something went wrong, click here to try again',
    );
  },
);

test(
  'when the page is idle a cart is created, and kept in a cookie for 7 days (§4, §9, §11.10)',
  ALL_ONLY,
  async ({page, context, store}) => {
    await page.goto('/');
    const cartCookie = async () =>
      (await context.cookies()).find(({name}) => name === 'cart');
    await expect.poll(cartCookie).toMatchObject({path: '/', httpOnly: true});
    const days = ((await cartCookie())?.expires ?? 0) * 1000 - Date.now();
    expect(Math.round(days / (24 * 60 * 60 * 1000))).toBe(7);
    await page.goto('/shirts');
    await settled(page);
    const asked = store.control.requests().map(({operation}) => operation);
    expect(asked.filter((operation) => operation === 'cartCreate')).toHaveLength(1);
    expect(asked).toContain('GetCart');
  },
);
