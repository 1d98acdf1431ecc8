import type {Locator, Page} from '@playwright/test';

import {SESSION_MS} from '../../app/staff/session';
import type {RunningStore} from '../../tools/store/club-store';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {openLive} from './live';
import {sessionValue} from './preview';
import {expect} from './test';

/**
 * The frame's page is loaded again while it reads or creates its cart: a change came before it was
 * hydrated.
 */
export const INTERRUPTED = /The cart gave no answer \((?:create|read)\)/;

/** The editor without the shop in its frame. */
export const editorOf = (page: Page) => page.locator('.pv');

/** The shop in the editor's frame. */
export const shopOf = (page: Page) => page.frameLocator('iframe[title="The shop"]');

/** The title of the page in the frame. */
export const heroOf = (page: Page) => shopOf(page).getByRole('heading', {level: 1});

/** The slim bar of a preview without the editor. */
export const barOf = (page: Page) => page.getByRole('region', {name: 'Preview'});

/** A button of the bar, the tools or the outline, which opens its settings. */
export const partOf = (page: Page, title: string) =>
  page
    .locator('.pv-top, .pv > .pv-tools, .pv-outline')
    .getByRole('button', {name: title, exact: true});

/** Opens the settings of a part. On a phone those of another part cover the outline, and tools are behind “More”. */
export async function openPart(
  page: Page,
  title: string,
  press = (control: Locator) => control.click(),
) {
  const part = partOf(page, title);
  const close = page.getByRole('button', {name: 'Close the settings'});
  if (!(await part.isVisible()) && (await close.isVisible())) await press(close);
  if (!(await part.isVisible())) await press(partOf(page, 'More'));
  await press(part);
  await expect(
    page.getByRole('region', {name: 'Settings'}).getByRole('heading', {level: 2}),
  ).toBeVisible();
}

/** Waits until the editor is there, and the shop in its frame. */
export async function awaitEditor(page: Page) {
  // Hydration waits for an idle page, or for a touch.
  await page.mouse.move(10, 10);
  await expect(page.getByText('min left')).toBeVisible();
  await expect(heroOf(page)).toBeVisible();
}

/** Opens a preview's page, and the editor from its bar. */
export async function enterEditor(page: Page, url: string) {
  await openLive(page, url);
  await barOf(page).getByRole('link', {name: 'Edit'}).click();
  await awaitEditor(page);
}

/** Gives the draft another title, and waits until the page shows it. */
export async function writeTitle(page: Page, title: string) {
  await openPart(page, 'Banner');
  await editorOf(page).getByLabel('Hero title').fill(title);
  await expect(heroOf(page)).toHaveText(title);
}

/** Somebody with the preview password. */
export async function enterAsStaff(
  page: Page,
  {store, shop}: {store: RunningStore; shop: RunningWorker},
) {
  const value = await sessionValue(store, {}, SESSION_MS, 'staff');
  await page.context().addCookies([{name: 'preview', value, url: shop.origin}]);
  await page.goto('/preview');
  await awaitEditor(page);
  await expect(partOf(page, 'Publish…')).toBeVisible();
}
