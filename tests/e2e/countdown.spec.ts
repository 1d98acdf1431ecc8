import type {Page} from '@playwright/test';

import {setDeviceClockOff} from '../support/device-clock';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

const DAY = 24 * 60 * 60 * 1000;

/** Ends within the hour. */
const SCARF = '/products/half-time-scarf';

async function minutesLeft(page: Page): Promise<number> {
  const text = await page.getByRole('timer').first().textContent();
  return Number(/^(\d+) mins \d+ secs$/.exec(text ?? '')?.[1] ?? Number.NaN);
}

test.describe('the countdown (§2)', () => {
  test(
    "is corrected by the cart's response on a page that was cached for ten minutes",
    ALL_ONLY,
    async ({page}) => {
      const response = await page.request.get(SCARF);
      const said = /(\d+) mins \d+ secs/.exec(await response.text())?.[1];
      await page.route('**/api/cart', async (route) => {
        const answer = await route.fetch();
        const reply = (await answer.json()) as {serverTime: string};
        const serverTime = new Date(Date.parse(reply.serverTime) + 600_000).toISOString();
        await route.fulfill({response: answer, json: {...reply, serverTime}});
      });
      await page.goto(SCARF);
      await expect
        .poll(async () => Math.abs((await minutesLeft(page)) - (Number(said) - 10)))
        .toBeLessThan(2);
      await page.unrouteAll({behavior: 'wait'});
    },
  );

  for (const [name, error] of [
    ['a day fast', DAY],
    ['a day slow', -DAY],
  ] as const) {
    test(`goes by the server's clock on a device ${name}`, ALL_ONLY, async ({page}) => {
      const response = await page.request.get(SCARF);
      const said = /(\d+) mins \d+ secs/.exec(await response.text())?.[1];
      await setDeviceClockOff(page, error);
      await page.goto(SCARF);
      const timer = page.getByRole('timer').first();
      const first = await timer.textContent();
      await expect(timer).not.toHaveText(first ?? '');
      expect(Math.abs((await minutesLeft(page)) - Number(said))).toBeLessThan(2);
    });
  }

  test(
    'is right again in a tab that slept, and ends the sale',
    ALL_ONLY,
    async ({page}) => {
      const device = await setDeviceClockOff(page, 0);
      // The server does not sleep along: its last word on the time has come.
      await page.goto(SCARF);
      await live(page);
      const timer = page.getByRole('timer').first();
      const first = await timer.textContent();
      await expect(timer).not.toHaveText(first ?? '');
      const before = await minutesLeft(page);
      await device.pass(20 * 60_000);
      await expect.poll(() => minutesLeft(page)).toBeLessThan(before - 18);
      await expect(page.getByRole('button', {name: 'Add to cart'})).toBeEnabled();
      await device.pass(60 * 60_000);
      await expect(timer).toHaveText('Ended');
      await expect(page.getByRole('button', {name: 'Add to cart'})).toBeDisabled();
    },
  );
});
