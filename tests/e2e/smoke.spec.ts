import {expect, test} from '../support/test';

test('the shop answers, in HTML, with the store named in its title', async ({page}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Quillhaven Herons/);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});
