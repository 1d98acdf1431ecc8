import type {Locator, Page} from '@playwright/test';

import {tabTo} from '../support/keyboard';
import {live} from '../support/live';
import {checkoutUrl, costOf} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});

/** Presses a key so often that a walk through the dialog has come round; focus may pass by the browser's own controls. */
async function expectFocusKept(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab') {
  const visited = new Set<string>();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press(key);
    const {inside, name} = await dialog.evaluate((element) => {
      const focused = document.activeElement;
      const inside = focused === document.body || element.contains(focused);
      return {inside, name: focused?.outerHTML.slice(0, 120) ?? ''};
    });
    expect(inside, `${key} ${presses + 1}: ${name}`).toBe(true);
    visited.add(name);
  }
  expect(visited.size, 'stops within').toBeGreaterThan(2);
}

/** Tabs to an option's first value, chooses it, and moves on to the next with an arrow key. */
async function chooseByKeys(page: Page, group: Locator) {
  await tabTo(page, group.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(group.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(group.getByRole('radio').first()).toBeChecked();
}

async function buyByKeyboard(page: Page, product: {title: string; handle: string}) {
  await page.goto('/');
  await live(page);
  await tabTo(page, page.getByRole('link', {name: product.title, exact: true}));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/products/${product.handle}`));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(product.title);
  const form = page.getByRole('main');
  for (const group of await form.getByRole('radiogroup').all()) {
    await chooseByKeys(page, group);
  }
  await tabTo(page, form.getByRole('button', {name: 'Add to cart'}));
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
  await tabTo(
    page,
    drawer(page).getByRole('button', {name: `Increase quantity of ${product.title}`}),
  );
  await page.keyboard.press('Space');
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
  await tabTo(page, drawer(page).getByRole('button', {name: 'Checkout'}));
  await page.keyboard.press('Enter');
}

test.describe('in forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('a purchase is made with the keyboard alone', ALL_ONLY, async ({page, store}) => {
    const product = ordinaryProduct(store);
    await buyByKeyboard(page, product);
    await expect(page).toHaveURL(checkoutUrl(store));
    await expect(page.getByText(costOf(product, 2)).first()).toBeVisible();
  });
});

test(
  'in forced colors every button has an edge, and disabled ones differ',
  ALL_ONLY,
  async ({page, store}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto(`/products/${ordinaryProduct(store).handle}`);
    const edgeOf = (locator: Locator) =>
      locator.evaluate((element) => {
        const {borderTopWidth, borderTopColor} = getComputedStyle(element);
        return {width: borderTopWidth, color: borderTopColor};
      });
    const add = await edgeOf(page.getByRole('button', {name: 'Add to cart'}));
    expect(add.width).toBe('1px');
    await page.goto('/products/throwback-hoodie-1908');
    const soldOut = await edgeOf(page.getByRole('button', {name: 'SOLD OUT'}));
    expect(soldOut.color).not.toBe(add.color);
  },
);

test(
  'Tab stays in the drawer, both ways, and closing returns the focus',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/shirts');
    await live(page);
    const opener = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: /^Cart,/});
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
    await expectFocusKept(page, drawer(page), 'Tab');
    await expectFocusKept(page, drawer(page), 'Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test(
  'Tab stays in the options dialog, both ways; its close button returns the focus',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    await live(page);
    const opener = page.getByRole('button', {name: /^Choose options for/}).first();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('spinbutton')).toBeVisible();
    await expectFocusKept(page, dialog, 'Tab');
    await expectFocusKept(page, dialog, 'Shift+Tab');
    await tabTo(page, dialog.getByRole('button', {name: 'Close'}));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
