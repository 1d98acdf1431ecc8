import {familyOf, holdFonts} from '../support/font';
import {expect, test} from '../support/test';

const PHONE = {width: 390, height: 844};

const SHOPS = '"Inter Variable"';
const PLAIN = '"Inter Fallback"';

test.use({viewport: PHONE});

test('the font is requested after the load event, and does not delay the main picture', async ({
  page,
}) => {
  const {asked, release} = await holdFonts(page);
  await page.goto('/');
  await expect.poll(() => asked).toEqual(['complete']);
  expect(await familyOf(page.getByRole('heading', {level: 1}))).toBe(PLAIN);
  release();
  await expect.poll(() => familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
});

test('the whole page switches to the font at once, without layout shift', async ({
  page,
}) => {
  const {release} = await holdFonts(page);
  await page.goto('/');
  const last = page.getByRole('article').last();
  expect(await familyOf(last)).toBe(PLAIN);
  const before = await page.evaluate(() => document.body.scrollHeight);
  release();
  await expect.poll(() => familyOf(last)).toBe(SHOPS);
  const after = await page.evaluate(() => document.body.scrollHeight);
  expect(Math.abs(after - before) / before).toBeLessThan(0.01);
});

test('without the font the page keeps its fallback', async ({page, messages}) => {
  messages.expect(/404|ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeVisible();
  expect(await familyOf(last)).toBe(PLAIN);
});

test('dialogs and the next page are in the font from the start', async ({page}) => {
  await page.goto('/');
  await expect.poll(() => familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Search'})
    .click();
  expect(await familyOf(page.getByRole('combobox'))).toBe(SHOPS);
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect.poll(() => familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page is in the shop’s font', async ({page}) => {
    await page.goto('/');
    expect(await familyOf(page.getByRole('article').last())).toBe(SHOPS);
  });
});
