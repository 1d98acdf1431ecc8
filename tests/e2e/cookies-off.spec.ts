import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {BrowserContext} from '@playwright/test';

import {findChromium} from '../../tools/chromium';
import {live} from '../support/live';
import {ALL_ONLY, expect, test as base} from '../support/test';

/** A browser in whose settings the shopper has switched cookies off; it keeps nothing else for a shop either. */

const BLOCKED = 2;

const test = base.extend({
  context: async ({playwright, baseURL, launchOptions, javaScriptEnabled}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'cookies-off-'));
    await mkdir(join(profile, 'Default'));
    const settings = {profile: {default_content_setting_values: {cookies: BLOCKED}}};
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(settings));
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // The headless shell reads no settings.
      executablePath: findChromium(),
      ...(baseURL && {baseURL}),
      javaScriptEnabled,
    });
    await use(context);
    await context.close();
    await rm(profile, {recursive: true, force: true, maxRetries: 3});
  },
});

const TEE = '/products/derby-night-tee?Size=M&Color=Petrol';

async function expectNoCookies(context: BrowserContext) {
  expect(await context.cookies()).toEqual([]);
}

test(
  'cookies are off: browsing works, and an add says that a cart needs cookies, without a store call',
  ALL_ONLY,
  async ({page, context, store}) => {
    await page.goto('/hoodies');
    await live(page);
    await page.getByRole('link', {name: 'Shirts'}).first().click();
    await expect(page).toHaveURL(/\/shirts$/);
    await page.goto(TEE);
    await live(page);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(
      page
        .getByRole('dialog', {name: 'Shopping Cart'})
        .getByText('blocks cookies')
        .last(),
    ).toBeVisible();
    await expect(
      page.getByRole('status').filter({hasText: 'Your browser blocks cookies'}),
    ).toHaveCount(1);
    // Nothing was left behind that would throw on the next page.
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expectNoCookies(context);
    const operations = store.control.requests().map(({operation}) => operation);
    expect(operations).not.toContain('cartLinesAdd');
  },
);
