import {familyOf, holdFonts} from '../support/font';
import {hold} from '../support/hold';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

const PHONE = {width: 390, height: 844};

const SHOPS = '"Inter Variable"';
const PLAIN = '"Inter Fallback"';

test.use({viewport: PHONE});

test(
  'the fonts are requested after the load event, and do not delay the main picture',
  ALL_ONLY,
  async ({page}) => {
    const {asked, release} = await holdFonts(page);
    await page.goto('/');
    await expect.poll(() => asked).toEqual(['complete', 'complete']);
    expect(await familyOf(page.getByRole('heading', {level: 1}))).toBe(PLAIN);
    release();
    await expect.poll(() => familyOf(page.getByRole('heading', {level: 1}))).toBe(SHOPS);
  },
);

test(
  'the whole page switches to the font at once, without layout shift',
  ALL_ONLY,
  async ({page}) => {
    const {release} = await holdFonts(page);
    await page.goto('/');
    const last = page.getByRole('article').last();
    expect(await familyOf(last)).toBe(PLAIN);
    const before = await page.evaluate(() => document.body.scrollHeight);
    release();
    await expect.poll(() => familyOf(last)).toBe(SHOPS);
    const after = await page.evaluate(() => document.body.scrollHeight);
    expect(Math.abs(after - before) / before).toBeLessThan(0.01);
  },
);

test(
  'without the font the page keeps its fallback',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/404|ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeVisible();
    expect(await familyOf(last)).toBe(PLAIN);
  },
);

test(
  'dialogs and the next page are in the font from the start',
  ALL_ONLY,
  async ({page}) => {
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
  },
);

test('nothing shifts while a page loads, however late the font', async ({page}) => {
  const release = await hold(page, '**/*.woff2');
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto('/shirts', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  release();
  await expect(page.locator('html.font-loaded')).toBeVisible();
  await live(page);
  const total = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce(
      (sum, value) => sum + value,
      0,
    ),
  );
  // A line of text may end a pixel earlier in Inter; boxes stay where they are.
  expect(total).toBeLessThan(0.002);
});
