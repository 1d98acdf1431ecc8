import type {Page} from '@playwright/test';

import {
  addButton,
  chooseOptions,
  PHONE,
  settle,
  tapLikeAFinger,
  throttle,
  TOUCH_MS,
  withBrowser,
} from '../browser';
import {blocks, spread, table, whole} from '../format';
import type {Part} from '../part';
import {interleave, peerNames, withBoth, type PeerName} from '../peers';
import {spreadOf, type Spread} from '../statistics';

/** How each shop's cart shows itself. */
const CART = {ours: 'dialog[open]', template: '.overlay.expanded aside'} as const;
const PRODUCT_TITLE = 'Crest Hoodie';
const MAX_MS = 50;

/** Begins to watch for the end of a touch. */
function watchTap(page: Page, cart: string) {
  return page.evaluate((selector) => {
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'pointerup',
        ({timeStamp}) => {
          const look = () => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            if (box && box.width > 0 && box.left < innerWidth)
              resolve(performance.now() - timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        {once: true, capture: true},
      );
    });
    Reflect.set(globalThis, 'cartShown', shown);
  }, cart);
}

/** Milliseconds from lifting the finger to the first frame that shows the cart, on a page that is ready. */
function tapOnce(name: PeerName, url: string, rate: number): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage(PHONE);
    page.setDefaultTimeout(20_000);
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(url);
    await settle(page);
    await chooseOptions(page);
    const devtools = await throttle(page, {rate, slow4g: false});
    await watchTap(page, CART[name]);
    await tapLikeAFinger(devtools, addButton(page));
    return page.evaluate(() => Reflect.get(globalThis, 'cartShown') as Promise<number>);
  });
}

/** Whether a URL is one that a shop's cart forms are sent to. */
const isCart = ({pathname}: URL) => /^\/(api\/)?cart(\.data)?$/.test(pathname);

/** Whether a tap as soon as the button is there, on slow 4G, ended with the item in the cart. */
function tapEarly(url: string, rate: number): Promise<boolean> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await throttle(page, {rate, slow4g: true});
    await page.goto(url, {waitUntil: 'commit'});
    await addButton(page).waitFor();
    await chooseOptions(page);
    const answer = page
      .waitForResponse(
        (response) =>
          response.request().method() === 'POST' && isCart(new URL(response.url())),
      )
      .catch(() => undefined);
    await addButton(page).tap();
    // However long hydration takes; then the store's cart decides.
    await answer;
    await settle(page);
    const cart = await context.newPage();
    await cart.goto(`${new URL(url).origin}/cart`);
    await settle(cart);
    return (await cart.locator('main').getByText(PRODUCT_TITLE).count()) > 0;
  });
}

interface Taps {
  readonly feedback: Record<PeerName, Spread>;
  readonly early: Record<PeerName, boolean[]>;
}

function tapsTable(results: Record<'4' | '8', Taps>): string {
  const kept = (early: readonly boolean[]) =>
    `${early.filter(Boolean).length} of ${early.length}`;
  const rows = peerNames.map((name) => [
    name,
    spread(results['4'].feedback[name]),
    spread(results['8'].feedback[name]),
    kept([...results['4'].early[name], ...results['8'].early[name]]),
  ]);
  return table(
    ['shop', 'cart on screen, CPU 4x, ms', 'CPU 8x, ms', 'early taps kept'],
    rows,
  );
}

export const taps: Part = {
  title: 'From tapping “Add to cart” to the cart on screen',
  bound: 300,
  comparesTemplate: true,
  measure: (setup) =>
    withBoth(setup, {edge: true}, async (running) => {
      const at = async (rate: number): Promise<Taps> => {
        const times = await interleave(setup.runs, (name) =>
          tapOnce(name, running[name].url('product'), rate),
        );
        const early = await interleave(Math.min(2, setup.runs), (name) =>
          tapEarly(running[name].url('product'), rate),
        );
        const feedback = {ours: spreadOf(times.ours), template: spreadOf(times.template)};
        return {feedback, early};
      };
      const results = {'4': await at(4), '8': await at(8)};
      const early = (name: PeerName) => [
        ...results['4'].early[name],
        ...results['8'].early[name],
      ];
      const lost = (name: PeerName) => early(name).filter((kept) => !kept).length;
      return {
        section: blocks(
          'On the product page when it is ready, from the moment at which a finger that rested on the button for ' +
            `${TOUCH_MS} ms is lifted. An early tap comes as soon as the button is on screen, on slow 4G, before any script, ` +
            'and counts as kept when the cart then holds the item.',
          tapsTable(results),
        ),
        targets: [
          {
            name: 'Tap to cart on screen, CPU 4x',
            wanted: `≤ ${MAX_MS} ms`,
            template: `${whole(results['4'].feedback.template.median)} ms`,
            ours: `${whole(results['4'].feedback.ours.median)} ms`,
            met: results['4'].feedback.ours.median <= MAX_MS,
          },
          {
            name: 'Taps before hydration that are lost',
            wanted: '0',
            template: `${lost('template')} of ${early('template').length}`,
            ours: `${lost('ours')} of ${early('ours').length}`,
            met: lost('ours') === 0,
          },
        ],
      };
    }),
};
