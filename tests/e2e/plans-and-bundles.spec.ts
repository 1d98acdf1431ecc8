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
