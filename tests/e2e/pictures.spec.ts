import type {Locator, Page} from '@playwright/test';

import type {RunningStore} from '../../tools/store/club-store';
import {choose} from '../../tools/browser/choose';
import {live} from '../support/live';
import {hold} from '../support/hold';
import {ALL_ONLY, expect, test} from '../support/test';
import {windowsOf} from '../support/visitors';

const HANDLE = 'harbour-heavyweight-hoodie';

const gallery = (page: Page) => page.getByRole('region', {name: 'Product images'});
const overlay = (page: Page) => gallery(page).getByText('Loading image...');

/** Where a picture that is shown before a color is chosen lies, without host and size: one of the first color's. */
function pathOf({catalogue}: RunningStore, position: number): string {
  const product = catalogue.products.find(({handle}) => handle === HANDLE);
  const pictures = product?.images ?? [];
  const color = pictures[0]?.altText?.split(',')[0] ?? '';
  const picture = pictures.filter(({altText}) => altText?.startsWith(color))[position];
  if (!picture) throw new Error(`The hoodie has no picture ${position}.`);
  return picture.path;
}

async function showSixth(page: Page): Promise<Locator> {
  await page.goto(`/products/${HANDLE}`);
  await page.getByRole('button', {name: 'Next thumbnails'}).click();
  await page.getByRole('button', {name: /^Show image 6 of/}).click();
  return gallery(page).locator('.track > li:nth-child(6)');
}

test(
  'a loading picture is faint under its overlay, in front of the previous one (§4)',
  ALL_ONLY,
  async ({page, store}) => {
    const path = pathOf(store, 5);
    const answer = await hold(
      page,
      (url) => url.pathname.includes(path) && url.searchParams.get('quality') === '85',
    );
    const slide = await showSixth(page);
    await expect(overlay(page)).toBeVisible();
    await expect(slide.locator('.slide-picture')).toHaveCSS('opacity', '0.4');
    const before = slide.locator('.slide-previous');
    await expect(before).toHaveCSS('opacity', '0.25');
    const behind = await before.locator('img').getAttribute('src');
    expect(behind).toContain(pathOf(store, 0));
    answer();
    await expect(overlay(page)).toHaveCount(0);
    await expect(slide.locator('.slide-picture')).toHaveCSS('opacity', '1');
  },
);

test(
  'so is that of a color, in front of the one shown before (§4)',
  ALL_ONLY,
  async ({page, store}) => {
    const shown = pathOf(store, 0);
    const answer = await hold(
      page,
      ({pathname, searchParams}) =>
        searchParams.get('quality') === '85' && !pathname.includes(shown),
    );
    await page.goto(`/products/${HANDLE}`);
    await live(page);
    await choose(page, {Color: 'Kelp'});
    await expect(overlay(page)).toBeVisible();
    const before = gallery(page).locator('.slide[data-loading] .slide-previous');
    await expect(before).toHaveCSS('opacity', '0.25');
    expect(await before.locator('img').getAttribute('src')).toContain(shown);
    answer();
    await expect(overlay(page)).toHaveCount(0);
  },
);

test(
  'a picture that fails to load loses its overlay and becomes the placeholder (§4, §8)',
  ALL_ONLY,
  async ({page, store, messages}) => {
    messages.expect(/ERR_FAILED/);
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    const path = pathOf(store, 5);
    await page.route(
      (url) => url.pathname.includes(path) && url.searchParams.get('quality') === '85',
      async (route) => {
        await held;
        await route.abort();
      },
    );
    await showSixth(page);
    await expect(overlay(page)).toBeVisible();
    fail();
    await expect(overlay(page)).toHaveCount(0);
    const picture = gallery(page).locator('.track > li:nth-child(6) .slide-picture');
    await expect(picture).toHaveCSS('content', /no-picture\.svg/);
    await expect(page.getByRole('button', {name: 'Add to cart'})).toBeEnabled();
  },
);

test(
  'the first five pictures are fetched ahead, the others are not (§9)',
  ALL_ONLY,
  async ({page, store}) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const {pathname, searchParams} = new URL(request.url());
      if (searchParams.get('quality') === '85') asked.add(pathname);
    });
    await page.goto(`/products/${HANDLE}`);
    const ahead = [0, 1, 2, 3, 4].map((position) => pathOf(store, position));
    await expect
      .poll(() => ahead.filter((path) => ![...asked].some((got) => got.includes(path))))
      .toEqual([]);
    await live(page);
    expect(asked.size).toBeLessThan(10);
  },
);

test(
  'a line has its color’s picture before the store has the line, where alt texts alone tell it (§10.35)',
  ALL_ONLY,
  async ({page}) => {
    // The store sends the first picture for a variant without one.
    await page.route('**/api/products/*', async (route) => {
      const response = await route.fetch();
      const {product} = (await response.json()) as {product: {variants: object[]}};
      const variants = product.variants.map((variant) => ({...variant, image: 0}));
      await route.fulfill({response, json: {product: {...product, variants}}});
    });
    await page.goto('/hoodies');
    await live(page);
    const title = 'Harbour Heavyweight Hoodie';
    await page.getByRole('button', {name: `Choose options for ${title}`}).click();
    const dialog = page.getByRole('dialog', {name: title});
    await choose(dialog, {Size: 'L', Color: 'Kelp'});
    const answer = await hold(page, '**/api/cart');
    await dialog.getByRole('button', {name: 'Add to cart'}).click();
    const line = page
      .getByRole('dialog', {name: 'Shopping Cart'})
      .getByRole('list', {name: 'Cart items'})
      .getByRole('listitem');
    await expect(line.getByRole('img', {name: /Kelp/})).toHaveAttribute('src', /kelp/);
    answer();
  },
);

for (const [viewport, width] of windowsOf([
  [320, 400],
  [390, 400],
  [820, 800],
  [1100, 1200],
  [1440, 1200],
] as const)) {
  test(
    `the main picture is ${width} wide at ${viewport} px (§9)`,
    ALL_ONLY,
    async ({page}) => {
      await page.setViewportSize({width: viewport, height: 900});
      await page.goto(`/products/${HANDLE}`);
      const picture = gallery(page).locator('.slide-picture').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(`width=${width}`);
    },
  );
}
