import type {Locator} from '@playwright/test';

import {choose} from '../../tools/browser/choose';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

test.use({catalogueName: 'extremes'});

test(
  'a bundle is one line that says what it holds; what needs a plan is not sold here',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/products/membership');
    await live(page);
    const add = page.getByRole('button', {name: 'Add to cart'});
    await expect(add).toBeDisabled();
    await expect(
      page.getByText('Not sold here: it is sold by subscription only.'),
    ).toBeVisible();

    await page.goto('/products/match-day-bundle');
    await live(page);
    await add.click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    const bundle = drawer.getByRole('listitem').filter({hasText: 'Match Day Bundle'});
    await expect(bundle.getByRole('listitem')).toHaveText([
      '1 × Plain Tee 100',
      '2 × Plain Tee 101',
    ]);
    await bundle
      .getByRole('button', {name: 'Increase quantity of Match Day Bundle'})
      .click();
    await expect(bundle.getByRole('listitem')).toHaveText([
      '2 × Plain Tee 100',
      '4 × Plain Tee 101',
    ]);
    await expect(bundle.getByRole('spinbutton')).toHaveCount(1);
    await expect(
      page.getByRole('button', {name: 'Cart, 2 items'}).first(),
    ).toBeAttached();
    await bundle.getByRole('button', {name: 'Remove Match Day Bundle'}).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(drawer.getByRole('button', {name: 'Undo'})).toBeHidden();
  },
);

test(
  'a combined listing leads to its products, from its page and its card; each keeps the other choices',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/products/relay-tee');
    await live(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Each choice has a page of its own.')).toBeVisible();
    await expect(main.getByRole('button', {name: 'Add to cart'})).toHaveCount(0);
    await main.getByRole('link', {name: 'Red', exact: true}).click();
    await expect(page).toHaveURL('/products/relay-tee-red?Color=Red');
    await expect(main.getByRole('radio', {name: 'Red', exact: true})).toBeChecked();
    await main.getByRole('radio', {name: 'M', exact: true}).check();
    await main.getByRole('link', {name: 'Blue', exact: true}).click();
    await expect(page).toHaveURL('/products/relay-tee-blue?Color=Blue&Size=M');
    await expect(main.getByRole('radio', {name: 'M', exact: true})).toBeChecked();
    await main.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(drawer.getByText('Relay Tee Blue').first()).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/search?q=relay');
    await live(page);
    await page
      .getByRole('button', {name: 'Choose options for Relay Tee', exact: true})
      .click();
    const dialog = page.getByRole('dialog', {name: 'Relay Tee', exact: true});
    await dialog.getByRole('link', {name: 'L', exact: true}).click();
    await expect(page).toHaveURL('/products/relay-tee-blue?Size=L');
    await expect(dialog).toBeHidden();
  },
);

test(
  'the quantity follows the rule of the chosen variant, on its page and in the dialog (§10.34)',
  ALL_ONLY,
  async ({page}) => {
    const start = async (within: Locator) => {
      const quantity = within.getByRole('spinbutton', {name: 'Quantity'});
      await expect(quantity).toHaveValue('10');
      await quantity.fill('18');
      await choose(within, {Pack: 'Crate'});
      await expect(quantity).toHaveValue('25');
      await within.getByRole('button', {name: 'Decrease quantity'}).click();
      await expect(quantity).toHaveValue('25');
      await within.getByRole('button', {name: 'Increase quantity'}).click();
      await expect(quantity).toHaveValue('30');
      await quantity.fill('27');
      const rule = within.locator('.quantity-rule');
      await expect(rule).toHaveText('27 is not sold. Choose 25 or 30.');
      await choose(within, {Pack: 'Bag'});
      await expect(rule).toHaveText('Sold from 10, up to 30.');
    };
    await page.goto('/products/rules-by-variant');
    await live(page);
    await start(page.getByRole('main'));

    await page.goto('/search?q=pins');
    await live(page);
    await page.getByRole('button', {name: 'Choose options for Pins by the Pack'}).click();
    const dialog = page.getByRole('dialog', {name: 'Pins by the Pack'});
    await start(dialog);
    await choose(dialog, {Pack: 'Crate'});
    await dialog.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    const held = drawer.getByRole('spinbutton');
    await expect(held).toHaveValue('30');
    await expect(held).toBeEnabled();
    await held.fill('-5');
    await page.keyboard.press('Tab');
    await expect(held).toHaveValue('30');
    await expect(drawer.getByText('-5 is not sold. Choose 25.')).toBeVisible();
    await drawer.getByRole('button', {name: /^Increase/}).click();
    await expect(held).toHaveValue('35');
    await expect(
      drawer.getByText('Sold from 25, up to 50, in steps of 5.'),
    ).toBeVisible();
  },
);
