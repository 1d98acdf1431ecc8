import type {Page} from '@playwright/test';

import {hold, holdScripts} from '../support/hold';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

const searchField = (page: Page) =>
  page.getByRole('dialog', {name: 'Search'}).getByLabel('Search products');

/** Holds the decoding of the page's data, which hydration waits for, until `letDataThrough` is called in the page. */
async function holdPageData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gate = new Promise<void>((open) =>
      Object.assign(window, {letDataThrough: open}),
    );
    const {pipeThrough} = ReadableStream.prototype;
    ReadableStream.prototype.pipeThrough = function <T>(
      this: ReadableStream,
      pair: ReadableWritablePair<T>,
    ) {
      const readable = pipeThrough.call(this, pair);
      if (!(pair instanceof TextEncoderStream)) return readable;
      const late = new TransformStream({
        transform: async (chunk, controller) => {
          // Called once somebody reads.
          Object.assign(window, {isDataWanted: true});
          await gate;
          controller.enqueue(chunk);
        },
      });
      return pipeThrough.call(readable, late);
    } as typeof pipeThrough;
  });
}

const searchLink = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'});

const PRODUCT = '/products/crest-hoodie?Size=M&Color=Petrol';

/** Adds one of the product. */
async function addOne(page: Page): Promise<void> {
  await page.goto(PRODUCT);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(
    page.getByRole('status').filter({hasText: 'Crest Hoodie, M / Petrol added to cart.'}),
  ).toBeAttached();
}

test(
  'every press on the cart page before hydration counts, without leaving the page',
  ALL_ONLY,
  async ({page}) => {
    await addOne(page);
    const release = await holdScripts(page);
    await page.goto('/cart');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    const more = page.getByRole('button', {name: 'Increase quantity of Crest Hoodie'});
    await more.click();
    await more.click();
    release();
    await expect(
      page.getByRole('status').filter({hasText: 'Quantity of Crest Hoodie is now 3.'}),
    ).toBeAttached();
    await expect(page.locator('body[data-same]').getByRole('spinbutton')).toHaveValue(
      '3',
    );
  },
);

test(
  'a press on the cart page posts the form where hydration does not come',
  ALL_ONLY,
  async ({page}) => {
    await addOne(page);
    await hold(page, '**/assets/*.js');
    await page.goto('/cart');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', {name: 'Increase quantity of Crest Hoodie'}).click();
    await posted;
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
  },
);

test(
  'a link pressed after “Add to cart” leaves the page once the item has been added',
  ALL_ONLY,
  async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(PRODUCT);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await page
      .getByRole('navigation')
      .getByRole('link', {name: 'Shirts'})
      .first()
      .click();
    release();
    await expect(page).toHaveURL('/shirts');
    await expect(page.getByRole('button', {name: 'Cart, 1 item'}).first()).toBeAttached();
  },
);

test(
  'presses and input before hydration are replayed in order',
  ALL_ONLY,
  async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/products/crest-hoodie?Size=M&Color=Petrol');
    const quantity = page.getByRole('spinbutton', {name: 'Quantity', exact: true});
    await page.getByRole('button', {name: 'Increase quantity'}).click();
    await quantity.fill('12');
    await quantity.press('Tab');
    await page.getByRole('button', {name: 'Decrease quantity'}).click();
    release();
    await expect(quantity).toHaveValue('11');
  },
);

test('input during hydration is kept', ALL_ONLY, async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/products/crest-hoodie?Size=M&Color=Petrol');
  const quantity = page.getByRole('spinbutton', {name: 'Quantity', exact: true});
  await quantity.fill('12');
  release();
  const more = page.getByRole('button', {name: 'Increase quantity'});
  await more.click();
  await expect(quantity).toHaveValue('13');
});

test.describe('the search, opened before hydration,', () => {
  test(
    'stays open, and suggests once the page has hydrated',
    ALL_ONLY,
    async ({page}) => {
      const release = await holdScripts(page);
      await page.goto('/');
      await searchLink(page).click();
      await searchField(page).fill('hoodie');
      release();
      await expect(
        page
          .getByRole('listbox')
          .getByRole('option', {name: /Hoodie/})
          .first(),
      ).toBeVisible();
      await expect(searchField(page)).toHaveValue('hoodie');
    },
  );

  test(
    'does not block hydration: a tap while the page’s data is decoded',
    ALL_ONLY,
    async ({page}) => {
      await holdPageData(page);
      await page.goto('/');
      await searchLink(page).click();
      await page.waitForFunction(() => 'isDataWanted' in window);
      await searchField(page).pressSequentially('hood');
      await searchField(page).click();
      await page.evaluate(() =>
        (window as never as {letDataThrough(): void}).letDataThrough(),
      );
      await expect(
        page
          .getByRole('listbox')
          .getByRole('option', {name: /Hoodie/})
          .first(),
      ).toBeVisible();
    },
  );
});

test('the cart opens at the first press, before any script has loaded', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/');
  await page
    .getByRole('link', {name: /^Cart, 0 items/})
    .or(page.getByRole('button', {name: /^Cart, 0 items/}))
    .first()
    .click();
  await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
  release();
  await live(page);
  await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
});
