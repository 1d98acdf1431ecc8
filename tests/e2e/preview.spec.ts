import {previewLinkTo, sessionValue, STAFF_SHOP} from '../support/preview';
import {ALL_ONLY, expect, test} from '../support/test';

/** The look of a theme of the club that is not live. */
const WINTER = 'Under the Floodlights';
const LIVE = 'The Official Quillhaven Herons Clothing Store';

test.use(STAFF_SHOP);

const title = {level: 1} as const;

test(
  'a signed link opens a preview, which lasts across pages and is left by a button',
  ALL_ONLY,
  async ({page, store}) => {
    await page.goto(await previewLinkTo(store, {theme: 'winter-nights'}));
    await expect(page.getByRole('heading', title)).toHaveText(WINTER);
    await expect(page).toHaveURL('/?preview=1');
    await page.mouse.move(10, 10);
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
  },
);

test(
  'a preview that is over shows the shopper’s page again',
  ALL_ONLY,
  async ({page, context, shop, store}) => {
    const value = await sessionValue(store, {theme: 'winter-nights'}, 4000);
    await context.addCookies([{name: 'preview', value, url: shop.origin}]);
    await page.goto('/?preview=1');
    await expect(page.getByRole('heading', title)).toHaveText(WINTER);
    // Hydration waits for an idle page, or for a touch.
    await page.mouse.move(10, 10);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', title)).toHaveText(LIVE);
  },
);
