import type {Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {hold} from '../support/hold';
import {expectNoSidewaysScroll} from '../support/layout';
import {
  awaitEditor,
  barOf,
  editorOf,
  enterAsStaff,
  enterEditor,
  heroOf,
  INTERRUPTED,
  openPart,
  partOf,
  shopOf,
} from '../support/editor';
import {previewLinkTo, sessionValue, STAFF_SHOP} from '../support/preview';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone} from '../support/visitors';

const LIVE = 'The Official Quillhaven Herons Clothing Store';

test.use(STAFF_SHOP);

/** A custom property of the theme, as the page in the frame has it. */
const property = (page: Page, name: string) => () =>
  shopOf(page)
    .locator(':root')
    .evaluate((root, of) => getComputedStyle(root).getPropertyValue(of), name);

test(
  'a theme is chosen, edited, shown at once, compared with the live one, and undone',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const editor = editorOf(page);
    await editor.getByLabel('Start from').selectOption('Winter nights');
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await expect.poll(property(page, '--radius')).toBe('2px');

    await openPart(page, 'Colors and font');
    await editor.getByLabel('Accent color', {exact: true}).fill('#ffd400');
    await expect.poll(property(page, '--accent')).toBe('#ffd400');
    await editor.getByLabel('Font').selectOption('Oswald');
    await expect.poll(property(page, '--font')).toBe('"Oswald Variable"');
    await expect
      .poll(() =>
        shopOf(page)
          .locator(':root')
          .evaluate(({ownerDocument}) =>
            ownerDocument.fonts.check('16px "Oswald Variable"'),
          ),
      )
      .toBe(true);
    await editor.getByLabel(/^Border radius/).fill('20');
    await expect.poll(property(page, '--radius')).toBe('20px');
    await openPart(page, 'Banner');
    await editor.getByLabel('Hero title').fill('Built for the derby');
    await expect(heroOf(page)).toHaveText('Built for the derby');
    await editor.getByLabel('Hero subtitle').fill('Ninety minutes and more.');
    await expect(
      shopOf(page).getByText('Ninety minutes and more.').first(),
    ).toBeVisible();
    await openPart(page, 'Footer');
    await editor.getByLabel('Tagline').fill('Not one step back.');
    await expect(shopOf(page).locator('.footer-name')).toHaveText('Not one step back.');
    await openPart(page, 'Banner');
    await editor.getByRole('radio', {name: 'Banner 6 of 6'}).check({force: true});
    await expect(shopOf(page).locator('.hero-picture')).toHaveAttribute(
      'src',
      /banners\/winter/,
    );

    await editor.getByText('What shoppers see', {exact: true}).click();
    await expect(heroOf(page)).toHaveText(LIVE);
    await expect.poll(property(page, '--accent')).toBe('#0f6e6e');
    await editor.getByText('Draft', {exact: true}).click();
    await expect(heroOf(page)).toHaveText('Built for the derby');

    const undo = editor.getByRole('button', {name: 'Undo'});
    for (let step = 0; step < 5; step += 1) await undo.click();
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await expect.poll(property(page, '--radius')).toBe('20px');
    for (let step = 0; step < 4; step += 1) await undo.click();
    await expect(heroOf(page)).toHaveText(LIVE);
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(heroOf(page)).toHaveText(LIVE);
  },
);

test(
  'an accent is checked against WCAG 2.2, and the nearest passing color is one press away',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const editor = editorOf(page);
    await openPart(page, 'Colors and font');
    const accent = editor.getByLabel('Accent color', {exact: true});
    const verdict = editor.getByRole('status').filter({hasText: 'WCAG'});
    await expect(verdict).toHaveText('Contrast (WCAG 2.2): 3 of 3 pass');
    await accent.fill('#ffd400');
    await expect(verdict).toHaveText('Contrast (WCAG 2.2): 1 of 3 pass');
    await editor
      .getByRole('button', {name: 'Use #8c7500, the nearest that passes'})
      .click();
    await expect(accent).toHaveValue('#8c7500');
    await expect(verdict).toHaveText('Contrast (WCAG 2.2): 3 of 3 pass');
  },
);

test(
  'an invalid value is reported at its field, and never reaches the page',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const editor = editorOf(page);
    await openPart(page, 'Colors and font');
    const accent = editor.getByLabel('Accent color', {exact: true});
    await accent.fill('red;}body{display:none');
    await expect(accent).toHaveAccessibleDescription('This is no color such as #0f6e6e.');
    await openPart(page, 'Banner');
    await editor.getByLabel('Hero title').fill('<img src=x onerror=alert(1)>\u202e');
    await expect(heroOf(page)).toHaveText('<img src=x onerror=alert(1)>');
    await expect.poll(property(page, '--accent')).toBe('#0f6e6e');
    const shop = await (await page.request.get('/?preview=1')).text();
    expect(shop).not.toMatch(/<img src=x|red;\}body/);
    const document = await (await page.request.get('/preview')).text();
    const [markup = '', data = ''] = document.split('</html>');
    expect(markup).not.toContain('<img src=x');
    // The editor is handed what was typed, as data that no browser reads as HTML.
    expect(data).not.toContain('<img src=x');
    expect(data).toContain(String.raw`\u003cimg src=x onerror=alert(1)\u003e`);
  },
);

test(
  'the draft is shared by a link with a second browser, and its settings are copied',
  ALL_ONLY,
  async ({page, browser, store, shop, messages}) => {
    messages.allow(INTERRUPTED);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterAsStaff(page, {store, shop});
    const editor = editorOf(page);
    await editor.getByRole('combobox', {name: 'Page'}).selectOption('Hoodies');
    await expect(heroOf(page)).toHaveText('Hoodie Collection');
    await editor.getByLabel('Start from').selectOption('Spring tide');
    await openPart(page, 'Footer');
    await editor.getByLabel('Tagline').fill('Shared by link.');
    await openPart(page, 'As-of date');
    await editor.getByRole('button', {name: 'Tomorrow 18:00'}).click();
    await openPart(page, 'Share');
    await editor.getByRole('button', {name: 'Make a link to this draft'}).click();
    const link = editor.getByRole('textbox', {name: 'Link'});
    await expect(link).toHaveValue(new RegExp(`^${shop.origin}/hoodies\\?preview=`));
    const url = await link.inputValue();
    await editor
      .getByRole('button', {name: 'Copy: Settings for the Shopify admin'})
      .click();
    await expect(
      editor.getByText('Settings for the Shopify admin: copied.'),
    ).toBeVisible();
    const settings = await page.evaluate(() => navigator.clipboard.readText());
    expect(settings).toMatch(/^Accent color: #2f5d8a\n/);
    expect(settings).toContain('\nTagline: Shared by link.\n');

    const second = await browser.newContext({baseURL: shop.origin});
    const other = await second.newPage();
    await other.goto(url);
    await expect(other).toHaveURL('/hoodies?preview=1');
    await expect(other.locator('.footer-name')).toHaveText('Shared by link.');
    await expect(other.getByRole('article', {name: 'Stilts End Hoodie'})).toBeVisible();
    await expect(barOf(other)).toContainText(/“Spring tide”, as of .+ not the present/);
    await barOf(other).getByRole('link', {name: 'Edit'}).click();
    await awaitEditor(other);
    await expect(editorOf(other).getByText(/^You came in with a link/)).toBeVisible();
    await expect(partOf(other, 'Save')).toHaveCount(0);
    await openPart(other, 'Footer');
    await editorOf(other).getByLabel('Tagline').fill('By a guest.');
    await expect(shopOf(other).locator('.footer-name')).toHaveText('By a guest.');
    await openPart(other, 'Share');
    await editorOf(other)
      .getByRole('button', {name: 'Make a link to this draft'})
      .click();
    await expect(editorOf(other).getByText(/^Your own changes stay/)).toBeVisible();
    await editorOf(other).getByRole('button', {name: 'Undo'}).click();
    await expect(shopOf(other).locator('.footer-name')).toHaveText('Shared by link.');
    await other.goto('/hoodies?preview=1');
    // The link alone opens a preview: what the first browser does now is its own.
    await editor.getByRole('button', {name: 'Leave the preview'}).click();
    await expect(page).toHaveURL('/hoodies');
    await expect(page.locator('.footer-name')).toHaveText('Stand still. Strike once.');
    await other.reload();
    await expect(other.locator('.footer-name')).toHaveText('Shared by link.');
    await second.close();
  },
);

test(
  'the as-of date moves across an end date and back, without a reload',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const scarf = shopOf(page).getByRole('article', {name: 'Half-Time Scarf'});
    const hoodie = shopOf(page).getByRole('article', {name: 'Stilts End Hoodie'});
    await expect(scarf).toBeVisible();
    const before = (await hoodie.getByRole('timer').textContent()) ?? '';
    await openPart(page, 'As-of date');
    await editorOf(page).getByRole('button', {name: 'In an hour'}).click();
    await expect(scarf).toHaveCount(0);
    await expect(hoodie.getByRole('timer')).not.toHaveText(before);
    const back = editorOf(page).getByRole('button', {name: 'Now'});
    await back.click();
    await expect(scarf).toBeVisible();
    await expect(back).toBeFocused();
    await expect(hoodie.getByRole('timer')).toHaveText(before);
  },
);

test(
  'the shop is as wide as a phone, a tablet and a desktop, and follows every change',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.allow(INTERRUPTED);
    await enterEditor(page, await previewLinkTo(store));
    const editor = editorOf(page);
    const frame = page.locator('iframe');
    for (const [name, width] of Object.entries({
      Phone: 390,
      Tablet: 820,
      Desktop: 1440,
    })) {
      await editor.getByRole('radio', {name}).check({force: true});
      await expect
        .poll(() =>
          frame.evaluate((each: HTMLIFrameElement) => each.contentWindow?.innerWidth),
        )
        .toBe(width);
      await expect(barOf(page)).toHaveCount(0);
      await expect(shopOf(page).locator('#preview-bar')).toBeHidden();
    }
    await editor.getByLabel('Start from').selectOption('Winter nights');
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await editor.getByRole('combobox', {name: 'Page'}).selectOption('Hoodies');
    await expect(heroOf(page)).toHaveText('Hoodie Collection');
    await expect(shopOf(page).locator('.footer-name')).toHaveText('Breath you can see.');
  },
);

test(
  'a click in the shop selects a banner, a picture, cards, header and footer, and never leaves the page',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const shop = shopOf(page);
    const settings = page.getByRole('region', {name: 'Settings'});
    const title = settings.getByRole('heading', {level: 2});
    await shop.locator('.hero').click({position: {x: 20, y: 20}});
    await expect(title).toHaveText('Banner');
    await expect(settings.getByRole('radio', {name: /^Banner 1 of/})).toBeFocused();
    // The motto stands in two places, and is edited at the one that is clicked.
    const motto = settings.getByLabel('Tagline');
    await shop.locator('.hero-motto').click();
    await expect(motto).toBeFocused();
    await expect(title).toHaveText('Banner');
    await shop.locator('.footer-name').click();
    await expect(title).toHaveText('Footer');
    await expect(motto).toBeFocused();
    await motto.fill('Not one step back.');
    await expect(shop.locator('.hero-motto')).toHaveText('Not one step back.');
    await shop.locator('.logo').click();
    await expect(title).toHaveText('Header');
    await expect(
      settings.getByRole('button', {name: /picture: Logo$/}).first(),
    ).toBeFocused();
    await shop.getByRole('article').first().getByRole('link').first().click();
    await expect(title).toHaveText('Products');
    await shop.getByRole('link', {name: 'Shirts', exact: true}).click();
    await expect(title).toHaveText('Header');
    await shop.locator('.footer').getByRole('link').first().click();
    await expect(title).toHaveText('Footer');
    await expect(heroOf(page)).toHaveText(LIVE);
    await editorOf(page)
      .getByRole('checkbox', {name: /^Click to edit/})
      .uncheck();
    await shop.getByRole('link', {name: 'Shirts', exact: true}).click();
    await expect(heroOf(page)).toHaveText('T-Shirt Collection');
    await expect(editorOf(page).getByRole('combobox', {name: 'Page'})).toHaveValue(
      '/shirts',
    );
  },
);

test(
  'one message is shown at a time, which can be closed and moves nothing',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const messages = page.getByRole('region', {name: 'Messages'});
    const heightOf = async () => (await page.locator('iframe').boundingBox())?.height;
    const height = await heightOf();
    await shopOf(page).locator('.tiles').getByRole('link').first().click();
    await expect(messages).toHaveText(/^This has no settings[^.]*\.[^.]*\.$/);
    expect(await heightOf()).toBe(height);
    const editor = editorOf(page);
    await editor.getByRole('button', {name: 'Add a section above the products'}).click();
    await editor.getByRole('button', {name: /^Quote/}).click();
    await expect(messages).toHaveText('Quote is added, with words to replace.');
    await messages.getByRole('button', {name: 'Close the message'}).click();
    await expect(messages).toHaveText('');
  },
);

test(
  'a link leads to a page that is chosen, or to any URL',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const editor = editorOf(page);
    const footer = shopOf(page).getByRole('contentinfo');
    await openPart(page, 'Footer');
    await editor.getByRole('button', {name: 'Add a column of links'}).click();
    const column = editor.getByRole('group', {name: /^Column/}).last();
    await column.getByLabel('Heading of the column').fill('On Saturday');
    await column.getByLabel('Link 1', {exact: true}).fill('What to wear');
    const target = column.getByLabel('Leads to', {exact: true});
    await target.selectOption('Collection: Headwear');
    const link = footer.getByRole('link', {name: 'What to wear'});
    await expect(link).toHaveAttribute('href', /^\/collections\/headwear/);
    await target.selectOption('Another URL…');
    await column.getByLabel('Leads to: URL').fill('https://example.com/shirts');
    await expect(link).toHaveAttribute('href', 'https://example.com/shirts');
    await target.selectOption('Cart');
    await expect(column.getByLabel('Leads to: URL')).toHaveCount(0);
    await expect(link).toHaveAttribute('href', /^\/cart/);
  },
);

test(
  'the editor works where the shop’s scripts fail in the frame',
  ALL_ONLY,
  async ({page, store}) => {
    // The frame's scripts never start. Its requests may come from the page's own cache.
    await page.addInitScript(() => {
      if (parent === window) return;
      const append = Element.prototype.append;
      Element.prototype.append = function (...nodes) {
        if (!nodes.some((node) => node instanceof HTMLScriptElement))
          append.apply(this, nodes);
      };
    });
    await enterEditor(page, await previewLinkTo(store));
    await shopOf(page).getByRole('heading', {level: 1}).click();
    const title = editorOf(page).getByLabel('Hero title');
    await expect(title).toBeFocused();
    await title.fill('Without scripts');
    await expect(heroOf(page)).toHaveText('Without scripts');
  },
);

test(
  'the change after one whose page did not come is shown',
  ALL_ONLY,
  async ({page, store, shop, messages}) => {
    messages.allow(/ERR_FAILED|Failed to fetch|Sorry! Something went wrong/);
    await enterAsStaff(page, {store, shop});
    await openPart(page, 'Banner');
    const title = editorOf(page).getByLabel('Hero title');
    let failures = 0;
    await page.route(/\.data\?/, (route) => {
      failures += 1;
      return route.abort();
    });
    await title.fill('Lost on its way');
    await expect.poll(() => failures).toBeGreaterThan(0);
    await page.unroute(/\.data\?/);
    await title.fill('Here at last');
    await expect(heroOf(page)).toHaveText('Here at last');
  },
);

test(
  'an editor that cannot be loaded says so, and leads to the shop and out',
  ALL_ONLY,
  async ({page, store, shop, messages}) => {
    await page.goto(await previewLinkTo(store));
    await page.route(/\/assets\/Editor-[^/]+\.js$/, (route) => route.abort());
    messages.expect(/net::ERR_FAILED/);
    messages.expect(/Failed to fetch dynamically imported module/);
    await page.goto('/preview?page=/hoodies');
    await page.mouse.move(10, 10);
    await expect(page.getByRole('status')).toHaveText(/^The editor could not be loaded/);
    await expectAccessible(page);
    await page.getByRole('link', {name: 'See the shop in the preview'}).click();
    await expect(page).toHaveURL(`${shop.origin}/hoodies?preview=1`);
  },
);

test(
  'the editor is reached and used by the keyboard alone',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const editor = editorOf(page);
    await editor.getByRole('combobox', {name: 'Page'}).focus();
    for (let tools = 0; tools < 3; tools += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(editor.getByRole('radio', {name: 'What shoppers see'})).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect(editor.getByRole('radio', {name: 'Full width'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor.getByRole('checkbox', {name: /^Click to edit/})).toBeFocused();
    await editor.getByLabel('Start from').focus();
    await page.keyboard.press('w');
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', {level: 2, name: 'Colors and font'}),
    ).toBeFocused();
    await editor.getByRole('button', {name: 'Undo'}).focus();
    await page.keyboard.press('Enter');
    await expect(heroOf(page)).toHaveText(LIVE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await editor.getByRole('button', {name: 'Leave the preview'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  },
);

test(
  'the last minute of a preview is announced',
  ALL_ONLY,
  async ({page, context, shop, store}) => {
    const value = await sessionValue(store, {}, 55_000);
    await context.addCookies([{name: 'preview', value, url: shop.origin}]);
    await page.goto('/preview');
    await page.mouse.move(10, 10);
    await expect(editorOf(page).getByText('1 min left')).toBeVisible();
    await expect(
      editorOf(page).getByText('This preview ends in a minute.'),
    ).toBeAttached();
  },
);

test(
  'when a preview is over the editor asks for the password',
  ALL_ONLY,
  async ({page, context, shop, store}) => {
    const value = await sessionValue(store, {}, 8000, 'staff');
    await context.addCookies([{name: 'preview', value, url: shop.origin}]);
    await page.goto('/preview');
    await page.mouse.move(10, 10);
    await expect(page.getByLabel('Preview password')).toBeVisible();
  },
);

test(
  'leaving gives up a change that is being saved, whose answer would begin the preview again',
  ALL_ONLY,
  async ({page, store}) => {
    await enterEditor(page, await previewLinkTo(store));
    const releaseChange = await hold(page, '**/preview/session**');
    // The page stays: leaving it would break the request off too, but only once the next page has
    // come.
    await page.evaluate(() =>
      addEventListener('submit', (event) => event.preventDefault()),
    );
    const givenUp: string[] = [];
    page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
    const saving = page.waitForRequest('**/preview/session**');
    await openPart(page, 'Colors and font');
    await editorOf(page).getByLabel('Accent color', {exact: true}).fill('#123456');
    await saving;
    await editorOf(page).getByRole('button', {name: 'Leave'}).click();
    await expect.poll(() => givenUp).toContain('/preview/session');
    releaseChange();
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'the shop is above and a sheet below, which holds the outline or the settings',
    ALL_ONLY,
    async ({page, store}) => {
      await enterEditor(page, await previewLinkTo(store));
      const {height} = page.viewportSize() ?? {height: 0};
      const outline = page.getByRole('navigation', {name: 'Outline'});
      const [shop, sheet] = await Promise.all([
        page.locator('iframe').boundingBox(),
        outline.boundingBox(),
      ]);
      expect(shop?.height).toBeGreaterThan(height * 0.25);
      expect(sheet?.y).toBeGreaterThan(height * 0.4);
      await expect(partOf(page, 'Colors and font')).toBeInViewport({ratio: 1});
      await partOf(page, 'More').tap();
      await expect(partOf(page, 'As-of date')).toBeInViewport({ratio: 1});
      await expect(partOf(page, 'Share')).toBeInViewport({ratio: 1});
      await openPart(page, 'Banner');
      await expect(outline).toBeHidden();
      await editorOf(page).getByLabel('Hero title').fill('Built for the derby');
      await expect(heroOf(page)).toHaveText('Built for the derby');
      await expect(heroOf(page)).toBeInViewport();
      await expect(page.getByText('Updating the page…')).toHaveCount(0);
    },
  );
});

/** The narrowest phone is in tests/e2e/preview-staff.spec.ts. */
const axeVisitors = {'a desktop': {}, 'a phone': phone};

for (const [name, visitor] of Object.entries(axeVisitors)) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test('axe finds nothing in the editor', ALL_ONLY, async ({page, store, messages}) => {
      messages.allow(INTERRUPTED);
      await enterEditor(page, await previewLinkTo(store, {asOf: Date.now()}));
      const editor = editorOf(page);
      await expectAccessible(page);
      await openPart(page, 'Share');
      await editor.getByRole('button', {name: 'Make a link to this draft'}).click();
      await expect(editor.getByRole('textbox', {name: 'Link'})).toBeVisible();
      await expectAccessible(page);
      await openPart(page, 'Colors and font');
      await editor.getByLabel('Accent color', {exact: true}).fill('#ffd400');
      await expectAccessible(page);
      const close = editor.getByRole('button', {name: 'Close the settings'});
      await close.click();
      await editor.getByText('Tablet', {exact: true}).click();
      await openPart(page, 'Footer');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, 'the editor');
    });
  });
}
