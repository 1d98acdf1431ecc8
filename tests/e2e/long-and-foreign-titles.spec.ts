import {ALL_ONLY, expect, test} from '../support/test';

test.use({catalogueName: 'extremes'});

test(
  'a right-to-left title or description has its own direction, and the page’s alignment',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/products/arabic-title');
    const title = page.getByRole('heading', {level: 1});
    for (const text of [title, page.getByText('قميص من القطن')]) {
      await expect(text).toHaveCSS('direction', 'rtl');
      await expect(text).toHaveCSS('text-align', 'left');
    }
    const price = page.getByText('$20.00').first();
    await expect(price).toHaveCSS('direction', 'ltr');
    const crumb = page
      .getByRole('navigation', {name: 'Breadcrumb'})
      .locator('[dir="auto"]');
    await expect(crumb).toHaveCSS('direction', 'rtl');
  },
);

test(
  'a long title is set smaller, and leaves the buy button within the first screen',
  ALL_ONLY,
  async ({page}) => {
    for (const handle of ['long-title', 'unbroken-title']) {
      await page.goto(`/products/${handle}`);
      await expect(page.getByRole('button', {name: 'Add to cart'})).toBeInViewport({
        ratio: 1,
      });
    }
  },
);
