import assert from 'node:assert/strict';

import {chromium} from '@playwright/test';

import {runScript} from '../command';
import {chromiumSwitches, ensureChromium} from '../chromium';
import {startStore} from '../store/club-store';
import {startWorker} from '../worker/start-worker';

/**
 * A shopper's way through the shop that was built, from home to the checkout, on a phone. The console
 * stays empty.
 */
async function main(): Promise<void> {
  const store = await startStore();
  const worker = await startWorker({env: store.env});
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumSwitches(),
  });
  try {
    const page = await browser.newPage({viewport: {width: 390, height: 844}});
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.goto(worker.origin);
    await page.getByRole('article').getByRole('link', {name: 'Crest Hoodie'}).click();
    await page.getByRole('button', {name: 'Select size'}).click();
    const choices = page.getByRole('dialog', {name: 'Crest Hoodie'});
    await choices.getByRole('radio', {name: 'M'}).check({force: true});
    await choices
      .getByRole('radio')
      .and(page.locator('[name="option:Color"]'))
      .first()
      .check({force: true});
    await choices.getByRole('button', {name: 'Add to cart'}).click();
    const cart = page.getByRole('dialog', {name: 'Shopping Cart'});
    await cart.getByRole('listitem').filter({hasText: 'Crest Hoodie'}).waitFor();
    await cart.getByRole('button', {name: 'Checkout'}).click();
    await page.waitForURL(/checkout|cart\/c/);
    assert.deepEqual(said, []);
  } finally {
    await browser.close();
    await Promise.all([worker.stop(), store.stop()]);
  }
}

await runScript(main);
