import {beforeEach, describe, expect, test} from 'vitest';

import {CART_LINES_AT_FIRST, CART_LINES_PAGE_SIZE} from '../../app/cart/limits';
import type {RunningStore} from '../../tools/store/club-store';
import {cartFields} from '../support/built-shop';
import {type CatalogueName, catalogueNamed} from '../support/catalogues';
import {cardOf, cardsOf, elementsOf, textOf} from '../support/html';
import {PlainVisitor} from '../support/plain-visitor';
import {PREVIEW_SECRET, previewLinkTo} from '../support/preview';
import {checkoutUrl, costOf} from '../support/purchase';
import {ordinaryProduct} from '../support/shelf';
import {captureConsole, suiteStore, suiteWorker} from '../support/suite';

/**
 * A visitor without scripts uses the links and forms in the HTML. Tests that need a browser are in
 * tests/e2e.
 */

const GIFT_CARD = 'HERON-GIFT-SOME-0750';
const HOODIE = '/products/harbour-heavyweight-hoodie';

let store: RunningStore;
let visitor: PlainVisitor;

/** Has the tests of a `describe` visit the shop of a catalogue, each as somebody new. */
function inShopOf(name: CatalogueName, env: Record<string, string> = {}): void {
  const shop = suiteStore(catalogueNamed(name));
  const worker = suiteWorker(shop, env);
  beforeEach(() => {
    store = shop;
    store.control.setShopUrl('http://localhost:3000');
    visitor = new PlainVisitor(worker);
  });
}

/** The quantities in a cart's fields. */
const quantities = () =>
  elementsOf(visitor.html, 'input')
    .filter(({'aria-label': label = ''}) => label.startsWith('Quantity of'))
    .map(({value}) => Number(value));

/** The links of the page by their names. */
const linksTo = (name: string | RegExp) =>
  Array.from(visitor.html.matchAll(/<a\b[^>]*>.*?<\/a>/gs), ([html]) => ({
    name: elementsOf(html, 'a')[0]?.['aria-label'] ?? textOf(html).trim(),
    href: elementsOf(html, 'a')[0]?.href ?? '',
  }))
    .filter((link) =>
      typeof name === 'string' ? link.name === name : name.test(link.name),
    )
    .map(({href}) => href);

/** The amount beside a term of the cart's summary. */
const amountOf = (term: string) =>
  new RegExp(`<dt[^>]*>(?:<[^>]+>)*${term}(?:<[^>]+>)*</dt>.*?<dd[^>]*>(.*?)</dd>`, 'is')
    .exec(visitor.html)
    ?.slice(1)
    .map(textOf)[0];

describe('in the club’s shop', () => {
  inShopOf('club');
  captureConsole('warn', 'error');

  /** Puts one of an ordinary product into the cart, and shows the cart. */
  async function fill(): Promise<number> {
    const {handle, options, variants} = ordinaryProduct(store);
    const chosen = options.flatMap(({name, values}, index) =>
      values.length < 2
        ? []
        : [[`option:${name}`, variants[0]?.optionValues[index] ?? '']],
    );
    await visitor.open(`/products/${handle}`);
    await visitor.press(
      'Add to cart',
      Object.fromEntries(chosen) as Record<string, string>,
    );
    expect(visitor.url).toMatch(/^\/cart/);
    return (variants[0]?.price ?? 0) / 100;
  }

  const dollars = (amount: number) => `$${amount.toFixed(2)}`;

  test('an add leads to the option that is missing, keeps what is chosen, and adds once all is', async () => {
    await visitor.open(HOODIE);
    await visitor.press('Add to cart', {'option:Color': 'Kelp'});
    expect(visitor.url).toBe(`${HOODIE}?Color=Kelp#option-Size`);
    expect(visitor.html).toContain(' id="option-Size"');
    const kelp = elementsOf(visitor.html, 'input').find(({value}) => value === 'Kelp');
    expect(kelp).toHaveProperty('checked');
    await visitor.press('Add to cart', {'option:Size': 'L'});
    expect(visitor.url).toMatch(/^\/cart/);
    expect(visitor.main).toContain('L / Kelp');
  });

  test('the bar of a phone leads to the option that is missing', async () => {
    await visitor.open(HOODIE);
    await visitor.press('Select size');
    expect(visitor.url).toBe(`${HOODIE}#option-Size`);
    await visitor.press('Add to cart', {'option:Size': 'L'});
    expect(visitor.url).toBe(`${HOODIE}?Size=L#option-Color`);
    expect(visitor.canPress('Select color')).toBe(true);
  });

  test('a quantity is stepped and typed; Checkout is a link to the store’s', async () => {
    await fill();
    const {title} = ordinaryProduct(store);
    await visitor.press(`Increase quantity of ${title}`);
    expect(quantities()).toEqual([2]);
    await visitor.press('Update', {quantity: '3'});
    expect(quantities()).toEqual([3]);
    expect(amountOf('Subtotal')).toContain(costOf(ordinaryProduct(store), 3));
    expect(linksTo('Checkout')).toEqual([expect.stringMatching(checkoutUrl(store))]);
  });

  test('goods sold in twos start at two, say so, and are added by twos (§10.34)', async () => {
    await visitor.open('/products/hoop-socks?Size=36–40&Color=Petrol');
    const [field] = elementsOf(visitor.html, 'input').filter(
      ({type}) => type === 'number',
    );
    expect(field).toMatchObject({value: '2', min: '2', max: '10', step: '2'});
    expect(visitor.main).toContain('Sold from 2, up to 10, in steps of 2.');
    await visitor.press('Add to cart');
    expect(quantities()).toEqual([2]);
  });

  test('an add while the store fails was not executed, as the page after it says', async () => {
    await visitor.open('/products/bar-scarf');
    // The choice is looked up first, so nothing can have been added.
    store.control.addFault({fault: {kind: 'status', status: 503}});
    await visitor.press('Add to cart');
    expect(visitor.main).toContain('This did not work, and nothing');
    store.control.clearFaults();
    await visitor.open('/cart');
    expect(quantities()).toEqual([]);
  });

  test('after a change of unknown outcome the page says to look before pressing again', async () => {
    await fill();
    store.control.addFault({
      operation: 'cartLinesUpdate',
      times: 1,
      fault: {kind: 'reset', when: 'after'},
    });
    await visitor.press(/^Increase quantity of/);
    expect(visitor.main).toContain('Look at your cart before you try again.');
    await visitor.open(visitor.url);
    expect(quantities()).toEqual([2]);
  });

  test('an invalid quantity is refused with a message', async () => {
    await fill();
    await visitor.press('Update', {quantity: '-4'});
    expect(visitor.status).toBe(400);
    expect(visitor.main).toContain('Please enter a whole number');
  });

  test('a discount code that applies is announced, lowers the total, and is removed', async () => {
    const price = await fill();
    await visitor.press('Apply discount code', {discountCode: 'fiver'});
    expect(visitor.main).toContain('Your discount code is applied.');
    expect(amountOf('fiver')).toBe('−$5.00');
    expect(amountOf('Total')).toBe(dollars(price - 5));
    await visitor.press(/^Remove fiver$/i);
    expect(visitor.main).toContain('Your discount code is removed.');
    expect(amountOf('Subtotal')).toBe(dollars(price));
    expect(visitor.canPress(/^Remove fiver$/i)).toBe(false);
  });

  test.each([
    ['does not apply', 'SPRINGTIDE'],
    ['nobody knows', 'NEVERHEARDOF'],
  ])(
    'a discount code that %s takes nothing off and says so beside its field',
    async (_, code) => {
      const price = await fill();
      await visitor.press('Apply discount code', {discountCode: code});
      expect(visitor.main).toContain(
        'That code does not apply to what is in your cart, or is not one of ours.',
      );
      expect(amountOf('Subtotal')).toBe(dollars(price));
      const field = elementsOf(visitor.html, 'input').find(
        ({name}) => name === 'discountCode',
      );
      const [, description = ''] = visitor.html.split(
        ` id="${field?.['aria-describedby']}"`,
      );
      expect(textOf(`<div${description.slice(0, 300)}`)).toMatch(
        /^That code does not apply/,
      );
      expect(visitor.canPress(`Remove ${code}`)).toBe(false);
    },
  );

  test('codes that two tabs apply one after the other are both kept, and a mistyped one removes none', async () => {
    await fill();
    const other = visitor.html;
    await visitor.press('Apply discount code', {discountCode: 'fiver'});
    for (const code of ['HERON10', 'NEVERHEARDOF']) {
      visitor.html = other;
      await visitor.press('Apply discount code', {discountCode: code});
    }
    expect(visitor.canPress(/^Remove fiver$/i)).toBe(true);
    expect(visitor.canPress('Remove HERON10')).toBe(true);
  });

  test('a gift card pays what is on it, is named by its last characters, and is removed', async () => {
    const price = await fill();
    await visitor.press('Apply gift card code', {giftCardCode: GIFT_CARD});
    expect(visitor.main).toContain('Your gift card is applied.');
    expect(amountOf('Gift card ending 0750')).toBe('−$7.50');
    expect(amountOf('Total')).toBe(dollars(price - 7.5));
    await visitor.press('Remove Gift card ending 0750');
    expect(visitor.main).toContain('Your gift card is removed.');
    expect(amountOf('Subtotal')).toBe(dollars(price));
    expect(amountOf('Total')).toBeUndefined();
  });

  test('an unknown gift card changes nothing and says so', async () => {
    const price = await fill();
    await visitor.press('Apply gift card code', {giftCardCode: 'NO-SUCH-CARD'});
    expect(visitor.main).toContain(
      'We do not know that gift card, or nothing is left on it.',
    );
    expect(amountOf('Subtotal')).toBe(dollars(price));
  });

  test('a note is saved, found again, and removed by saving an empty one', async () => {
    const note = 'Ring twice.\nThe dog is kind.';
    const saved = () =>
      textOf(/<textarea[^>]*>(.*?)<\/textarea>/s.exec(visitor.html)?.[1] ?? '');
    await fill();
    await visitor.press('Save note', {note});
    expect(visitor.main).toContain('Your note is saved.');
    await visitor.open('/cart');
    expect(saved()).toBe(note);
    await visitor.press('Save note', {note: ''});
    expect(visitor.main).toContain('Your note is removed.');
    expect(saved()).toBe('');
  });

  test('a cart link asks before it fills the cart, with its discount', async () => {
    const {title, variants} = ordinaryProduct(store);
    store.control.clearRequests();
    await visitor.open(`/cart/${variants[0]?.id}:2?discount=HERON10`);
    expect(visitor.main).toContain('Add 2 items to your cart?');
    expect(visitor.main).toContain(title);
    const asked = store.control.requests().map(({operation}) => operation ?? '');
    expect(asked.filter((operation) => operation.startsWith('cartLines'))).toEqual([]);
    await visitor.press('Add to cart');
    expect(visitor.url).toMatch(/^\/cart/);
    expect(visitor.main).toContain(title);
    expect(quantities()).toEqual([2]);
    expect(visitor.canPress('Remove HERON10')).toBe(true);
  });

  test('a cart link brings its note and attributes, and a campaign is kept', async () => {
    const {variants} = ordinaryProduct(store);
    store.control.clearRequests();
    await visitor.open(
      `/cart/${variants[0]?.id}:1?note=Ring%20twice&attributes%5Bsource%5D=mail&utm_source=zebra`,
    );
    for (const text of ['Ring twice', 'source', 'mail'])
      expect(visitor.main).toContain(text);
    expect(visitor.html).not.toContain('zebra');
    await visitor.press('Add to cart');
    expect(visitor.url).toBe('/cart?notice=created&utm_source=zebra');
    expect(visitor.html).toContain('Ring twice');
    const sent = store.control
      .requests()
      .find(({operation}) => operation === 'cartCreate');
    expect(sent?.variables.input).toMatchObject({
      attributes: [{key: 'source', value: 'mail'}],
    });
  });

  test('a discount link asks before it applies its code, and then redirects', async () => {
    await visitor.open('/discount/HERON10?redirect=/hoodies');
    expect(visitor.main).toContain('The discount code of this link');
    await visitor.press('Use this code');
    expect(visitor.url).toMatch(/^\/hoodies/);
    expect(visitor.main).toContain('Hoodie Collection');
  });

  test.each([
    [
      'HERON10',
      '/discount/HERON10?return_to=%2Fhoodies%23x&utm_source=zebra',
      '/hoodies?utm_source=zebra#x',
    ],
    [
      'FAN DAY',
      '/discount/FAN%20DAY?utm_source=zebra',
      '/cart?notice=discount-kept&at=extra%3Adiscounts&utm_source=zebra',
    ],
    ['10%OFF', '/discount/10%25OFF?redirect=/products/none', '/products/none'],
    ['A/B', '/discount/A%2FB?redirect=/shirts', '/shirts'],
    ['#1 + ?', '/discount/%231%20+%20%3F?redirect=/shirts', '/shirts'],
    [
      'BLACK.FRIDAY',
      '/discount/BLACK.FRIDAY',
      '/cart?notice=discount-kept&at=extra%3Adiscounts',
    ],
    ['ÉTÉ25', '/discount/%C3%89T%C3%8925?a=1&redirect=/shirts', '/shirts?a=1'],
  ])(
    'the code %s is applied by its link, which leads on with its parameters',
    async (code, link, page) => {
      store.control.clearRequests();
      await visitor.open(link);
      expect(visitor.status).toBe(200);
      expect(visitor.html).not.toContain('zebra');
      expect(visitor.main).toContain(code);
      await visitor.press('Use this code');
      expect(visitor.url).toBe(page);
      const applied = store.control
        .requests()
        .find(({operation}) => operation === 'cartCreate');
      expect(applied?.variables.input).toMatchObject({discountCodes: [code]});
    },
  );

  test('the button of a card leads to the product’s page', async () => {
    await visitor.open('/hoodies');
    await visitor.press('Choose options for Harbour Heavyweight Hoodie');
    expect(visitor.url).toMatch(new RegExp(`^${HOODIE}\\b`));
    expect(visitor.main).toContain('Add to cart');
  });

  test('the search is a link to a form, and its results are in the HTML', async () => {
    await visitor.open('/');
    expect(linksTo('Search')).toContain('/search');
    await visitor.open('/search');
    await visitor.press('Search', {q: 'hoodie'});
    expect(visitor.url).toBe('/search?q=hoodie');
    expect(cardsOf(visitor.html)).toContain('Crest Hoodie');
  });
});

describe('in the shop of long collections', () => {
  inShopOf('extremes');

  test('“Load more” is a link to the next page, and the last page has none', async () => {
    await visitor.open('/collections/latest');
    const seen = cardsOf(visitor.html);
    const [second = ''] = linksTo('Load more');
    expect(second).toMatch(/^\/collections\/latest\?after=/);
    await visitor.open(second);
    const shown = cardsOf(visitor.html);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((title) => seen.includes(title))).toEqual([]);
    await visitor.open(linksTo('Load more')[0] ?? '');
    expect(cardsOf(visitor.html).length).toBeGreaterThan(0);
    expect(linksTo('Load more')).toEqual([]);
  });

  test('the page of everything has a link as well, and home leads there', async () => {
    await visitor.open('/');
    const [all = ''] = linksTo(`See all`);
    expect(all).toBe('/latest#latest');
    await visitor.open(all);
    const first = cardsOf(visitor.html);
    const [more = ''] = linksTo('Load more');
    expect(more).toMatch(/^\/latest\?after=/);
    await visitor.open(more);
    expect(cardsOf(visitor.html).length).toBeGreaterThan(0);
    expect(cardsOf(visitor.html)).not.toEqual(first);
  });

  test('a cart of 301 lines shows its first lines, then 250 at a time (§9)', async () => {
    const LINES = 301;
    const product = store.catalogue.products.find(
      ({handle}) => handle === 'variants-2000',
    );
    const lines = (product?.variants ?? [])
      .filter(({stock}) => stock !== 0)
      .slice(0, LINES)
      .map(({id}) => ({
        merchandiseId: `gid://shopify/ProductVariant/${id}`,
        quantity: 1,
      }));
    for (let start = 0; start < LINES; start += CART_LINES_PAGE_SIZE) {
      const page = {lines: lines.slice(start, start + CART_LINES_PAGE_SIZE)};
      await visitor.open('/cart', {
        method: 'POST',
        headers: {Origin: 'http://localhost:3000'},
        body: new URLSearchParams(cartFields('LinesAdd', page)),
      });
    }
    await visitor.open('/cart');
    expect(quantities()).toHaveLength(CART_LINES_AT_FIRST);
    const next = CART_LINES_AT_FIRST + CART_LINES_PAGE_SIZE;
    await visitor.open(linksTo(`Show ${CART_LINES_PAGE_SIZE} more lines`)[0] ?? '');
    expect(quantities()).toHaveLength(next);
    await visitor.open(linksTo(`Show ${LINES - next} more lines`)[0] ?? '');
    expect(quantities()).toHaveLength(LINES);
  });

  test('a combined listing leads to its products, which lead to each other', async () => {
    await visitor.open('/products/relay-tee');
    expect(visitor.main).toContain('$20.00');
    expect(visitor.main).toContain('Each choice has a page of its own.');
    expect(visitor.main).not.toContain('Add to cart');
    expect(linksTo('L')).toEqual(['/products/relay-tee-blue?Size=L']);
    await visitor.open(linksTo('Red')[0] ?? '');
    expect(visitor.url).toBe('/products/relay-tee-red?Color=Red');
    expect(linksTo('M')).toEqual([]);
    await visitor.open('/products/relay-tee-red?Size=M');
    await visitor.open(linksTo('Blue')[0] ?? '');
    await visitor.press('Add to cart');
    expect(visitor.main).toContain('Relay Tee Blue');
    expect(visitor.main).toContain('Blue / M');
    expect(quantities()).toEqual([1]);
  });

  test('a choice of another product of a combined listing is a redirect to it', async () => {
    await visitor.open('/products/relay-tee-red?Color=blue&Size=S');
    expect(visitor.url).toBe('/products/relay-tee-blue?Color=blue&Size=S');
    expect(linksTo('S')).toEqual(['/products/relay-tee-red?Size=S&Color=Blue']);
    await visitor.open('/products/relay-tee?Size=S');
    expect(visitor.url).toBe('/products/relay-tee-red?Size=S');
  });

  test('an option of more than 30 values is a list, which starts at its first', async () => {
    await visitor.open('/products/values-100');
    expect(elementsOf(visitor.html, 'option').map(({value}) => value)).toEqual(
      Array.from({length: 100}, (_, number) => String(number)),
    );
    await visitor.press('Add to cart');
    expect(amountOf('Subtotal')).toBe('$20.00');
    await visitor.open('/products/values-100?Squad+number=7');
    await visitor.press('Add to cart');
    expect(amountOf('Subtotal')).toBe('$40.07');
    await visitor.open('/products/values-100');
    await visitor.press('Add to cart', {'option:Squad number': '42'});
    expect(amountOf('Subtotal')).toBe('$60.49');
  });

  test('a product without a price or a picture has its own state (§2)', async () => {
    await visitor.open('/products/no-variants');
    expect(visitor.main).toContain('$0.00');
    await visitor.open('/products/no-images');
    expect(visitor.main).toContain('No picture yet');
  });
});

describe('in a shop that prints', () => {
  inShopOf('club', {PERSONALIZATION: 'on'});

  test('a print is typed into fields, shown on the line, and edited by a form', async () => {
    await visitor.open('/products/match-shirt');
    expect(visitor.main).toContain('Up to 12 letters. Printed in capitals.');
    await visitor.press('Add to cart', {
      'option:Size': 'M',
      'option:Color': 'Petrol',
      'option:Printing': 'Name and number',
      'personal:Name': 'Okafor',
      'personal:Number': '9',
    });
    expect(visitor.url).toMatch(/^\/cart/);
    expect(visitor.main).toContain('Name: OKAFOR');
    await visitor.press('Save', {'personal:Name': 'Ruiz', 'personal:Number': '3'});
    expect(visitor.main).toContain('Name: RUIZ');
    expect(visitor.url).not.toMatch(/ruiz|okafor/i);
  });
});

describe('in a preview', () => {
  inShopOf('club', {PREVIEW_SECRET});
  captureConsole('warn');

  test('it is entered by its password, shown from page to page, and left', async () => {
    await visitor.open('/preview');
    await visitor.press('Preview the shop', {name: 'Ann', password: 'a guess'});
    expect(visitor.status).toBe(403);
    expect(visitor.main).toContain('not the password');
    await visitor.press('Preview the shop', {name: 'Ann', password: PREVIEW_SECRET});
    expect(visitor.main).toContain('The editor is loading');
    const [shop = ''] = linksTo('See the shop in the preview');
    await visitor.open(shop);
    expect(textOf(visitor.html)).toContain('Staff preview of a draft.');
    const [shirts = ''] = linksTo('Shirts');
    expect(shirts).toBe('/shirts?preview=1');
    await visitor.open(shirts);
    expect(textOf(visitor.html)).toContain('Staff preview of a draft.');
    await visitor.press('Leave the preview');
    expect(visitor.url).toBe('/shirts');
    expect(textOf(visitor.html)).not.toContain('Staff preview');
  });

  test('an as-of date shows the whole shop as of then: earlier end dates have passed, countdowns start from there', async () => {
    const daysLeft = () =>
      Number(/(\d+) days/.exec(textOf(cardOf(visitor.html, 'Stilts End Hoodie')))?.[1]);
    await visitor.open('/');
    expect(cardsOf(visitor.html)).toContain('Half-Time Scarf');
    const now = daysLeft();
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    await visitor.open(await previewLinkTo(store, {asOf: tomorrow}));
    expect(daysLeft()).toBe(now - 1);
    expect(cardsOf(visitor.html)).not.toContain('Half-Time Scarf');
    await visitor.open('/products/half-time-scarf?preview=1');
    expect(visitor.status).toBe(404);
    expect(visitor.main).toContain('Half-Time Scarf');
  });
});

describe('in the shop of the winter theme', () => {
  inShopOf('winter');

  test('filters are a form, chosen ones are links, and a swatch leads to its color', async () => {
    await visitor.open('/shirts');
    expect(textOf(visitor.html)).toContain('Order by Thursday noon');
    const all = cardsOf(visitor.html).length;
    await visitor.press('Show products', {
      'filter.v.option.size': '3XL',
      sort_by: 'price-ascending',
    });
    expect(visitor.url).toContain('filter.v.option.size=3XL');
    expect(visitor.url).toContain('sort_by=price-ascending');
    expect(cardsOf(visitor.html).length).toBeLessThan(all);
    await visitor.open(linksTo('Remove filter Size: 3XL')[0] ?? '');
    expect(cardsOf(visitor.html)).toHaveLength(all);
    const [, swatches = ''] =
      /aria-label="Colors of Crest Tee"[^>]*>(.*?)<\/article>/s.exec(visitor.html) ?? [];
    const [, second] = elementsOf(swatches, 'button');
    // A button without a type submits its form.
    expect(second).not.toHaveProperty('type');
    expect(second).toMatchObject({
      formaction: '/products/crest-tee',
      name: 'Color',
    });
  });
});
