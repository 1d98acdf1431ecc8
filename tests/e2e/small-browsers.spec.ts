import type {Page} from '@playwright/test';

import {choose} from '../../tools/browser/choose';
import {expectNoSidewaysScroll} from '../support/layout';
import {live} from '../support/live';
import {checkoutUrl} from '../support/purchase';
import {ALL_ONLY, expect, test} from '../support/test';
import {phone} from '../support/visitors';

/** Browsers within other apps, phones held sideways, and large text. */

const HOODIE = '/products/crest-hoodie';
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const visible = (page: Page, name: RegExp) =>
  page.getByRole('button', {name}).filter({visible: true}).first();

/** Buys a hoodie on its page, as anybody would. */
async function buy(
  page: Page,
  url: RegExp,
  prepare: () => Promise<unknown> = async () => undefined,
) {
  await page.goto(HOODIE);
  await live(page);
  await prepare();
  await choose(page, {Size: 'M', Color: 'Petrol'});
  await visible(page, /^Add to cart$/).click();
  // A press that comes earlier changes what is added, and is not told apart from it.
  await expect(
    drawer(page).getByText('added to cart. 1 item in the cart.'),
  ).toBeAttached();
  const more = drawer(page).getByRole('button', {name: /^Increase quantity/});
  await more.click();
  await expect(
    drawer(page).getByText('Quantity of Crest Hoodie is now 2.'),
  ).toBeAttached();
  await expectNoSidewaysScroll(page, 'drawer');
  await drawer(page).getByRole('button', {name: 'Checkout', exact: true}).click();
  await page.waitForURL(url);
}

/** What the webviews of other apps lack. It runs in the page. */
function beWithinAnApp() {
  const without = (target: object, name: string) =>
    Object.defineProperty(target, name, {value: undefined, configurable: true});
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {value: null, configurable: true});
  for (const name of ['locks', 'clipboard', 'share'])
    delete (Navigator.prototype as unknown as Record<string, unknown>)[name];
  without(document, 'startViewTransition');
  for (const name of [
    'BroadcastChannel',
    'IntersectionObserver',
    'requestIdleCallback',
  ] as const)
    delete (window as Partial<typeof window>)[name];
}

test.describe('within another app', () => {
  test.use(phone);

  for (const [what, script] of [
    ['without storage, locks, channels, observers and transitions', beWithinAnApp],
    [
      'whose storage is full, as in private windows of older Safaris',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`a purchase ${what}`, ALL_ONLY, async ({page, store, messages}) => {
      messages.allow(/Failed to save scroll positions/);
      await page.addInitScript(script);
      await page.goto('/');
      await live(page);
      await visible(page, /^Open menu$/).click();
      await page
        .getByRole('link', {name: 'Hoodies'})
        .filter({visible: true})
        .first()
        .click();
      await expect(page).toHaveURL('/hoodies');
      await buy(page, checkoutUrl(store));
      await page.goBack();
      await expect(visible(page, /^Cart, 2 items$/)).toBeVisible();
    });
  }

  test(
    'that allows neither sharing nor copying, a link is shown; a sheet that is closed leaves it at that',
    ALL_ONLY,
    async ({page}) => {
      const shown: string[] = [];
      page.on('dialog', (dialog) => {
        shown.push(dialog.defaultValue());
        void dialog.dismiss();
      });
      for (const reason of ['AbortError', 'NotAllowedError']) {
        await page.addInitScript((name) => {
          const refuse = () => Promise.reject(new DOMException('', name));
          Object.assign(navigator, {share: refuse});
          Object.assign(navigator.clipboard, {writeText: refuse});
        }, reason);
        await page.goto(`${HOODIE}?Color=Petrol`);
        await live(page);
        await page.getByRole('link', {name: 'Share'}).click();
        // It is answered before the next press.
        await visible(page, /^Zoom/).click();
        expect(shown).toEqual(reason === 'AbortError' ? [] : [page.url()]);
      }
    },
  );
});

for (const [what, viewport] of [
  ['a phone held sideways', {width: 844, height: 390}],
  ['a phone whose keyboard covers half of the window', {width: 390, height: 380}],
] as const) {
  test.describe(`on ${what}`, () => {
    test.use({...phone, viewport});

    test('a purchase, without scrolling sideways', ALL_ONLY, async ({page, store}) => {
      for (const path of ['/', '/hoodies', HOODIE, '/cart', '/search?q=hoodie']) {
        await page.goto(path);
        await live(page);
        await expectNoSidewaysScroll(page, path);
      }
      await page.goto('/');
      await page
        .getByRole('link', {name: 'Search', exact: true})
        .filter({visible: true})
        .first()
        .click();
      await page
        .getByRole('dialog', {name: 'Search'})
        .getByLabel('Search products')
        .fill('tee');
      await expect(page.getByRole('option').first()).toBeInViewport();
      await page.keyboard.press('Escape');
      await buy(page, checkoutUrl(store));
    });
  });
}

test.describe('on a phone held sideways, its notch at the right', () => {
  test.use({...phone, viewport: {width: 844, height: 390}});

  test('no control of the drawer lies under the notch', ALL_ONLY, async ({page}) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setSafeAreaInsetsOverride', {
      insets: {left: 47, right: 47, bottom: 21},
    });
    await page.goto(`${HOODIE}?Color=Petrol&Size=M`);
    await live(page);
    await visible(page, /^Add to cart$/).click();
    await expect(drawer(page).getByRole('spinbutton')).toBeVisible();
    for (const button of await drawer(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(844 - 47);
    }
  });
});

test.describe('with text of twice the size', () => {
  test.use({...phone, bypassCSP: true});

  test('a purchase, without scrolling sideways', ALL_ONLY, async ({page, store}) => {
    const enlarge = () => page.addStyleTag({content: 'html { font-size: 200%; }'});
    for (const path of ['/', '/hoodies', HOODIE, '/cart', '/search?q=hoodie']) {
      await page.goto(path);
      await live(page);
      await enlarge();
      await expectNoSidewaysScroll(page, path);
    }
    await buy(page, checkoutUrl(store), enlarge);
  });
});
