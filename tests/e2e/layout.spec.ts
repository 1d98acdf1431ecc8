import type {Page} from '@playwright/test';

import {hold} from '../support/hold';
import {
  countShiftsOfAnswers,
  expectNoSidewaysScroll,
  watchShifts,
} from '../support/layout';
import {live, openLive} from '../support/live';
import {chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone} from '../support/visitors';

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});

async function open(page: Page, path: string) {
  await page.goto(path);
  await live(page);
}

/** Goes through the states of the shop that a visitor meets, and calls `look` in each. */
async function visitStates(
  page: Page,
  product: Parameters<typeof chooseOptions>[1],
  look: (state: string) => Promise<void>,
) {
  for (const path of ['/', '/shirts', '/search?q=hoodie', '/cart']) {
    await open(page, path);
    await look(path);
  }
  await open(page, '/hoodies');
  await page.getByRole('button', {name: 'Open menu'}).click();
  await look('menu');
  await page.keyboard.press('Escape');
  await live(page);
  await page
    .getByRole('button', {name: /^Choose options for/})
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible();
  await look('options dialog');
  await open(page, `/products/${product.handle}`);
  await look('product');
  await chooseOptions(page, product);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(drawer(page).getByRole('spinbutton')).toBeVisible();
  await look('drawer with a line');
  await open(page, '/cart');
  await look('cart page with a line');
}

test.describe('on a phone of 320 px', () => {
  test.use({...phone, viewport: {width: 320, height: 640}});

  test(
    'no state scrolls sideways with text at 200 %, and the buy button is there',
    ALL_ONLY,
    async ({browser, shop, store}) => {
      // A phone's own setting enlarges the root's text; the policy forbids styles of anybody else.
      const context = await browser.newContext({
        ...phone,
        viewport: {width: 320, height: 640},
        baseURL: shop.origin,
        bypassCSP: true,
      });
      const page = await context.newPage();
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        }),
      );
      await visitStates(page, ordinaryProduct(store), (state) =>
        expectNoSidewaysScroll(page, state),
      );
      await context.close();
    },
  );
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the buy button is in the window wherever the page is scrolled to, and before that the one that asks for a choice', async ({
    page,
    store,
  }) => {
    const product = ordinaryProduct(store);
    await open(page, `/products/${product.handle}`);
    const asks = page.getByRole('button', {name: /^Select (?:size|color)$/});
    await expect(asks).toBeInViewport({ratio: 1});
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(asks).toBeInViewport({ratio: 1});
    await chooseOptions(page, product);
    const button = page.getByRole('button', {name: 'Add to cart'});
    await expect(button).toBeInViewport({ratio: 1});
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ratio: 1});
  });

  test(
    'the options sheet is as tall before its options have come',
    ALL_ONLY,
    async ({page}) => {
      const come = await hold(page, /\/api\/products\//);
      await open(page, '/hoodies');
      await live(page);
      await page
        .getByRole('button', {name: /^Choose options for/})
        .nth(2)
        .click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText('Loading options…')).toBeAttached();
      const place = () =>
        sheet.evaluate(({offsetTop, offsetHeight}: HTMLElement) => [
          offsetTop,
          offsetHeight,
        ]);
      const before = await place();
      come();
      await expect(sheet.getByRole('spinbutton')).toBeVisible();
      expect(await place()).toEqual(before);
    },
  );

  test('a refusal is shown at the buy button', ALL_ONLY, async ({page}) => {
    await open(page, '/products/founders-sweatshirt?Size=XL&Color=Brass');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByText(/^Nothing was added:/)).toBeInViewport({ratio: 1});
  });
});

test(
  'at 400 % zoom of 1280 px no bar takes up the page’s height',
  ALL_ONLY,
  async ({page, store}) => {
    await page.setViewportSize({width: 320, height: 256});
    await open(page, `/products/${ordinaryProduct(store).handle}`);
    await expectNoSidewaysScroll(page, '400 %');
    await page.getByRole('heading', {level: 1}).evaluate((one) => one.scrollIntoView());
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('button', {name: 'Add to cart'})).not.toBeInViewport();
  },
);

test('on paper no bar covers the text', ALL_ONLY, async ({page}) => {
  await page.goto('/policies/refund-policy');
  await live(page);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'sticky');
  const notices = page.locator('.notice-area');
  await expect(notices.first()).toBeAttached();
  await page.emulateMedia({media: 'print'});
  await expect(header).not.toHaveCSS('position', 'sticky');
  const over = await page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*'))
      .filter(
        (one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed',
      )
      .map((one) => one.className),
  );
  expect(over).toEqual([expect.stringMatching(/^skip /)]);
});

test(
  'the pictures stand where they will before the thumbnails have come',
  ALL_ONLY,
  async ({page, store}) => {
    await open(page, `/products/${ordinaryProduct(store).handle}`);
    const gallery = page.getByRole('region', {name: 'Product images'});
    const pictures = gallery.getByRole('list', {name: 'Pictures'});
    const whole = await pictures.boundingBox();
    await gallery
      .getByRole('listitem')
      .filter({has: page.getByRole('button', {name: /^Show image/})})
      .first()
      .evaluate((one) => one.closest('ul')?.parentElement?.remove());
    await expect(gallery.getByRole('button', {name: /^Show image/})).toHaveCount(0);
    expect(await pictures.boundingBox()).toEqual(whole);
  },
);

/** Takes an element, and all that comes after it, out of the document. It runs in the page. */
function cutBefore(element: Element) {
  const rest = document.createRange();
  rest.setStartBefore(element);
  rest.setEndAfter(document.body);
  rest.deleteContents();
}

test.describe('a document that is on its way', () => {
  test.use({...phone, javaScriptEnabled: false});

  test(
    'leaves room on the first screen of a product for what it has not brought',
    ALL_ONLY,
    async ({page, store}) => {
      const path = `/products/${ordinaryProduct(store).handle}`;
      const pictures = page.getByRole('list', {name: 'Pictures'});
      const heightAt = async () => (await pictures.boundingBox())?.height;
      await page.goto(path);
      const whole = await heightAt();
      expect(whole).toBeGreaterThan(300);
      for (const first of ['.product .option', '.product-head']) {
        await page.locator(first).first().evaluate(cutBefore);
        // Less than 3 pixels are no shift to a browser.
        expect(Math.abs(((await heightAt()) ?? 0) - (whole ?? 0)), first).toBeLessThan(3);
      }
    },
  );
});

for (const [name, visitor, suite] of [
  ['a phone', phone, {}],
  ['a desktop', {}, ALL_ONLY],
] as const) {
  test.describe(`nothing shifts on ${name}`, suite, () => {
    test.use(visitor);

    test('while a product is looked at, chosen and put into the cart', async ({
      page,
      store,
    }) => {
      const shifts = await watchShifts(page);
      const product = ordinaryProduct(store);
      await open(page, `/products/${product.handle}`);
      await page.getByRole('button', {name: 'Next thumbnails'}).click();
      await chooseOptions(page, product);
      await page.getByRole('button', {name: 'Add to cart'}).click();
      await expect(drawer(page).getByRole('spinbutton')).toBeVisible();
      await drawer(page)
        .getByRole('button', {name: /^Increase/})
        .click();
      await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      // Recommendations come into their place on the way to the footer.
      const shelves = page.locator('.recommendations');
      await shelves.evaluate((place) => place.scrollIntoView());
      await expect(shelves.locator('.card img').first()).toBeAttached();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await shifts()).toEqual([]);
    });

    test('when the store answers a press', ALL_ONLY, async ({page, store}) => {
      const shifts = await watchShifts(page);
      const product = ordinaryProduct(store);
      // With a cart: the answer about a new one may come in the middle of it all.
      await openLive(page, `/products/${product.handle}`);
      await countShiftsOfAnswers(page, '**/api/cart');
      await chooseOptions(page, product);
      await page.getByRole('button', {name: 'Add to cart'}).click();
      const status = drawer(page).getByRole('status');
      await expect(status.filter({hasText: 'added'})).toHaveCount(1);
      await drawer(page).getByRole('spinbutton').click({clickCount: 3});
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expect(status.filter({hasText: 'is now'})).toHaveCount(1);
      expect(await shifts()).toEqual([]);
    });

    test(
      'when products come to a page that was not found',
      ALL_ONLY,
      async ({page, messages}) => {
        messages.expect(/404/);
        const shifts = await watchShifts(page);
        await page.goto('/nowhere');
        await expect(page.getByRole('article').first()).toBeAttached();
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        expect(await shifts()).toEqual([]);
      },
    );

    test(
      'while a grid is looked through and options are opened',
      ALL_ONLY,
      async ({page}) => {
        const shifts = await watchShifts(page);
        await open(page, '/');
        for (const card of (await page.getByRole('article').all()).slice(0, 12)) {
          await card.scrollIntoViewIfNeeded();
        }
        await live(page);
        await countShiftsOfAnswers(page, '**/api/products/*');
        // The third has nothing to choose from.
        for (const place of [1, 2]) {
          await page
            .getByRole('button', {name: /^Choose options for/})
            .nth(place)
            .click();
          await expect(page.getByRole('dialog').getByRole('spinbutton')).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        expect(await shifts()).toEqual([]);
      },
    );
  });
}
