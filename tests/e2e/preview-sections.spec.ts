import type {Locator, Page} from '@playwright/test';
import sharp from 'sharp';

import {suggestedDates, toLocalInput} from '../../app/staff/editor/as-of';
import {expectAccessible} from '../support/accessibility';
import {editorOf, enterAsStaff, INTERRUPTED, openPart, shopOf} from '../support/editor';
import {STAFF_SHOP} from '../support/preview';
import {arranged, writeSections} from '../support/sections';
import {ALL_ONLY, expect, test} from '../support/test';
import {swipe} from '../support/touch';
import {phone} from '../support/visitors';

test.use(STAFF_SHOP);

const heading = (page: Page, name: string) =>
  shopOf(page).getByRole('main').getByRole('heading', {name, exact: true});

/** How somebody presses a control. */
type Press = (control: Locator) => Promise<void>;

/** The ways to use the editor. */
const WAYS: Record<string, {press: Press; visitor: object}> = {
  'by mouse': {press: (control) => control.click(), visitor: {}},
  'by keyboard': {press: (control) => control.press('Enter'), visitor: {}},
  'on a phone': {press: (control) => control.tap(), visitor: phone},
};

async function add(page: Page, press: Press, where: 'above' | 'below', kind: string) {
  const editor = editorOf(page);
  const adder = editor.getByRole('button', {name: `Add a section ${where} the products`});
  // On a phone the settings of the last one cover the outline.
  if (!(await adder.isVisible()))
    await press(editor.getByRole('button', {name: 'Close the settings'}));
  await press(adder);
  const kinds = editor.getByRole('list', {
    name: `Kinds of sections, ${where} the products`,
  });
  await press(kinds.getByRole('button', {name: new RegExp(`^${kind}`)}));
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({
  name,
  mimeType,
  buffer,
});

for (const [way, {press, visitor}] of Object.entries(WAYS)) {
  test.describe(way, () => {
    test.use(visitor);

    test(
      'four sections and an uploaded picture are arranged, planned for Friday, published and undone',
      ALL_ONLY,
      async ({page, shop, store, messages}) => {
        messages.allow(INTERRUPTED);
        await enterAsStaff(page, {store, shop});
        const editor = editorOf(page);
        await add(page, press, 'above', 'Text');
        await editor.getByLabel('Title', {exact: true}).fill('Derby weekend');
        await expect(heading(page, 'Derby weekend')).toBeInViewport();
        await add(page, press, 'above', 'Featured collection');
        await editor
          .getByLabel('Collection', {exact: true})
          .selectOption({label: 'Headwear'});
        await expect(heading(page, 'Headwear')).toBeInViewport();
        await add(page, press, 'below', 'Countdown to a drop');
        await editor.getByLabel('Title', {exact: true}).fill('The list opens');
        await editor.getByLabel('Day and time', {exact: true}).fill('2099-01-01T18:00');
        await expect(heading(page, 'The list opens')).toBeInViewport();
        await add(page, press, 'below', 'Picture or video with text');
        await editor.getByLabel('Title', {exact: true}).fill('From the boathouse');
        await press(editor.getByRole('button', {name: 'Choose a picture'}));
        await editor.getByLabel('What the new picture shows').fill('A tin trunk');
        const upload = editor.getByLabel('Upload a picture');
        await upload.setInputFiles(
          file('evil.svg', 'image/svg+xml', Buffer.from('<svg/>')),
        );
        await expect(editor.getByText('Only JPEG, PNG, WebP and GIF')).toBeVisible();
        const png = await sharp({
          create: {width: 40, height: 30, channels: 3, background: '#0f6e6e'},
        })
          .png()
          .toBuffer();
        await upload.setInputFiles(file('trunk.png', 'image/png', png));
        await expect(
          shopOf(page).getByRole('main').getByRole('img', {name: 'A tin trunk'}),
        ).toBeVisible();
        await press(editor.getByRole('button', {name: /^Move up Picture or video/}));
        await expect(
          editor.getByText('From the boathouse is 1 of 2 below the products.'),
        ).toBeVisible();
        await expectAccessible(page);

        await press(editor.getByRole('button', {name: /^Remove Picture or video/}));
        await expect(heading(page, 'From the boathouse')).toHaveCount(0);
        await press(editor.getByRole('button', {name: 'Undo'}));
        await expect(heading(page, 'From the boathouse')).toBeVisible();

        const friday = suggestedDates(Date.now()).at(-1)?.instant ?? 0;
        await openPart(page, 'Plans', press);
        await editor.getByLabel('Name of the plan').fill('Derby');
        await editor.getByLabel('From', {exact: true}).fill(toLocalInput(friday));
        await press(editor.getByRole('button', {name: 'Plan it'}));
        await expect(editor.getByText('“Derby” is planned.')).toBeVisible();

        await openPart(page, 'Publish…', press);
        await press(editor.getByRole('button', {name: 'Publish now'}));
        await expect(editor.getByText('Published. Shoppers see it')).toBeVisible();
        const html = async () =>
          (await fetch(`${shop.origin}/?fresh=${crypto.randomUUID()}`)).text();
        await expect.poll(html).toContain('>Derby weekend</h2>');
        expect(await html()).toContain('>From the boathouse</h2>');
        await press(editor.getByRole('button', {name: /^Go back to Before/}));
        await press(editor.getByRole('button', {name: 'Go back to it'}));
        await expect(editor.getByText('Published. Shoppers see it')).toBeVisible();
        await expect.poll(html).not.toContain('Derby weekend');
      },
    );
  });
}

const words = (id: string, title: string) => ({id, kind: 'rich-text', settings: {title}});
const twoSections = [words('a', 'First words'), words('b', 'Second words')];
const furtherKinds = [
  {id: 'c', kind: 'quote', settings: {words: 'Worn since March.', name: 'Maud'}},
  {
    id: 'd',
    kind: 'collection-tiles',
    settings: {
      collections: [373, 372, 376].map((id) => `gid://shopify/Collection/482910${id}`),
    },
  },
];

test(
  'sections are moved, hidden and copied by keyboard, and a click in the page opens its setting',
  ALL_ONLY,
  async ({page, shop, store, messages}) => {
    messages.allow(INTERRUPTED);
    await writeSections(store, arranged(twoSections));
    await enterAsStaff(page, {store, shop});
    const editor = editorOf(page);
    const titles = () =>
      shopOf(page).getByRole('main').getByRole('heading', {level: 2}).allTextContents();
    await editor.getByRole('button', {name: 'Move Text: Second words'}).focus();
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(titles)
      .toEqual(['Second words', 'First words', 'Latest Collection']);
    await expect(
      editor.getByText('Text: Second words is 1 of 2 above the products.'),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(titles)
      .toEqual(['First words', 'Latest Collection', 'Second words']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await editor.getByRole('button', {name: 'Hide Text: Second words'}).press('Enter');
    await expect.poll(titles).toEqual(['First words', 'Latest Collection']);
    await editor.getByRole('button', {name: 'Show Text: Second words'}).press('Enter');
    await editor
      .getByRole('button', {name: 'Duplicate Text: Second words'})
      .press('Enter');
    await expect
      .poll(titles)
      .toEqual(['First words', 'Latest Collection', 'Second words', 'Second words']);

    await heading(page, 'First words').click();
    const title = editor.getByLabel('Title', {exact: true});
    await expect(title).toBeFocused();
    await expect(title).toHaveValue('First words');
    const topOf = async (element: Locator) =>
      Math.round((await element.boundingBox())?.y ?? 0);
    await expect
      .poll(() => topOf(shopOf(page).locator('#preview-selected')))
      .toBe(await topOf(heading(page, 'First words')));
    await title.fill('Words as they are typed');
    await expect(heading(page, 'Words as they are typed')).toBeVisible();
    await shopOf(page).getByRole('heading', {level: 1}).click();
    await expect(editor.getByLabel('Hero title')).toBeFocused();
  },
);

test(
  'what is being edited stays in view when the screen changes',
  ALL_ONLY,
  async ({page, shop, store}) => {
    await writeSections(store, arranged([...furtherKinds, ...twoSections]));
    await enterAsStaff(page, {store, shop});
    await openPart(page, 'Second words Text');
    for (const screen of ['Phone', 'Desktop', 'Tablet']) {
      await editorOf(page).getByRole('radio', {name: screen}).check({force: true});
      await expect(heading(page, 'Second words')).toBeInViewport();
    }
  },
);

test('home’s grid begins with what staff pin', ALL_ONLY, async ({page, shop, store}) => {
  await enterAsStaff(page, {store, shop});
  await openPart(page, 'Products');
  const editor = editorOf(page);
  await editor.getByLabel('Find a product to stand first').fill('scarf');
  await editor.getByRole('button', {name: 'Pin Bar Scarf'}).click();
  await expect(
    shopOf(page).getByRole('main').getByRole('article').first(),
  ).toHaveAccessibleName('Bar Scarf');
});

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'a section is dragged, the page shows it, and axe finds nothing on page and editor',
    ALL_ONLY,
    async ({page, shop, store}) => {
      await writeSections(store, arranged([...twoSections, ...furtherKinds]));
      await enterAsStaff(page, {store, shop});
      const editor = editorOf(page);
      const grip = editor.getByRole('button', {name: 'Move Text: Second words'});
      await grip.scrollIntoViewIfNeeded();
      const [from, to] = await Promise.all([
        grip.boundingBox(),
        editor.getByRole('button', {name: 'Move Text: First words'}).boundingBox(),
      ]);
      if (!from || !to) throw new Error('The grips are not on the page.');
      await swipe(page, [from.x + 20, from.y + 20], [to.x + 20, to.y + 10]);
      await expect(
        shopOf(page).getByRole('main').getByRole('heading', {level: 2}).first(),
      ).toHaveText('Second words');
      const main = shopOf(page).getByRole('main');
      await expect(main.getByText('Worn since March.')).toBeAttached();
      await expect(main.locator('.section-tiles').getByRole('link')).toHaveCount(3);
      await expectAccessible(page);
    },
  );
});
