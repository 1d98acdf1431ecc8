import {expect, test} from '../support/test';

const WINDOWS = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [844, 390],
  // 400 % zoom of a 1280 × 1024 window.
  [320, 256],
] as const;

/** One of each kind: an ordinary one, the longest title, a countdown, no picture and no price, nothing to choose. */
const HANDLES = [
  'harbour-heavyweight-hoodie',
  'coast-road-hoodie',
  'half-time-scarf',
  'centenary-blazer',
  'bar-scarf',
];

for (const handle of HANDLES) {
  test(`${handle}: the price is on the first screen of every window`, async ({page}) => {
    await page.goto(`/products/${handle}`);
    const price = page.locator('.product-head .product-price');
    const bar = page.locator('.product .buy-bar');
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({width, height});
      await page.evaluate(() => window.scrollTo(0, 0));
      const end = await price.evaluate((one) => one.getBoundingClientRect().bottom);
      const start = await bar.evaluate((one) => {
        const isFixed = getComputedStyle(one).position === 'fixed';
        return isFixed ? one.getBoundingClientRect().top : window.innerHeight;
      });
      expect(end, `${width} × ${height}`).toBeLessThanOrEqual(start);
    }
  });
}
