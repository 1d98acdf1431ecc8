import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {live} from '../support/live';
import {expect, test} from '../support/test';
import {phone} from '../support/visitors';

/** Once it has hydrated: what is added then is there to be examined too. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await live(page);
}

test.describe('the menu on a phone', () => {
  test.use(phone);

  test('is accessible, has its state, and returns the focus', async ({page}) => {
    await open(page, '/');
    const toggle = page.getByRole('button', {name: /(Open|Close) menu/});
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleName('Close menu');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });

  test('has its state before hydration', async ({page}) => {
    // They never come: not one of the page's modules is answered.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', {waitUntil: 'commit'});
    const toggle = page.getByRole('button', {name: /(Open|Close) menu/});
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a new page is announced by its title, and focus moves to its main part', async ({
  page,
}) => {
  await open(page, '/');
  const shirts = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {
    name: 'Shirts',
  });
  await shirts.click();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const title = await page.title();
  await expect(page.getByRole('status').filter({hasText: title})).toHaveCount(1);
});

test('the first Tab stop is the skip link', async ({page}) => {
  await open(page, '/shirts');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('heading levels descend one at a time, from one h1', async ({page}) => {
  for (const path of ['/', '/shirts', '/products/crest-tee', '/cart']) {
    await open(page, path);
    const levels = await page
      .locator(':is(h1, h2, h3, h4):visible')
      .evaluateAll((headings) => headings.map(({tagName}) => Number(tagName[1])));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels.forEach((level, i) => {
      expect(level - (levels[i - 1] ?? 0), `${path}: ${levels}`).toBeLessThanOrEqual(1);
    });
  }
});
