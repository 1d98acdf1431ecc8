import type {Page} from '@playwright/test';
import type {ProductData} from '@quillhaven/local-store';

import {fillCart, openCart} from '../../tools/screenshots/arrange';
import {hold} from '../support/hold';
import {coveredControls} from '../support/layout';
import {live} from '../support/live';
import {isFullRun} from '../support/tags';
import {ALL_ONLY, expect, test} from '../support/test';
import {windowsOf} from '../support/visitors';

const WINDOWS = [
  // 400 % zoom of a 1280 × 1024 window.
  [320, 256],
  [320, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

/** In `npm test` the two of which more is said, and the widest. */
const FIRST_SCREENS = isFullRun
  ? WINDOWS
  : ([
      [320, 640],
      [390, 844],
      [1440, 900],
    ] as const);

const SMALL_WINDOWS = [
  [844, 390],
  [320, 256],
] as const;

/** The names that a product's radios must have, sold out or not; none where there is nothing to choose. */
function choices({options}: ProductData): string[] {
  const chosen = options.filter(
    ({name, values}) => name !== 'Title' && values.length > 1,
  );
  return chosen.flatMap(({values}) => values.map(({name}) => name));
}

/** How a product's page is laid out: by how much there is to choose, and how long the title is. */
const shapeOf = ({options, title}: ProductData) =>
  [...options.map(({values}) => values.length), title.length >> 4].join();

/** In `npm test` one product of each shape, with the longest title. */
function oneOfEachShape(products: readonly ProductData[]): readonly ProductData[] {
  if (isFullRun) return products;
  const sorted = [...products].sort((one, next) => one.title.length - next.title.length);
  return [...new Map(sorted.map((product) => [shapeOf(product), product])).values()];
}

const withoutState = (name: string) => name.replace(/, (?:sold out|not made)$/, '');

test(
  'a product of every shape has its price on the first screen of every window, a phone’s also picture, title and first choices, and all its choices are radios',
  ALL_ONLY,
  async ({page, store}) => {
    test.slow();
    const on = store.catalogue.products.filter(
      ({tags}) =>
        !tags.some(
          (tag) => /^\d{4}-\d{2}-\d{2}/.test(tag) && Date.parse(tag) < Date.now(),
        ),
    );
    expect(on.length).toBeGreaterThan(30);
    for (const product of oneOfEachShape(on)) {
      await page.goto(`/products/${product.handle}`, {waitUntil: 'domcontentloaded'});
      for (const [width, height] of FIRST_SCREENS) {
        await page.setViewportSize({width, height});
        const {price, bar, title, option, stage} = await page.evaluate(() => {
          window.scrollTo(0, 0);
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect();
          const bars = [
            ...document.querySelectorAll('.product :is(.buy-bar, .choose-bar)'),
          ];
          const fixed = bars.find((one) => getComputedStyle(one).position === 'fixed');
          return {
            title: boxOf('.product-title')?.bottom,
            price: boxOf('.product-head .product-price')?.bottom,
            option: boxOf('.product .option')?.bottom,
            stage: boxOf('.product .stage'),
            bar: fixed?.getBoundingClientRect().top ?? window.innerHeight,
          };
        });
        const where = `${product.handle} at ${width} × ${height}`;
        expect(price, where).toBeLessThanOrEqual(bar);
        if (width > 390 || height < 640) continue;
        expect(title, where).toBeLessThanOrEqual(price ?? 0);
        expect(stage?.top, where).toBeLessThan(title ?? 0);
        if (height < 844) continue;
        expect(option ?? 0, where).toBeLessThanOrEqual(bar);
        expect(stage?.height, where).toBeGreaterThan(250);
      }
      const radios = page.getByRole('main').getByRole('radiogroup').getByRole('radio');
      const names = await radios.evaluateAll((all) =>
        all.map((one) => one.ariaLabel ?? one.closest('label')?.textContent ?? ''),
      );
      expect(names.map(withoutState), product.handle).toEqual(choices(product));
      // The document is as the server sent it: scripts wait. Every choice is the browser's own, and takes the focus.
      const unreachable = await radios.evaluateAll(
        (all) =>
          all.filter((one) => {
            (one as HTMLInputElement).focus();
            return document.activeElement !== one;
          }).length,
      );
      expect(unreachable, product.handle).toBe(0);
    }
  },
);

test(
  'nothing that can be pressed on a product’s page is covered when the keyboard reaches it, in any window',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/products/harbour-heavyweight-hoodie?Size=M&Color=Kelp');
    await live(page);
    for (const [width, height] of windowsOf(WINDOWS)) {
      await page.setViewportSize({width, height});
      for (const part of ['.product', 'footer']) {
        const covered = await coveredControls(page.locator(part));
        expect(covered, `${part} at ${width} × ${height}`).toEqual([]);
      }
    }
  },
);

test(
  'the options dialog and the size guide scroll whole in the smallest windows',
  ALL_ONLY,
  async ({page}) => {
    for (const [width, height] of SMALL_WINDOWS) {
      await page.setViewportSize({width, height});
      await page.goto('/hoodies');
      await live(page);
      await page
        .getByRole('button', {name: 'Choose options for Harbour Heavyweight Hoodie'})
        .click();
      const dialog = page.getByRole('dialog', {name: 'Harbour Heavyweight Hoodie'});
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await expectWhole(page, 'dialog.options:modal', `${width} × ${height}`);
      await dialog.getByRole('button', {name: 'Size guide'}).click();
      await expect(page.getByRole('table')).toBeVisible();
      await expectWhole(page, 'dialog.size-guide:modal', `${width} × ${height}`);
    }
  },
);

test(
  'the drawer’s lines scroll in the smallest windows',
  ALL_ONLY,
  async ({page, store}) => {
    await fillCart(page, store, 3);
    for (const [width, height] of SMALL_WINDOWS) {
      await page.setViewportSize({width, height});
      await page.goto('/shirts');
      await live(page);
      await openCart(page);
      await expect(
        page.getByRole('list', {name: 'Cart items'}).getByRole('listitem'),
      ).toHaveCount(3);
      // Complementary products load when their place is near, below all else.
      const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
      await drawer.getByText(/free delivery|delivery is free/i).scrollIntoViewIfNeeded();
      await expect(drawer.getByRole('heading', {name: 'Wear it with'})).toBeAttached();
      await expectWhole(page, 'dialog.drawer:modal', `${width} × ${height}`);
    }
  },
);

/** The modal dialog stands within the window, and the keyboard reaches everything in it uncovered. */
async function expectWhole(page: Page, selector: string, state: string) {
  const dialog = page.locator(selector);
  await expect(dialog).toHaveCSS('translate', '0px');
  expect(await coveredControls(dialog), `${selector} at ${state}`).toEqual([]);
  const outside = await dialog.evaluate((one) => {
    const {left, top, right, bottom} = one.getBoundingClientRect();
    return [left, top, right - window.innerWidth, bottom - window.innerHeight];
  });
  expect(Math.min(...outside.slice(0, 2)), state).toBeGreaterThanOrEqual(-0.5);
  expect(Math.max(...outside.slice(2)), state).toBeLessThanOrEqual(0.5);
}

test('stylesheets that come after the page are turned on in their order, whichever comes first', async ({
  page,
}) => {
  const linked = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(
        ({href}) => href?.match(/[\w.]+(?=-)/)?.[0] ?? [],
      ),
    );
  const release = await hold(page, '**/cart.page-*.css');
  const others = ['listing', 'content', 'product'].map((name) =>
    page.waitForResponse(`**/${name}.page-*.css`),
  );
  await page.goto('/');
  await Promise.all(others);
  expect(await linked()).toEqual([]);
  release();
  await expect
    .poll(linked)
    .toEqual(['cart.page', 'listing.page', 'content.page', 'product.page']);
});

test('a product’s footer stands where it stays before the stylesheets that come later', async ({
  page,
}) => {
  const release = await hold(page, '**/collection.page-*.css');
  await page.goto('/products/crest-hoodie');
  const top = () =>
    page.getByRole('contentinfo').evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  release();
  await live(page);
  expect(await top()).toBe(before);
});
