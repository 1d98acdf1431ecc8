import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';
import {phone} from '../support/visitors';

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});

/** Once it has hydrated: what is added then is there to be examined too. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

const windows = {'a phone': phone, 'a desktop': {}};

for (const [name, visitor] of Object.entries(windows)) {
  test.describe(`axe finds nothing on ${name}`, () => {
    test.use(visitor);

    test('in the empty and the full drawer, and on the cart page with lines', async ({
      page,
      store,
    }) => {
      const product = ordinaryProduct(store);
      await open(page, `/products/${product.handle}`);
      await chooseOptions(page, product);
      await expectAccessible(page);
      await page.getByRole('button', {name: 'Add to cart'}).click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      await drawer(page)
        .getByRole('button', {name: /^Remove/})
        .click();
      await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: 'Add to cart'}).click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await open(page, '/cart');
      await expectAccessible(page);
    });

    test('while checkout cannot be opened', async ({page, store, messages}) => {
      messages.expect(/50\d/);
      const product = ordinaryProduct(store);
      await open(page, `/products/${product.handle}`);
      await chooseOptions(page, product);
      await page.getByRole('button', {name: 'Add to cart'}).click();
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
      await expect(drawer(page).getByRole('spinbutton')).toBeEnabled();
      store.control.addFault({
        operation: 'GetCart',
        fault: {kind: 'status', status: 503, body: 'closed'},
      });
      await drawer(page).getByRole('button', {name: 'Checkout'}).click();
      await expect(drawer(page).getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('in the options dialog', async ({page}) => {
      await open(page, '/hoodies');
      await page
        .getByRole('button', {name: /^Choose options for/})
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible();
      await expectAccessible(page);
    });

    test('on a page whose every product state shows: ended help, sold out, no picture', async ({
      page,
    }) => {
      await open(page, '/products/throwback-hoodie-1908');
      for (const help of await page.getByRole('group').all()) await help.click();
      await expectAccessible(page);
      await open(page, '/products/mystery-matchday-box');
      await expectAccessible(page);
    });

    test('on the empty cart page, in search and where nothing is found', async ({
      page,
    }) => {
      await open(page, '/cart');
      await expectAccessible(page);
      await open(page, '/search?q=hoodie');
      await expectAccessible(page);
      await open(page, '/search?q=zeppelin');
      await expectAccessible(page);
    });

    test('on a page that failed', async ({page, store, messages}) => {
      messages.expect(/50\d/);
      store.control.addFault({fault: {kind: 'status', status: 503, body: 'closed'}});
      await open(page, '/collections/headwear');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('the menu on a phone', () => {
  test.use(phone);

  test('is accessible, says that it is open, and gives focus back', async ({page}) => {
    await open(page, '/');
    const toggle = page.getByRole('button', {name: /(Open|Close) menu/});
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName('Close menu');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('says that it is open before the scripts are there', async ({page}) => {
    // They never come: not one of the page's modules is answered.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', {waitUntil: 'commit'});
    const toggle = page.getByRole('button', {name: /(Open|Close) menu/});
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a new page is read out by its title, and begins at its main part', async ({
  page,
}) => {
  await open(page, '/');
  const shirts = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {
    name: 'Shirts',
  });
  await shirts.click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole('status').filter({hasText: title})).toHaveCount(1);
});

test('the first stop of the keyboard leads past the header', async ({page}) => {
  await open(page, '/shirts');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('headings go down one level at a time, from one h1', async ({page}) => {
  for (const path of ['/', '/shirts', '/products/crest-tee', '/cart']) {
    await open(page, path);
    const levels = await page
      .locator(':is(h1, h2, h3, h4):visible')
      .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName[1])));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels.forEach((level, i) => {
      expect(level - (levels[i - 1] ?? 0), `${path}: ${levels}`).toBeLessThanOrEqual(1);
    });
  }
});
