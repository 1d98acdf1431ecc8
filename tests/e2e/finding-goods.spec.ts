import type {Locator, Page} from '@playwright/test';

import {radioOf} from '../../tools/browser/choose';
import {expectAccessible} from '../support/accessibility';
import {hold} from '../support/hold';
import {tabTo} from '../support/keyboard';
import {coveredControls, watchShifts} from '../support/layout';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone, withoutJavaScript} from '../support/visitors';

/**
 * How a visitor gets from any page to what is wanted: menus, collections, filters, swatches, recommendations, and what was viewed before.
 * All in a shop with an announcement above its pages.
 */
test.use({catalogueName: 'winter'});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const filters = (page: Page) => page.getByRole('group', {name: 'Filters'});
const count = (page: Page) =>
  page.getByRole('status').filter({hasText: /^(First )?\d+ products?$/});
const chosen = (page: Page) => page.getByRole('list', {name: 'Chosen filters'});
const region = (within: Page | Locator, name: string) =>
  within.getByRole('region', {name});
/** Listens to the live regions of the main part. Returns a function that tells all that has been announced. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const seen = new Map<Element, string | null>();
    const root = document.querySelector('main') ?? document.body;
    const regions = () => root.querySelectorAll('[role=status]:not([aria-live=off])');
    for (const region of regions()) seen.set(region, region.textContent);
    const heard: (string | null)[] = [];
    Object.assign(window, {heard});
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = region.textContent;
        if (text && seen.has(region) && seen.get(region) !== text) heard.push(text);
        seen.set(region, text);
      }
    }).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as {heard: string[]}).heard);
}
const isMarked = (page: Page) =>
  page.evaluate(() => Object.hasOwn(document.documentElement.dataset, 'behind'));

test(
  'filters change the grid and the URL, are announced, and can be removed',
  ALL_ONLY,
  async ({page}) => {
    const shifts = await watchShifts(page);
    await page.goto('/collections/t-shirts');
    await live(page);
    const all = await cards(page).count();
    const size = filters(page).getByRole('group', {name: 'Size'});
    const medium = size.getByRole('checkbox', {name: /^M( \(\d+\))?$/});
    await tabTo(page, medium);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?filter\.v\.option\.size=M$/);
    await expect(
      chosen(page).getByRole('link', {name: 'Remove filter Size: M'}),
    ).toBeVisible();
    await expect(medium).toBeFocused();
    await expect(cards(page)).not.toHaveCount(all);
    const some = await cards(page).count();
    expect(some).toBeLessThan(all);
    await expect(count(page)).toHaveText(`${some} product${some === 1 ? '' : 's'}`);
    await page.getByRole('combobox', {name: 'Sort by'}).selectOption('price-descending');
    await expect(page).toHaveURL(/size=M&sort_by=price-descending$/);
    const most = filters(page).getByRole('textbox', {name: 'To', exact: true});
    await most.fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nothing matches all of these filters.')).toBeVisible();
    await expectAccessible(page, 'nothing matches');
    await page.getByRole('main').getByRole('link', {name: 'Any price'}).press('Enter');
    await expect(cards(page)).toHaveCount(some);
    await page.goBack();
    await expect(page.getByText('Nothing matches all of these filters.')).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(some);
    await expect(most).toHaveValue('');
    await expect(medium).toBeChecked();
    await expectAccessible(page, 'filtered');
    await chosen(page).getByRole('link', {name: 'Clear all'}).press('Enter');
    await expect(cards(page)).toHaveCount(all);
    await expect(count(page)).toBeFocused();
    await expect(medium).not.toBeChecked();
    await expect(page).toHaveURL(/t-shirts\?sort_by=price-descending$/);
    // The end of the page comes up behind a shorter grid, and filters behind values that would lead nowhere.
    const moved = (await shifts()).filter(
      (shift) => !/class="(?:footer|filter-value|filter)"/.test(shift),
    );
    expect(moved).toEqual([]);
  },
);

test(
  'each change of a list is announced once, in other words, also where the number stays',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/collections/t-shirts');
    await live(page);
    const heard = await listen(page);
    const products = (await count(page).textContent()) ?? '';
    const sort = page.getByRole('combobox', {name: 'Sort by'});
    const said = [`Sorted by Price, high to low. ${products}`];
    await sort.selectOption('price-descending');
    await expect.poll(heard).toEqual(said);
    said.push(`Sorted by Price, low to high. ${products}`);
    await sort.selectOption('price-ascending');
    await expect.poll(heard).toEqual(said);
    const size = filters(page).getByRole('group', {name: 'Size'});
    await size.getByRole('checkbox', {name: /^M( \(\d+\))?$/}).check();
    const chip = chosen(page).getByRole('link', {name: 'Remove filter Size: M'});
    await expect(page).toHaveURL(/size=M/);
    await expect(count(page)).not.toHaveText(products);
    const some = (await count(page).textContent()) ?? '';
    said.push(`Filtered by Size: M. ${some}`);
    await expect.poll(heard).toEqual(said);
    const most = filters(page).getByRole('textbox', {name: 'To', exact: true});
    await most.fill('1');
    await page.keyboard.press('Enter');
    said.push('Filtered by Price: up to 1. 0 products');
    await expect.poll(heard).toEqual(said);
    await page.goBack();
    said.push(`No longer filtered by Price: up to 1. ${some}`);
    await expect.poll(heard).toEqual(said);
    await chip.press('Enter');
    said.push(`No longer filtered by Size: M. ${products}`);
    await expect.poll(heard).toEqual(said);
  },
);

test(
  'a filter of a search is announced once, and other words by their results',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/search?q=hoodie');
    await live(page);
    const heard = await listen(page);
    const size = filters(page).getByRole('group', {name: 'Size'});
    await size.getByRole('checkbox', {name: /^XL( \(\d+\))?$/}).check();
    const said = [expect.stringMatching(/^Filtered by Size: XL\. \d+ products?$/)];
    await expect.poll(heard).toEqual(said);
    await page.getByRole('combobox', {name: 'Sort by'}).selectOption('price-descending');
    said.push(expect.stringMatching(/^Sorted by Price, high to low\. \d+ products?$/));
    await expect.poll(heard).toEqual(said);
    const field = page
      .getByRole('main')
      .getByRole('searchbox', {name: 'Search products'});
    await field.fill('scarf');
    await field.press('Enter');
    said.push(expect.stringMatching(/^\d+ results? for “scarf”\.$/));
    await expect.poll(heard).toEqual(said);
  },
);

test(
  'a filter shows at once that something happens, and keeps focus and place',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    await live(page);
    const medium = filters(page).getByRole('checkbox', {name: /^M( \(\d+\))?$/});
    await medium.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 200));
    const answer = await hold(page, '**/hoodies.data*');
    await medium.check();
    await expect(page.locator('.listing')).toHaveAttribute('aria-busy', 'true');
    const chip = chosen(page).getByRole('link', {name: 'Remove filter Size: M'});
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/\/hoodies$/);
    answer();
    await expect(page.locator('.listing')).toHaveAttribute('aria-busy', 'false');
    await expect(medium).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  },
);

test(
  'a dialog that opens before the answer to a filter stays, with its choice, and gives the focus back; Back closes it',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    await live(page);
    const answer = await hold(page, '**/hoodies.data*');
    await filters(page)
      .getByRole('checkbox', {name: /^M( \(\d+\))?$/})
      .check();
    const button = page.getByRole('button', {name: 'Choose options for Crest Hoodie'});
    await button.click();
    const large = page
      .getByRole('dialog', {name: 'Crest Hoodie'})
      .getByRole('radio', {name: 'L', exact: true});
    await large.check();
    answer();
    await expect(page).toHaveURL(/size=M$/);
    await expect(page.locator('.listing')).toHaveAttribute('aria-busy', 'false');
    await expect(large).toBeChecked();
    // The page learns of the closing before the browser has taken the focus out of the dialog, as on a busy machine.
    await page.evaluate(() => {
      globalThis.requestAnimationFrame = (run) => {
        run(0);
        return 0;
      };
    });
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(large).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/hoodies$/);
    await expect(large).toBeHidden();
  },
);

test(
  'a filter that is taken back before its answer is there stays as it was',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies?filter.v.option.size=M');
    await live(page);
    const medium = filters(page).getByRole('checkbox', {name: /^M( \(\d+\))?$/});
    const chip = chosen(page).getByRole('link', {name: 'Remove filter Size: M'});
    const answer = await hold(page, '**/hoodies.data*');
    await chip.press('Enter');
    await expect(chip).toHaveCount(0);
    await expect(medium).not.toBeChecked();
    await expect(count(page)).toBeFocused();
    await medium.check();
    await expect(chip).toBeVisible();
    answer();
    await expect(page.locator('.listing')).toHaveAttribute('aria-busy', 'false');
    await expect(medium).toBeChecked();
    await expect(chip).toBeVisible();
    await expect(page).toHaveURL(/\/hoodies\?filter\.v\.option\.size=M$/);
  },
);

test(
  'a grid is a list named by its heading, and a card three tab stops: link, swatches, button',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies?filter.v.option.color=Ink&filter.v.option.size=M');
    await live(page);
    const grid = page.getByRole('list', {name: 'Hoodie Collection'});
    const items = grid.getByRole('listitem');
    await expect(items).toHaveCount(await cards(page).count());
    const card = items.filter({hasText: 'Crest Hoodie'}).getByRole('article');
    // The card shows the requested color: by its picture and its name, and in the link.
    await expect(card.getByRole('img')).toHaveAttribute('alt', 'Crest Hoodie, Ink');
    await expect(card).toContainText('Ink');
    const link = card.getByRole('link', {name: 'Crest Hoodie', exact: true});
    await expect(link).toHaveAttribute('href', '/products/crest-hoodie?Size=M&Color=Ink');
    await link.focus();
    await card.hover();
    await expect(card.locator('.card-media img')).toHaveCount(1);
    const swatches = card.getByRole('group', {name: /^Colors of/}).getByRole('button');
    await page.keyboard.press('Tab');
    await expect(swatches.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(swatches.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', {name: /^Choose options/})).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(swatches.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expectAccessible(page, 'filtered cards');
  },
);

test(
  'a link to a heading of a text shows it, without a load; Back returns to the place',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    await live(page);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Washing'});
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await link.click();
    const heading = page.getByRole('main').getByRole('heading', {name: 'Washing'});
    await expect(heading).toBeInViewport();
    await expect
      .poll(() => heading.evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(300);
    await page.goBack();
    await expect(page).toHaveURL('/hoodies');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  },
);

test(
  'a submenu opens by keyboard, does not lock scrolling, and leads to a collection',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/');
    await live(page);
    await expect(main(page).locator('[aria-current]')).toHaveCount(0);
    const opener = main(page).getByRole('button', {name: 'Collections'});
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const all = main(page).getByRole('link', {name: 'All collections'});
    await expect(all).toBeVisible();
    await expect(all).not.toHaveAttribute('aria-current', 'page');
    expect(await isMarked(page)).toBe(false);
    await expectAccessible(page, 'submenu');
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, main(page).getByRole('link', {name: 'Accessories'}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/collections/accessories');
    await expect(all).toBeHidden();
  },
);

test('the announcement is dismissed for the visit', ALL_ONLY, async ({page}) => {
  await page.goto('/shirts');
  await live(page);
  const bar = page.getByRole('complementary', {name: 'Announcement'});
  await expect(bar).toContainText('Order by Thursday noon');
  await expectAccessible(page, 'announcement');
  await tabTo(page, bar.getByRole('button', {name: 'Dismiss announcement'}));
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await main(page).getByRole('link', {name: 'Hoodies', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar).toBeHidden();
  // For a page, where storage is full.
  await page.addInitScript(() => {
    sessionStorage.clear();
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await live(page);
  await bar.getByRole('button', {name: 'Dismiss announcement'}).click();
  await expect(bar).toHaveCount(0);
});

test(
  'a swatch shows its card in that color, changes its link, and is what the dialog starts with',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    await live(page);
    const card = cards(page).filter({hasText: 'Crest Hoodie'}).first();
    const colors = card.getByRole('group', {name: /^Colors of/});
    const swatch = colors.getByRole('button').nth(1);
    const color = (await swatch.getAttribute('aria-label')) ?? '';
    const picture = card.getByRole('img').first();
    const before = await picture.getAttribute('src');
    await swatch.click();
    await expect(swatch).toHaveAttribute('aria-pressed', 'true');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    const link = card.getByRole('link', {name: 'Crest Hoodie', exact: true});
    await expect(link).toHaveAttribute('href', `/products/crest-hoodie?Color=${color}`);
    await card.getByRole('button', {name: 'Choose options for Crest Hoodie'}).click();
    const options = page.getByRole('dialog', {name: 'Crest Hoodie'});
    await expect(radioOf(options, 'Color', color)).toBeChecked();
    await page.keyboard.press('Escape');
    await swatch.click();
    await expect(picture).toHaveAttribute('src', before ?? '');
    await expect(link).toHaveAttribute('href', '/products/crest-hoodie');
  },
);

test(
  'the second picture of a card under the pointer does not cover the color that was chosen',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    await live(page);
    const card = cards(page).filter({hasText: 'Crest Hoodie'}).first();
    const pictures = card.locator('.card-media img');
    await card.hover();
    await expect(pictures).toHaveCount(2);
    const first = card
      .getByRole('group', {name: /^Colors of/})
      .getByRole('button')
      .first();
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(pictures).toHaveCount(1);
  },
);

test(
  'recommendations load when near the screen, and recently viewed products stay on the device',
  ALL_ONLY,
  async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.startsWith('/api/recommendations/')) asked.push(pathname);
      expect(request.postData() ?? '').not.toContain('recently');
    });
    // A window so low that what is below the product is not near yet.
    await page.setViewportSize({width: 1280, height: 320});
    await page.goto('/products/crest-hoodie');
    await live(page);
    expect(asked).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const withIt = region(page, 'Wear it with').getByRole('article');
    await expect(withIt).toHaveCount(4);
    await expect(region(page, 'You may also like').getByRole('article')).toHaveCount(4);
    expect(asked).toEqual(['/api/recommendations/crest-hoodie']);
    await expect(region(page, 'Recently viewed')).toHaveCount(0);
    await expectAccessible(page, 'recommendations');
    await withIt.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\/(?!crest-hoodie)/);
    const viewed = region(page, 'Recently viewed');
    await expect(viewed.getByRole('link', {name: 'Crest Hoodie'})).toHaveAttribute(
      'href',
      '/products/crest-hoodie',
    );
    await expectAccessible(page, 'recently viewed');
    await viewed.getByRole('button', {name: 'Clear'}).click();
    await expect(viewed).toHaveCount(0);
    // Replacements for sold-out goods come first.
    await page.goto('/products/throwback-hoodie-1908');
    await live(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', {name: /^(You may like instead|Wear it with)$/}),
    ).toHaveText(['You may like instead', 'Wear it with']);
    await expect(viewed).toHaveCount(0);
  },
);

test(
  'an open cart shows complementary products, if there are any',
  ALL_ONLY,
  async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.startsWith('/api/recommendations/')) asked.push(pathname);
    });
    await page.goto('/products/crest-hoodie?Size=L&Color=Ink');
    await live(page);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
    const withIt = region(drawer, 'Wear it with').getByRole('link');
    await expect(withIt).toHaveCount(4);
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'cart');
    expect(asked).toEqual(['/api/recommendations/crest-hoodie']);
    await page.goto('/shirts');
    await live(page);
    await expect(page.getByRole('button', {name: 'Cart, 1 item'})).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.goto('/cart');
    await expect(
      region(page.getByRole('main'), 'Wear it with').getByRole('link'),
    ).toHaveCount(4);
    await page.route('**/api/recommendations/*', (route) =>
      route.fulfill({json: {complementary: [], related: []}}),
    );
    const answered = page.waitForResponse('**/api/recommendations/crest-hoodie');
    await page.reload();
    await answered;
    await expect(page.getByRole('link', {name: 'Checkout'})).toBeVisible();
    await expect(region(page, 'Wear it with')).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test(
    'filters are a sheet that returns focus to its button, which shows their number',
    ALL_ONLY,
    async ({page}) => {
      await page.goto('/shirts');
      await live(page);
      const opener = page.getByRole('button', {name: /^Filters/});
      await expect(filters(page)).toBeHidden();
      await opener.tap();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      expect(await isMarked(page)).toBe(true);
      const medium = filters(page).getByRole('checkbox', {name: /^M( \(\d+\))?$/});
      await medium.check();
      await expect(page).toHaveURL('/shirts?filter.v.option.size=M');
      await expect(filters(page)).toBeVisible();
      // Neither its title nor its button covers what the keyboard reaches.
      expect(await coveredControls(filters(page))).toEqual([]);
      // In a window that shows all of it: a row that is half under the button is not a small target.
      await page.setViewportSize({width: 390, height: 1800});
      await expectAccessible(page, 'filter sheet');
      await page.setViewportSize(phone.viewport);
      // Tab goes round in it: what it covers is not to be seen.
      const shown = filters(page).getByRole('button', {name: /^Show \d+ products?$/});
      const close = filters(page).getByRole('button', {name: 'Close filters'});
      await shown.focus();
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(shown).toBeFocused();
      await shown.tap();
      await expect(filters(page)).toBeHidden();
      await expect(opener).toHaveText('Filters (1)');
      await opener.tap();
      await page.keyboard.press('Escape');
      await expect(filters(page)).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test(
    'every collection is two taps away: the menu lists them, and home has a link to each before its grid',
    ALL_ONLY,
    async ({page, store}) => {
      await page.goto('/');
      await live(page);
      const handles = store.catalogue.collections
        .filter(({id, productIds}) => {
          return String(id) !== store.env.PUBLIC_COLLECTION_ID && productIds.length > 0;
        })
        .map(({handle}) => `/collections/${handle}`)
        .sort();
      const row = page.getByRole('navigation', {name: 'Shop by collection'});
      const linked = await row
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(linked.sort()).toEqual(handles);
      const tops = await page.evaluate(() =>
        ['#collections', '#latest'].map(
          (place) => document.querySelector(place)?.getBoundingClientRect().top ?? 0,
        ),
      );
      expect(tops[0]).toBeLessThan(tops[1] ?? 0);
      await page.getByRole('button', {name: 'Open menu'}).tap();
      // Shirts and hoodies have links of the specification's own.
      for (const url of handles.filter((each) => !/t-shirts|hoodies/.test(each)))
        await expect(main(page).locator(`a[href="${url}"]`)).toBeVisible();
      await main(page).getByRole('link', {name: 'Headwear'}).tap();
      await expect(page).toHaveURL('/collections/headwear');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use(withoutJavaScript);

  test('a submenu is native', ALL_ONLY, async ({page}) => {
    await page.goto('/');
    await main(page).getByRole('button', {name: 'Collections'}).click();
    await main(page).getByRole('link', {name: 'Outerwear'}).click();
    await expect(page).toHaveURL('/collections/outerwear');
  });
});
