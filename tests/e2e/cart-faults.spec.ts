import type {Locator, Page} from '@playwright/test';

import type {Fault, ProductData} from '@quillhaven/local-store';
import {fillCart, heldCart} from '../support/cart-request';
import {ALL_ONLY, expect, test} from '../support/test';
import {ordinaryProduct} from '../support/shelf';

/**
 * Every change of the cart under each fault of the catalogue. Each time the shopper gets a message, what is shown
 * is what the store has, and in the end the change was made exactly once.
 */

// In one process: these tests mostly wait, and other processes have the machine's time meanwhile.
test.describe.configure({mode: 'default'});

/**
 * The fate of a change: executed although its answer was lost; certainly not executed, and sent again; or unknown, and not executed.
 * Then the page looks for an add in four reads before it sends it again.
 */
type Fate = 'made' | 'not made' | 'unknown';

const FAULTS: readonly [name: string, fate: Fate, fault: Fault][] = [
  ['a reset after it was made', 'made', {kind: 'reset', when: 'after'}],
  ['a malformed 200', 'made', {kind: 'body', body: 'malformed'}],
  ['429', 'not made', {kind: 'status', status: 429, body: '<h1>Sorry</h1>'}],
  ['503', 'unknown', {kind: 'status', status: 503, body: '<h1>Sorry</h1>'}],
  ['throttling', 'not made', {kind: 'throttled'}],
  ['a reset before it is made', 'unknown', {kind: 'reset', when: 'before'}],
];

/** A user error's code that no version of the API has yet, and what a shopper reads. */
const CODE = 'A_CODE_OF_TOMORROW';
const REFUSAL = 'The shop could not make this change.';

const RAW = 'raw words of the store';

interface Change {
  name: string;
  operation: string;
  /** Where the change is made, if not on `/cart`. */
  onProduct?: boolean;
  /** Quantities, codes and note before it, and after it. */
  before: Shown;
  after: Shown;
  act: (page: Page, title: string) => Promise<void>;
  /** The sentence read out when it is made. */
  sentence: RegExp;
}

interface Shown {
  quantities: number[];
  codes: string[];
  note: string;
}

const ONE: Shown = {quantities: [1], codes: [], note: ''};

async function fillIn(page: Page, name: string, button: string, text: string) {
  const main = page.locator('#main');
  const row = main
    .getByRole('group')
    .filter({has: page.getByRole('textbox', {name, includeHidden: true})});
  const field = row.getByRole('textbox', {name});
  if (!(await field.isVisible())) await row.locator('summary').click();
  await field.fill(text);
  await row.getByRole('button', {name: button}).click();
}

const CHANGES: readonly Change[] = [
  {
    name: 'adding',
    operation: 'cartLinesAdd',
    onProduct: true,
    before: ONE,
    after: {...ONE, quantities: [2]},
    act: (page) => page.getByRole('button', {name: 'Add to cart'}).click(),
    sentence: / added to cart\. 2 items in the cart\.$/,
  },
  {
    name: 'raising a quantity',
    operation: 'cartLinesUpdate',
    before: ONE,
    after: {...ONE, quantities: [2]},
    act: (page, title) =>
      page.getByRole('button', {name: `Increase quantity of ${title}`}).click(),
    sentence: /^Quantity of .* is now 2\.$/,
  },
  {
    name: 'removing a line',
    operation: 'cartLinesRemove',
    before: ONE,
    after: {...ONE, quantities: []},
    act: (page, title) => page.getByRole('button', {name: `Remove ${title}`}).click(),
    sentence: / removed\. 0 items in the cart\.$/,
  },
  {
    name: 'a discount code',
    operation: 'cartDiscountCodesUpdate',
    before: ONE,
    after: {...ONE, codes: ['HERON10']},
    act: (page) => fillIn(page, 'Discount code', 'Apply discount code', 'HERON10'),
    sentence: /^Your discount code is (?:applied|kept)/,
  },
  {
    name: 'a note',
    operation: 'cartNoteUpdate',
    before: ONE,
    after: {...ONE, note: 'Leave it at the gate'},
    act: (page) =>
      fillIn(page, 'Note on your order', 'Save note', 'Leave it at the gate'),
    sentence: /^Your note is saved\.$/,
  },
];

const said = (page: Page, sentence: RegExp | string): Locator =>
  page.getByRole('status').filter({hasText: sentence});

/** Where the cart is shown: the drawer, or the page `/cart`, behind which there is a drawer too. */
const cartOn = (page: Page): Locator =>
  page.locator(new URL(page.url()).pathname === '/cart' ? '#main' : '#cart-drawer');

/** The cart as the page shows it. */
async function shownOn(page: Page): Promise<Shown> {
  const cart = cartOn(page);
  const quantities = await cart
    .getByRole('spinbutton', {includeHidden: true})
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({value}) => Number(value)));
  const codes = await cart.locator('.cart-code .strong').allTextContents();
  const notes = await cart.locator('textarea').evaluateAll(savedTexts);
  return {quantities, codes, note: notes.join()};
}

/** The saved texts of the fields, not those being typed. */
const savedTexts = (fields: (HTMLElement | SVGElement)[]): string[] =>
  fields.map((field) => (field instanceof HTMLTextAreaElement ? field.defaultValue : ''));

/** The cart as the store has it. */
async function heldBy(page: Page): Promise<Shown> {
  const cart = await heldCart(page.context());
  return {
    quantities: (cart?.lines ?? []).map(({quantity}) => quantity),
    codes: (cart?.extras.discountCodes ?? []).map(({code}) => code),
    note: cart?.extras.note ?? '',
  };
}

/** Expects the cart on the page, the store's and the count on a cart button to become the same. */
async function expectCart(page: Page, wanted: Shown): Promise<void> {
  await expect.poll(() => shownOn(page), {intervals: [100]}).toEqual(wanted);
  expect(await heldBy(page)).toEqual(wanted);
  const count = wanted.quantities.reduce((sum, quantity) => sum + quantity, 0);
  const name = `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(
    page.getByRole('button', {name, includeHidden: true}).first(),
  ).toBeAttached();
}

/** A visitor with one unit of a product in a new cart, looking at the cart or at the product. */
async function openCart(
  page: Page,
  origin: string,
  product: ProductData,
  onProduct = false,
): Promise<void> {
  const [variant] = product.variants;
  // A page that is open may be about to create a cart of its own.
  await page.goto('about:blank');
  await page.context().clearCookies();
  const merchandiseId = `gid://shopify/ProductVariant/${variant?.id}`;
  await fillCart(page.context(), origin, merchandiseId);
  await page.goto(onProduct ? urlOf(product) : '/cart');
  await expectCart(page, ONE);
}

/** The product's page with its first variant chosen. */
function urlOf({handle, options, variants}: ProductData): string {
  const chosen = options.map(({name}, index): [string, string] => [
    name,
    variants[0]?.optionValues[index] ?? '',
  ]);
  return `/products/${handle}?${new URLSearchParams(chosen).toString()}`;
}

for (const change of CHANGES) {
  test(
    `${change.name} under faults: told, shown as the store has it, made once`,
    ALL_ONLY,
    async ({page, shop, store, messages}) => {
      messages.expect(/status of 502/);
      const product = ordinaryProduct(store);
      // The first request also starts the worker, and must not be taken for a hang.
      await page.goto('/cart');
      for (const [name, , fault] of FAULTS) {
        await test.step(name, async () => {
          await openCart(page, shop.origin, product, change.onProduct);
          store.control.addFault({operation: change.operation, times: 1, fault});
          await change.act(page, product.title);
          await expect(said(page, change.sentence)).toHaveCount(1);
          await expectCart(page, change.after);
        });
      }
    },
  );

  test(
    `${change.name} that the store refuses: the reason beside it and read out, nothing changed`,
    ALL_ONLY,
    async ({page, shop, store}) => {
      await openCart(page, shop.origin, ordinaryProduct(store), change.onProduct);
      const userErrors = [{code: CODE, field: ['x'], message: RAW}];
      const payload = {cart: null, userErrors, warnings: []};
      const body = JSON.stringify({data: {[change.operation]: payload}});
      const fault: Fault = {kind: 'status', status: 200, body};
      store.control.addFault({operation: change.operation, times: 1, fault});
      await change.act(page, ordinaryProduct(store).title);
      await expect(said(page, REFUSAL)).toHaveCount(1);
      await expect(page.getByText(REFUSAL).last()).toBeVisible();
      await expect(page.getByText(RAW)).toHaveCount(0);
      await expectCart(page, change.before);
    },
  );
}
