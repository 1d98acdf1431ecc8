import type {Page} from '@playwright/test';

import {
  homeShelf,
  hoodieShelf,
  ordinaryProduct,
  shirtShelf,
  titlesOnSale,
} from '../support/shelf';
import {expect, test} from '../support/test';
import {withoutJavaScript} from '../support/visitors';

/** What the server sends, as it stands: no script runs. */
test.use(withoutJavaScript);

for (const path of ['/', '/latest', '/products']) {
  test(`${path} is sent with the home collection in it (§2)`, async ({page, store}) => {
    await page.goto(path);
    await expect(page.getByRole('heading', {name: 'Latest Collection'})).toBeVisible();
    expect(await titlesOf(page)).toEqual(titlesOnSale(store, homeShelf));
  });
}

test('/shirts has the T-Shirts in its HTML (§2)', async ({page, store}) => {
  await page.goto('/shirts');
  await expect(page.getByRole('heading', {name: 'T-Shirt Collection'})).toBeVisible();
  expect(await titlesOf(page)).toEqual(titlesOnSale(store, shirtShelf));
});

test('/hoodies has hoodies and sweatshirts in its HTML (§2)', async ({page, store}) => {
  await page.goto('/hoodies');
  await expect(page.getByRole('heading', {name: 'Hoodie Collection'})).toBeVisible();
  expect(await titlesOf(page)).toEqual(titlesOnSale(store, hoodieShelf));
});

test('a collection has its products in its HTML (§10.9)', async ({page, store}) => {
  const collection = store.catalogue.collections.find(
    ({id, productIds}) =>
      String(id) !== store.env.PUBLIC_COLLECTION_ID && productIds.length > 0,
  );
  await page.goto(`/collections/${collection?.handle}`);
  await expect(
    page.getByRole('heading', {level: 1, name: collection?.title}),
  ).toBeVisible();
  expect((await titlesOf(page)).length).toBeGreaterThan(0);
});

test('a product has its title, price and description in its HTML (§2)', async ({
  page,
  store,
}) => {
  const {handle, title, variants} = ordinaryProduct(store);
  const cents = variants[0]?.price ?? 0;
  await page.goto(`/products/${handle}`);
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await expect(page.getByText(`$${(cents / 100).toFixed(2)}`).first()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Add to cart'})).toBeVisible();
});

/** The names of the page's product cards, sorted. */
async function titlesOf(page: Page): Promise<string[]> {
  const cards = page.getByRole('article');
  const names = await cards.evaluateAll((elements) =>
    elements.map((element) => {
      const label = element.getAttribute('aria-labelledby') ?? '';
      return document.getElementById(label)?.textContent ?? element.ariaLabel ?? '';
    }),
  );
  return names.sort();
}
