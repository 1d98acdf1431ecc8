import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {loader as cartLink} from '~/routes/cart-link';
import {action as followDiscount} from '~/routes/discount-link';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {ordinaryProduct} from '../support/shelf';

let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterEach(() => store.control.reset());
afterAll(() => store.stop());

function variantOf(): {id: number; gid: string} {
  const id = ordinaryProduct(store).variants[0]?.id ?? 0;
  return {id, gid: `gid://shopify/ProductVariant/${id}`};
}

async function shopper(): Promise<CartVisitor> {
  const visitor = new CartVisitor(store);
  await visitor.add(variantOf().gid);
  return visitor;
}

const enter = (visitor: CartVisitor, code: string) =>
  visitor.change('DiscountCodesUpdate', {}, [['discountCode', code]]);

const remove = (visitor: CartVisitor, removedCode: string) =>
  visitor.change('DiscountCodesUpdate', {removedCode});

const codesOf = ({reply}: Awaited<ReturnType<CartVisitor['read']>>) =>
  reply.cart?.extras.discountCodes.map(({code}) => code);

/** Gives a cart codes as other software of the merchant would. */
async function setCodes(visitor: CartVisitor, codes: string[]) {
  const query =
    'mutation set($id: ID!, $codes: [String!]!) { cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes) { userErrors { message } } }';
  const value = decodeURIComponent(/cart=([^;]+)/.exec(visitor.cookie)?.[1] ?? '');
  const response = await fetch(`${store.url}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
    },
    body: JSON.stringify({query, variables: {id: `gid://shopify/Cart/${value}`, codes}}),
  });
  expect(await response.json()).not.toHaveProperty('errors');
}

describe('a discount code', () => {
  test('that applies lowers what the store asks, and says so', async () => {
    const visitor = await shopper();
    const before = Number((await visitor.read()).reply.cart?.total.amount);
    const {reply} = await enter(visitor, 'HERON10');
    expect(reply.messages).toMatchObject([
      {
        kind: 'notice',
        text: 'Your discount code is applied.',
        lineKey: 'extra:discounts',
      },
    ]);
    expect(reply.cart?.extras.discountCodes).toEqual([
      {code: 'HERON10', applicable: true},
    ]);
    expect(Number(reply.cart?.total.amount)).toBeLessThan(before);
  });

  test.each(['NEVERHEARDOF', 'LASTSEASON'])(
    '%s, which does not apply, deducts nothing and says so',
    async (code) => {
      const visitor = await shopper();
      const before = (await visitor.read()).reply.cart?.total;
      const {reply} = await enter(visitor, code);
      expect(reply.messages).toMatchObject([
        {kind: 'warning', lineKey: 'extra:discounts'},
      ]);
      expect(reply.cart?.total).toEqual(before);
    },
  );

  test('joins those that the cart has by now, whatever the form was rendered with', async () => {
    const visitor = await shopper();
    await enter(visitor, 'FIVER');
    // Another tab, or the page from before without scripts.
    expect(codesOf(await enter(visitor, 'HERON10'))).toEqual(['FIVER', 'HERON10']);
    expect(codesOf(await enter(visitor, 'NEVERHEARDOF'))).toEqual(['FIVER', 'HERON10']);
    expect(codesOf(await enter(visitor, 'fiver'))).toEqual(['FIVER', 'HERON10']);
    expect(codesOf(await remove(visitor, 'heron10'))).toEqual(['FIVER']);
  });

  test('that is kept until it applies stays where it is entered once more', async () => {
    const visitor = await shopper();
    await setCodes(visitor, ['LASTSEASON']);
    const again = await enter(visitor, 'LASTSEASON');
    expect(again.reply.messages).toMatchObject([{kind: 'warning'}]);
    expect(codesOf(again)).toEqual(['LASTSEASON']);
  });

  test('is removed from a cart that holds more codes than may be added', async () => {
    const visitor = await shopper();
    await setCodes(
      visitor,
      Array.from({length: 25}, (_, index) => `CODE${index}`),
    );
    expect((await enter(visitor, 'HERON10')).status).toBe(400);
    expect(codesOf(await remove(visitor, 'CODE3'))).toHaveLength(24);
  });

  test('is removed again', async () => {
    const visitor = await shopper();
    await enter(visitor, 'HERON10');
    const {reply} = await remove(visitor, 'HERON10');
    expect(reply.cart?.extras.discountCodes).toEqual([]);
    expect(reply.messages).toMatchObject([{text: 'Your discount code is removed.'}]);
  });

  test.each(['', '  ', 'x'.repeat(300)])(
    '%j is refused without asking the store',
    async (code) => {
      const visitor = await shopper();
      const {status, reply} = await enter(visitor, code);
      expect(status).toBe(400);
      expect(reply.status).toBe('refused');
    },
  );
});

describe('a kept code that does not apply, of which 2026-04 warns with each change', () => {
  const UNKNOWN = 'We do not know that discount code.';

  async function withOldCode() {
    for (const level of ['info', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
    store.control.retireVersion('2025-01');
    const visitor = await shopper();
    await setCodes(visitor, ['LASTSEASON']);
    return visitor;
  }
  const textsOf = ({reply}: Awaited<ReturnType<CartVisitor['read']>>) =>
    reply.messages.map(({text}) => text);

  test('is no news to an add, a quantity or a note', async () => {
    const visitor = await withOldCode();
    const added = await visitor.add(variantOf().gid);
    expect(added.reply.cart?.extras.discountCodes).toMatchObject([{applicable: false}]);
    expect(textsOf(added)).toEqual([]);
    const lines = [{id: added.reply.cart?.lines[0]?.id, quantity: 3}];
    expect(textsOf(await visitor.change('LinesUpdate', {lines}))).toEqual([]);
    expect(textsOf(await visitor.change('NoteUpdate', {note: 'Hi'}))).toEqual([
      'Your note is saved.',
    ]);
  });

  test('lends another code no reason', async () => {
    const visitor = await withOldCode();
    expect(textsOf(await enter(visitor, 'NEVERHEARDOF'))).toEqual([
      'That code does not apply to what is in your cart, or is not one of ours.',
    ]);
    await remove(visitor, 'LASTSEASON');
    expect(textsOf(await enter(visitor, 'NEVERHEARDOF'))).toEqual([UNKNOWN]);
  });
});

describe('a gift card', () => {
  const apply = (visitor: CartVisitor, code: string) =>
    visitor.change('GiftCardCodesUpdate', {}, [['giftCardCode', code]]);

  test('pays what it can, is named by its last characters, and is removed again', async () => {
    const visitor = await shopper();
    const {reply} = await apply(visitor, 'HERON-GIFT-SOME-0750');
    const [card] = reply.cart?.extras.giftCards ?? [];
    expect(card?.lastCharacters).toBe('0750');
    expect(reply.messages).toMatchObject([{text: 'Your gift card is applied.'}]);
    const after = await visitor.change('CustomGiftCardRemove', {giftCardId: card?.id});
    expect(after.reply.cart?.extras.giftCards).toEqual([]);
  });

  test('that is unknown to the store is reported as unknown', async () => {
    const {reply} = await apply(await shopper(), 'NO-SUCH-CARD');
    expect(reply.messages).toMatchObject([
      {kind: 'warning', lineKey: 'extra:gift-cards'},
    ]);
  });

  test('in use is kept when a second one is entered', async () => {
    const visitor = await shopper();
    await apply(visitor, 'HERON-GIFT-SOME-0750');
    expect((await apply(visitor, 'TYPO')).reply.status).toBe('refused');
    expect((await visitor.read()).reply.cart?.extras.giftCards).toHaveLength(1);
  });
});

test('a note is saved, and limited in length', async () => {
  const visitor = await shopper();
  const save = (note: string) => visitor.change('NoteUpdate', {note});
  expect((await save('Ring twice.')).reply.cart?.extras.note).toBe('Ring twice.');
  expect((await save('x'.repeat(5001))).reply.status).toBe('refused');
  expect((await visitor.read()).reply.cart?.extras.note).toBe('Ring twice.');
});

describe('a link', () => {
  test('to a cart shows what it would add, and adds nothing', async () => {
    store.control.clearRequests();
    const answer = await callRoute(store, cartLink, {
      path: `/cart/${variantOf().id}:2?discount=HERON10`,
      params: {lines: `${variantOf().id}:2`},
    });
    expect(answer).toMatchObject({
      items: [{merchandiseId: variantOf().gid, quantity: 2}],
      missing: 0,
      discountCodes: ['HERON10'],
    });
    expect(store.control.requests().map(({operation}) => operation)).toEqual([
      'LinkedVariants',
    ]);
  });

  test.each(['1:1', 'nonsense', '1:0'])('to the cart %s is not found', async (lines) => {
    const answer = await callRoute(store, cartLink, {
      path: `/cart/${lines}`,
      params: {lines},
    });
    expect(answer).toHaveProperty('status', 404);
  });

  test('when pressed, adds to the cart and keeps the codes in use', async () => {
    const visitor = await shopper();
    await enter(visitor, 'FIVER');
    const {reply} = await visitor.change('CustomLink', {
      lines: [{merchandiseId: variantOf().gid, quantity: 2}],
      codes: 'HERON10',
    });
    expect(reply.cart?.lines).toMatchObject([{quantity: 3}]);
    expect(reply.cart?.extras.discountCodes.map(({code}) => code)).toEqual([
      'FIVER',
      'HERON10',
    ]);
  });

  test('names what cannot be bought, and adds the rest', async () => {
    const sold = variantOf();
    const out = store.catalogue.products
      .flatMap((product) => product.variants.map((variant) => ({product, variant})))
      .find(({variant}) => variant.stock === 0);
    const lines = `${out?.variant.id}:1,${sold.id}:2,1:1`;
    const read = (only: string) =>
      callRoute(store, cartLink, {path: `/cart/${only}`, params: {lines: only}});
    expect(await read(lines)).toMatchObject({
      items: [{merchandiseId: sold.gid, quantity: 2}],
      unavailable: [expect.stringContaining(out?.product.title ?? '?')],
      missing: 1,
    });
    expect(await read(`${out?.variant.id}:1`)).toMatchObject({
      items: [],
      unavailable: [expect.any(String)],
    });
  });

  const details = {
    note: 'Ring twice.',
    attributes: [{key: 'source', value: 'mail'}],
    codes: ['HERON10'],
  };

  test('gives a cart its note, attributes and codes', async () => {
    const visitor = new CartVisitor(store);
    const lines = [{merchandiseId: variantOf().gid, quantity: 2}];
    store.control.clearRequests();
    const {reply} = await visitor.change('CustomLink', {lines, ...details});
    expect(reply).toMatchObject({
      status: 'ok',
      cart: {
        lines: [{quantity: 2}],
        extras: {note: 'Ring twice.', discountCodes: [{code: 'HERON10'}]},
      },
    });
    const asked = () => store.control.requests().map(({operation}) => operation);
    // All at once, so that nothing of it can be lost between two requests.
    expect(asked().filter((operation) => operation?.startsWith('cart'))).toEqual([
      'cartCreate',
    ]);
    // The shopper's own note stays, and attributes join the cart's.
    await visitor.change('NoteUpdate', {note: 'Mine'});
    const attributes = [
      {key: 'source', value: 'poster'},
      {key: 'ref', value: '7'},
    ];
    store.control.clearRequests();
    const again = await visitor.change('CustomLink', {...details, lines, attributes});
    expect(again.reply).toMatchObject({
      cart: {lines: [{quantity: 4}], extras: {note: 'Mine'}},
    });
    expect(asked()).toEqual(['SaleTimes', 'GetCart', 'cartLink']);
    const sent = store.control.requests().at(-1)?.variables;
    expect(sent).not.toHaveProperty('note');
    expect(sent?.attributes).toEqual([...details.attributes, {key: 'ref', value: '7'}]);
  });

  test('brings its note and codes also where the store refuses one of its lines', async () => {
    const visitor = await shopper();
    const line = {merchandiseId: variantOf().gid, quantity: 1};
    const lines = [line, {...line, sellingPlanId: 'gid://shopify/SellingPlan/1'}];
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const {reply} = await visitor.change('CustomLink', {lines, ...details});
    expect(reply).toMatchObject({
      status: 'refused',
      cart: {
        lines: [{quantity: 1}],
        extras: {note: details.note, discountCodes: [{code: 'HERON10'}]},
      },
    });
    expect(reply.messages).toContainEqual(
      expect.objectContaining({kind: 'error', lineKey: expect.any(String) as string}),
    );
  });

  test('of which the store says nothing is unknown as a whole', async () => {
    const visitor = await shopper();
    const fault = {kind: 'status', status: 500} as const;
    store.control.addFault({operation: 'cartLink', fault});
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {reply} = await visitor.change('CustomLink', details);
    expect(reply).toMatchObject({status: 'unknown', cart: null});
    expect(reply.messages[0]?.text).toMatch(/^We could not confirm this/);
  });

  describe('without scripts', () => {
    const press = (
      action: typeof followDiscount,
      path: string,
      inputs: object,
      cookie = '',
    ) => {
      const body = new FormData();
      body.set('cartFormInput', JSON.stringify({action: 'CustomLink', inputs}));
      const headers = {Cookie: cookie};
      return callRoute(store, action, {path, method: 'POST', body, headers});
    };
    const leadsTo = async (answer: ReturnType<typeof press>) => {
      const response = await answer;
      return response instanceof Response ? response.headers.get('Location') : null;
    };
    const link = (path: string) => press(followDiscount, path, {codes: ['HERON10']});

    test('leads on to where it says', async () => {
      expect(await leadsTo(link('/discount/HERON10?redirect=/hoodies'))).toBe('/hoodies');
    });

    test('that fails leads to the cart, which says so', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const fault = {kind: 'status', status: 503} as const;
      store.control.addFault({operation: 'cartCreate', fault});
      const path = '/discount/HERON10?redirect=/hoodies&gclid=1';
      expect(await leadsTo(link(path))).toBe('/cart?gclid=1&notice=unchanged');
      store.control.clearFaults();
      store.control.addFault({operation: 'cartLink', fault});
      const visitor = await shopper();
      const followed = press(followDiscount, path, {codes: ['HERON10']}, visitor.cookie);
      expect(await leadsTo(followed)).toBe('/cart?gclid=1&notice=unconfirmed');
    });
  });

  test('to a discount gives a visitor without a cart one that keeps the code', async () => {
    const visitor = new CartVisitor(store);
    const {reply} = await visitor.change('CustomLink', {codes: ['HERON10']});
    expect(visitor.cookie).toMatch(/^cart=/);
    expect(reply.cart?.extras.discountCodes).toMatchObject([{code: 'HERON10'}]);
    const text =
      'Your discount code is kept with your cart, and taken off once it applies.';
    expect(reply.messages).toMatchObject([{kind: 'notice', text}]);
    const {reply: filled} = await visitor.add(variantOf().gid);
    expect(filled.cart?.extras.discountCodes).toEqual([
      {code: 'HERON10', applicable: true},
    ]);
  });

  test('after another never adds more codes than a cart can hold, says so, and any is removed', async () => {
    const visitor = new CartVisitor(store);
    const codes = (count: number, name: string) =>
      Array.from({length: count}, (_, index) => `${name}${index}`);
    const text = /^Your cart holds as many discount codes as it can/;
    await visitor.change('CustomLink', {codes: codes(18, 'A')});
    const {reply} = await visitor.change('CustomLink', {codes: codes(6, 'B')});
    const held = reply.cart?.extras.discountCodes.map(({code}) => code) ?? [];
    expect(held).toEqual([...codes(18, 'A'), 'B0', 'B1']);
    expect(reply.messages).toContainEqual(
      expect.objectContaining({text: expect.stringMatching(text)}),
    );
    const third = await visitor.change('CustomLink', {codes: ['C']});
    expect(third.reply.cart?.extras.discountCodes).toHaveLength(20);
    expect(third.reply.messages).toMatchObject([{text: expect.stringMatching(text)}]);
    const removed = await remove(visitor, 'A3');
    expect(removed.status).toBe(200);
    expect(removed.reply.cart?.extras.discountCodes).toHaveLength(19);
  });
});
