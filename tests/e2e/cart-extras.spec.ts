import type {Locator, Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {holdScripts} from '../support/hold';
import {checkoutUrl, chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {ALL_ONLY, expect, test} from '../support/test';

const GIFT_CARD = 'HERON-GIFT-SOME-0750';
const lines = (page: Page) => page.getByRole('list', {name: 'Cart items'});

/** Opens the cart's row with a field, where nothing has opened it yet. */
async function unfold(cart: Locator, field: string): Promise<void> {
  const has = cart.page().getByRole('textbox', {name: field, includeHidden: true});
  const row = cart.locator('details').filter({has});
  if ((await row.getAttribute('open')) === null) await row.locator('summary').click();
}

/** Enters `code` into the field with this label and applies it. */
async function enter(cart: Locator, label: string, code: string): Promise<void> {
  await unfold(cart, label);
  await cart.getByRole('textbox', {name: label}).fill(code);
  await cart.getByRole('button', {name: `Apply ${label.toLowerCase()}`}).click();
}

/** The amount beside a term of the cart's summary. */
const amount = (cart: Locator, term: string) =>
  cart
    .getByRole('definition')
    .and(cart.locator('dt', {hasText: new RegExp(`^${term}$`, 'i')}).locator('+ dd'));

/** Puts one of an ordinary product into the cart, and opens the drawer. Forms alone are tests/documents/without-scripts.test.ts's. */
async function fill(page: Page, store: Parameters<typeof ordinaryProduct>[0]) {
  const product = ordinaryProduct(store);
  await page.goto(`/products/${product.handle}`);
  await chooseOptions(page, product);
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await expect(lines(page).getByRole('listitem')).toHaveCount(1);
  const cart = page.getByRole('dialog', {name: 'Shopping Cart'});
  return {cart, price: (product.variants[0]?.price ?? 0) / 100};
}

test(
  'a discount code that does not apply takes nothing off and says so; one that applies is announced, lowers the total, and is removed',
  ALL_ONLY,
  async ({page, store}) => {
    const {cart, price} = await fill(page, store);
    const field = cart.getByRole('textbox', {name: 'Discount code'});
    for (const code of ['SPRINGTIDE', 'NEVERHEARDOF']) {
      await enter(cart, 'Discount code', code);
      // Beside the field, and not kept as a line.
      await expect(field).toHaveAccessibleDescription(
        'That code does not apply to what is in your cart, or is not one of ours.',
      );
      await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
      await expect(cart.getByRole('button', {name: `Remove ${code}`})).toHaveCount(0);
      await expect(field).toHaveValue(code);
      await expect(cart.getByRole('button', {name: 'Apply discount code'})).toBeFocused();
    }
    await enter(cart, 'Discount code', 'fiver');
    await expect(cart.getByRole('status').first()).toHaveText(
      'Your discount code is applied.',
    );
    await expect(amount(cart, 'fiver')).toHaveText('−$5.00');
    await expect(amount(cart, 'Total')).toHaveText(`$${(price - 5).toFixed(2)}`);
    await expectAccessible(page);
    await cart.getByRole('button', {name: /^Remove fiver$/i}).click();
    await expect(cart).toContainText('Your discount code is removed.');
    await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
    await expect(cart.getByRole('button', {name: /^Remove fiver$/i})).toHaveCount(0);
  },
);

test(
  'an unknown gift card changes nothing and says so; a known one pays what is on it, is named by its last characters, and is removed',
  ALL_ONLY,
  async ({page, store}) => {
    const {cart, price} = await fill(page, store);
    await enter(cart, 'Gift card code', 'NO-SUCH-CARD');
    await expect(cart).toContainText(
      'We do not know that gift card, or nothing is left on it.',
    );
    await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
    await enter(cart, 'Gift card code', GIFT_CARD);
    await expect(cart).toContainText('Your gift card is applied.');
    await expect(amount(cart, 'Gift card ending 0750')).toHaveText('−$7.50');
    await expect(amount(cart, 'Total')).toHaveText(`$${(price - 7.5).toFixed(2)}`);
    await cart.getByRole('button', {name: 'Remove Gift card ending 0750'}).click();
    await expect(cart).toContainText('Your gift card is removed.');
    await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
    await expect(amount(cart, 'Total')).toHaveCount(0);
  },
);

test(
  'a note is saved, found again, and removed by saving an empty one',
  ALL_ONLY,
  async ({page, store}) => {
    const {cart} = await fill(page, store);
    const note = (within: Locator) =>
      within.getByRole('textbox', {name: 'Note on your order'});
    await unfold(cart, 'Note on your order');
    await note(cart).fill('Ring twice.\nThe dog is kind.');
    await cart.getByRole('button', {name: 'Save note'}).click();
    await expect(cart).toContainText('Your note is saved.');
    await page.goto('/cart');
    const kept = page.getByRole('main');
    await expect(note(kept)).toHaveValue('Ring twice.\nThe dog is kind.');
    await note(kept).fill('');
    await kept.getByRole('button', {name: 'Save note'}).click();
    await expect(kept).toContainText('Your note is removed.');
  },
);

test(
  'what is said behind a change under way is kept where the page is left at once',
  ALL_ONLY,
  async ({page, store}) => {
    const {cart} = await fill(page, store);
    const fault = {kind: 'latency', milliseconds: 1_000} as const;
    await store.control.addFault({operation: 'cartLinesUpdate', fault});
    await cart.getByRole('button', {name: /^Increase quantity of/}).click();
    await unfold(cart, 'Note on your order');
    await cart.getByRole('textbox', {name: 'Note on your order'}).fill('Ring twice.');
    await cart.getByRole('button', {name: 'Save note'}).click();
    await enter(cart, 'Discount code', 'fiver');
    await page.goto('/cart');
    const kept = page.getByRole('main');
    await expect(kept.getByRole('button', {name: /^Remove fiver$/i})).toBeVisible();
    const note = kept.getByRole('textbox', {name: 'Note on your order'});
    await expect(note).toHaveValue('Ring twice.');
    await expect(kept.getByRole('spinbutton')).toHaveValue('2');
  },
);

test(
  'what is being typed stays beside what another tab saves, and Checkout names it once',
  ALL_ONLY,
  async ({page, context, store}) => {
    await fill(page, store);
    await page.goto('/cart');
    const kept = page.getByRole('main');
    const note = kept.getByRole('textbox', {name: 'Note on your order'});
    await unfold(kept, 'Note on your order');
    await note.fill('Half a sent');
    await unfold(kept, 'Discount code');
    await kept.getByRole('textbox', {name: 'Discount code'}).fill('FIV');
    const other = await context.newPage();
    await other.goto('/cart');
    const elsewhere = other.getByRole('main');
    await unfold(elsewhere, 'Note on your order');
    await elsewhere.getByRole('textbox', {name: 'Note on your order'}).fill('Other tab.');
    await elsewhere.getByRole('button', {name: 'Save note'}).click();
    await expect(elsewhere).toContainText('Your note is saved.');
    await enter(elsewhere, 'Discount code', 'fiver');
    await expect(elsewhere.getByRole('button', {name: /^Remove fiver$/i})).toBeVisible();
    await other.close();
    // This tab has read what the other one did.
    await expect(kept.getByRole('button', {name: /^Remove fiver$/i})).toBeVisible();
    await expect(note).toHaveValue('Half a sent');
    const code = kept.getByRole('textbox', {name: 'Discount code'});
    await expect(code).toHaveValue('FIV');
    await kept.getByRole('link', {name: 'Checkout'}).click();
    await expect(kept.getByRole('alert')).toHaveText(
      'Not saved yet: Discount code, Note.',
    );
    await code.fill('');
    await note.fill('Other tab.');
    await kept.getByRole('link', {name: 'Checkout'}).click();
    await page.waitForURL(checkoutUrl(store));
  },
);

test(
  'what is typed stays while another tab changes its line, and while the last line goes and comes back',
  ALL_ONLY,
  async ({page, context, store}) => {
    await fill(page, store);
    await page.goto('/cart');
    const kept = page.getByRole('main');
    const note = kept.getByRole('textbox', {name: 'Note on your order'});
    const quantity = kept.getByRole('spinbutton');
    const items = (count: number) =>
      page.getByRole('button', {name: `Cart, ${count} items`});
    await unfold(kept, 'Note on your order');
    await note.fill('Half a sent');
    await quantity.fill('5');
    const other = await context.newPage();
    await other.goto('/cart');
    await other.getByRole('button', {name: /^Increase quantity of/}).click();
    await expect(items(2)).toBeVisible();
    await expect(quantity).toHaveValue('5');
    await quantity.press('Enter');
    await expect(items(5)).toBeVisible();
    await expect(other.getByRole('spinbutton')).toHaveValue('5');
    await other.close();
    await kept.getByRole('button', {name: /^Remove/}).click();
    await expect(note).toBeHidden();
    await kept.getByRole('button', {name: 'Undo'}).click();
    await expect(note).toHaveValue('Half a sent');
    await expect(quantity).toHaveValue('5');
    await kept.getByRole('link', {name: 'Checkout'}).click();
    await expect(kept.getByRole('alert')).toHaveText('Not saved yet: Note.');
  },
);

test(
  'on the cart’s page, a code pressed before the page has read the cart is applied',
  ALL_ONLY,
  async ({page, store}) => {
    await fill(page, store);
    const release = await holdScripts(page);
    await page.goto('/cart', {waitUntil: 'commit'});
    const kept = page.getByRole('main');
    await enter(kept, 'Discount code', 'fiver');
    release();
    await expect(kept).toContainText('Your discount code is applied.');
    await expect(amount(kept, 'fiver')).toHaveText('−$5.00');
  },
);

test(
  'a cart link fills the cart that the page is creating meanwhile, with its discount, and creates no second one',
  ALL_ONLY,
  async ({page, store}) => {
    const product = ordinaryProduct(store);
    let create = () => {};
    const held = new Promise<void>((resolve) => (create = resolve));
    await page.route('**/api/cart', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const creating = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/cart'),
    );
    await page.goto(
      `/cart/${product.variants[0]?.id}:2?discount=HERON10&utm_source=mail`,
    );
    await creating;
    store.control.clearRequests();
    const add = page.getByRole('main').getByRole('button', {name: 'Add to cart'});
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    create();
    await expect(lines(page)).toContainText(product.title);
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
    await expect(page.getByRole('button', {name: 'Remove HERON10'})).toBeVisible();
    await expect(page).toHaveURL(/\/cart\?utm_source=mail$/);
    const asked = store.control.requests().map(({operation}) => operation);
    expect(asked.filter((operation) => operation === 'cartCreate')).toHaveLength(1);
  },
);
