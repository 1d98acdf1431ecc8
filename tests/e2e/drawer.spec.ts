import type {Page} from '@playwright/test';

import {fillCart, openCart} from '../../tools/screenshots/arrange';
import {hold} from '../support/hold';
import {live, settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {everyWindow, phone} from '../support/visitors';

const TITLE = 'Derby Night Tee';

const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});
const floating = (page: Page) => page.locator('.cart-float');

async function add(page: Page): Promise<void> {
  await page.goto('/products/derby-night-tee?Size=M&Color=Petrol');
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
}

for (const [name, visitor] of Object.entries(everyWindow)) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test(
      'the drawer slides for 100 ms, stands at the right edge and shows each line whole (§2, §9)',
      ALL_ONLY,
      async ({page}) => {
        await add(page);
        const line = drawer(page).getByRole('listitem');
        await expect(line).toContainText(TITLE);
        await expect(line).toContainText('M / Petrol');
        await expect(line).toContainText('$33.00');
        await expect(line.getByRole('img')).toBeVisible();
        await expect(line.getByRole('spinbutton')).toHaveValue('1');
        await expect(line.getByRole('button', {name: `Remove ${TITLE}`})).toBeVisible();
        await expect(drawer(page)).toHaveCSS('translate', '0px');
        const box = await drawer(page).boundingBox();
        // Beside it there may be the room of a scrollbar.
        const gap = (page.viewportSize()?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThan(17);
        const durations = await drawer(page).evaluate(
          (element) => getComputedStyle(element).transitionDuration,
        );
        expect(new Set(durations.split(', '))).toEqual(new Set(['0.1s']));
      },
    );
  });
}

test(
  'the drawer is laid out, hidden, while “Add to cart” is held down, and reset when the press is cancelled',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/products/derby-night-tee?Size=M&Color=Petrol');
    await live(page);
    await page.getByRole('button', {name: 'Add to cart'}).hover();
    await page.mouse.down();
    const prepared = page.locator('.cart-drawer');
    // Both in one look: it stays prepared for a moment only.
    await expect
      .poll(() =>
        prepared.evaluate((one) => {
          const {display, clipPath} = getComputedStyle(one);
          return {display, clipPath};
        }),
      )
      .toEqual({display: 'flex', clipPath: 'inset(100%)'});
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await expect(prepared).toHaveCSS('display', 'none');
    await expect(prepared).not.toHaveAttribute('open');
  },
);

test(
  'the drawer closes at once, however soon after opening',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/products/derby-night-tee?Size=M&Color=Petrol');
    await live(page);
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await page.locator('.cart-drawer:modal').waitFor();
    // At once: a while later it is no longer prepared in any case.
    expect(await page.locator('.cart-drawer[data-prepared]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.cart-drawer')).toHaveCSS('display', 'none');
  },
);

test('a press while the drawer is on its way out counts', ALL_ONLY, async ({page}) => {
  await page.goto('/products/derby-night-tee?Size=M&Color=Petrol');
  await live(page);
  await openCart(page);
  // It is as if the press came within the 100 ms that this takes.
  await drawer(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.getAnimations().forEach((leaving) => leaving.pause());
  });
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('1');
});

test.describe('on a phone, upright and with its keyboard shown', () => {
  test.use(phone);

  test(
    'fifteen lines scroll under a summary that stays',
    ALL_ONLY,
    async ({page, store}) => {
      await fillCart(page, store, 15);
      await page.goto('/shirts');
      await live(page);
      await openCart(page);
      const lines = drawer(page)
        .getByRole('list', {name: 'Cart items'})
        .getByRole('listitem');
      const checkout = drawer(page).getByRole('button', {name: 'Checkout'});
      const total = drawer(page).getByText('Subtotal');
      await expect(lines).toHaveCount(15);
      for (const height of [844, 500]) {
        await page.setViewportSize({width: 390, height});
        for (const line of [lines.first(), lines.last()]) {
          await line.scrollIntoViewIfNeeded();
          await expect(line).toBeInViewport({ratio: 0.5});
          await expect(checkout).toBeInViewport({ratio: 1});
          await expect(total).toBeInViewport({ratio: 1});
        }
        await expect(lines.first()).not.toBeInViewport();
      }
    },
  );
});

test.describe('the cart button (§2, §9)', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Cart, 1 item'});

  test(
    'is one, in the header; below 768 px it floats while the header is out of view, and covers nothing',
    ALL_ONLY,
    async ({page}) => {
      await add(page);
      await page.keyboard.press('Escape');
      for (const width of [767, 768]) {
        await page.setViewportSize({width, height: 900});
        await expect(button(page)).toHaveCount(1);
        await expect(button(page)).toBeInViewport();
        await expect(floating(page)).toHaveCount(0);
      }
      // In a window so short the header scrolls away.
      await page.setViewportSize({width: 320, height: 256});
      await page.mouse.wheel(0, 700);
      await expect(floating(page)).toHaveCSS('position', 'fixed');
      await expect(button(page)).toHaveCount(1);
      await expect(button(page)).toBeInViewport({ratio: 1});
      // At the end of the page nothing lies under its strip.
      await page.keyboard.press('End');
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      const [strip, link] = [
        await floating(page).boundingBox(),
        await last.boundingBox(),
      ];
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(
        (strip?.y ?? 0) + 1,
      );
      await page.setViewportSize({width: 768, height: 256});
      await expect(floating(page)).not.toHaveCSS('position', 'fixed');
    },
  );

  test(
    'is flagged for a while when the count rises, but not when the cart is loaded',
    ALL_ONLY,
    async ({page}) => {
      await page.addInitScript(() => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('.cart-button-flagged'))
            Object.assign(window, {flagged: true});
        });
        addEventListener('DOMContentLoaded', () =>
          watch.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
          }),
        );
      });
      const wasFlagged = () => page.evaluate(() => 'flagged' in window);
      await add(page);
      await expect.poll(wasFlagged).toBe(true);
      await expect(page.locator('.cart-button-flagged')).toHaveCount(0);
      await page.reload();
      await expect(button(page)).toBeVisible();
      await live(page);
      expect(await wasFlagged()).toBe(false);
    },
  );
});

test('a line shows its unit price, and its removal can be undone for a while', async ({
  page,
}) => {
  await add(page);
  const line = drawer(page).getByRole('listitem');
  await drawer(page)
    .getByRole('button', {name: /^Increase/})
    .click();
  await expect(line).toContainText('$66.00');
  await expect(line).toContainText('$33.00 each');
  const totals = drawer(page)
    .getByRole('status')
    .filter({hasText: 'Cart totals updated'});
  await expect(totals).toHaveCount(1);
  await drawer(page)
    .getByRole('button', {name: `Remove ${TITLE}`})
    .click();
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
  await drawer(page).getByRole('button', {name: 'Undo'}).click();
  await expect(drawer(page).getByRole('button', {name: `Remove ${TITLE}`})).toBeFocused();
  await expect(line).toContainText('$66.00');
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
  await expect(drawer(page).getByRole('button', {name: 'Undo'})).toHaveCount(0);
});

test(
  'Undo brings back a quantity that was pressed in the frame of the removal',
  ALL_ONLY,
  async ({page}) => {
    await add(page);
    const press = (name: RegExp) =>
      drawer(page)
        .getByRole('button', {name})
        .evaluateHandle((button) => button);
    const presses = [await press(/^Increase/), await press(/^Remove/)];
    await page.evaluate(
      (buttons) => buttons.forEach((button) => (button as HTMLElement).click()),
      presses,
    );
    await drawer(page).getByRole('button', {name: 'Undo'}).click();
    await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
  },
);

test(
  'a line removed by typing 0 takes the focus from no other field',
  ALL_ONLY,
  async ({page, store}) => {
    await fillCart(page, store, 2);
    await page.goto('/cart');
    await live(page);
    const lines = page.getByRole('list', {name: 'Cart items'}).getByRole('listitem');
    await lines.first().getByRole('spinbutton').fill('0');
    await lines.last().getByRole('spinbutton').click();
    await expect(lines).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Undo'})).toBeVisible();
    await settled(page);
    await expect(lines.getByRole('spinbutton')).toBeFocused();
  },
);

for (const [name, visitor] of Object.entries(everyWindow).filter(
  ([, {viewport}]) => viewport.width >= 768,
)) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test(
      'a press on the backdrop closes the drawer and returns the focus',
      ALL_ONLY,
      async ({page}) => {
        await page.goto('/shirts');
        await live(page);
        const opener = page
          .getByRole('navigation', {name: 'Main'})
          .getByRole('button', {name: /^Cart,/});
        await opener.click();
        await expect(drawer(page).getByText('Your cart is empty')).toBeVisible();
        await page.mouse.click(100, 500);
        await expect(drawer(page)).toBeHidden();
        await expect(opener).toBeFocused();
      },
    );
  });
}

test('totals are marked while a change is in flight', ALL_ONLY, async ({page}) => {
  await add(page);
  const totals = drawer(page).locator('dl');
  await expect(totals).toHaveAttribute('aria-busy', 'false');
  const answer = await hold(page, '**/api/cart**');
  await drawer(page)
    .getByRole('button', {name: /^Increase/})
    .click();
  await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
  await expect(totals).toHaveAttribute('aria-busy', 'true');
  await expect(drawer(page).getByText('Updating…')).toBeVisible();
  answer();
  await expect(totals).toHaveAttribute('aria-busy', 'false');
  await expect(drawer(page).getByText('Updating…')).toBeHidden();
});
