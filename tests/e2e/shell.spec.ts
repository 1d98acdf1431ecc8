import sharp from 'sharp';

import {expectAccessible} from '../support/accessibility';
import {hold} from '../support/hold';
import {live, liveWithCart} from '../support/live';
import {expect, test} from '../support/test';

const PAGES = ['/', '/shirts', '/hoodies', '/collections/headwear', '/nowhere'];

test('the head states the store configuration (§3)', async ({page, store}) => {
  await page.goto('/');
  const content = (name: string) =>
    page.locator(`head > meta[name="${name}"]`).getAttribute('content');
  expect(await content('shopify-store-id')).toBe(String(store.catalogue.shop.id));
  const theme = store.catalogue.metaobjects.find(({handle}) => handle === 'live');
  const field = (key: string) => theme?.fields.find((each) => each.key === key);
  expect((await content('banners'))?.split(';;;')).toEqual(
    field('banners')?.images?.map(({path}) => `${store.url}/cdn/shop/files/${path}`),
  );
  expect(await content('accent-color')).toBe(field('accent_color')?.value);
  await expect(page.locator('head > link[rel="icon"]')).toHaveAttribute(
    'href',
    /\/brand\/icon\.png\?width=96/,
  );
});

test('an unknown path is the not-found page with status 404 (§2)', async ({
  page,
  messages,
}) => {
  messages.expect(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(
    page.getByText("We couldn't find the page you're looking for."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Click here to return to the shop!'}).click();
  await expect(page).toHaveURL('/');
});

test('the footer leads to support, legal and social pages outside the shop (§2)', async ({
  page,
}) => {
  await page.goto('/');
  const origin = new URL(page.url()).origin;
  const footer = page.getByRole('contentinfo');
  for (const [group, names] of [
    ['Support', ['Sizes & Fit', 'Shipping & Returns', 'Contact Us']],
    ['Legal', ['Privacy Policy', 'Terms of Service']],
    ['Follow', ['Videos', 'Microblog']],
  ] as const) {
    const links = footer.getByRole('navigation', {name: group}).getByRole('link');
    await expect(links).toHaveText([...names]);
    for (const link of await links.all()) {
      const address = (await link.getAttribute('href')) ?? '';
      expect(new URL(address, origin).origin).not.toBe(origin);
    }
  }
  await expect(footer).toContainText(
    `© ${new Date().getUTCFullYear()} Quillhaven Herons`,
  );
});

test('no page scrolls sideways at 320 px', async ({page, messages}) => {
  messages.expect(/404/);
  await page.setViewportSize({width: 320, height: 640});
  for (const path of PAGES) {
    await page.goto(path);
    const {scrollWidth, clientWidth} = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return {scrollWidth, clientWidth};
    });
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
  }
});

test('nothing shifts while a page loads, however late the font', async ({page}) => {
  const release = await hold(page, '**/*.woff2');
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & {value: number}).value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto('/shirts', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  release();
  await expect(page.locator('html.font-loaded')).toBeVisible();
  await live(page);
  const total = await page.evaluate(() =>
    (window as unknown as {shifts: number[]}).shifts.reduce(
      (sum, value) => sum + value,
      0,
    ),
  );
  // A line of text may end a pixel earlier in Inter; boxes stay where they are.
  expect(total).toBeLessThan(0.002);
});

test('an offline visitor sees a notice until the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/shirts');
  await liveWithCart(page);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({hasText: 'You are offline.'});
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('a phone can install the shop: the manifest and its icons exist', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string;
    icons: {src: string; sizes: string; purpose: string}[];
  };
  expect(manifest).toMatchObject({
    name: 'Quillhaven Herons',
    start_url: '/',
    display: 'standalone',
  });
  for (const {src, sizes} of manifest.icons) {
    const {width, height} = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({sizes}) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.icons.map(({purpose}) => purpose)).toContain('maskable');
});

test("a phone's browser bars have the shop's accent, and the page extends to the edges", async ({
  page,
}) => {
  await page.goto('/');
  const content = (name: string) =>
    page.locator(`head > meta[name="${name}"]`).getAttribute('content');
  expect(await content('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
  expect(await content('theme-color')).toBe(await content('accent-color'));
  expect(await content('viewport')).toContain('viewport-fit=cover');
});

for (const width of [390, 820, 1100, 1440]) {
  test(`axe finds nothing at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ['/', '/shirts']) {
      await page.goto(path);
      await live(page);
      await expectAccessible(page);
    }
  });
}
