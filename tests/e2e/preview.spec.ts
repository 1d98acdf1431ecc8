import {chooseOptions} from '../support/purchase';
import {
  previewLinkTo,
  PREVIEW_SECRET,
  sessionValue,
  STAFF_SHOP,
} from '../support/preview';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';
import {withoutJavaScript} from '../support/visitors';

const HOUR = 60 * 60 * 1000;

/** The look of a theme of the club that is not live. */
const WINTER = 'Under the Floodlights';
const LIVE = 'The Official Quillhaven Herons Clothing Store';

test.use(STAFF_SHOP);

const title = {level: 1} as const;

test('a signed link opens a preview, which lasts across pages and is left by a button', async ({
  page,
  store,
}) => {
  await page.goto(await previewLinkTo(store, {theme: 'winter-nights'}));
  await expect(page.getByRole('heading', title)).toHaveText(WINTER);
  await expect(page).toHaveURL('/?preview=1');
  // The panel is there once the page is hydrated and keeps its links in the preview.
  await page.mouse.move(10, 10);
  await expect(page.getByText('min left')).toBeVisible();
  const menu = page.getByRole('navigation', {name: 'Main'});
  await menu.getByRole('link', {name: 'Hoodies'}).click();
  await expect(page).toHaveURL('/hoodies?preview=1');
  await expect(page.locator('.footer-name')).toHaveText('Breath you can see.');
  await menu.getByRole('link', {name: 'Quillhaven Herons'}).click();
  await expect(page.getByRole('heading', title)).toHaveText(WINTER);
  await page.getByRole('button', {name: 'Leave'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', title)).toHaveText(LIVE);
  await expect(page.getByRole('region', {name: 'Preview'})).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use(withoutJavaScript);

  test('a preview is entered by its password, shown from page to page, and left', async ({
    page,
    messages,
  }) => {
    messages.expect(/403/);
    await page.goto('/preview');
    await page.getByLabel('Your name').fill('Ann');
    const password = page.getByLabel('Preview password');
    await password.fill('a guess');
    await page.getByRole('button', {name: 'Preview the shop'}).click();
    await expect(page.getByRole('alert')).toHaveText(/not the password/);
    await password.fill(PREVIEW_SECRET);
    await page.getByRole('button', {name: 'Preview the shop'}).click();
    const bar = page.getByRole('region', {name: 'Preview'});
    await expect(bar).toContainText('Staff preview of a draft.');
    const menu = page.getByRole('navigation', {name: 'Main'});
    await menu.getByRole('link', {name: 'Shirts', exact: true}).click();
    await expect(page).toHaveURL('/shirts?preview=1');
    await bar.getByRole('button', {name: 'Leave the preview'}).click();
    await expect(page).toHaveURL('/shirts');
    await expect(bar).toHaveCount(0);
  });
});

test('an as-of date shows the whole shop as of then: earlier end dates have passed, countdowns start from there', async ({
  page,
  store,
  messages,
}) => {
  await page.goto('/');
  const scarf = page.getByRole('article', {name: 'Half-Time Scarf'});
  const hoodie = page.getByRole('article', {name: 'Stilts End Hoodie'});
  await expect(scarf).toBeVisible();
  const daysLeft = async () =>
    Number.parseInt((await hoodie.getByRole('timer').textContent()) ?? '', 10);
  const now = await daysLeft();
  await page.goto(await previewLinkTo(store, {asOf: Date.now() + 24 * HOUR}));
  await expect(hoodie).toBeVisible();
  await expect(scarf).toHaveCount(0);
  expect(await daysLeft()).toBe(now - 1);
  messages.expect(/404/);
  await page.goto('/products/half-time-scarf?preview=1');
  await expect(page.getByRole('heading', title)).toHaveText('Half-Time Scarf');
  await expect(page.getByText(/couldn't find the page/)).toBeVisible();
});

test('a preview that is over shows the shopper’s page again', async ({
  page,
  context,
  shop,
  store,
}) => {
  const value = await sessionValue(store, {theme: 'winter-nights'}, 4000);
  await context.addCookies([{name: 'preview', value, url: shop.origin}]);
  await page.goto('/?preview=1');
  await expect(page.getByRole('heading', title)).toHaveText(WINTER);
  // Hydration waits for an idle page, or for a touch.
  await page.mouse.move(10, 10);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', title)).toHaveText(LIVE);
});

test('checkout is closed in a preview, and the cart says why', async ({page, store}) => {
  const product = ordinaryProduct(store);
  await page.goto(await previewLinkTo(store, {}, `/products/${product.handle}`));
  await chooseOptions(page, product);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await drawer.getByRole('button', {name: 'Checkout'}).click();
  await expect(page).toHaveURL('/cart?preview=1');
  const reason = page.getByRole('main').getByText('Checkout is closed in a preview');
  await expect(reason).toBeVisible();
});
