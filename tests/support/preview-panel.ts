import type {Page} from '@playwright/test';

import {SESSION_MS} from '../../app/staff/session';
import type {RunningStore} from '../../tools/store/club-store';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {sessionValue} from './preview';
import {expect} from './test';

/** The panel of a preview, as its tests use it. */
export const panelOf = (page: Page) => page.getByRole('region', {name: 'Preview'});

/** The title of the page beside the panel. */
export const heroOf = (page: Page) => page.getByRole('heading', {level: 1});

/** The heading of a panel section, which opens it. */
export const partOf = (page: Page, title: string) =>
  panelOf(page)
    .locator('summary')
    .filter({hasText: new RegExp(`^${title}$`)});

/** Opens a panel section, if it is closed. */
export async function openPart(page: Page, title: string) {
  const part = partOf(page, title);
  const isOpen = await part.evaluate((each) => each.parentElement?.hasAttribute('open'));
  if (!isOpen) await part.click();
}

/** Opens a page of a preview, and waits for its panel. */
export async function enterPreview(page: Page, address: string) {
  await page.goto(address);
  // Hydration waits for an idle page, or for a touch.
  await page.mouse.move(10, 10);
  await expect(panelOf(page).getByText('min left')).toBeVisible();
}

/** Gives the draft another title, and waits until the page shows it. */
export async function writeTitle(page: Page, title: string) {
  await openPart(page, 'Texts');
  await panelOf(page).getByLabel('Hero title').fill(title);
  await expect(heroOf(page)).toHaveText(title);
}

/** Somebody with the preview password. On a phone the panel begins folded. */
export async function enterAsStaff(
  page: Page,
  {store, shop}: {store: RunningStore; shop: RunningWorker},
  isFolded = false,
  address = '/?preview=1',
) {
  const value = await sessionValue(store, {}, SESSION_MS, 'staff');
  await page.context().addCookies([{name: 'preview', value, url: shop.origin}]);
  await enterPreview(page, address);
  if (isFolded) await panelOf(page).getByRole('button', {name: 'Change'}).click();
  await expect(partOf(page, 'Drafts')).toBeVisible();
}
