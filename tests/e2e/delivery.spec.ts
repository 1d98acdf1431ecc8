import {hold} from '../support/hold';
import {live} from '../support/live';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';

for (const path of ['/', '/hoodies']) {
  test(`${path} is anonymous, kept by the edge and asked for again by browsers`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['oxygen-cache-control']).toMatch(/^public, max-age=[1-9]/);
    expect(headers['set-cookie']).toBeUndefined();
  });
}

test('an unchanged page is answered with 304', async ({request}) => {
  const first = await request.get('/shirts');
  const again = await request.get('/shirts', {
    headers: {'If-None-Match': first.headers().etag ?? ''},
  });
  expect(again.status()).toBe(304);
});

test('the cart page is uncacheable', async ({request}) => {
  const headers = (await request.get('/cart')).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['oxygen-cache-control']).toBeUndefined();
});

test('every response has a policy, errors too, and none allows inline code', async ({
  request,
}) => {
  for (const path of ['/', '/cart', '/nowhere', '/a%00b', '/__manifest', '/shirts/']) {
    const headers = (await request.get(path, {maxRedirects: 0})).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

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

test('a page revisited unchanged is answered 304, and its scripts still run under its own policy', async ({
  page,
  store,
}) => {
  const path = `/products/${ordinaryProduct(store).handle}`;
  await page.goto(path);
  const first = await page.request.get(path);
  const again = await page.request.get(path, {
    headers: {'If-None-Match': first.headers()['etag'] ?? ''},
  });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBeUndefined();
  await page.goto('/cart');
  await page.goto(path);
  const size = page.getByRole('radiogroup', {name: 'Size'});
  await size.getByRole('radio').first().check();
  await expect(size).not.toHaveAccessibleDescription('Select size...');
});
