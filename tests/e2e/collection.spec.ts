import type {Page} from '@playwright/test';

import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';

const cards = (page: Page) => page.getByRole('article');

test(
  'hovering a card shows its second picture, which is not requested before (§2)',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/shirts');
    await live(page);
    const pictures = cards(page).first().locator('.card-media img');
    await expect(pictures).toHaveCount(1);
    await cards(page).first().hover();
    await expect(pictures).toHaveCount(2);
    await expect(pictures.last()).toHaveCSS('opacity', '1');
  },
);

test(
  'a row of collections longer than the window has a scrollbar for a mouse',
  ALL_ONLY,
  async ({page}) => {
    await page.setViewportSize({width: 800, height: 900});
    await page.goto('/');
    const row = page.locator('.tiles');
    expect(await row.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    await expect(row).not.toHaveCSS('scrollbar-width', 'none');
  },
);

test(
  'titles and prices align across a row, whatever their length',
  ALL_ONLY,
  async ({page}) => {
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
  },
);
