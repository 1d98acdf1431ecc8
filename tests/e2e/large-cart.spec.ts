import type {BrowserContext, Page} from '@playwright/test';

import type {RunningStore} from '../../tools/store/club-store';
import {CART_LINES_AT_FIRST, CART_LINES_PAGE_SIZE} from '../../app/cart/limits';
import {expect, test} from '../support/test';

/** A cart of more lines than one page of the API holds. */
test.use({catalogueName: 'extremes'});

const LINES = 301;

async function fillCart(
  context: BrowserContext,
  {catalogue}: RunningStore,
  origin: string,
): Promise<void> {
  const product = catalogue.products.find(({handle}) => handle === 'variants-2000');
  const lines = (product?.variants ?? [])
    .filter(({stock}) => stock !== 0)
    .slice(0, LINES)
    .map(({id}) => ({merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1}));
  for (let start = 0; start < LINES; start += CART_LINES_PAGE_SIZE) {
    const inputs = {lines: lines.slice(start, start + CART_LINES_PAGE_SIZE)};
    const answer = await context.request.post('/api/cart', {
      headers: {Origin: origin},
      form: {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs})},
    });
    expect(answer.status()).toBe(200);
  }
}

const lines = (page: Page) =>
  page.getByRole('main').getByRole('list', {name: 'Cart items'}).getByRole('spinbutton');

const more = (page: Page, count: number) =>
  page.getByRole('main').getByRole('link', {name: `Show ${count} more lines`});

test('shows its first lines, then 250 at a time, and the badge counts every one (§9)', async ({
  page,
  context,
  store,
  shop,
}) => {
  await fillCart(context, store, shop.origin);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(CART_LINES_AT_FIRST);
  const next = CART_LINES_AT_FIRST + CART_LINES_PAGE_SIZE;
  await more(page, CART_LINES_PAGE_SIZE).click();
  await expect(lines(page)).toHaveCount(next);
  await more(page, LINES - next).click();
  await expect(lines(page)).toHaveCount(LINES);
  await expect(page.getByRole('button', {name: `Cart, ${LINES} items`})).toHaveText(
    '99+',
  );
});
