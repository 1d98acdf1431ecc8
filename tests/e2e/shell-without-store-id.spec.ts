import {expectAccessible} from '../support/accessibility';
import {expect, test} from '../support/test';

test.use({shopEnv: {SHOP_ID: ''}});

test('a shop without an id does not start: the full-page error shows (§4, §8)', async ({
  page,
  messages,
}) => {
  messages.expect(/500/);
  messages.expect(/store configuration/);
  const response = await page.goto('/');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading')).toHaveText(
    'Sorry! Something went wrong, click here to try again',
  );
  await expect(
    page.getByText(
      "If you're seeing this page for the second time, please try again later or on a different device.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', {name: 'click here to try again'})).toHaveAttribute(
    'href',
    '/',
  );
  await expectAccessible(page);
});
