import {choose} from '../../tools/browser/choose';
import {hold} from '../support/hold';
import {ALL_ONLY, expect, test} from '../support/test';

test.use({catalogueName: 'extremes'});

test.describe('a product of 2,000 variants, of which 250 come with the page (§9)', () => {
  test(
    'shows which of the others are sold out, and adds a chosen one',
    ALL_ONLY,
    async ({page, store}) => {
      await page.goto('/products/variants-2000');
      await choose(page, {Size: 'Size 20', Color: 'Color 10'});
      const variants = store.catalogue.products
        .find(({handle}) => handle === 'variants-2000')
        ?.variants.filter(({optionValues: [size, color]}) => {
          return size === 'Size 20' && color === 'Color 10';
        });
      const labels = variants?.map(({optionValues, stock}) =>
        stock === 0 ? `${optionValues[2]}, sold out` : String(optionValues[2]),
      );
      const fits = page.getByRole('radiogroup', {name: 'Fit'}).getByRole('radio');
      for (const [index, label] of (labels ?? []).entries()) {
        await expect(fits.nth(index)).toHaveAccessibleName(label);
      }
      const soldOut = variants?.find(({stock}) => stock === 0)?.optionValues[2] ?? '';
      const forSale = variants?.findLast(({stock}) => stock !== 0);
      const fit = forSale?.optionValues[2] ?? '';
      const add = page.getByRole('button', {name: 'Add to cart'});
      await choose(page, {Fit: soldOut});
      await expect(add).toBeDisabled();
      await choose(page, {Fit: fit});
      await expect(add).toBeEnabled();
      await add.click();
      const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
      await expect(drawer).toContainText(`Size 20 / Color 10 / ${fit}`);
      await expect(drawer).toContainText(((forSale?.price ?? 0) / 100).toFixed(2));
    },
  );

  test('adds after the lookup when pressed during it', ALL_ONLY, async ({page}) => {
    const answer = await hold(page, '**/api/products/variants-2000?*');
    await page.goto('/products/variants-2000');
    await choose(page, {Size: 'Size 19', Color: 'Color 9'});
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByText('Looking up this combination…')).toBeVisible();
    await expect(drawer).toBeHidden();
    answer();
    await expect(drawer).toContainText('Size 19 / Color 9 / Fit 1');
  });
});

test(
  'the thumbnails of 250 pictures follow the current one, to the last (§9)',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/products/images-250');
    const thumbnails = page.getByRole('button', {name: /^Show image/});
    await expect(thumbnails).toHaveCount(5);
    await page.getByRole('button', {name: 'Next thumbnails'}).click();
    await expect(thumbnails.first()).toHaveAccessibleName('Show image 6 of 250');
    const pictures = page.getByRole('list', {name: 'Pictures'});
    // Those that come with the script.
    await expect(pictures.locator('> li')).toHaveCount(250);
    await pictures.evaluate((row) =>
      row.scrollTo({left: row.scrollWidth, behavior: 'instant'}),
    );
    await expect(thumbnails.last()).toHaveAccessibleName('Show image 250 of 250');
    await expect(page.getByRole('button', {name: 'Next thumbnails'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);
