import sharp from 'sharp';

import {expectAccessible} from '../support/accessibility';
import {
  awaitEditor,
  editorOf,
  enterAsStaff,
  heroOf,
  openPart,
  partOf,
  shopOf,
  writeTitle,
} from '../support/editor';
import {hold} from '../support/hold';
import {expectNoSidewaysScroll} from '../support/layout';
import {previewLinkTo, STAFF_SHOP} from '../support/preview';
import {ALL_ONLY, expect, test} from '../support/test';

const LIVE = 'The Official Quillhaven Herons Clothing Store';

test.use(STAFF_SHOP);

test(
  'a draft is saved, found again after the preview ended, and separate from a colleague’s',
  ALL_ONLY,
  async ({page, context, browser, shop, store, messages}) => {
    await enterAsStaff(page, {store, shop});
    const editor = editorOf(page);
    await writeTitle(page, 'Built for the derby');
    await openPart(page, 'Save');
    await expect(editor.getByLabel('Name of a new draft')).toBeFocused();
    await editor.getByLabel('Name of a new draft').fill('Derby');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await editor.getByRole('button', {name: 'Save as a new draft'}).click();
    await expect(editor.getByText('“Derby” is saved.')).toBeVisible();
    // The same post keeps it in the session.
    await page.reload();
    await awaitEditor(page);
    await expect(editor.getByText('one change, saved')).toBeVisible();
    expect(posts.filter((path) => path.startsWith('/preview'))).toEqual([
      '/preview/staff',
    ]);

    // The hour is over: another session knows nothing of the first one but what is in the store.
    await page.goto('about:blank');
    await context.clearCookies();
    await enterAsStaff(page, {store, shop});
    await expect(heroOf(page)).toHaveText(LIVE);
    await openPart(page, 'Drafts');
    await editor.getByRole('button', {name: 'Open Derby'}).click();
    await expect(heroOf(page)).toHaveText('Built for the derby');

    // The editor looks for the changes of others every 20 seconds.
    const letLook = await hold(page, '**/preview/staff', 'GET');
    const second = await browser.newContext({baseURL: shop.origin});
    const other = await second.newPage();
    await enterAsStaff(other, {store, shop});
    await openPart(other, 'Drafts');
    await editorOf(other).getByRole('button', {name: 'Open Derby'}).click();
    await writeTitle(other, 'Theirs');
    await openPart(other, 'Drafts');
    await editorOf(other).getByRole('button', {name: 'Save “Derby”'}).click();
    await expect(editorOf(other).getByText('“Derby” is saved.')).toBeVisible();
    await second.close();

    messages.expect(/409/);
    await writeTitle(page, 'Mine');
    await openPart(page, 'Drafts');
    await editor.getByRole('button', {name: 'Save “Derby”'}).click();
    letLook();
    await expect(editor.getByRole('alert')).toContainText(
      'Somebody else has saved this draft',
    );
    await expect(heroOf(page)).toHaveText('Mine');
    const theirs = editor.getByRole('group', {name: 'Another save'});
    await expect(theirs).toContainText('A colleague (Ann) has saved “Derby”');
    await expect(theirs.getByRole('listitem')).toHaveText(['Hero title Theirs Mine']);
    await editor.getByLabel('Name of a new draft').fill('Derby, mine');
    await editor.getByRole('button', {name: 'Save as a new draft'}).click();
    const drafts = editor.getByRole('list', {name: 'Drafts'});
    await expect(drafts.getByRole('listitem')).toHaveCount(2);
    await editor
      .getByRole('button', {name: 'Duplicate Derby, mine', exact: true})
      .click();
    await expect(drafts.getByRole('listitem')).toHaveCount(3);
    await editor.getByRole('button', {name: 'Rename Copy of Derby, mine'}).click();
    await editor.getByLabel('New name of Copy of Derby, mine').fill('Away days');
    await editor.getByRole('button', {name: 'Rename', exact: true}).click();
    await expect(editor.getByRole('button', {name: 'Open Away days'})).toBeVisible();
    await editor.getByRole('button', {name: 'Delete Derby, mine'}).click();
    await editor.getByRole('button', {name: 'Delete the draft'}).click();
    await expect(drafts.getByRole('listitem')).toHaveCount(2);
    const undo = editor.getByRole('button', {name: 'Undo'});
    await undo.click();
    await expect(heroOf(page)).toHaveText('Built for the derby');
    await editor.getByRole('button', {name: 'Redo'}).click();
    await expect(heroOf(page)).toHaveText('Mine');
  },
);

test(
  'a draft is published after a review of its changes, shoppers see it, and staff revert it',
  ALL_ONLY,
  async ({page, shop, store}) => {
    await enterAsStaff(page, {store, shop});
    const editor = editorOf(page);
    await writeTitle(page, 'Built for the derby');
    await openPart(page, 'Publish…');
    const changes = editor.getByRole('list', {name: 'What changes for shoppers'});
    await expect(changes.getByRole('listitem')).toHaveText([
      `Hero title ${LIVE} Built for the derby`,
    ]);
    await editor.getByRole('button', {name: 'Publish now'}).click();
    await expect(editor.getByText(/^Published\./)).toBeVisible();
    // The editor shows the shop's present state without a reload.
    await expect(editor.getByText('Shoppers see exactly this already.')).toBeVisible();
    await expect(editor.getByText('no changes')).toBeVisible();
    const hero = async () =>
      /<h1[^>]*>([^<]*)/.exec(
        await (await fetch(`${shop.origin}/?fresh=${crypto.randomUUID()}`)).text(),
      )?.[1];
    await expect.poll(hero, {timeout: 20_000}).toBe('Built for the derby');
    await editor
      .getByRole('button', {name: 'Go back to Before this was published here'})
      .click();
    await expect(changes.first()).toContainText(LIVE);
    await editor.getByRole('button', {name: 'Go back to it'}).click();
    await expect(editor.getByText(/^Published\./)).toBeVisible();
    await expect.poll(hero, {timeout: 20_000}).toBe(LIVE);
  },
);

test(
  'an uploaded banner is published, and what is unfinished is named before',
  ALL_ONLY,
  async ({page, shop, store}) => {
    await enterAsStaff(page, {store, shop});
    const editor = editorOf(page);
    await openPart(page, 'Banner');
    await editor.getByRole('button', {name: 'Another picture: Banner'}).click();
    const buffer = await sharp({
      create: {width: 80, height: 40, channels: 3, background: '#0f6e6e'},
    })
      .png()
      .toBuffer();
    await editor
      .getByLabel('Upload a picture')
      .setInputFiles({name: 'harbor.png', mimeType: 'image/png', buffer});
    const banner = /\/uploads\/[^"]+\.png/;
    await expect(shopOf(page).locator('.hero-picture')).toHaveAttribute('src', banner);
    await writeTitle(page, 'Built for the derby');
    await editor.getByRole('button', {name: 'Add a section above the products'}).click();
    await editor.getByRole('button', {name: /^Text/}).last().click();
    await openPart(page, 'Publish…');
    const unfinished = editor.getByRole('group', {name: 'Before shoppers see it'});
    await expect(unfinished).toContainText('One section still has its first words:');
    await unfinished.getByRole('button', {name: 'Open Text: Title'}).click();
    await editor.getByLabel('Title', {exact: true}).fill('Derby weekend');
    await editor.getByLabel('Text', {exact: true}).fill('Come early.');
    await openPart(page, 'Publish…');
    await expect(unfinished).toHaveCount(0);
    await editor.getByRole('button', {name: 'Publish now'}).click();
    await expect(editor.getByText('Shoppers see exactly this already.')).toBeVisible();
    await expect(editor.getByText('no changes')).toBeVisible();
    const html = async () =>
      (await fetch(`${shop.origin}/?fresh=${crypto.randomUUID()}`)).text();
    await expect.poll(html, {timeout: 20_000}).toMatch(banner);
    // The store is shared with other tests.
    await editor
      .getByRole('button', {name: 'Go back to Before this was published here'})
      .click();
    await editor.getByRole('button', {name: 'Go back to it'}).click();
    await expect.poll(html, {timeout: 20_000}).not.toMatch(banner);
  },
);

test(
  'a date takes effect with Enter, on leaving and by its button, and a plan never starts in the past',
  ALL_ONLY,
  async ({page, shop, store}) => {
    await enterAsStaff(page, {store, shop});
    const editor = editorOf(page);
    await openPart(page, 'As-of date');
    const field = editor.getByLabel(/^Day and time/);
    const shown = editor.getByText(/^The shop as of/);
    const byButton = editor.getByRole('button', {name: 'Show this date'});
    for (const [year, take] of [
      ['2031', () => field.press('Enter')],
      ['2032', () => field.blur()],
      ['2033', () => byButton.click()],
    ] as const) {
      await field.fill(`${year}-11-27T18:00`);
      await take();
      await expect(shown).toContainText(`Nov 27, ${year}`);
    }
    await field.fill('1999-01-01T00:00');
    await field.press('Enter');
    await expect(editor.getByText(/between the years 2000 and 2100/)).toBeVisible();
    await expect(shown).toContainText('2033');
    await openPart(page, 'Plans');
    await editor.getByLabel('From', {exact: true}).fill('2020-01-01T18:00');
    await editor.getByRole('button', {name: 'Plan it'}).click();
    await expect(editor.getByLabel('From', {exact: true})).toHaveAccessibleDescription(
      /in the past/,
    );
  },
);

test(
  'a link asks before it replaces unsaved edits',
  ALL_ONLY,
  async ({page, shop, store}) => {
    await enterAsStaff(page, {store, shop});
    const saved = page.waitForResponse('**/preview/session**');
    await writeTitle(page, 'Not saved yet');
    await saved;
    const link = await previewLinkTo(store, {edits: {hero_title: 'From a link'}});
    await page.goto(link);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'You have unsaved changes',
    );
    await expectAccessible(page);
    await page.getByRole('link', {name: 'Keep my changes'}).click();
    await awaitEditor(page);
    await expect(heroOf(page)).toHaveText('Not saved yet');
    await page.goto(link);
    await page.getByRole('button', {name: /open the link/}).click();
    await awaitEditor(page);
    await expect(heroOf(page)).toHaveText('From a link');
  },
);

test(
  'two windows: what one publishes the other one tells when it is looked at',
  ALL_ONLY,
  async ({page, browser, shop, store}) => {
    await enterAsStaff(page, {store, shop});
    const second = await browser.newContext({baseURL: shop.origin});
    const other = await second.newPage();
    await enterAsStaff(other, {store, shop});
    await writeTitle(other, 'From the other window');
    await openPart(other, 'Publish…');
    await editorOf(other).getByRole('button', {name: 'Publish now'}).click();
    await expect(editorOf(other).getByText(/^Published\./)).toBeVisible();
    await second.close();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(editorOf(page).getByRole('alert')).toContainText(
      /^A colleague \(Ann\) has published “Theme of/,
    );
    await expect(heroOf(page)).toHaveText('From the other window');
  },
);

test(
  'credentials revoked midway: a message says so, nothing is lost, and work continues with new ones',
  ALL_ONLY,
  async ({page, shop, store, messages}) => {
    await enterAsStaff(page, {store, shop});
    const editor = editorOf(page);
    await writeTitle(page, 'Built for the derby');
    await openPart(page, 'Drafts');
    await editor.getByLabel('Name of a new draft').fill('Derby');
    messages.expect(/503/);
    store.control.addFault({
      operation: 'StaffThemes',
      times: 2,
      fault: {kind: 'status', status: 401},
    });
    await editor.getByRole('button', {name: 'Save as a new draft'}).click();
    await expect(editor.getByRole('alert')).toContainText('Nothing was lost');
    await expect(heroOf(page)).toHaveText('Built for the derby');
    await expect(editor.getByLabel('Name of a new draft')).toHaveValue('Derby');
    await editor.getByRole('button', {name: 'Save as a new draft'}).click();
    await expect(editor.getByText('“Derby” is saved.')).toBeVisible();
  },
);

test.describe('on the narrowest phone', () => {
  test.use({viewport: {width: 320, height: 640}});

  test(
    'everything of staff’s fits, comes into view and passes axe',
    ALL_ONLY,
    async ({page, shop, store}) => {
      await enterAsStaff(page, {store, shop});
      await writeTitle(page, 'Built for the derby');
      for (const title of [
        ...['Colors and font', 'Announcement', 'Header', 'Products', 'Footer'],
        ...['Drafts', 'Plans', 'As-of date', 'Share', 'Publish…'],
      ]) {
        await openPart(page, title);
        const settings = page.getByRole('region', {name: 'Settings'});
        await expect(settings.getByRole('heading', {level: 2})).toBeInViewport();
        await expectAccessible(page);
        const overflow = await settings.evaluate(
          (body) => body.scrollWidth - body.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await editorOf(page).getByRole('button', {name: 'Close the settings'}).click();
      await expect(partOf(page, 'Banner')).toBeVisible();
      await expectNoSidewaysScroll(page, 'the editor');
    },
  );
});
