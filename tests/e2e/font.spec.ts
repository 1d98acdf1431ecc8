import {familyOf, holdFonts} from '../support/font';
import {expect, test} from '../support/test';

const PHONE = {width: 390, height: 844};

const SHOPS = '"Inter Variable"';
const PLAIN = '"Inter Fallback"';

test.use({viewport: PHONE});

test('the font is asked for when the page is loaded, and takes nothing from its main picture', async ({
  page,
}) => {
  const {asked, release} = await holdFonts(page);
  await page.goto('/');
  await expect.poll(() => asked).toEqual(['complete']);
  expect(await familyOf(page.getByRole('heading', {level: 1}))).toBe(PLAIN);
  release();
  await expect.poll(() => familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
});

test('what is far below the screen is set in the font, and laid out, when it comes near', async ({
  page,
}) => {
  await page.goto('/');
  const last = page.getByRole('article').last();
  await expect.poll(() => familyOf(page.getByRole('contentinfo'))).toBe(PLAIN);
  await expect.poll(() => familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
  expect(await familyOf(last)).toBe(PLAIN);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => familyOf(last)).toBe(SHOPS);
  await expect(last).toHaveCSS('content-visibility', 'visible');
  // And all that was passed over, so that the place is found again.
  await expect(page.locator('.card:not([data-font])')).toHaveCount(0);
});

test('who scrolls before the font has come finds every card laid out', async ({page}) => {
  const {release} = await holdFonts(page);
  await page.goto('/');
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('article').last()).toHaveCSS(
    'content-visibility',
    'visible',
  );
  release();
});

test('without the font the page stays as it is, and every card is there', async ({
  page,
  messages,
}) => {
  messages.expect(/404|ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test('dialogs and the next page are in the font from the start', async ({page}) => {
  await page.goto('/');
  await expect.poll(() => familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
  await page.getByRole('link', {name: 'Search'}).click();
  expect(await familyOf(page.getByRole('combobox'))).toBe(SHOPS);
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page is in the shop’s font, and every card is laid out', async ({page}) => {
    await page.goto('/');
    const last = page.getByRole('article').last();
    expect(await familyOf(last)).toBe(SHOPS);
    await expect(last).toHaveCSS('content-visibility', 'visible');
  });
});
