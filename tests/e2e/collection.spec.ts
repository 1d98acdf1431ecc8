import type {Page} from '@playwright/test';

import {live} from '../support/live';
import {expect, test} from '../support/test';

const cards = (page: Page) => page.getByRole('article');

test('a card shows picture, title, price and ribbon, and leads to its product (§2)', async ({
  page,
}) => {
  await page.goto('/hoodies');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
  const soldOut = cards(page).filter({hasText: /Throwback Hoodie/i});
  await expect(soldOut).toContainText('SOLD OUT');
  await expect(cards(page).filter({hasText: 'PRE-ORDER'})).not.toHaveCount(0);
  const card = page.getByRole('article', {name: 'Crest Hoodie', exact: true});
  await expect(card).toContainText(/\$\d+\.\d\d/);
  const picture = card.getByRole('img').first();
  const widths = [
    ...((await picture.getAttribute('srcset')) ?? '').matchAll(/(\S+) (\d+)w/g),
  ];
  expect(
    widths.map(([, address, width]) => [parametersOf(address), Number(width)]),
  ).toEqual([
    [{width: '400', quality: '80', format: 'webp'}, 400],
    [{width: '800', quality: '85', format: 'webp'}, 800],
    [{width: '1200', quality: '90', format: 'webp'}, 1200],
    [{width: '1600', quality: '90', format: 'webp'}, 1600],
  ]);
  await card.getByRole('link', {name: 'Crest Hoodie'}).click();
  await expect(page).toHaveURL('/products/crest-hoodie');
});

test('hovering a card shows its second picture, which is not requested before (§2)', async ({
  page,
}) => {
  await page.goto('/shirts');
  await live(page);
  const pictures = cards(page).first().locator('.card-media img');
  await expect(pictures).toHaveCount(1);
  await cards(page).first().hover();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.last()).toHaveCSS('opacity', '1');
});

test('titles and prices align across a row, whatever their length', async ({page}) => {
  await page.goto('/');
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    const rows = await page.evaluate(() => {
      const tops = (selector: string) =>
        [...document.querySelectorAll(`li:not(.lead) > .card ${selector}`)].map(
          (element) => element.getBoundingClientRect().top,
        );
      const media = tops('.card-media');
      const facts = tops('.card-facts');
      const title = tops('.card-title');
      return media.map((top, index) => [top, title[index], facts[index]]);
    });
    for (const [top, title, facts] of rows) {
      const beside = rows.filter(([other]) => other === top);
      expect(beside, `at ${width} px`).toEqual(beside.map(() => [top, title, facts]));
    }
  }
});

function parametersOf(address = ''): Record<string, string> {
  const {searchParams} = new URL(address);
  searchParams.delete('v');
  return Object.fromEntries(searchParams);
}
