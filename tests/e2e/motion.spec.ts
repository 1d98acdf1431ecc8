import type {Locator, Page} from '@playwright/test';

import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {swipe} from '../support/touch';
import {phone} from '../support/visitors';

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});

async function open(page: Page, path: string) {
  await page.goto(path);
  await live(page);
}

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'a swipe to the right closes the drawer and returns the focus; a short or vertical one does not',
    ALL_ONLY,
    async ({page}) => {
      await open(page, '/shirts');
      const opener = page.getByRole('banner').getByRole('button', {name: /^Cart,/});
      await opener.tap();
      await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
      await swipe(page, [100, 500], [104, 300]);
      await expect(drawer(page)).toBeVisible();
      await swipe(page, [60, 400], [340, 410]);
      await expect(drawer(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.tap();
      await expect(drawer(page)).toBeVisible();
      await expect(drawer(page)).toHaveCSS('translate', '0px');
    },
  );

  test(
    'a swipe in a row of the drawer that is scrolled, or in a text, leaves the drawer open',
    ALL_ONLY,
    async ({page}) => {
      await open(page, '/products/crest-hoodie?Size=M&Color=Petrol');
      await page.getByRole('button', {name: 'Add to cart'}).first().tap();
      const row = drawer(page).locator('.product-links');
      await row.scrollIntoViewIfNeeded();
      await row.evaluate((one) => one.scrollTo({left: one.scrollWidth}));
      const end = await row.evaluate(({scrollLeft}) => scrollLeft);
      expect(end).toBeGreaterThan(0);
      const levelOf = async (one: Locator) => {
        const {y, height} = (await one.boundingBox()) ?? {y: 0, height: 0};
        return y + height / 2;
      };
      const level = await levelOf(row);
      await swipe(page, [60, level], [340, level]);
      await expect
        .poll(() => row.evaluate(({scrollLeft}) => scrollLeft))
        .toBeLessThan(end);
      await expect(drawer(page)).toHaveCSS('translate', '0px');
      await drawer(page).getByText('Code or gift card').tap();
      const field = drawer(page).getByRole('textbox', {name: 'Discount code'});
      await field.scrollIntoViewIfNeeded();
      const beside = await levelOf(field);
      await swipe(page, [60, beside], [340, beside]);
      await expect(drawer(page)).toHaveCSS('translate', '0px');
      await expect(drawer(page)).toBeVisible();
    },
  );

  test('a swipe down closes the options dialog', ALL_ONLY, async ({page}) => {
    await open(page, '/hoodies');
    const opener = page.getByRole('button', {name: /^Choose options for/}).first();
    await opener.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('spinbutton')).toBeVisible();
    await swipe(page, [200, 180], [205, 520]);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

/** Counts the view transitions that a page starts. */
async function countTransitions(page: Page) {
  await page.addInitScript(() => {
    const native = document.startViewTransition;
    const counted = window as unknown as {transitions: string[][]};
    counted.transitions = [];
    document.startViewTransition = ((update: () => Promise<void>) => {
      // A page that is left stays in the document, hidden, until the next one is there.
      const named = Array.from(document.querySelectorAll('.moving-picture')).filter(
        (one) => one.checkVisibility(),
      );
      counted.transitions.push(
        named.map((one) => getComputedStyle(one).viewTransitionName),
      );
      return native.call(document, update);
    }) as typeof native;
  });
  return () =>
    page.evaluate(() => (window as unknown as {transitions: string[][]}).transitions);
}

async function followFirstCard(page: Page) {
  await open(page, '/hoodies');
  const link = page.getByRole('article').getByRole('link').first();
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title ?? '');
}

test(
  "a card's picture has a view transition to the product page: one picture of that name on either page",
  ALL_ONLY,
  async ({page}) => {
    const transitions = await countTransitions(page);
    await followFirstCard(page);
    await expect.poll(transitions).toEqual([['product-picture']]);
    await expect(page.locator('.moving-picture')).toHaveCount(1);
  },
);

test(
  'nothing moves for a visitor who asked for less motion',
  ALL_ONLY,
  async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const transitions = await countTransitions(page);
    await followFirstCard(page);
    expect(await transitions()).toEqual([]);
    await page
      .getByRole('banner')
      .getByRole('button', {name: /^Cart,/})
      .click();
    await expect(drawer(page)).toHaveCSS('transition-duration', /^1e-05s/);
  },
);

test.describe('in a browser inside an app', () => {
  test.use({userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126 Instagram 300.0.0.0'});

  test('no view transition runs, since some go blank', ALL_ONLY, async ({page}) => {
    const transitions = await countTransitions(page);
    await followFirstCard(page);
    expect(await transitions()).toEqual([]);
  });
});
