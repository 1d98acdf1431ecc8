import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {BrowserContext} from '@playwright/test';

import {expect, test as base} from '../support/test';

/** A browser in whose settings the shopper has switched cookies off, and that runs no scripts. */

const BLOCKED = 2;

const test = base.extend({
  context: async ({playwright, baseURL, launchOptions}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'cookies-off-'));
    await mkdir(join(profile, 'Default'));
    const settings = {profile: {default_content_setting_values: {cookies: BLOCKED}}};
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(settings));
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL && {baseURL}),
      javaScriptEnabled: false,
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

test('cookies are off: the page after the add says what a cart needs', async ({
  page,
  context,
}) => {
  await page.goto(TEE);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(page.getByRole('main')).toContainText('Your browser blocks cookies');
  await expectNoCookies(context);
});
