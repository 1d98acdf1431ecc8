import type {Page} from '@playwright/test';

import type {ScreenState} from './screen-state';

/** The password to the shop in these pictures. */
export const PREVIEW_PASSWORD = 'preview-password-of-the-pictures';

/** Enters by the password, and waits for the editor and the shop in its frame. */
async function enter(page: Page) {
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Preview password').fill(PREVIEW_PASSWORD);
  await page.getByRole('button', {name: 'Preview the shop'}).click();
  await page.mouse.move(10, 10);
  await page.getByLabel('Start from').waitFor({state: 'attached'});
  await heading(page).waitFor();
}

const heading = (page: Page, name?: string) =>
  page.frameLocator('iframe').getByRole('heading', {level: 1, ...(name && {name})});

const open = (page: Page, title: string) =>
  page.getByRole('button', {name: title, exact: true}).click();

/** Waits until the frame shows the last change. */
async function shown(page: Page) {
  await page.locator('.pv-progress:not([data-pending])').waitFor({state: 'attached'});
}

/** Begins with a theme, and gives it another title. */
async function draft(page: Page) {
  await page.getByLabel('Start from').selectOption('Winter nights');
  await open(page, 'Banner');
  await page.getByLabel('Hero title').fill('Built for the derby');
  await heading(page, 'Built for the derby').waitFor();
  await shown(page);
}

const states: readonly Omit<ScreenState, 'shop'>[] = [
  {name: 'theme-preview-entrance', path: '/preview', arrange: async () => undefined},
  {
    name: 'theme-preview-editor',
    path: '/preview',
    arrange: async (page) => {
      await enter(page);
      await page.getByLabel('Start from').selectOption('Winter nights');
      await open(page, 'Colors and font');
      await page.getByLabel('Accent color', {exact: true}).fill('#ffd400');
      await heading(page, 'Under the Floodlights').waitFor();
      await shown(page);
    },
  },
  {
    name: 'theme-preview-words',
    path: '/preview',
    arrange: async (page) => {
      await enter(page);
      await draft(page);
    },
  },
  {
    name: 'theme-preview-publish',
    path: '/preview',
    arrange: async (page) => {
      await enter(page);
      await draft(page);
      await open(page, 'Publish…');
      await page.getByRole('button', {name: 'Publish now'}).waitFor();
    },
  },
];

/** Adds a quote, the one kind of sections that the club has not. */
async function quote(page: Page) {
  await enter(page);
  await open(page, 'Add a section above the products');
  await page.getByRole('button', {name: /^Quote/}).click();
  await page.getByLabel('Words').fill('I have worn it to every match since March.');
  await page.getByLabel('Who said it').fill('Maud Penrose, turnstile 4');
  await shown(page);
  await page.goto('/?preview=1');
  await page.getByText('I have worn it to every match').first().waitFor();
  await page.locator('#preview-bar').evaluate((bar) => bar.remove());
}

/** Where the club has each kind. */
const OUTERWEAR = '/collections/outerwear';
const PLACES = [
  ['countdown', '/', '.section:has(.section-countdown)'],
  ['media-text', '/', '.section:has(.section-split)'],
  [
    'featured-collection',
    OUTERWEAR,
    '.section:has(.section-head):not(:has(.section-tiles))',
  ],
  ['collection-tiles', OUTERWEAR, '.section:has(.section-tiles)'],
  ['rich-text', OUTERWEAR, '.section:has(.section-text)'],
] as const;

const sections: readonly Omit<ScreenState, 'shop'>[] = [
  {
    name: 'sections-editor',
    path: '/preview',
    arrange: async (page) => {
      await enter(page);
      await open(page, 'From the tin trunk in the boathouse Picture or video with text');
      await page.getByLabel('Title', {exact: true}).focus();
      await shown(page);
    },
  },
  ...PLACES.map(([kind, path, part]) => ({name: `section-${kind}`, path, part})),
  {
    name: 'section-quote',
    path: '/preview',
    part: '.section:has(.section-quote)',
    arrange: quote,
  },
];

/** Pictures of the staff preview, for docs/theme-preview.md and docs/sections.md. */
export const previewStates: readonly ScreenState[] = [
  ...states.map((state) => ({...state, shop: 'staff'}) as const),
  ...sections.map((state) => ({...state, shop: 'front'}) as const),
];
