import {hold} from '../support/hold';
import {live} from '../support/live';
import {expect, test} from '../support/test';

test('an injected script is refused', async ({page, messages}) => {
  messages.expect(/Content Security Policy/);
  // A changed answer counts as from elsewhere, so the browser keeps it from this machine's pictures.
  messages.expect(/loopback|ERR_FAILED/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>document.title = "owned"</script></body>',
    );
    await route.fulfill({response, body});
  });
  await page.goto('/');
  await live(page);
  await expect(page).not.toHaveTitle('owned');
});

test('the cart opens at the first press, before any script has loaded', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/');
  await page
    .getByRole('link', {name: /^Cart, 0 items/})
    .or(page.getByRole('button', {name: /^Cart, 0 items/}))
    .first()
    .click();
  await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
  release();
  await live(page);
  await expect(page.getByRole('dialog', {name: 'Shopping Cart'})).toBeVisible();
});
