import {expect, type Locator, type Page} from '@playwright/test';

/**
 * Presses Tab until `target` has the focus, as somebody without a pointer does.
 * Fails if it is not reached within `limit` presses.
 */
export async function tabTo(page: Page, target: Locator, limit = 100): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached with ${limit} presses of Tab`).toBeFocused();
}

async function hasFocus(target: Locator): Promise<boolean> {
  if ((await target.count()) !== 1) return false;
  return target.evaluate((element) => element === document.activeElement);
}
