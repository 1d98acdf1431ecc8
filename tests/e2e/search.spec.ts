import type {Page} from '@playwright/test';

import {hold} from '../support/hold';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) =>
  dialog(page).getByRole('combobox', {name: 'Search products'});
const options = (page: Page) =>
  page.getByRole('listbox', {name: 'Suggestions'}).getByRole('option');

/** The footer's menu may lead to the search too. */
const searchLink = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Search', exact: true});

async function openSearch(page: Page) {
  await searchLink(page).click();
  await expect(field(page)).toBeFocused();
}

test('suggestions appear while typing, and Enter on one leads to it', async ({page}) => {
  await page.goto('/');
  await openSearch(page);
  await page.keyboard.type('hood');
  await expect(options(page).first()).toContainText(/hood/i);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\//);
  await expect(dialog(page)).toBeHidden();
});

test(
  'the arrow up goes to the last option, all results, which stays active when the answer comes',
  ALL_ONLY,
  async ({page}) => {
    const release = await hold(page, '**/api/search?q=scarf');
    await page.goto('/');
    await openSearch(page);
    const start = page.getByRole('listbox', {name: 'Where to begin'}).getByRole('option');
    await expect(start.first()).toBeVisible();
    await page.keyboard.type('scarf');
    const all = options(page).filter({hasText: 'All results for “scarf”'});
    await expect(all).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    release();
    await expect(options(page).first()).toContainText(/scarf/i);
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=scarf');
  },
);

test(
  'Escape closes the suggestions first, and the search then',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/');
    await openSearch(page);
    await page.keyboard.type('tee');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('tee');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(searchLink(page)).toBeFocused();
  },
);

test(
  'the empty field shows starting points; words without a match say so, and offer links',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/');
    await live(page);
    await openSearch(page);
    const begin = page.getByRole('listbox', {name: 'Where to begin'}).getByRole('option');
    await expect(begin).toHaveCount(8);
    await expect(begin.filter({hasText: 'Collection'}).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await openSearch(page);
    await page.keyboard.type('zeppelin');
    await expect(
      dialog(page).getByText('Nothing matches “zeppelin”.').first(),
    ).toBeVisible();
    await expect(
      dialog(page).getByRole('status').filter({hasText: 'Nothing matches “zeppelin”.'}),
    ).toContainText('8 suggestions');
    await expect(begin).toHaveCount(8);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/collections\//);
    await expect(dialog(page)).toBeHidden();
  },
);

test('a response for older words is never shown', ALL_ONLY, async ({page}) => {
  await page.goto('/');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/search?q=hoodie', async (route) => {
    await held;
    // The page has given the request up by now.
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/api/search?q=hoodie');
  await openSearch(page);
  await field(page).fill('hoodie');
  await asked;
  const cancelled = page.waitForEvent('requestfailed');
  await field(page).fill('scarf');
  await expect(options(page).first()).toContainText(/scarf/i);
  expect((await cancelled).url()).toContain('q=hoodie');
  answer();
  await expect(options(page).filter({hasText: /hoodie/i})).toHaveCount(0);
});

test('Enter in the field leads to the results', ALL_ONLY, async ({page}) => {
  await page.goto('/');
  await openSearch(page);
  await page.keyboard.type('hoodie');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=hoodie');
  await expect(page.getByRole('status').filter({hasText: 'results for'})).toContainText(
    /\d+ results for “hoodie”/,
  );
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test(
  'a failure of the store while typing leaves the page intact',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.expect(/status of 50\d/);
    await page.goto('/');
    await openSearch(page);
    store.control.addFault({
      operation: 'Suggestions',
      fault: {kind: 'status', status: 503},
    });
    const answered = page.waitForResponse('**/api/search?q=cap');
    await page.keyboard.type('cap');
    await answered;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=cap');
  },
);
