import type {Page} from '@playwright/test';

import {live} from '../support/live';
import {checkoutUrl} from '../support/purchase';
import {ALL_ONLY, expect, test} from '../support/test';

/**
 * Shopify's promises for any of its new storefronts: the roles, names and URLs by which a person with a
 * screen reader, or a script that knows no shop in particular, finds its way. One sentence for each test.
 */

const TITLE = 'Crest Hoodie';
const VARIANT = {Size: 'L', Color: 'Ink'};
const PATH = `/products/crest-hoodie?${new URLSearchParams(VARIANT)}`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test(
  'cards are links named by their product; filters narrow the visible ones and change the URL',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    await live(page);
    const titles = await cards(page).getByRole('heading').allTextContents();
    for (const title of titles)
      await expect(
        page.getByRole('main').getByRole('link', {name: title, exact: true}),
      ).toHaveAttribute('href', /^\/products\//);
    await page
      .getByRole('group', {name: 'Color'})
      .getByRole('checkbox', {name: /^Rust( \(\d+\))?$/})
      .check();
    await expect(page).toHaveURL('/hoodies?filter.v.option.color=Rust');
    await expect.poll(() => cards(page).count()).toBeLessThan(titles.length);
    expect(titles).toEqual(
      expect.arrayContaining(await cards(page).getByRole('heading').allTextContents()),
    );
  },
);

test('cart lines are list items with a quantity and controls; a status tells of the totals; checkout is a link', async ({
  page,
  store,
}) => {
  await page.goto(PATH);
  await live(page);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(
    page.getByRole('dialog', {name: 'Shopping Cart'}).getByRole('listitem'),
  ).toContainText(TITLE);
  await page.goto('/cart');
  await live(page);
  const main = page.getByRole('main');
  const line = main.getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(TITLE);
  for (const value of Object.values(VARIANT)) await expect(line).toContainText(value);
  const quantity = line.getByRole('spinbutton', {name: /^Quantity/});
  await expect(quantity).toHaveValue('1');
  await expect(line.getByRole('button', {name: /^Decrease/})).toBeVisible();
  await expect(line.getByRole('button', {name: /^Remove/})).toBeVisible();

  const said = await statusesOf(page, /cart totals/i);
  expect(await said()).toEqual([]);
  await line.getByRole('button', {name: /^Increase/}).click();
  await expect(quantity).toHaveValue('2');
  await expect.poll(said).toEqual(['Updating cart totals', 'Cart totals updated']);

  await main.getByRole('link', {name: 'Checkout'}).click();
  await expect(page).toHaveURL(checkoutUrl(store));
  await expect(page.getByText(TITLE).first()).toBeVisible();
  for (const value of Object.values(VARIANT))
    await expect(page.getByText(new RegExp(`\\b${value}\\b`)).first()).toBeVisible();
});

test(
  'an add beyond the stock is rolled back where it can be seen',
  ALL_ONLY,
  async ({page, store}) => {
    const variant = store.catalogue.products
      .find(({handle}) => handle === 'crest-hoodie')
      ?.variants.find(({optionValues}) => optionValues.join() === 'L,Ink');
    store.control.setStock(variant?.sku ?? '', 2);
    await page.goto(PATH);
    await live(page);
    await page.getByRole('spinbutton', {name: 'Quantity'}).fill('5');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await expect(drawer.getByRole('listitem')).toContainText('Only 2 available.');
    await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
  },
);

/** The matching texts of the page's statuses from now on, in order, each once in a row. */
async function statusesOf(page: Page, wanted: RegExp): Promise<() => Promise<string[]>> {
  await page.evaluate((source) => {
    const pattern = new RegExp(source, 'i');
    const texts: string[] = [];
    Object.assign(window, {texts});
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('main [role=status]')) {
        const text = status.textContent ?? '';
        if (pattern.test(text) && texts.at(-1) !== text) texts.push(text);
      }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  }, wanted.source);
  return () => page.evaluate(() => (window as unknown as {texts: string[]}).texts);
}
