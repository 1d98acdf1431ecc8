import type {CartFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';

import {countItems, lineKey} from '../cart';
import {keyOfLine, normalizeCart, normalizeLine, toCartView} from './cart-view.server';
import {nextLinesCount, readShownLines} from '../limits';
import {EMPTY_STATE} from '../client/cart-state';
import {showCart} from '../client/shown-cart';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';

const CONTEXT = {
  now: Date.UTC(2026, 10, 27, 18),
  market: ROOT_MARKET,
  config: {freeDelivery: [], gifts: false, markets: [], pickup: false},
};

const usd = (amount: string) => ({amount, currencyCode: 'USD' as const});

type ServerLine = Parameters<typeof normalizeLine>[0];

/** A line with the fields that these tests are about. */
function line(id: string, more: object = {}): ServerLine {
  const node: unknown = {
    id,
    quantity: 2,
    attributes: [],
    cost: {subtotalAmount: usd('50.0'), totalAmount: usd('45.0')},
    merchandise: {
      id: `variant-${id}`,
      title: 'M / Black',
      image: {id: 'image', url: 'https://cdn.example/a.png', width: 10, height: 20},
      selectedOptions: [{name: 'Size', value: 'M'}],
      quantityRule: {minimum: 1, maximum: null, increment: 1},
      product: {title: 'Hoodie', handle: 'hoodie'},
    },
    ...more,
  };
  return node as ServerLine;
}

const cartWith = (...nodes: ServerLine[]) =>
  ({
    ...SERVER_CART,
    lines: {edges: nodes.map((node) => ({node}))},
  }) as unknown as CartFragment;

const viewOf = (...nodes: ServerLine[]) => toCartView(cartWith(...nodes), CONTEXT);

const SERVER_CART = {
  id: 'gid://shopify/Cart/abc?key=secret',
  checkoutUrl: 'https://shop.example/cart/c/abc?key=secret',
  updatedAt: '2026-01-01T00:00:00Z',
  note: 'Thank you',
  cost: {subtotalAmount: usd('50.0'), totalAmount: usd('45.0'), totalTaxAmount: null},
  discountAllocations: [{discountedAmount: usd('5.0'), code: 'FAN'}],
  discountCodes: [{code: 'FAN', applicable: true}],
  appliedGiftCards: [
    {
      id: 'gid://shopify/AppliedGiftCard/1',
      lastCharacters: 'ab12',
      amountUsed: usd('3.0'),
    },
  ],
};

const server = cartWith(line('1'), line('2', {quantity: 0}));

describe('normalizeCart (§3, Cart)', () => {
  const kept = normalizeCart(server);

  it('adds webUrl, lineItems, the edges of the lines, and the three prices', () => {
    expect(kept.webUrl).toBe(SERVER_CART.checkoutUrl);
    expect(kept.lineItems).toHaveLength(2);
    expect(kept.lines).toBe(server.lines.edges);
    expect(kept.subtotalPrice).toEqual(usd('50.0'));
    expect(kept.totalPrice).toEqual(usd('45.0'));
    expect(kept.totalTax).toBeNull();
  });

  it('keeps every other field of the server cart', () => {
    expect(kept).toMatchObject({
      id: SERVER_CART.id,
      checkoutUrl: SERVER_CART.checkoutUrl,
      cost: SERVER_CART.cost,
      note: 'Thank you',
    });
  });

  it('counts line quantities, without sold-out lines (§4)', () => {
    expect(countItems(kept.lineItems)).toBe(2);
  });
});

describe('normalizeLine (§3, Line item)', () => {
  it('takes the variant price from the total cost of the line', () => {
    expect(normalizeLine(line('1')).variant.price).toEqual(usd('45.0'));
    expect(normalizeLine(line('1')).cost).toEqual({subtotalAmount: {amount: '50.0'}});
  });

  it('defaults to amount "0" and USD without a cost (§9)', () => {
    const item = normalizeLine(line('1', {cost: null}));
    expect(item.variant.price).toEqual({amount: '0', currencyCode: 'USD'});
    expect(item.cost.subtotalAmount.amount).toBe('0');
  });

  it('defaults to an empty title and no image', () => {
    const {merchandise} = line('1');
    const item = normalizeLine(
      line('1', {merchandise: {...merchandise, product: null, image: null}}),
    );
    expect(item.title).toBe('');
    expect(item.variant.image).toBeNull();
  });

  it('names the image by src, altText, id, width and height', () => {
    expect(normalizeLine(line('1')).variant.image).toEqual({
      src: 'https://cdn.example/a.png',
      altText: null,
      id: 'image',
      width: 10,
      height: 20,
    });
  });
});

describe('toCartView', () => {
  const view = toCartView(server, CONTEXT);

  it('removes the secret key from the cart id', () => {
    expect(view.id).toBe('gid://shopify/Cart/abc');
  });

  it('lists discounts on the cart and gift cards', () => {
    expect(view.deductions).toEqual([
      {label: 'FAN', amount: usd('5.0')},
      {label: 'Gift card ending ab12', amount: usd('3.0')},
    ]);
  });

  it('has the unit price, the price before a reduction, and the stock', () => {
    const {merchandise} = line('1');
    const reduced = line('1', {
      cost: {amountPerQuantity: usd('20.0'), compareAtAmountPerQuantity: usd('25.0')},
      merchandise: {...merchandise, quantityAvailable: 3},
    });
    expect(viewOf(reduced).lines[0]).toMatchObject({
      unitPrice: usd('20.0'),
      unitCompareAt: usd('25.0'),
      inStock: 3,
    });
  });

  it('has the price for a measure, where the store has one', () => {
    const measured = lineOf({
      unitPrice: usd('12.0'),
      unitPriceMeasurement: {referenceValue: 100, referenceUnit: 'ML'},
    });
    expect(measured?.perUnit).toEqual({price: usd('12.0'), per: '100 ml'});
    expect(lineOf({})).not.toHaveProperty('perUnit');
  });

  it('has the amount missing for free delivery where the shop has a threshold', () => {
    const undiscounted = {...server, discountAllocations: []};
    expect(toFree('57', undiscounted)).toEqual({missing: usd('7.00'), percent: 87});
    expect(toFree('50', undiscounted)).toEqual({missing: null, percent: 100});
    expect(toFree(null, undiscounted)).toBeUndefined();
  });

  it('counts for free delivery what is left after discounts on the cart, as a rate by price does', () => {
    expect(toFree('50', server)).toEqual({missing: usd('5.00'), percent: 90});
    expect(toFree('45', server)).toEqual({missing: null, percent: 100});
  });

  it('counts nothing for free delivery that is not sent, and leaves it out where nothing is', () => {
    const {merchandise} = line('3');
    const card = line('3', {
      cost: {totalAmount: usd('25.0')},
      merchandise: {...merchandise, requiresShipping: false},
    });
    expect(toFree('50', cartWith(line('1'), card))).toEqual({
      missing: usd('30.00'),
      percent: 40,
    });
    expect(toFree('50', cartWith(card))).toBeUndefined();
  });

  const toFree = (amount: string | null, cart: CartFragment) => {
    const freeDelivery = amount ? [{amount, currencyCode: null}] : [];
    const config = {...CONTEXT.config, freeDelivery};
    return toCartView(cart, {...CONTEXT, config}).toFreeDelivery;
  };

  const lineOf = (variant: object) => {
    const {merchandise} = line('1');
    return viewOf(line('1', {merchandise: {...merchandise, ...variant}})).lines[0];
  };

  it('says that others may be faster while stock is short, and for a day after a drop has opened', () => {
    const opened = (hours: number) => {
      const value = new Date(CONTEXT.now - hours * 3_600_000).toISOString();
      return lineOf({product: {availableFrom: {value}}})?.isScarce;
    };
    expect(lineOf({quantityAvailable: 2})?.isScarce).toBe(true);
    expect([-1, 0, 23, 24].map(opened)).toEqual([undefined, true, true, undefined]);
    expect(lineOf({quantityAvailable: 100})).not.toHaveProperty('isScarce');
  });

  it('knows a line that has sold out, whatever quantity the store still lists', () => {
    expect(lineOf({availableForSale: false})?.isSoldOut).toBe(true);
    expect(lineOf({availableForSale: true})).not.toHaveProperty('isSoldOut');
  });

  it('does not take for sold out a line of none that can be had again', () => {
    const {merchandise} = line('1');
    const none = (availableForSale: boolean) => {
      const variant = {...merchandise, availableForSale, quantityAvailable: 0};
      return viewOf(line('1', {quantity: 0, merchandise: variant})).lines[0];
    };
    expect(none(false)).toMatchObject({quantity: 0, isSoldOut: true});
    expect(none(true)).not.toHaveProperty('isSoldOut');
  });

  it('knows a line that its market does not sell by its stock', () => {
    const market = marketAt('/de-de', {
      root: ROOT_MARKET,
      markets: readMarkets('de-de').markets,
    });
    const config = {...CONTEXT.config, markets: [market]};
    const {merchandise} = line('1');
    const abroad = (quantityAvailable: number | null) => {
      const variant = {...merchandise, availableForSale: false, quantityAvailable};
      const cart = cartWith(line('1', {merchandise: variant}));
      return toCartView(cart, {...CONTEXT, market, config, abroad: 'Germany'}).lines[0];
    };
    expect(abroad(3)).toMatchObject({isNotSold: true});
    // Sold out, or unknown: the cart says that it may be either.
    for (const stock of [0, null]) expect(abroad(stock)).toMatchObject({isSoldOut: true});
  });

  it('says when a product has ended, and nothing of one that is still sold (§10.4)', () => {
    const endedOn = (...tags: string[]) => lineOf({product: {tags}})?.endedOn;
    expect(endedOn('2026-11-27T18:00', 'drop')).toBe('2026-11-27');
    // The day that the merchant wrote, not that of the instant in UTC.
    expect(endedOn('2026-11-27T01:00+09:00', 'drop')).toBe('2026-11-27');
    expect(endedOn('11/27/2026', 'drop')).toBe('2026-11-27');
    expect(endedOn('2026-11-27T18:01', 'drop')).toBeUndefined();
    expect(endedOn('tee', 'drop')).toBeUndefined();
  });

  it('names the plan of a line, and what is due at checkout where a part is paid later', () => {
    const plan = {id: 'plan', name: 'Every month'};
    const node = line('1', {sellingPlanAllocation: {sellingPlan: plan}});
    const due = (amount: string) => {
      const cost = {...server.cost, checkoutChargeAmount: usd(amount)};
      return toCartView({...cartWith(node), cost}, CONTEXT);
    };
    expect(due('10.0').lines[0]).toMatchObject({
      plan: 'Every month',
      sellingPlanId: 'plan',
    });
    expect(due('10.0').dueAtCheckout).toEqual(usd('10.0'));
    expect(due('50.0')).not.toHaveProperty('dueAtCheckout');
    expect(view).not.toHaveProperty('dueAtCheckout');
  });

  it('says at a line what discounts take off it', () => {
    const usd = (amount: string) => ({amount, currencyCode: 'USD'});
    const off = (amount: string) => ({code: 'FAN10', discountedAmount: usd(amount)});
    const {lines} = viewOf(line('1', {discountAllocations: [off('1.0'), off('1.5')]}));
    expect(lines[0]?.deductions).toEqual([{label: 'FAN10', amount: usd('2.5')}]);
    expect(view.lines[0]).not.toHaveProperty('deductions');
  });

  it('counts a bundle once, and names what it holds', () => {
    const component = (id: string, title: string, quantity: number) => {
      const merchandise = {id, title, product: {title: 'Scarf'}};
      return {quantity, attributes: [], merchandise};
    };
    const lineComponents = [
      component('scarf', 'Default Title', 2),
      component('navy', 'Navy', 4),
    ];
    const bundle = viewOf(line('1', {lineComponents}));
    expect(showCart(bundle, EMPTY_STATE).count).toBe(2);
    expect(bundle.lines[0]?.components).toEqual([
      {merchandiseId: 'scarf', attributes: [], name: 'Scarf', quantity: 2},
      {merchandiseId: 'navy', attributes: [], name: 'Scarf, Navy', quantity: 4},
    ]);
  });

  it('has no variant title where there was nothing to choose', () => {
    const {merchandise} = line('1');
    const only = line('1', {merchandise: {...merchandise, title: 'Default Title'}});
    expect(viewOf(only).lines[0]?.variantTitle).toBeNull();
  });
});

describe('lineKey', () => {
  const plain = {merchandiseId: 'variant-1', attributes: [], sellingPlanId: null};
  const name = {key: 'Name', value: 'Kim'};
  const number = {key: 'Number', value: '7'};

  it('is the merchandise id for a plain line', () => {
    expect(lineKey(plain)).toBe('variant-1');
  });

  it('takes attributes as a set', () => {
    const engraved = {...plain, attributes: [name, number]};
    expect(lineKey(engraved)).toBe(lineKey({...plain, attributes: [number, name]}));
    expect(lineKey(engraved)).not.toBe(lineKey({...plain, attributes: [name]}));
    expect(lineKey(engraved)).not.toBe(lineKey(plain));
  });

  it('tells a subscription from a single purchase', () => {
    expect(lineKey({...plain, sellingPlanId: 'plan'})).not.toBe(lineKey(plain));
  });

  it('is shared by lines that the store has split, and found by the id of either', () => {
    const {merchandise} = line('1');
    const cart = cartWith(line('1'), line('2', {merchandise}));
    expect(keyOfLine(cart, '1')).toBe(keyOfLine(cart, '2'));
    expect(keyOfLine(cart, '3')).toBeNull();
    const keys = showCart(toCartView(cart, CONTEXT), EMPTY_STATE).lines;
    expect(new Set(keys.map(({domKey}) => domKey)).size).toBe(2);
  });
});

const largeCart = (count: number) =>
  cartWith(...Array.from({length: count}, (_, number) => line(String(number))));

describe('a large cart', () => {
  it('includes only its first lines, but counts every item', () => {
    const first = toCartView(largeCart(301), CONTEXT, 25);
    expect(first.lines).toHaveLength(25);
    expect(first.remaining).toEqual({lines: 276, quantity: 552});
    expect(showCart(first, EMPTY_STATE)).toMatchObject({count: 602, remainingLines: 276});
  });

  it('includes all lines where all are shown', () => {
    const whole = toCartView(largeCart(25), CONTEXT, 25);
    expect(whole).not.toHaveProperty('remaining');
    expect(showCart(whole, EMPTY_STATE)).toMatchObject({count: 50, remainingLines: 0});
  });

  it('shows 15 lines at first, and up to 500 on request', () => {
    expect(['', '7', '-1', 'x', null].map(readShownLines)).toEqual([15, 15, 15, 15, 15]);
    expect(readShownLines('275')).toBe(275);
    expect(readShownLines('9000')).toBe(500);
  });

  it('adds 250 lines a page (§9)', () => {
    expect([26, 250, 476].map(nextLinesCount)).toEqual([26, 250, 250]);
  });
});
