import type {Page} from '@playwright/test';

import type {ScreenState} from './screen-state';

/** The password to the shop in these pictures. */
export const PREVIEW_PASSWORD = 'preview-password-of-the-pictures';

const panelOf = (page: Page) => page.getByRole('region', {name: 'Preview'});

/** Enters by the password, and waits for the panel. */
async function enter(page: Page) {
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Preview password').fill(PREVIEW_PASSWORD);
  await page.getByRole('button', {name: 'Preview the shop'}).click();
  await page.mouse.move(10, 10);
  const panel = panelOf(page);
  const change = panel.getByRole('button', {name: 'Change', exact: true});
  const hide = panel.getByRole('button', {name: 'Hide', exact: true});
  await change.or(hide).waitFor();
  if (await change.isVisible()) await change.click();
  await panel.locator('summary', {hasText: /^Drafts$/}).waitFor({state: 'attached'});
  return panel;
}

async function open(page: Page, title: string) {
  const part = panelOf(page).locator('summary', {hasText: new RegExp(`^${title}$`)});
  await part.click();
  await part.evaluate((each) => each.scrollIntoView({block: 'start'}));
}

/** Begins with a theme, and gives it another title. */
async function draft(page: Page, title = 'Built for the derby') {
  const panel = panelOf(page);
  await panel.getByLabel('Start from').selectOption('Winter nights');
  await open(page, 'Texts');
  await panel.getByLabel('Hero title').fill(title);
  await page.getByRole('heading', {level: 1, name: title}).waitFor();
  await shown(page);
}

async function save(page: Page, name: string) {
  const panel = panelOf(page);
  await open(page, 'Drafts');
  await panel.getByLabel('Name of a new draft').fill(name);
  await panel.getByRole('button', {name: 'Save as a new draft'}).click();
  await panel.getByText(`“${name}” is saved.`).waitFor();
}

/** Waits until the page shows the panel's last change. */
async function shown(page: Page) {
  await page.locator('.pv-progress:not([data-pending])').waitFor({state: 'attached'});
}

const states: readonly Omit<ScreenState, 'shop'>[] = [
  {name: 'theme-preview-entrance', path: '/preview', arrange: async () => undefined},
  {
    name: 'theme-preview-panel',
    path: '/preview',
    arrange: async (page) => {
      const panel = await enter(page);
      await panel.getByLabel('Start from').selectOption('Winter nights');
      await panel.getByLabel('Accent color', {exact: true}).fill('#ffd400');
      await page
        .getByRole('heading', {level: 1, name: 'Under the Floodlights'})
        .waitFor();
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
    name: 'theme-preview-drafts',
    path: '/preview',
    arrange: async (page) => {
      await enter(page);
      await draft(page, 'Ninety minutes of winter');
      await save(page, 'Boxing Day');
      await open(page, 'Texts');
      await panelOf(page).getByLabel('Hero title').fill('Built for the derby');
      await page.getByRole('heading', {level: 1, name: 'Built for the derby'}).waitFor();
      await save(page, 'Derby night');
      await shown(page);
    },
  },
  {
    name: 'theme-preview-publish',
    path: '/preview',
    arrange: async (page) => {
      const panel = await enter(page);
      await draft(page);
      await open(page, 'Published theme');
      await panel.getByRole('button', {name: 'Publish…'}).click();
      await panel.getByRole('group', {name: 'Publish now'}).waitFor();
    },
  },
  {
    name: 'theme-preview-schedule',
    path: '/preview',
    arrange: async (page) => {
      const panel = await enter(page);
      await draft(page);
      await save(page, 'Derby night');
      await open(page, 'Plans');
      const friday = new Date();
      friday.setDate(friday.getDate() + ((5 - friday.getDay() + 7) % 7 || 7));
      const day = friday.toISOString().slice(0, 10);
      const end = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10);
      await panel.getByLabel('From', {exact: true}).fill(`${day}T18:00`);
      await panel.getByLabel(/^Until/).fill(`${end}T23:59`);
      await panel.getByRole('button', {name: 'Plan it'}).click();
      await panel.getByText(/is planned\. Shoppers see it/).waitFor();
      await panel
        .getByRole('list', {name: 'Planned'})
        .evaluate((list) => list.scrollIntoView({block: 'end'}));
      await shown(page);
    },
  },
  {
    name: 'theme-preview-moment',
    path: '/preview',
    arrange: async (page) => {
      const panel = await enter(page);
      await open(page, 'Screen size');
      await panel.getByRole('radio', {name: 'Phone'}).check();
      await open(page, 'As-of date');
      await panel.getByRole('button', {name: 'Tomorrow 18:00'}).click();
      const title = page.frameLocator('iframe').getByRole('heading', {level: 1});
      await title.waitFor();
      await shown(page);
      await page.waitForLoadState('networkidle');
    },
  },
];

/** Adds a quote, the one kind of sections that the club's front page has not. */
async function quote(page: Page) {
  const panel = await enter(page);
  await open(page, 'Sections');
  await panel.getByRole('button', {name: 'Add a section above the grid'}).click();
  await panel.getByRole('button', {name: /^Quote/}).click();
  await panel.getByLabel('Words').fill('I have worn it to every match since March.');
  await panel.getByLabel('Who said it').fill('Maud Penrose, turnstile 4');
  await page.getByText('I have worn it to every match').first().waitFor();
  await shown(page);
}

/** Where each kind stands on the club's front page. */
const PLACES = [
  ['countdown', '.section:has(.section-countdown)'],
  ['featured-collection', '.section:has(.section-head):not(:has(.section-tiles))'],
  ['media-text', '.section:has(.section-split)'],
  ['collection-tiles', '.section:has(.section-tiles)'],
  ['rich-text', '.section:has(.section-text)'],
] as const;

const sections: readonly Omit<ScreenState, 'shop'>[] = [
  {
    name: 'sections-panel',
    path: '/preview',
    arrange: async (page) => {
      const panel = await enter(page);
      await open(page, 'Sections');
      await panel.getByRole('button', {name: /^Picture or video with text/}).click();
      await panel.getByLabel('Title', {exact: true}).focus();
    },
  },
  ...PLACES.map(([kind, part]) => ({name: `section-${kind}`, path: '/', part})),
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
