import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {createClubCatalogue} from '@quillhaven/club';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {CHECKOUT_ACTION} from '../../app/cart/cart';
import {action as cartPage} from '~/routes/cart';
import {marketAt, readMarkets, ROOT_MARKET, type Market} from '~/lib/market';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';

/** Goods that the cart's country cannot have: a live store tells them from sold-out ones in newer versions alone. */

const PUBLIC_MARKETS = 'en-ca,ja-jp';
const shop = {root: ROOT_MARKET, markets: readMarkets(PUBLIC_MARKETS).markets};
const canada = marketAt('/en-ca', shop);
const japan = marketAt('/ja-jp', shop);

/** The tee is sold everywhere, the hoodie is sent within the United States alone, the jacket is not sold in Canada. */
function catalogue() {
  const club = createClubCatalogue(new Date());
  const jacket = club.products.find(({handle}) => handle === 'groundsman-zip-hoodie');
  return {
    ...club,
    products: club.products.map((product) =>
      product.handle === 'crest-hoodie' ? {...product, deliveredTo: ['US']} : product,
    ),
    markets: [
      ...(club.markets ?? []),
      {countryCode: 'CA', currencyCode: 'USD', rate: 1, notSold: [jacket?.id ?? 0]},
    ],
  };
}

let store: RunningStore;
beforeAll(async () => {
  store = await startStore({catalogue: catalogue()});
});
afterEach(() => store.control.reset());
afterAll(() => store.stop());

function variantOf(handle: string): string {
  const product = store.catalogue.products.find((one) => one.handle === handle);
  const variant = product?.variants.find(({stock}) => stock === null || stock > 9);
  return `gid://shopify/ProductVariant/${variant?.id ?? 0}`;
}
const tee = () => variantOf('crest-tee');
const hoodie = () => variantOf('crest-hoodie');
const jacket = () => variantOf('groundsman-zip-hoodie');

const visitorIn = (market: Market) => new CartVisitor(store, {PUBLIC_MARKETS}, market);

const SAID = 'sold out, or not available for this country (Canada)';

test('a line that is not delivered to the buyer’s country says that it may be that, and holds up nothing else', async () => {
  const visitor = visitorIn(canada);
  await visitor.add(tee());
  const {reply} = await visitor.add(hoodie());
  expect(reply).toMatchObject({
    messages: [{kind: 'warning', lineKey: hoodie(), text: `Crest Hoodie: ${SAID}.`}],
    cart: {
      abroad: 'Canada',
      lines: [
        {title: 'Crest Hoodie', quantity: 0, isSoldOut: true},
        {title: 'Crest Tee', quantity: 1},
      ],
    },
  });
  // It says so as long as it is there, in the language of the page.
  visitor.market = japan;
  expect((await visitor.read()).reply.cart?.abroad).toBe('カナダ');
});

test('at home again such a line can be ordered again', async () => {
  const visitor = visitorIn(canada);
  await visitor.add(hoodie());
  visitor.market = ROOT_MARKET;
  const {reply} = await visitor.change('NoteUpdate', {note: 'Home'});
  const [line] = reply.cart?.lines ?? [];
  expect(reply.cart).not.toHaveProperty('abroad');
  expect(line).toMatchObject({quantity: 0});
  expect(line).not.toHaveProperty('isSoldOut');
  const raised = await visitor.change('LinesUpdate', {
    lines: [{id: line?.id, quantity: 2}],
  });
  expect(raised.reply).toMatchObject({status: 'ok', messages: []});
  expect(raised.reply.cart?.lines).toMatchObject([{quantity: 2}]);
});

test('what has sold out at home has sold out', async () => {
  const visitor = visitorIn(ROOT_MARKET);
  store.control.setStock(hoodie(), 0);
  const {reply} = await visitor.add(hoodie());
  expect(reply.messages).toMatchObject([{text: 'Crest Hoodie has sold out.'}]);
  expect(reply.cart).not.toHaveProperty('abroad');
});

test('a selected address abroad counts, also in a shop with one market', async () => {
  const visitor = new CartVisitor(store);
  await visitor.add(hoodie());
  await selectAddress(visitor, 'CA');
  const {reply} = await visitor.read();
  expect(reply.cart).toMatchObject({
    abroad: 'Canada',
    lines: [{quantity: 0, isSoldOut: true}],
  });
});

/** Gives a cart an address as other software of the merchant would. */
async function selectAddress(visitor: CartVisitor, countryCode: string) {
  const value = decodeURIComponent(/cart=([^;]+)/.exec(visitor.cookie)?.[1] ?? '');
  const query =
    'mutation($id: ID!, $addresses: [CartSelectableAddressInput!]!) { cartDeliveryAddressesAdd(cartId: $id, addresses: $addresses) { userErrors { message } } }';
  const deliveryAddress = {countryCode, address1: '1 Quay'};
  const addresses = [{selected: true, address: {deliveryAddress}}];
  const response = await fetch(`${store.url}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
    },
    body: JSON.stringify({
      query,
      variables: {id: `gid://shopify/Cart/${value}`, addresses},
    }),
  });
  expect(await response.json()).toMatchObject({
    data: {cartDeliveryAddressesAdd: {userErrors: []}},
  });
}

describe('before Checkout', () => {
  /** A cart that was filled at home, on a page of Canada. The currency is the same there. */
  async function goesToCanada(merchandise: string) {
    const visitor = visitorIn(ROOT_MARKET);
    await visitor.add(merchandise);
    visitor.market = canada;
    return visitor;
  }

  test('a line that the page’s market does not sell says so, wherever the cart is', async () => {
    const visitor = await goesToCanada(jacket());
    expect((await visitor.read()).reply.cart).toMatchObject({
      country: 'US',
      lines: [{isNotSold: true, quantity: 1}],
    });
    const {reply} = await visitor.change(CHECKOUT_ACTION);
    expect(reply.cart).toMatchObject({country: 'CA', lines: [{isNotSold: true}]});
  });

  test('the move names at its line, once, what is not delivered there (§11.12)', async () => {
    const visitor = await goesToCanada(hoodie());
    const {reply} = await visitor.change(CHECKOUT_ACTION);
    const text = `Crest Hoodie: ${SAID}.`;
    expect(reply).toMatchObject({
      status: 'ok',
      messages: [{kind: 'warning', lineKey: hoodie(), text}],
    });
    expect((await visitor.change(CHECKOUT_ACTION)).reply.messages).toEqual([]);
  });

  test.each([
    ['shows the cart first where it has lost something', hoodie, /^\/cart\?notice=/],
    ['goes on where it has lost nothing', tee, /\/cart\/c\//],
  ])('without scripts the move %s', async (_, merchandise, location) => {
    const visitor = await goesToCanada(merchandise());
    const leave = async () => {
      const body = new FormData();
      body.set('cartFormInput', JSON.stringify({action: CHECKOUT_ACTION, inputs: {}}));
      const answer = await callRoute(store, cartPage, {
        path: '/cart',
        method: 'POST',
        body,
        env: {PUBLIC_MARKETS},
        market: canada,
        headers: {Cookie: visitor.cookie},
      });
      return answer instanceof Response && answer.headers.get('Location');
    };
    expect(await leave()).toMatch(location);
    // Pressed again, it goes on.
    expect(await leave()).toMatch(/\/cart\/c\//);
  });
});
