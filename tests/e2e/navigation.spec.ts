import type {Page} from '@playwright/test';

import {hold} from '../support/hold';
import {live, openLive} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone, withoutJavaScript} from '../support/visitors';

const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test(
  'the top navigation leads to latest, shirts, hoodies and, by the logo, home (§2)',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/');
    for (const [name, path] of [
      ['Shirts', '/shirts'],
      ['Hoodies', '/hoodies'],
      ['Latest', '/latest'],
    ] as const) {
      await main(page).getByRole('link', {name}).click();
      await expect(page).toHaveURL(path);
      await expect(main(page).getByRole('link', {name})).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await main(page).getByRole('link', {name: 'Quillhaven Herons'}).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'a soft navigation moves focus to the page, announces its title and starts at the top',
  {tag: '@development'},
  async ({page}) => {
    await page.goto('/');
    await live(page);
    await page.evaluate(() => scrollTo(0, 1200));
    await main(page).getByRole('link', {name: 'Shirts', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('T-Shirt Collection');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(
      page
        .getByRole('status')
        .filter({hasText: 'T-Shirt Collection | Quillhaven Herons'}),
    ).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'links prefetch their pages, also after a jump within the page, an e-mail address and a download',
  ALL_ONLY,
  async ({page}) => {
    const hydrate = await hold(page, '**/assets/entry*');
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    hydrate();
    await live(page);
    const shirts = page.waitForRequest('**/shirts.data*');
    await main(page).getByRole('link', {name: 'Shirts', exact: true}).hover();
    await shirts;

    await openLive(page, '/pages/contact');
    await page.getByRole('link', {name: /^shop@/}).click();
    const hoodies = page.waitForRequest('**/hoodies.data*');
    await main(page).getByRole('link', {name: 'Hoodies', exact: true}).hover();
    await hoodies;

    await openLive(page, '/products/half-time-scarf');
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Add to your calendar'}).click();
    await download;
    const latest = page.waitForRequest('**/latest.data*');
    await main(page).getByRole('link', {name: 'Latest', exact: true}).hover();
    await latest;
  },
);

test.describe('the head after a soft navigation', () => {
  const canonical = (page: Page) => page.locator('link[rel="canonical"]');
  const structuredData = (page: Page) =>
    page.locator('script[type="application/ld+json"]');

  /** Everything in the head that is about the page, in order; structured data is for who loads a page, as search engines do. */
  const headOf = (page: Page) =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'title,link[rel=canonical],meta[name=description],meta[name=robots],meta[property^="og:"],meta[name^="twitter:"]',
        ),
      ].map((element) => element.outerHTML),
    );

  test('is the head of a page load', ALL_ONLY, async ({page, shop}) => {
    await page.goto('/products/crest-hoodie');
    const loaded = await headOf(page);
    await openLive(page, '/shirts');
    await page.evaluate(() => Object.assign(window, {stayed: true}));
    await main(page).getByRole('link', {name: 'Hoodies'}).click();
    await expect(canonical(page)).toHaveAttribute('href', `${shop.origin}/hoodies`);
    await page.getByRole('link', {name: 'Crest Hoodie', exact: true}).click();
    await expect(canonical(page)).toHaveAttribute(
      'href',
      `${shop.origin}/products/crest-hoodie`,
    );
    expect(await headOf(page)).toEqual(loaded);
    await expect(structuredData(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test(
    'to a product that is gone is that of the not-found page',
    ALL_ONLY,
    async ({page, store, messages}) => {
      messages.expect(/status of 404/);
      await openLive(page, '/hoodies');
      const link = page.locator('.card-title a').last();
      store.control.deleteProduct(
        (await link.getAttribute('href'))?.split('/').pop() ?? '',
      );
      await link.click();
      await expect(page).toHaveTitle('Page not found | Quillhaven Herons');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
        'content',
        'noindex',
      );
      await expect(canonical(page)).toHaveCount(0);
      await expect(structuredData(page)).toHaveCount(0);
    },
  );
});

test(
  'the skip link is the first Tab stop and leads past the navigation, others to products and filters',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/shirts');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to the products'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to the filters'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const filters = page.getByRole('group', {name: 'Filters'});
    await expect(filters.getByRole('checkbox').first()).toBeFocused();
  },
);

test.describe('the mobile menu (§2)', () => {
  test.use(phone);

  test('says that it is open, locks the scrolling of the page, and closes on its button, Escape, a touch outside and a choice', async ({
    page,
  }) => {
    const open = page.getByRole('button', {name: 'Open menu'});
    const close = page.getByRole('button', {name: 'Close menu'});
    const shirts = main(page).getByRole('link', {name: 'Shirts', exact: true});
    await page.goto('/');
    await live(page);
    await expect(shirts).toBeHidden();
    const beneath = page.getByRole('main');
    await beneath.evaluate((element) =>
      element.addEventListener('click', () => element.setAttribute('data-pressed', '')),
    );
    for (const [way, act] of [
      ['its button', () => close.tap()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['a touch outside', () => page.touchscreen.tap(195, 780)],
    ] as const) {
      await open.tap();
      await expect(shirts, way).toBeVisible();
      await expect(close).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await act();
      await expect(shirts, way).toBeHidden();
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      if (way === 'Escape') await expect(open).toBeFocused();
      await expect(page).toHaveURL('/');
      await expect(beneath, way).not.toHaveAttribute('data-pressed');
    }
    await open.tap();
    await shirts.tap();
    await expect(page).toHaveURL('/shirts');
    await expect(shirts).toBeHidden();
  });

  test(
    'closes where Tab leaves the header for what it covers',
    ALL_ONLY,
    async ({page}) => {
      await page.goto('/');
      await live(page);
      await page.getByRole('button', {name: 'Open menu'}).press('Enter');
      const shirts = main(page).getByRole('link', {name: 'Shirts', exact: true});
      const header = page.getByRole('banner');
      await shirts.focus();
      await header.locator('a:visible, button:visible').last().focus();
      await expect(shirts).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(header.locator(':focus')).toHaveCount(0);
      await expect(shirts).toBeHidden();
    },
  );
});

test.describe('before hydration', () => {
  test.use(phone);

  test('the mobile menu has its state', ALL_ONLY, async ({page}) => {
    // They never come: not one of the page's modules is answered.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', {waitUntil: 'commit'});
    const toggle = page.getByRole('button', {name: /(Open|Close) menu/});
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test(
    'a page whose URL Back has changed stays as it is until that of the URL is there',
    ALL_ONLY,
    async ({page}) => {
      const all = '/collections/t-shirts';
      const sort = page.getByRole('combobox', {name: 'Sort by'});
      await page.goto(all);
      await live(page);
      await sort.selectOption('price-descending');
      await expect(page).toHaveURL(`${all}?sort_by=price-descending`);
      const releaseScript = await hold(page, '**/assets/entry.client*.js');
      // Both entries of the history are now of this document.
      await page.reload();
      await page.evaluate(() => {
        addEventListener('hydrated', () => sessionStorage.setItem('hydrated', ''));
        addEventListener('popstate', async () => {
          const script = document.querySelector<HTMLLinkElement>(
            '[href*="/entry.client"]',
          );
          // The module itself, once it has done what it does.
          await import(script?.href ?? '');
          for (let idle = 0; idle < 3; idle += 1)
            await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000}));
          await fetch('/api/time');
        });
      });
      const releasePage = await hold(page, (url) => url.pathname === all);
      const idle = page.waitForRequest('**/api/time');
      await page.goBack({waitUntil: 'commit'});
      releaseScript();
      await idle;
      releasePage();
      await expect(sort).toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.getItem('hydrated'))).toBeNull();
      await live(page);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({...phone, ...withoutJavaScript});

  test(
    'the mobile menu opens, closes and leads on all the same',
    ALL_ONLY,
    async ({page}) => {
      await page.goto('/');
      await page.getByRole('button', {name: 'Open menu'}).tap();
      await expect(page.getByRole('button', {name: 'Close menu'})).toBeVisible();
      await main(page).getByRole('link', {name: 'Hoodies'}).tap();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
    },
  );
});
