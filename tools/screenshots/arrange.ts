import type {Locator, Page} from '@playwright/test';

import type {RunningStore} from '../store/club-store';

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});

export {choose} from '../browser/choose';

/** Adds the chosen variant, and waits for the drawer. */
export async function add(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^(Add to cart|Pre Order)$/}).click();
  await drawer(page).getByRole('spinbutton').first().waitFor();
}

/** Opens the drawer by whichever cart button this width shows. */
export async function openCart(page: Page): Promise<void> {
  await page
    .getByRole('button', {name: /^Cart,/})
    .first()
    .click();
  await drawer(page).getByRole('button', {name: 'Checkout'}).waitFor();
}

/** Fills the cart with that many variants by a cart link, and waits for the cart page. */
export async function fillCart(
  page: Page,
  {catalogue}: RunningStore,
  lines: number,
): Promise<void> {
  const ids = catalogue.products
    .flatMap(({variants}) => variants.filter(({stock}) => stock === null || stock > 2))
    .slice(0, lines)
    .map(({id}) => `${id}:1`);
  await page.goto(`/cart/${ids.join(',')}`);
  await page.locator('main form button').click();
  await page.getByRole('list', {name: 'Cart items'}).first().waitFor();
}

/** Opens the options dialog of the nth card. */
export async function openOptions(page: Page, nth = 0): Promise<Locator> {
  await page
    .getByRole('button', {name: /^Choose options for/})
    .nth(nth)
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton').waitFor();
  return dialog;
}

/** Scrolls past every picture, so that lazy ones load. */
export async function passPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('.card-media').all()) {
    await picture.scrollIntoViewIfNeeded();
  }
  await page.mouse.wheel(0, -1e6);
}
