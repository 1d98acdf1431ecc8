import type {Page} from '@playwright/test';

import {choose, radioOf} from '../../tools/browser/choose';
import {live} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {everyWindow} from '../support/visitors';

const TITLE = 'Harbour Heavyweight Hoodie';

const opener = (page: Page, title = TITLE) =>
  page.getByRole('button', {name: `Choose options for ${title}`});
const dialog = (page: Page, title = TITLE) => page.getByRole('dialog', {name: title});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Shopping Cart'});

/** Opens them on a page that is alive; presses that come before that are early-taps.spec.ts's. */
async function openOptions(page: Page, title = TITLE) {
  await live(page);
  await opener(page, title).click();
  await expect(dialog(page, title).getByRole('spinbutton')).toBeVisible();
  return dialog(page, title);
}

for (const [name, visitor] of Object.entries(everyWindow)) {
  test.describe(`on ${name}`, () => {
    test.use(visitor);

    test(
      'the dialog adds what it shows, closes, and the drawer opens (§4)',
      {tag: name === 'a desktop' ? '@development' : ALL_ONLY.tag},
      async ({page}) => {
        await page.goto('/hoodies');
        const options = await openOptions(page);
        await choose(options, {Size: 'L'});
        await options.getByRole('button', {name: 'Increase quantity'}).click();
        await options.getByRole('button', {name: 'Add to cart'}).click();
        await expect(dialog(page)).toBeHidden();
        await expect(drawer(page)).toContainText('L / Slate');
        await expect(drawer(page).getByRole('spinbutton')).toHaveValue('2');
      },
    );
  });
}

test('all details are those of what is chosen', ALL_ONLY, async ({page}) => {
  await page.goto('/hoodies');
  const options = await openOptions(page);
  await choose(options, {Size: 'L', Color: 'Slate'});
  await options.getByRole('link', {name: 'View all details'}).click();
  await expect(page).toHaveURL(/\?Size=L&Color=Slate$/);
  await expect(page.getByRole('radio', {checked: true})).toHaveCount(2);
});

test(
  'only Size starts as a placeholder, focused when adding; a color turns the carousel; each opening is a new choice with quantity 1 (§4)',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/hoodies');
    const options = await openOptions(page);
    const size = options.getByRole('radiogroup', {name: 'Size'});
    await expect(size).toHaveAccessibleDescription('Select size...');
    await expect(radioOf(options, 'Color', 'Slate')).toBeChecked();
    await options.getByRole('button', {name: 'Add to cart'}).click();
    await expect(size.getByRole('radio').first()).toBeFocused();
    await expect(drawer(page)).toBeHidden();

    const shown = options.locator('.track > li[aria-hidden="false"] img');
    const before = await shown.getAttribute('src');
    await choose(options, {Color: 'Kelp'});
    await expect(shown).not.toHaveAttribute('src', before ?? '');
    await expect(shown).toHaveAttribute('src', /width=600&quality=85&format=webp/);

    await options.getByRole('button', {name: 'Increase quantity'}).click();
    await options.getByRole('button', {name: 'Close'}).click();
    await openOptions(page);
    await expect(options.getByRole('spinbutton')).toHaveValue('1');

    await page.mouse.click(30, 450);
    await expect(options, 'a press on the backdrop').toBeHidden();
    await expect(opener(page)).toBeFocused();

    // It is modal a frame later, and Escape need not wait for that.
    const states = await opener(page).evaluate(async (button: HTMLButtonElement) => {
      const isOpen = () => Boolean(document.querySelector('dialog.options[open]'));
      button.click();
      // React renders what a press changes before the next task.
      await Promise.resolve();
      const opened = isOpen();
      button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
      return {opened, closed: !isOpen()};
    });
    expect(states).toEqual({opened: true, closed: true});
  },
);

test(
  'a product with nothing to choose shows picture, price, quantity and the button alone, and is added (§10.6, §10.27)',
  ALL_ONLY,
  async ({page}) => {
    await page.goto('/latest');
    const options = await openOptions(page, 'Bar Scarf');
    await expect(options.getByRole('radiogroup')).toHaveCount(0);
    await expect(options.getByRole('img')).toHaveCount(1);
    await expect(options).toContainText('$19.00');
    const buttons = options.getByRole('button');
    await expect(buttons).toHaveText(['', '', '', 'Add to cart']);
    await expect(options.getByRole('link')).toHaveCount(0);
    await options.getByRole('button', {name: 'Add to cart'}).click();
    await expect(drawer(page)).toContainText('Bar Scarf');
  },
);

test(
  'a product that cannot be loaded shows a message, and can be retried',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/500/);
    await page.goto('/hoodies');
    await live(page);
    await page.route('**/api/products/**', (route) => route.fulfill({status: 500}));
    await opener(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/api/products/**');
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(dialog(page).getByRole('spinbutton')).toBeVisible();
  },
);
