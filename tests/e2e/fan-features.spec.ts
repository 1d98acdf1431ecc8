import {expectAccessible} from '../support/accessibility';
import {expectNoSidewaysScroll} from '../support/layout';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

/**
 * Saved products, gifts, reviews, bundles and pickup on the narrowest phone. Their main paths are in
 * tests/browsers.
 */

test.use({
  viewport: {width: 320, height: 700},
  catalogueName: 'fans',
  shopEnv: {
    SAVED_PRODUCTS: 'on',
    GIFTS: 'on',
    BUNDLES: 'on',
    PICKUP: 'on',
    REVIEWS: 'judgeme',
    JUDGEME_TOKEN: 'token',
  },
  // Nobody answers there.
  standIns: {'https://api.judge.me': 'http://127.0.0.1:9'},
});

test('axe finds nothing, and nothing scrolls sideways', ALL_ONLY, async ({page}) => {
  await page.goto('/hoodies');
  await live(page);
  await page.getByRole('button', {name: 'Save Crest Hoodie'}).click();
  await expectAccessible(page);
  for (const path of [
    '/saved',
    '/products/gift-card',
    '/products/crest-hoodie',
    '/products/match-day-bundle',
    '/review/crest-hoodie',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await live(page);
      const section = page.getByRole('region', {name: 'Reviews'});
      if (path.endsWith('hoodie') && path.startsWith('/products')) {
        await section.scrollIntoViewIfNeeded();
        await expect(section).toContainText('Reviews cannot be shown right now.');
      }
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, path);
    });
  await page.goto('/products/gift-card');
  await live(page);
  await page.getByLabel('Recipient’s e-mail').fill('kim@example.com');
  await page.getByLabel('Message (optional)').fill('z'.repeat(60));
  await page.getByRole('button', {name: 'Add to cart'}).click();
  const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
  await expect(drawer.getByRole('button', {name: 'Remove Gift Card'})).toBeInViewport();
  await drawer.getByText(/^gift, /).click();
  await expect(drawer.getByLabel('Gift note')).toBeVisible();
  await expectAccessible(page);
});

test('pickup says how far the places are, if asked', ALL_ONLY, async ({page}) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({latitude: 43.69, longitude: -70.3});
  await page.goto('/search?q=scarf');
  await live(page);
  await page.getByRole('link', {name: 'Bar Scarf'}).first().click();
  // It is asked for near the screen.
  await page.getByRole('link', {name: 'Returns within 30 days'}).scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'All pickup locations'}).click();
  const dialog = page.getByRole('dialog', {name: 'Pick up in store'});
  const places = dialog.getByRole('listitem');
  await expect(places).toContainText(['Harbour Road', 'Turnstile 4']);
  await expectAccessible(page);
  // This document is that of the search, which may not locate: it is loaded again.
  await dialog.getByRole('button', {name: 'Show distances'}).click();
  await expect(places).toContainText(['0.8 mi', '3.4 mi']);
  await expect(page).toHaveURL(/\/products\/bar-scarf$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 'pickup');
});
