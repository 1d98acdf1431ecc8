import {hold} from '../support/hold';
import {live, liveWithCart} from '../support/live';
import {expect, test} from '../support/test';

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

test('an offline visitor sees a notice until the connection is back', async ({
  page,
  context,
  messages,
}) => {
  // The cart looks for the store every ten seconds.
  messages.allow(/ERR_INTERNET_DISCONNECTED/);
  messages.allow(/The cart gave no answer \(read\)/);
  await page.goto('/shirts');
  await liveWithCart(page);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({hasText: 'You are offline.'});
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});
