import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {live} from '../support/live';
import {expect, test} from '../support/test';
import {phone, withoutJavaScript} from '../support/visitors';

const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('the top navigation leads to latest, shirts, hoodies and, by the logo, home (§2)', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Shirts', '/shirts'],
    ['Hoodies', '/hoodies'],
    ['Latest', '/latest'],
  ] as const) {
    await main(page).getByRole('link', {name}).click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('link', {name})).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await main(page).getByRole('link', {name: 'Quillhaven Herons'}).click();
  await expect(page).toHaveURL('/');
});

test(
  'a soft navigation moves focus to the page, announces its title and starts at the top',
  {tag: '@development'},
  async ({page}) => {
    await page.goto('/');
    await live(page);
    await page.evaluate(() => scrollTo(0, 1200));
    await main(page).getByRole('link', {name: 'Shirts', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('T-Shirt Collection');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(
      page
        .getByRole('status')
        .filter({hasText: 'T-Shirt Collection | Quillhaven Herons'}),
    ).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('the skip link is the first Tab stop and leads past the navigation', async ({
  page,
}) => {
  await page.goto('/shirts');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the mobile menu (§2)', () => {
  test.use(phone);

  const open = (page: Page) => page.getByRole('button', {name: 'Open menu'});
  const close = (page: Page) => page.getByRole('button', {name: 'Close menu'});
  const shirts = (page: Page) =>
    main(page).getByRole('link', {name: 'Shirts', exact: true});

  test.beforeEach(async ({page}) => {
    await page.goto('/');
    await expect(shirts(page)).toBeHidden();
    await open(page).tap();
    await expect(shirts(page)).toBeVisible();
  });

  test('says that it is open, and locks the scrolling of the page', async ({page}) => {
    await expect(close(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await expectAccessible(page);
    await close(page).tap();
    await expect(open(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });

  test('closes on the Escape key', async ({page}) => {
    await page.keyboard.press('Escape');
    await expect(shirts(page)).toBeHidden();
  });

  test('closes on a touch outside', async ({page}) => {
    await page.touchscreen.tap(195, 780);
    await expect(shirts(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('closes on choosing a link', async ({page}) => {
    await shirts(page).tap();
    await expect(page).toHaveURL('/shirts');
    await expect(shirts(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({...phone, ...withoutJavaScript});

  test('the mobile menu opens, closes and leads on all the same', async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await expect(page.getByRole('button', {name: 'Close menu'})).toBeVisible();
    await main(page).getByRole('link', {name: 'Hoodies'}).tap();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
  });
});
