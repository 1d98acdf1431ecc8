import type {Page, Request} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {hold} from '../support/hold';
import {
  enterAsStaff,
  enterPreview,
  heroOf,
  openPart,
  panelOf,
  partOf,
} from '../support/preview-panel';
import {previewLinkTo, sessionValue, STAFF_SHOP} from '../support/preview';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone} from '../support/visitors';

const LIVE = 'The Official Quillhaven Herons Clothing Store';

test.use(STAFF_SHOP);

/** A custom property of the theme, as the page has it. */
const property = (page: Page, name: string) => () =>
  page.evaluate(
    (of) => getComputedStyle(document.documentElement).getPropertyValue(of),
    name,
  );

test(
  'a theme is chosen, edited, shown at once, compared with the live one, and undone',
  ALL_ONLY,
  async ({page, store}) => {
    await enterPreview(page, await previewLinkTo(store));
    const panel = panelOf(page);
    await panel.getByLabel('Start from').selectOption('Winter nights');
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await expect.poll(property(page, '--radius')).toBe('2px');

    await panel.getByLabel('Accent color', {exact: true}).fill('#ffd400');
    await expect.poll(property(page, '--accent')).toBe('#ffd400');
    await panel.getByLabel('Font').selectOption('Oswald');
    await expect.poll(property(page, '--font')).toBe('"Oswald Variable"');
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px "Oswald Variable"')))
      .toBe(true);
    await panel.getByLabel(/^Border radius/).fill('20');
    await expect.poll(property(page, '--radius')).toBe('20px');
    await openPart(page, 'Texts');
    await panel.getByLabel('Hero title').fill('Built for the derby');
    await expect(heroOf(page)).toHaveText('Built for the derby');
    await panel.getByLabel('Hero subtitle').fill('Ninety minutes and more.');
    await expect(page.getByText('Ninety minutes and more.').first()).toBeVisible();
    await panel.getByLabel('Tagline').fill('Not one step back.');
    await expect(page.locator('.footer-name')).toHaveText('Not one step back.');
    await openPart(page, 'Pictures');
    await panel.getByRole('radio', {name: 'Banner 5 of 5'}).check({force: true});
    await expect(page.locator('.hero-picture')).toHaveAttribute('src', /winter/);

    await panel.getByText('What shoppers see', {exact: true}).click();
    await expect(heroOf(page)).toHaveText(LIVE);
    await expect.poll(property(page, '--accent')).toBe('#0f6e6e');
    await panel.getByText('Draft', {exact: true}).click();
    await expect(heroOf(page)).toHaveText('Built for the derby');

    const undo = panel.getByRole('button', {name: 'Undo'});
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
    await enterPreview(page, await previewLinkTo(store));
    const panel = panelOf(page);
    const accent = panel.getByLabel('Accent color', {exact: true});
    const verdict = panel.getByRole('status').filter({hasText: 'WCAG'});
    await expect(verdict).toHaveText('Contrast (WCAG 2.2): 3 of 3 pass');
    await accent.fill('#ffd400');
    await expect(verdict).toHaveText('Contrast (WCAG 2.2): 1 of 3 pass');
    await panel
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
    await enterPreview(page, await previewLinkTo(store));
    const panel = panelOf(page);
    const accent = panel.getByLabel('Accent color', {exact: true});
    await accent.fill('red;}body{display:none');
    await expect(accent).toHaveAccessibleDescription('This is no color such as #0f6e6e.');
    await openPart(page, 'Texts');
    await panel.getByLabel('Hero title').fill('<img src=x onerror=alert(1)>\u202e');
    await expect(heroOf(page)).toHaveText('<img src=x onerror=alert(1)>');
    await expect.poll(property(page, '--accent')).toBe('#0f6e6e');
    const document = await (await page.request.get('/?preview=1')).text();
    const [markup = '', data = ''] = document.split('</html>');
    expect(markup).not.toContain('<img src=x');
    // The panel is handed what was typed, as data that no browser reads as HTML.
    expect(data).not.toContain('<img src=x');
    expect(data).toContain(String.raw`\u003cimg src=x onerror=alert(1)\u003e`);
    expect(await page.locator('style#theme').textContent()).not.toContain('display:none');
  },
);

test(
  'the draft is shared by a link with a second browser, and its settings are copied',
  ALL_ONLY,
  async ({page, browser, store, shop}) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterAsStaff(page, {store, shop}, false, '/hoodies?preview=1');
    const panel = panelOf(page);
    await panel.getByLabel('Start from').selectOption('Spring tide');
    await openPart(page, 'Texts');
    await panel.getByLabel('Tagline').fill('Shared by link.');
    await openPart(page, 'As-of date');
    await panel.getByRole('button', {name: 'Tomorrow 18:00'}).click();
    await openPart(page, 'Links and settings');
    await panel.getByRole('button', {name: 'Make a link to this draft'}).click();
    const link = panel.getByRole('textbox', {name: 'Link'});
    await expect(link).toHaveValue(new RegExp(`^${shop.origin}/hoodies\\?preview=`));
    const address = await link.inputValue();
    await panel
      .getByRole('button', {name: 'Copy: Settings for the Shopify admin'})
      .click();
    await expect(
      panel.getByText('Settings for the Shopify admin: copied.'),
    ).toBeVisible();
    const settings = await page.evaluate(() => navigator.clipboard.readText());
    expect(settings).toMatch(/^Accent color: #2f5d8a\n/);
    expect(settings).toContain('\nTagline: Shared by link.\n');

    const second = await browser.newContext({baseURL: shop.origin});
    const other = await second.newPage();
    await enterPreview(other, address);
    await expect(other).toHaveURL('/hoodies?preview=1');
    await expect(other.locator('.footer-name')).toHaveText('Shared by link.');
    await expect.poll(property(other, '--accent')).toBe('#2f5d8a');
    await expect(other.getByRole('article', {name: 'Stilts End Hoodie'})).toBeVisible();
    await expect(
      panelOf(other).getByText(/^The shop as of .+, by your clock\.$/),
    ).toBeVisible();
    // The link alone opens a preview: what the first browser does now is its own.
    await panel.getByRole('button', {name: 'Leave the preview'}).click();
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
    await enterPreview(page, await previewLinkTo(store));
    const scarf = page.getByRole('article', {name: 'Half-Time Scarf'});
    const hoodie = page.getByRole('article', {name: 'Stilts End Hoodie'});
    await expect(scarf).toBeVisible();
    const before = (await hoodie.getByRole('timer').textContent()) ?? '';
    await openPart(page, 'As-of date');
    await panelOf(page).getByRole('button', {name: 'In an hour'}).click();
    await expect(scarf).toHaveCount(0);
    await expect(hoodie.getByRole('timer')).not.toHaveText(before);
    const back = panelOf(page).getByRole('button', {name: 'Now'});
    await back.click();
    await expect(scarf).toBeVisible();
    // The part is still unfolded.
    await expect(back).toBeFocused();
    await expect(hoodie.getByRole('timer')).toHaveText(before);
  },
);

test(
  'the shop is shown in frames as large as a phone, a tablet and a desktop, and follows the panel',
  ALL_ONLY,
  async ({page, store}) => {
    await enterPreview(page, await previewLinkTo(store));
    const panel = panelOf(page);
    await openPart(page, 'As-of date');
    const scarf = page
      .frameLocator('iframe')
      .getByRole('article', {name: 'Half-Time Scarf'});
    await panel.getByRole('button', {name: 'In an hour'}).click();
    await openPart(page, 'Screen size');
    await panel.getByRole('radio', {name: 'Phone'}).check();
    await expect(scarf).toHaveCount(0);
    await openPart(page, 'As-of date');
    await panel.getByRole('button', {name: 'Now'}).click();
    await expect(scarf).toBeVisible();
    await openPart(page, 'Screen size');
    for (const [name, width] of Object.entries({
      Phone: 390,
      Tablet: 820,
      Desktop: 1440,
    })) {
      await panel.getByRole('radio', {name: `${name}, ${width} px`}).check();
      const frame = page.frameLocator(
        `iframe[title="The shop on a ${name.toLowerCase()}"]`,
      );
      await expect(frame.getByRole('heading', {level: 1})).toBeVisible();
      const element = page.locator('iframe');
      await expect
        .poll(() =>
          element.evaluate((each: HTMLIFrameElement) => each.contentWindow?.innerWidth),
        )
        .toBe(width);
      await expect(frame.getByRole('region', {name: 'Preview'})).toHaveCount(0);
    }
    const frame = page.frameLocator('iframe');
    await panel.getByLabel('Start from').selectOption('Winter nights');
    await expect(frame.getByRole('heading', {level: 1})).toHaveText(
      'Under the Floodlights',
    );
    await panel.getByRole('radio', {name: 'This window'}).check();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
  },
);

test(
  'the panel stays when the theme changes while its frame has only begun to load',
  ALL_ONLY,
  async ({page, store}) => {
    await enterPreview(page, await previewLinkTo(store));
    const panel = panelOf(page);
    const isFramed = (request: Request) => request.frame() !== page.mainFrame();
    await page.route('**/*', (route) =>
      isFramed(route.request())
        ? route.fulfill({contentType: 'text/html', body: '<h1>Begun</h1>'})
        : route.fallback(),
    );
    await openPart(page, 'Screen size');
    await panel.getByRole('radio', {name: 'Phone'}).check();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', {name: 'Begun'})).toBeVisible();
    // A document has no root between the answer's head and its first byte.
    await page
      .locator('iframe')
      .evaluate((each: HTMLIFrameElement) =>
        each.contentDocument?.documentElement.remove(),
      );
    await panel.getByLabel('Start from').selectOption('Winter nights');
    await expect(panel.getByRole('button', {name: 'Undo'})).toBeEnabled();
    await panel.getByRole('radio', {name: 'This window'}).check();
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
  },
);

test(
  'the panel is reached and used by the keyboard alone',
  ALL_ONLY,
  async ({page, store}) => {
    await enterPreview(page, await previewLinkTo(store));
    const panel = panelOf(page);
    await panel.getByRole('button', {name: 'Hide'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByRole('radio', {name: 'What shoppers see'})).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect(
      panel.getByRole('checkbox', {name: 'A click in the page opens its setting'}),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByLabel('Start from')).toBeFocused();
    await page.keyboard.press('w');
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await page.keyboard.press('Tab');
    await expect(partOf(page, 'Colors and font')).toBeFocused();
    await panel.getByRole('button', {name: 'Undo'}).focus();
    await page.keyboard.press('Enter');
    await expect(heroOf(page)).toHaveText(LIVE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heroOf(page)).toHaveText('Under the Floodlights');
    await page.keyboard.press('Tab');
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
    await enterPreview(page, '/?preview=1');
    await expect(panelOf(page).getByText('1 min left')).toBeVisible();
    await expect(
      panelOf(page).getByText('This preview ends in a minute.'),
    ).toBeAttached();
  },
);

test(
  'leaving gives up a change that is being saved, whose answer would begin the preview again',
  ALL_ONLY,
  async ({page, store}) => {
    await enterPreview(page, await previewLinkTo(store));
    const releaseChange = await hold(page, '**/preview/session**');
    // The page stays: leaving it would break the request off too, but only once the next page has come.
    await page.evaluate(() =>
      addEventListener('submit', (event) => event.preventDefault()),
    );
    const givenUp: string[] = [];
    page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
    const saving = page.waitForRequest('**/preview/session**');
    await panelOf(page).getByLabel('Accent color', {exact: true}).fill('#123456');
    await saving;
    await panelOf(page).getByRole('button', {name: 'Leave'}).click();
    await expect.poll(() => givenUp).toContain('/preview/session');
    releaseChange();
  },
);

test(
  'on a desktop the panel stands at the right, as high as the window',
  ALL_ONLY,
  async ({page, store}) => {
    await enterPreview(page, await previewLinkTo(store));
    const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
    const {x = 0, ...panel} = (await panelOf(page).boundingBox()) ?? {width: 0};
    expect(panel).toMatchObject({y: 0, height});
    // Beside it there may be room for the page's scrollbar.
    const right = x + panel.width;
    expect(right).toBeLessThanOrEqual(width);
    expect(right).toBeGreaterThan(width - 20);
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'the panel is a bar below the page, opens over no more than its lower half or so, and says when the page shows a change',
    ALL_ONLY,
    async ({page, store}) => {
      await enterPreview(page, await previewLinkTo(store));
      const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
      const panel = panelOf(page);
      const bar = await panel.boundingBox();
      expect(bar).toMatchObject({x: 0, width, y: height - (bar?.height ?? 0)});
      expect(bar?.height).toBeLessThan(height / 8);
      await panel.getByRole('button', {name: 'Change'}).click();
      const open = await panel.boundingBox();
      expect(open?.y).toBeGreaterThan(height * 0.4);
      await panel.locator('summary', {hasText: /^Texts$/}).click();
      await panel.getByLabel('Hero title').fill('Built for the derby');
      await expect(
        page.getByRole('heading', {level: 1, name: 'Built for the derby'}),
      ).toBeVisible();
      await expect(panel.getByText('Updating the page…')).toHaveCount(0);
    },
  );
});

/** The narrowest phone is in tests/e2e/preview-staff.spec.ts. */
const axeVisitors = {'a desktop': {}, 'a phone': phone};

for (const [name, visitor] of Object.entries(axeVisitors)) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test(
      'axe finds nothing in the panel, folded and with every part open',
      ALL_ONLY,
      async ({page, store}) => {
        await enterPreview(page, await previewLinkTo(store, {asOf: Date.now()}));
        const panel = panelOf(page);
        const fold = panel.getByRole('button', {name: /^(Hide|Change)$/});
        if ((await fold.textContent()) === 'Hide') await fold.click();
        await expectAccessible(page);
        await fold.click();
        // As where a browser does not fold the others.
        await panel.locator('details').evaluateAll((parts: HTMLDetailsElement[]) => {
          for (const part of parts) part.removeAttribute('name');
          for (const part of parts) part.open = true;
        });
        await panel.getByRole('button', {name: 'Make a link to this draft'}).click();
        await expect(panel.getByRole('textbox', {name: 'Link'})).toBeVisible();
        await panel.getByLabel('Accent color', {exact: true}).fill('#ffd400');
        await expectAccessible(page);
        await panel.getByRole('radio', {name: 'Tablet'}).check();
        await expect(
          page.frameLocator('iframe').getByRole('heading', {level: 1}),
        ).toBeVisible();
        // The bar that stands there before scripts run.
        await expect(page.frameLocator('iframe').locator('#preview-bar')).toHaveCount(0);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () =>
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
  });
}
