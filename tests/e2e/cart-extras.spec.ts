import type {Locator, Page} from '@playwright/test';

import {expectAccessible} from '../support/accessibility';
import {chooseOptions} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {expect, test} from '../support/test';
import {withoutJavaScript} from '../support/visitors';

const GIFT_CARD = 'HERON-GIFT-SOME-0750';
const lines = (page: Page) => page.getByRole('list', {name: 'Cart items'});

/** Opens one of the cart's disclosures, where nothing has opened it yet. */
async function unfold(cart: Locator, title: string): Promise<void> {
  const section = cart.locator('details').filter({hasText: title});
  if ((await section.getAttribute('open')) === null) {
    await section.locator('summary').click();
  }
}

/** Enters `code` into the field with this label and applies it. */
async function enter(cart: Locator, label: string, code: string): Promise<void> {
  await unfold(cart, label.replace(' code', ''));
  await cart.getByRole('textbox', {name: label}).fill(code);
  await cart.getByRole('button', {name: `Apply ${label.toLowerCase()}`}).click();
}

/** The amount beside a term of the cart's summary. */
const amount = (cart: Locator, term: string) =>
  cart
    .getByRole('definition')
    .and(cart.locator('dt', {hasText: new RegExp(`^${term}$`, 'i')}).locator('+ dd'));

/** One of an ordinary product in the cart, and the cart as a place of its own: the drawer, or the page. */
const carts = {
  'in the drawer': {
    visitor: {},
    async open(page: Page) {
      await page.getByRole('button', {name: 'Add to cart'}).click();
      const drawer = page.getByRole('dialog', {name: 'Shopping Cart'});
      await expect(lines(page).getByRole('listitem')).toHaveCount(1);
      return drawer;
    },
  },
  'on the cart page, without JavaScript': {
    visitor: withoutJavaScript,
    async open(page: Page) {
      await page.getByRole('button', {name: 'Add to cart'}).click();
      await expect(page).toHaveURL(/\/cart/);
      return page.getByRole('main');
    },
  },
};

for (const [place, {visitor, open}] of Object.entries(carts)) {
  test.describe(place, () => {
    test.use(visitor);

    async function fill(page: Page, store: Parameters<typeof ordinaryProduct>[0]) {
      const product = ordinaryProduct(store);
      await page.goto(`/products/${product.handle}`);
      await chooseOptions(page, product);
      return {cart: await open(page), price: (product.variants[0]?.price ?? 0) / 100};
    }

    test('a discount code that applies is announced, lowers the total, and is removed', async ({
      page,
      store,
    }) => {
      const {cart, price} = await fill(page, store);
      await enter(cart, 'Discount code', 'fiver');
      await expect(cart).toContainText('Your discount code is applied.');
      await expect(amount(cart, 'fiver')).toHaveText('−$5.00');
      await expect(amount(cart, 'Total')).toHaveText(`$${(price - 5).toFixed(2)}`);
      await cart.getByRole('button', {name: /^Remove fiver$/i}).click();
      await expect(cart).toContainText('Your discount code is removed.');
      await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
      await expect(cart.getByRole('button', {name: /^Remove fiver$/i})).toHaveCount(0);
    });

    for (const [kind, code] of [
      ['does not apply', 'SPRINGTIDE'],
      ['nobody knows', 'NEVERHEARDOF'],
    ] as const) {
      test(`a discount code that ${kind} takes nothing off and says so`, async ({
        page,
        store,
      }) => {
        const {cart, price} = await fill(page, store);
        await enter(cart, 'Discount code', code);
        await expect(cart).toContainText(
          'That code does not apply to what is in your cart, or is not one of ours.',
        );
        await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
        // Beside the field, and not kept as a line.
        const field = cart.getByRole('textbox', {name: 'Discount code'});
        await expect(field).toHaveAccessibleDescription(/That code does not apply/);
        await expect(cart.getByRole('button', {name: `Remove ${code}`})).toHaveCount(0);
        if (place === 'in the drawer') {
          await expect(field).toHaveValue(code);
          await expect(
            cart.getByRole('button', {name: 'Apply discount code'}),
          ).toBeFocused();
        }
      });
    }

    test('a gift card pays what is on it, is named by its last characters, and is removed', async ({
      page,
      store,
    }) => {
      const {cart, price} = await fill(page, store);
      await enter(cart, 'Gift card code', GIFT_CARD);
      await expect(cart).toContainText('Your gift card is applied.');
      await expect(amount(cart, 'Gift card ending 0750')).toHaveText('−$7.50');
      await expect(amount(cart, 'Total')).toHaveText(`$${(price - 7.5).toFixed(2)}`);
      await cart.getByRole('button', {name: 'Remove Gift card ending 0750'}).click();
      await expect(cart).toContainText('Your gift card is removed.');
      await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
      await expect(amount(cart, 'Total')).toHaveCount(0);
    });

    test('an unknown gift card changes nothing and says so', async ({page, store}) => {
      const {cart, price} = await fill(page, store);
      await enter(cart, 'Gift card code', 'NO-SUCH-CARD');
      await expect(cart).toContainText(
        'We do not know that gift card, or nothing is left on it.',
      );
      await expect(amount(cart, 'Subtotal')).toHaveText(`$${price.toFixed(2)}`);
    });

    test('a note is saved, found again, and removed by saving an empty one', async ({
      page,
      store,
    }) => {
      const {cart} = await fill(page, store);
      const note = (within: Locator) =>
        within.getByRole('textbox', {name: 'Note on your order'});
      await unfold(cart, 'Note');
      await note(cart).fill('Ring twice.\nThe dog is kind.');
      await cart.getByRole('button', {name: 'Save note'}).click();
      await expect(cart).toContainText('Your note is saved.');
      await page.goto('/cart');
      const kept = page.getByRole('main');
      await expect(note(kept)).toHaveValue('Ring twice.\nThe dog is kind.');
      await note(kept).fill('');
      await kept.getByRole('button', {name: 'Save note'}).click();
      await expect(kept).toContainText('Your note is removed.');
    });
  });
}

test('the outcome of a code is announced, and axe finds nothing around it', async ({
  page,
  store,
}) => {
  const product = ordinaryProduct(store);
  await page.goto(`/products/${product.handle}`);
  await chooseOptions(page, product);
  const drawer = await carts['in the drawer'].open(page);
  await enter(drawer, 'Discount code', 'HERON10');
  await expect(drawer.getByRole('status').first()).toHaveText(
    'Your discount code is applied.',
  );
  await expectAccessible(page);
});

for (const [visitor, options] of [
  ['a visitor', {}],
  ['a visitor without JavaScript', withoutJavaScript],
] as const) {
  test.describe(visitor, () => {
    test.use(options);

    test('a cart link asks before it fills the cart, with its discount', async ({
      page,
      store,
    }) => {
      const product = ordinaryProduct(store);
      const id = product.variants[0]?.id ?? 0;
      store.control.clearRequests();
      await page.goto(`/cart/${id}:2?discount=HERON10`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Add 2 items to your cart?',
      );
      await expect(page.getByRole('list', {name: 'Items to add'})).toContainText(
        product.title,
      );
      const asked = store.control.requests().map(({operation}) => operation);
      expect(asked.filter((operation) => operation?.startsWith('cartLines'))).toEqual([]);
      await page.getByRole('main').getByRole('button', {name: 'Add to cart'}).click();
      await expect(page).toHaveURL(/\/cart/);
      await expect(lines(page)).toContainText(product.title);
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
      await expect(page.getByRole('button', {name: 'Remove HERON10'})).toBeVisible();
    });

    test('a discount link asks before it applies its code, and then redirects', async ({
      page,
    }) => {
      await page.goto('/discount/HERON10?redirect=/hoodies');
      await expect(page.getByRole('main')).toContainText(
        'The discount code of this link',
      );
      await page.getByRole('button', {name: 'Use this code'}).click();
      await expect(page).toHaveURL(/\/hoodies/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Hoodie Collection');
    });
  });
}

test('a cart link fills the cart that the page is creating meanwhile, and creates no second one', async ({
  page,
  store,
}) => {
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
  await page.goto(`/cart/${product.variants[0]?.id}:2`);
  await creating;
  store.control.clearRequests();
  const add = page.getByRole('main').getByRole('button', {name: 'Add to cart'});
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  create();
  await expect(lines(page)).toContainText(product.title);
  const asked = store.control.requests().map(({operation}) => operation);
  expect(asked.filter((operation) => operation === 'cartCreate')).toHaveLength(1);
});

test('a cart link to an unknown variant is the not-found page', async ({
  page,
  messages,
}) => {
  messages.expect(/status of 404/);
  await page.goto('/cart/1:1');
  await expect(page.getByRole('main')).toContainText(
    "We couldn't find the page you're looking for.",
  );
});

test('a redirect of the store’s admin comes before the not-found page', async ({
  page,
}) => {
  await page.goto('/old-hoodie');
  await expect(page).toHaveURL('/products/crest-hoodie');
});
