import {ALL_ONLY, expect, test} from '../support/test';

test.use({catalogueName: 'extremes'});

for (const [handle, count] of [
  ['one', 1],
  ['two', 2],
  ['seven', 7],
  ['latest', 50],
] as const) {
  test(
    `a grid of ${count} has full rows, and pictures in their shape, at every width`,
    ALL_ONLY,
    async ({page}) => {
      for (const width of [320, 390, 820, 1100, 1440]) {
        await page.setViewportSize({width, height: 900});
        await page.goto(`/collections/${handle}`);
        const boxes = await page.locator('.card-media').evaluateAll((pictures) =>
          pictures.map((picture) => {
            const {left, right, width, height} = picture.getBoundingClientRect();
            return {left, right, shape: width / height};
          }),
        );
        expect(boxes, `${width} px`).toHaveLength(count);
        // From 4 : 5 down to the widest, one card across a tablet.
        const odd = boxes.filter(({shape}) => shape > 1.5 || shape < 0.6);
        expect(odd, `${width} px`).toEqual([]);
        expect(Math.max(...boxes.map(({right}) => right))).toBeLessThanOrEqual(width);
      }
    },
  );
}
