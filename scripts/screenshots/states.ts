import type {Page} from '@playwright/test';

/** A screen in a certain state, as somebody would look at it. */
export interface ScreenState {
  /** The picture's file name, without width and extension. */
  name: string;
  /** Where it is found. */
  path: string;
  /** What brings it about, once the page has loaded. */
  arrange?: (page: Page) => Promise<void>;
}

async function addFirstChoice(page: Page): Promise<void> {
  for (const selector of await page.getByRole('main').getByRole('combobox').all()) {
    await selector.selectOption({index: 1});
  }
  await page.getByRole('button', {name: /^(Add to cart|Pre Order)$/}).click();
  await page.getByRole('dialog', {name: 'Shopping Cart'}).waitFor();
}

async function openFirstOptions(page: Page): Promise<void> {
  await page
    .getByRole('button', {name: /^Choose options for/})
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

/**
 * Every screen and state worth looking at. Add to it with each new one.
 *
 * @param handles of a product with options and of one that is sold out
 */
export function screenStates(handles: {product: string; soldOut: string}): ScreenState[] {
  const product = `/products/${handles.product}`;
  return [
    {name: 'home', path: '/'},
    {name: 'shirts', path: '/shirts'},
    {name: 'hoodies', path: '/hoodies'},
    {name: 'options-dialog', path: '/shirts', arrange: openFirstOptions},
    {name: 'product', path: product},
    {name: 'product-sold-out', path: `/products/${handles.soldOut}`},
    {name: 'cart-drawer', path: product, arrange: addFirstChoice},
    {name: 'cart-page-empty', path: '/cart'},
    {name: 'not-found', path: '/nowhere'},
  ];
}
