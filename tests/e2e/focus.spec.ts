import type {Page} from '@playwright/test';

import {fillCart} from '../../tools/screenshots/arrange';
import {hold} from '../support/hold';
import {live} from '../support/live';
import {ordinaryProduct} from '../support/shelf';
import {isFullRun} from '../support/tags';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone, smallPhone, tablet} from '../support/visitors';

const visitors = [
  ['a small phone', smallPhone],
  ['a tablet', tablet],
  ['a phone', phone],
  ['a small desktop', {viewport: {width: 1024, height: 600}}],
  ['a desktop', {viewport: {width: 1440, height: 900}}],
] as const;

/**
 * The faults of the focused element, in words, once the page has come to rest; `null` where the focus is at the first stop,
 * or has left the page. The element may be partly covered.
 */
function faultsOfFocus(page: Page): Promise<string[] | null> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused.matches('body, .skip')) return null;
    const isShown = () => {
      const {left, top, width, height} = focused.getBoundingClientRect();
      const shares = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98];
      return shares.some((x) =>
        shares.some((y) =>
          focused.contains(document.elementFromPoint(left + width * x, top + height * y)),
        ),
      );
    };
    const hasRing = (pseudo?: string) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(focused, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A scroll that is under way ends within these.
    for (let frames = 0; frames < 30 && !isShown(); frames += 1) {
      await new Promise(requestAnimationFrame);
    }
    const name = focused.outerHTML.slice(0, 140);
    return [
      ...(isShown() ? [] : [`hidden: ${name}`]),
      ...(hasRing() || hasRing('::after') ? [] : [`no ring: ${name}`]),
    ];
  });
}

/** Leaves a grid its first cards, in all their sizes: the others are like them. All stay in `npm run test:all`. */
async function shorten(page: Page): Promise<void> {
  if (isFullRun) return;
  await page
    .locator('li:has(> .card)')
    .evaluateAll((cards) => cards.slice(8).forEach((card) => card.remove()));
}

/** A product that has options, whichever it is. */
const PRODUCT = '/products/…';

/** Goes once round the page from its first stop, and collects what is wrong on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = [];
  await page.getByRole('link', {name: 'Skip to content'}).focus();
  for (let stops = 1; stops < 200; stops += 1) {
    await page.keyboard.press(key);
    const found = await faultsOfFocus(page);
    if (found) faults.push(...found.map((fault) => `${key} ${stops}, ${fault}`));
    else if (stops > 20) return faults;
  }
  throw new Error('The focus never came round.');
}

test(
  'the focus in the footer stays where it is when shelves come above it',
  ALL_ONLY,
  async ({page, store}) => {
    const release = await hold(page, '**/api/recommendations/*');
    await page.goto(`/products/${ordinaryProduct(store).handle}`);
    await live(page);
    const asked = page.waitForRequest('**/api/recommendations/*');
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    await asked;
    const place = await link.boundingBox();
    release();
    await expect(page.getByRole('heading', {name: 'You may also like'})).toBeAttached();
    expect((await link.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -1);
  },
);

for (const [name, visitor] of visitors) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    for (const path of ['/', PRODUCT, '/search?q=scarf', '/cart']) {
      test(
        `every stop of the keyboard on ${path}, there and back, has a ring and is hidden by no bar (WCAG 2.4.7, 2.4.11)`,
        ALL_ONLY,
        async ({page, store}) => {
          if (path === '/cart') await fillCart(page, store, 2);
          const {handle} = ordinaryProduct(store);
          await page.goto(path === PRODUCT ? `/products/${handle}` : path);
          await live(page);
          if (path === '/') await shorten(page);
          expect(await walk(page, 'Tab')).toEqual([]);
          expect(await walk(page, 'Shift+Tab')).toEqual([]);
        },
      );
    }
  });
}
