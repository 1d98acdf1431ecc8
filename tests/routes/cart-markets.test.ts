import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest';

import {createControlClient, type ControlClient} from '@quillhaven/local-store/control';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {CartVisitor} from '../support/cart-route';
import {CHECKOUT_ACTION, MOVE_ACTION} from '../../app/cart/cart';
import {callRoute} from '../support/route-call';
import {action as cartPage} from '~/routes/cart';
import {marketAt, readMarkets, ROOT_MARKET, type Market} from '~/lib/market';

/** The cart of a visitor who shops in several countries (§10.19). */

const PUBLIC_MARKETS = 'de-de,fr-fr,ja-jp,en-gb';
const {markets} = readMarkets(PUBLIC_MARKETS);
const root = ROOT_MARKET;
const germany = marketAt('/de-de', {root: ROOT_MARKET, markets});
const japan = marketAt('/ja-jp', {root: ROOT_MARKET, markets});

let store: RunningStore;
let control: ControlClient;

beforeAll(async () => {
  store = await startStore({control: true});
  control = createControlClient(store.url);
});
afterEach(async () => {
  await control.clearFaults();
  await control.clearRequests();
});
afterAll(() => store.stop());

const visitorIn = (market: Market) => new CartVisitor(store, {PUBLIC_MARKETS}, market);

function variantOf(handle: string): string {
  const product = store.catalogue.products.find((one) => one.handle === handle);
  const variant = product?.variants.find(({stock}) => stock === null || stock > 9);
  if (!variant) throw new Error(`The club does not sell ${handle}.`);
  return `gid://shopify/ProductVariant/${variant.id}`;
}
const everywhere = () => variantOf('crest-hoodie');
/** The club does not sell it in Japan. */
const notInJapan = () => variantOf('groundsman-zip-hoodie');

/** What a cache may answer: the list of markets, the check of an add, and pictures whose words are in another language. */
const CACHED = ['Markets', 'SaleTimes', 'ColorPictures', 'OriginalNames'];

/** The other requests to the store since they were last cleared. */
async function calls() {
  const requests = await control.requests();
  return requests
    .map(({operation, variables}) => ({operation, variables}))
    .filter(({operation}) => !CACHED.includes(operation ?? ''));
}

/** A cart with one of each in Germany; its calls are forgotten. */
async function cartFromGermany() {
  const visitor = visitorIn(germany);
  await visitor.add(everywhere());
  const {reply} = await visitor.add(notInJapan());
  await control.clearRequests();
  const lineOf = (id: string) =>
    reply.cart?.lines.find(({merchandiseId}) => merchandiseId === id)?.id ?? '';
  return {visitor, kept: lineOf(everywhere()), gone: lineOf(notInJapan())};
}

test('a cart begins in the country of its page', async () => {
  const visitor = visitorIn(germany);
  const {reply} = await visitor.add(everywhere(), 2);
  expect(reply.cart?.subtotal.currencyCode).toBe('EUR');
  const [create, add] = await calls();
  expect(create).toEqual({
    operation: 'cartCreate',
    variables: {
      country: 'DE',
      language: 'DE',
      input: {buyerIdentity: {countryCode: 'DE'}},
    },
  });
  expect(add?.variables).toMatchObject({
    country: 'DE',
    language: 'DE',
    buyer: {countryCode: 'DE'},
    moves: true,
  });
});

test('a checkout is in the language of the page that leads to it', async () => {
  const visitor = visitorIn(germany);
  const {reply} = await visitor.add(everywhere());
  expect(reply.cart?.webUrl).toMatch(/&locale=de$/);
  visitor.market = root;
  expect((await visitor.read()).reply.cart?.webUrl).toMatch(/&locale=en$/);
  visitor.market = japan;
  const checkout = await visitor.change(CHECKOUT_ACTION);
  expect(checkout.reply.cart?.webUrl).toMatch(/&locale=ja$/);
  const body = new FormData();
  body.set('cartFormInput', JSON.stringify({action: CHECKOUT_ACTION, inputs: {}}));
  const posted = await callRoute(store, cartPage, {
    path: '/cart',
    method: 'POST',
    body,
    env: {PUBLIC_MARKETS},
    market: japan,
    headers: {Cookie: visitor.cookie},
  });
  expect(posted instanceof Response && posted.headers.get('Location')).toMatch(
    /\/cart\/c\/.*&locale=ja$/,
  );
});

describe('a cart with goods, in another country,', () => {
  test('is not moved by a read', async () => {
    const {visitor} = await cartFromGermany();
    visitor.market = japan;
    const {reply} = await visitor.read();
    expect(reply.cart?.subtotal.currencyCode).toBe('EUR');
    expect((await calls()).map(({operation}) => operation)).toEqual(['GetCart']);
  });

  test('is moved by the request of a change, before it', async () => {
    const {visitor, kept} = await cartFromGermany();
    visitor.market = japan;
    const {reply} = await visitor.change('LinesUpdate', {
      lines: [{id: kept, quantity: 3}],
    });
    expect(reply.status).toBe('ok');
    expect(reply.cart?.subtotal.currencyCode).toBe('JPY');
    const changes = await calls();
    expect(changes.map(({operation}) => operation)).toEqual(['cartLinesUpdate']);
    expect(changes[0]?.variables).toMatchObject({
      buyer: {countryCode: 'JP'},
      moves: true,
    });
    // The next read is in the country that it was moved to, whatever the page's.
    visitor.market = germany;
    expect((await visitor.read()).reply.cart?.subtotal.currencyCode).toBe('JPY');
  });

  test.each([
    ['LinesAdd', () => ({lines: [{merchandiseId: everywhere(), quantity: 1}]})],
    ['LinesRemove', ({kept}: {kept: string}) => ({lineIds: [kept]})],
    ['DiscountCodesUpdate', () => ({removedCode: 'NOPE'})],
    ['GiftCardCodesUpdate', () => ({giftCardCode: 'NOPE NOPE'})],
    ['NoteUpdate', () => ({note: 'For Aiko'})],
  ] as const)('is moved by %s', async (action, inputs) => {
    const {visitor, kept} = await cartFromGermany();
    visitor.market = japan;
    await visitor.change(action, inputs({kept}));
    const changes = (await calls()).filter(({operation}) => operation !== 'GetCart');
    expect(changes.map(({variables}) => variables.buyer)).toEqual([{countryCode: 'JP'}]);
    expect((await visitor.read()).reply.cart?.subtotal.currencyCode).toBe('JPY');
  });

  test('is moved back by a change at the root, to the shop’s own country', async () => {
    const {visitor, kept} = await cartFromGermany();
    visitor.market = root;
    const {reply} = await visitor.change('LinesUpdate', {
      lines: [{id: kept, quantity: 2}],
    });
    expect(reply.cart?.subtotal.currencyCode).toBe('USD');
  });

  test('keeps what is not sold there, says so, and lets everything else be changed', async () => {
    const {visitor, kept, gone} = await cartFromGermany();
    visitor.market = japan;
    const {reply} = await visitor.change('LinesUpdate', {
      lines: [{id: kept, quantity: 2}],
    });
    const lines = reply.cart?.lines.map(({id, quantity, isNotSold = false}) => ({
      id,
      quantity,
      isNotSold,
    }));
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual({id: gone, quantity: 1, isNotSold: true});
    expect(lines).toContainEqual({id: kept, quantity: 2, isNotSold: false});
    // The line says it as long as it is there.
    expect(reply.messages).toEqual([]);
    const removed = await visitor.change('LinesRemove', {lineIds: [gone]});
    expect(removed.reply).toMatchObject({status: 'ok', messages: []});
    expect(removed.reply.cart?.lines).toHaveLength(1);
  });

  test('goes to the checkout in the country of the page, with what is not sold there', async () => {
    const {visitor} = await cartFromGermany();
    visitor.market = japan;
    const {reply} = await visitor.change(CHECKOUT_ACTION);
    expect(reply).toMatchObject({status: 'ok', cart: {subtotal: {currencyCode: 'JPY'}}});
    expect((await calls()).map(({operation}) => operation)).toEqual([
      'GetCart',
      'cartBuyerIdentityUpdate',
    ]);
  });

  test('goes to the checkout as it is where it is in the country already (§11.12)', async () => {
    const {visitor} = await cartFromGermany();
    expect((await visitor.change(CHECKOUT_ACTION)).reply.status).toBe('ok');
    expect((await calls()).map(({operation}) => operation)).toEqual(['GetCart']);
  });

  test('goes to the checkout in its own country where only the move fails, and says so (§11.12)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const {visitor} = await cartFromGermany();
    visitor.market = japan;
    const fault = {kind: 'status', status: 503} as const;
    await control.addFault({operation: 'cartBuyerIdentityUpdate', fault});
    const {reply} = await visitor.change(CHECKOUT_ACTION);
    expect(reply).toMatchObject({status: 'ok', cart: {subtotal: {currencyCode: 'EUR'}}});
    // Nothing in the cart has changed: Checkout goes on.
    expect(reply.messages).toMatchObject([{kind: 'notice', lineKey: null}]);
  });

  test('is shown in the currency of the page when the shopper asks', async () => {
    const {visitor} = await cartFromGermany();
    visitor.market = japan;
    const {reply} = await visitor.change(MOVE_ACTION);
    expect(reply).toMatchObject({status: 'ok', cart: {subtotal: {currencyCode: 'JPY'}}});
    expect(reply.messages).toMatchObject([{kind: 'notice', lineKey: null}]);
  });

  test.each([
    ['the shop’s own country', root],
    ['another one', germany],
  ])('of %s says of a line that has sold out that it has', async (_, market) => {
    const visitor = visitorIn(market);
    await visitor.add(everywhere());
    await control.setStock(everywhere(), 0);
    const {reply} = await visitor.read();
    await control.setStock(everywhere(), null);
    expect(reply.cart?.lines[0]).toMatchObject({isSoldOut: true});
    expect(reply.cart?.lines[0]?.isNotSold).toBeUndefined();
  });

  test('is where the last of two tabs in two countries has changed it', async () => {
    const {visitor, kept} = await cartFromGermany();
    const other = visitorIn(japan);
    other.cookie = visitor.cookie;
    const set = (tab: CartVisitor, quantity: number) =>
      tab.change('LinesUpdate', {lines: [{id: kept, quantity}]});
    expect((await set(other, 2)).reply.cart?.subtotal.currencyCode).toBe('JPY');
    expect((await visitor.read()).reply.cart?.subtotal.currencyCode).toBe('JPY');
    const {reply} = await set(visitor, 3);
    expect(reply.cart?.subtotal.currencyCode).toBe('EUR');
    expect(reply.cart?.lines.find(({id}) => id === kept)?.quantity).toBe(3);
  });
});

test('a cart stays where it is while the store does not say where it sells', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await control.addFault({operation: 'Markets', fault: {kind: 'status', status: 503}});
  const visitor = visitorIn(root);
  const {reply} = await visitor.add(everywhere());
  expect(reply.status).toBe('ok');
  for (const {variables} of await calls()) expect(variables).not.toHaveProperty('buyer');
});
