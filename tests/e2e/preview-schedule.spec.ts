import type {Page} from '@playwright/test';

import {toLocalInput} from '../../app/staff/editor/as-of';
import {PREVIEW_SECRET, STAFF_SHOP} from '../support/preview';
import {
  awaitEditor,
  barOf,
  editorOf,
  heroOf,
  openPart,
  writeTitle,
} from '../support/editor';
import {ALL_ONLY, expect, test} from '../support/test';

const LIVE = 'The Official Quillhaven Herons Clothing Store';
const PLANNED = 'Under the lights';
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

test.use({...STAFF_SHOP, movableClock: true});
test.afterEach(({shop}) => shop.setClock(0));

async function enterByPassword(page: Page) {
  await page.goto('/preview');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Preview password').fill(PREVIEW_SECRET);
  await page.getByRole('button', {name: 'Preview the shop'}).click();
  await awaitEditor(page);
}

test(
  'a theme is scheduled: shoppers see it from its start to its end, and staff find their draft after their preview ended',
  ALL_ONLY,
  async ({page, browser, shop}) => {
    await enterByPassword(page);
    const editor = editorOf(page);
    await writeTitle(page, PLANNED);
    await openPart(page, 'Drafts');
    await editor.getByLabel('Name of a new draft').fill('Derby night');
    await editor.getByRole('button', {name: 'Save as a new draft'}).click();
    await expect(editor.getByText('“Derby night” is saved.')).toBeVisible();

    // Times are typed by the clock of the browser, which stands elsewhere.
    const [from, until] = [24, 27].map((hours) =>
      toLocalInput(Date.now() + hours * HOUR),
    );
    const instantOf = (text = '') => page.evaluate((typed) => Date.parse(typed), text);
    const [start, end] = [await instantOf(from), await instantOf(until)];
    await openPart(page, 'Plans');
    await editor.getByLabel('From', {exact: true}).fill(from ?? '');
    await editor.getByLabel(/^Until/).fill(until ?? '');
    await editor.getByRole('button', {name: 'Plan it'}).click();
    await expect(editor.getByText(/^“Derby night” is planned\./)).toBeVisible();
    const plans = editor.getByRole('list', {name: 'Planned'}).getByRole('listitem');
    await expect(plans).toContainText([/Derby night.*by Ann/]);
    await editor.getByText('What shoppers see', {exact: true}).click();
    await expect(heroOf(page)).toHaveText(LIVE);
    await editor.getByRole('button', {name: /^See Derby night as of/}).click();
    await expect(heroOf(page)).toHaveText(PLANNED);

    // The clock moves on: an editor that is open would ask for news of colleagues, in a preview
    // that has ended.
    const leave = () => page.goto('about:blank');
    await leave();

    /**
     * The hero that a shopper sees who comes for the first time, and whether the page cache had
     * it.
     */
    const visit = async (instant: number) => {
      await shop.setClock(instant - Date.now());
      const shopper = await browser.newPage({baseURL: shop.origin});
      const response = await shopper.goto('/');
      const from = response?.headers()['oxygen-full-page-cache'];
      const hero = await shopper.getByRole('heading', {level: 1}).textContent();
      await shopper.close();
      return {hero, from};
    };
    expect(await visit(start - 25 * SECOND)).toEqual({hero: LIVE, from: 'miss'});
    expect(await visit(start - 20 * SECOND)).toEqual({hero: LIVE, from: 'hit'});
    expect(await visit(start + SECOND)).toEqual({hero: PLANNED, from: 'miss'});
    expect(await visit(start + 2 * SECOND)).toEqual({hero: PLANNED, from: 'hit'});

    // A day has passed: the preview's hour is long over.
    await page.goto('/?preview=1');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(PLANNED);
    await expect(barOf(page)).toHaveCount(0);
    await enterByPassword(page);
    await openPart(page, 'Drafts');
    await editor.getByRole('button', {name: 'Open Derby night'}).click();
    await expect(editor.getByRole('button', {name: 'Save “Derby night”'})).toBeVisible();
    await openPart(page, 'Banner');
    await expect(editor.getByLabel('Hero title')).toHaveValue(PLANNED);
    // Dates are suggested by the worker's time, which is a day ahead of the device's.
    await openPart(page, 'As-of date');
    await editor.getByRole('button', {name: 'In an hour'}).click();
    const suggested = await editor.getByLabel(/^Day and time/).inputValue();
    expect(await instantOf(suggested)).toBeGreaterThan(Date.now() + 20 * HOUR);
    await leave();

    expect(await visit(end - 25 * SECOND)).toEqual({hero: PLANNED, from: 'miss'});
    expect(await visit(end + SECOND)).toEqual({hero: LIVE, from: 'miss'});
  },
);
