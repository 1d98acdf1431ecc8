import {expect, test} from '../support/test';

const sentence = "We couldn't find the page you're looking for.";

for (const path of [
  '/nowhere',
  '/products/nothing-of-the-kind',
  '/collections/nowhere',
]) {
  test(`${path} is the not-found page, with status 404 (§2)`, async ({
    page,
    messages,
  }) => {
    messages.expect(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(sentence)).toBeVisible();
  });
}

test(
  'the not-found page leads back to the shop (§2)',
  {tag: '@development'},
  async ({page, messages}) => {
    messages.expect(/status of 404/);
    await page.goto('/nowhere');
    await page.getByRole('link', {name: 'Click here to return to the shop!'}).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', {name: 'Latest Collection'})).toBeVisible();
  },
);

test('a product whose end date has passed is not found (§10.4)', async ({
  page,
  messages,
  store,
}) => {
  const over = store.catalogue.products.find(({tags}) =>
    tags.some((tag) => /^\d{4}-\d{2}-\d{2}/.test(tag) && Date.parse(tag) <= Date.now()),
  );
  messages.expect(/status of 404/);
  const response = await page.goto(`/products/${over?.handle}`);
  expect(over, 'the catalogue has a drop that is over').toBeDefined();
  expect(response?.status()).toBe(404);
  await expect(page.getByText(sentence)).toBeVisible();
});
