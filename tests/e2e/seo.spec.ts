import type {Page} from '@playwright/test';

import {openLive} from '../support/live';
import {expect, test} from '../support/test';

const ORIGIN = 'https://shop.example';
test.use({shopEnv: {PUBLIC_SITE_ORIGIN: ORIGIN}});
// In one process: another shop takes seconds to start.
test.describe.configure({mode: 'default'});

const canonical = (page: Page) => page.locator('link[rel="canonical"]');
const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"],meta[name="${name}"]`);

/** The types of all nodes in the page's structured data. */
async function structuredTypes(page: Page): Promise<string[]> {
  const texts = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents();
  return texts.flatMap((text) => {
    const graph = (JSON.parse(text) as {'@graph': {'@type': string}[]})['@graph'];
    return graph.map((node) => node['@type']);
  });
}

for (const [path, address, types] of [
  ['/', '/', ['Organization', 'WebSite', 'ItemList']],
  ['/latest', '/', ['Organization', 'WebSite', 'ItemList']],
  ['/shirts?utm_source=x', '/shirts', ['BreadcrumbList', 'ItemList']],
  ['/collections/headwear', '/collections/headwear', ['BreadcrumbList', 'ItemList']],
  [
    '/products/crest-hoodie?Size=M',
    '/products/crest-hoodie',
    ['Product', 'BreadcrumbList'],
  ],
] as const) {
  test(`${path} names its canonical address, of the configured origin, and what it is about`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(canonical(page)).toHaveAttribute('href', ORIGIN + address);
    await expect(meta(page, 'og:url')).toHaveAttribute('content', ORIGIN + address);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title());
    await expect(meta(page, 'og:image:width')).toHaveAttribute('content', '1200');
    await expect(meta(page, 'twitter:card')).toHaveAttribute(
      'content',
      'summary_large_image',
    );
    const description = await meta(page, 'description').getAttribute('content');
    expect(description?.length).toBeGreaterThan(0);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(await structuredTypes(page)).toEqual(types);
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
  });
}

test('a soft navigation results in the same head as a page load', async ({page}) => {
  await page.goto('/products/crest-hoodie');
  const loaded = await headOf(page);
  await openLive(page, '/shirts');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Hoodies'})
    .click();
  await expect(canonical(page)).toHaveAttribute('href', `${ORIGIN}/hoodies`);
  await page.getByRole('link', {name: 'Crest Hoodie', exact: true}).click();
  await expect(canonical(page)).toHaveAttribute(
    'href',
    `${ORIGIN}/products/crest-hoodie`,
  );
  expect(await headOf(page)).toEqual(loaded);
  expect(await structuredTypes(page)).toEqual([]);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

/** Everything in the head that is about the page, in order; structured data is for who loads a page, as search engines do. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'title,link[rel=canonical],meta[name=description],meta[name=robots],meta[property^="og:"],meta[name^="twitter:"]',
      ),
    ].map((element) => element.outerHTML),
  );
}

test('a soft navigation to a product that is gone ends in the head of the not-found page', async ({
  page,
  store,
  messages,
}) => {
  messages.expect(/status of 404/);
  await openLive(page, '/hoodies');
  const link = page.locator('.card-title a').last();
  store.control.deleteProduct((await link.getAttribute('href'))?.split('/').pop() ?? '');
  await link.click();
  await expect(page).toHaveTitle('Page not found | Quillhaven Herons');
  await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
  await expect(canonical(page)).toHaveCount(0);
  expect(await structuredTypes(page)).toEqual([]);
});

for (const path of ['/cart', '/search', '/search?q=hoodie']) {
  test(`${path} is not indexed and has no canonical address`, async ({page}) => {
    await page.goto(path);
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
    await expect(canonical(page)).toHaveCount(0);
  });
}

test('every address in the sitemaps is a page, by its canonical address', async ({
  page,
  request,
  store,
}) => {
  const locations = async (path: string) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('application/xml');
    const xml = await response.text();
    return page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error('not XML');
      return [...parsed.querySelectorAll('loc')].map(({textContent}) => textContent);
    }, xml);
  };
  await page.goto('/');
  const sitemaps = await locations('/sitemap.xml');
  expect(sitemaps).toHaveLength(3);
  const pages = (
    await Promise.all(sitemaps.map((address) => locations(new URL(address).pathname)))
  ).flat();
  expect(pages).toContain(`${ORIGIN}/`);
  expect(pages.filter((address) => address.includes('/products/'))).toHaveLength(
    store.catalogue.products.length,
  );
  await page.goto(new URL(pages.at(-1) ?? '').pathname);
  await expect(canonical(page)).toHaveAttribute('href', pages.at(-1) ?? '');
});
