import type {Page} from '@playwright/test';

import {hostileText} from '@quillhaven/club/extremes';
import {choose} from '../../tools/browser/choose';
import {settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

/**
 * A store whose every text attacks: names, titles, descriptions, options, tags, menus, the theme, reviews. Any report of the
 * Content-Security-Policy is a console message, and fails the test by itself.
 */
test.use({catalogueName: 'hostile'});

/** Nothing of the store's has run, or become an element that it must not. */
async function expectHarmless(page: Page): Promise<void> {
  await settled(page);
  const found = await page.evaluate(() => ({
    ran: '__hacked' in window,
    handlers: document.querySelectorAll('[onerror],[onload],[onclick],[srcdoc]').length,
    strangers: document.querySelectorAll(
      'iframe,base,object,embed,meta[http-equiv=refresh],main style,link[href*="evil.example"]',
    ).length,
    urls: [...document.querySelectorAll<HTMLElement>('[href],[src],[action]')]
      .flatMap((element) =>
        ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
      )
      .filter((url) => /^\s*(?:javascript|data:text|vbscript)/i.test(url)),
    forms: [...document.forms].filter(({action}) => !action.startsWith(location.origin))
      .length,
  }));
  expect(found).toEqual({ran: false, handlers: 0, strangers: 0, urls: [], forms: 0});
}

/** Structured data is one JSON text each, whatever its texts hold. */
async function expectStructuredData(page: Page): Promise<void> {
  const texts = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect(text).not.toMatch(/<|\u2028|\u2029/);
    expect(() => void JSON.parse(text)).not.toThrow();
  }
}

/** Opens a page and looks at what every page must keep of hostile texts: that they are texts. */
async function openHarmless(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(hostileText).first()).toBeVisible();
  await expectHarmless(page);
  await expectStructuredData(page);
}

test(
  'a product shows hostile texts as text; its description keeps allowed markup, and drops the rest',
  ALL_ONLY,
  async ({page}) => {
    await openHarmless(page, '/products/hostile');
    const main = page.getByRole('main');
    await expect(main.getByText('covered').first()).toBeVisible();
    await expect(
      main.getByRole('link', {name: /^(a link|another|a third)$/}),
    ).toHaveCount(0);
    await expect(main.locator('[style*="url("]')).toHaveCount(0);
  },
);

test(
  'search, suggestions, dialog, cart and a message about it: hostile texts stay text',
  ALL_ONLY,
  async ({page, store}) => {
    const [product] = store.catalogue.products;
    const title = product?.title ?? '';
    await page.goto(`/search?q=${encodeURIComponent('Hostile')}`);
    await expectHarmless(page);
    await page.goto('/');
    await page.getByRole('button', {name: `Choose options for ${title}`}).click();
    const dialog = page.getByRole('dialog', {name: title});
    await choose(dialog, {Size: 'M'});
    await expectHarmless(page);
    await dialog.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(drawer.getByRole('listitem')).toContainText(title);
    await expect(
      drawer.getByRole('status').filter({hasText: 'added to cart'}),
    ).toContainText(title);
    await expectHarmless(page);
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(title);
    await expectHarmless(page);
  },
);
