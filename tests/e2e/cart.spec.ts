import type {Page} from '@playwright/test';

import {choose as chooseValues} from '../../tools/browser/choose';
import {ALL_ONLY, expect, test} from '../support/test';

/** A product with sizes and colors that is in stock. */
const HANDLE = 'derby-night-tee';
const TITLE = 'Derby Night Tee';

async function choose(page: Page) {
  await page.goto(`/products/${HANDLE}`);
  await chooseValues(page, {Size: 'M', Color: 'Petrol'});
}

async function add(page: Page) {
  await choose(page);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  // The item is shown before the store has it.
  await expect(drawer.getByRole('status').first()).toContainText('added to cart');
  return drawer;
}

const button = (page: Page, count: string) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('button', {name: `Cart, ${count}`, includeHidden: true});

test.describe('a shopper', () => {
  test(
    'adds, changes and removes; the badge counts, each change is announced, and an empty cart has no checkout (§2, §4)',
    {tag: '@development'},
    async ({page}) => {
      const drawer = await add(page);
      const status = drawer.getByRole('status').first();
      await expect(status).toHaveText(
        `${TITLE}, M / Petrol added to cart. 1 item in the cart.`,
      );
      await drawer.getByRole('button', {name: `Increase quantity of ${TITLE}`}).click();
      await drawer.getByRole('button', {name: `Increase quantity of ${TITLE}`}).click();
      await expect(status).toHaveText(`Quantity of ${TITLE} is now 3.`);
      await expect(drawer.getByRole('spinbutton')).toHaveValue('3');
      await expect(drawer.getByText('$99.00').first()).toBeVisible();
      await drawer.getByRole('spinbutton').fill('-5');
      await page.keyboard.press('Tab');
      await expect(drawer.getByRole('spinbutton')).toHaveValue('3');
      await expect(button(page, '3 items')).toHaveCount(1);
      await drawer.getByRole('button', {name: `Remove ${TITLE}`}).click();
      await expect(drawer.getByText('Your cart is empty')).toBeVisible();
      await expect(status).toHaveText(`${TITLE} removed. 0 items in the cart.`);
      await expect(drawer.getByRole('link', {name: 'See the latest'})).toBeFocused();
      await expect(drawer.getByRole('button', {name: 'Checkout'})).toBeDisabled();
    },
  );

  test(
    'types a quantity; above 99 the badge shows 99+ (§9); /cart has it, after a reload too',
    ALL_ONLY,
    async ({page, store}) => {
      const {control} = store;
      const drawer = await add(page);
      const requests = control.requests();
      const added = requests.findLast(({operation}) => operation === 'cartLinesAdd');
      const [line] = added?.variables.lines as [{merchandiseId: string}];
      control.setStock(line.merchandiseId, 500);
      await drawer.getByRole('spinbutton', {name: `Quantity of ${TITLE}`}).fill('120');
      await page.keyboard.press('Enter');
      await expect(button(page, '120 items')).toHaveText('99+');
      await page.goto('/cart');
      await page.reload();
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('120');
    },
  );
});

test(
  'a tab shows another tab’s changes when it becomes visible',
  ALL_ONLY,
  async ({context, page}) => {
    await add(page);
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', {name: `Increase quantity of ${TITLE}`}).click();
    await expect(
      other.getByRole('status').filter({hasText: `Quantity of ${TITLE} is now 2.`}),
    ).toHaveCount(1);
    await page.bringToFront();
    await expect(
      page.getByRole('dialog', {name: 'Shopping Cart'}).getByRole('spinbutton'),
    ).toHaveValue('2');
  },
);
