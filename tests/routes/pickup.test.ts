import {describe, expect, test} from 'vitest';

import {allScopes} from '@quillhaven/local-store';
import {addLanguages} from '~/languages/index.server';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {loader as pickup} from '~/routes/api.pickup';
import {loader as product} from '~/routes/product';
import {CartVisitor} from '../support/cart-route';
import {callRoute, type RouteRequest} from '../support/route-call';
import {captureConsole, suiteStore} from '../support/suite';

addLanguages();

const ON = {PICKUP: 'on', PUBLIC_FREE_DELIVERY_FROM: '75'};
const KIOSK = '70190002';

const store = suiteStore();
captureConsole('warn', 'error');

const variantOf = (handle: string) => {
  const found = store.catalogue.products.find((one) => one.handle === handle);
  return String(found?.variants[0]?.id ?? 0);
};

/** A market by its name, such as `de-us`. */
const marketOf = (name: string) =>
  marketAt(`/${name}`, {root: ROOT_MARKET, markets: readMarkets(name).markets});

interface View {
  line: string;
  making: string;
  places: {name: string; ready: string | null; hours: string}[];
}

async function ask(handle: string, request: RouteRequest = {}) {
  const variant = variantOf(handle);
  const params = {variant};
  const path = `/api/pickup/${variant}`;
  const answer = await callRoute(store, pickup, {path, params, env: ON, ...request});
  return {answer, view: (await answer.json()) as View | null};
}

describe('a variant', () => {
  test('says where it can be picked up, and where not, the same to everybody', async () => {
    const {view, answer} = await ask('crest-hoodie');
    expect(view?.line).toBe(
      'Usually ready in 2 hours at Harbour Road Club Shop; not at Turnstile 4 Kiosk.',
    );
    expect(view?.places).toMatchObject([
      {name: 'Harbour Road Club Shop', ready: 'Usually ready in 2 hours'},
      {name: 'Turnstile 4 Kiosk', ready: null},
    ]);
    expect(view?.places[0]?.hours).toContain('Mon–Sat');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect([...answer.headers.keys()]).not.toContain('set-cookie');
  });

  test('that every place has, or none, says so, in the language of the page', async () => {
    expect((await ask('bar-scarf')).view?.line).toBe(
      'Usually ready in 2 hours at Harbour Road Club Shop, also at Turnstile 4 Kiosk.',
    );
    expect((await ask('crest-hoodie', {market: marketOf('de-us')})).view?.line).toContain(
      'Nicht hier:',
    );
    store.control.setStock(`gid://shopify/ProductVariant/${variantOf('bar-scarf')}`, 0);
    expect((await ask('bar-scarf')).view?.line).toBe(
      'Not available for pickup right now.',
    );
  });

  test('that is made for its buyer says how long that takes', async () => {
    expect((await ask('match-shirt')).view).toMatchObject({
      line: expect.stringContaining('Usually ready in 2 hours') as string,
      making: 'Making it takes 3 working days first.',
    });
    expect((await ask('match-shirt', {market: marketOf('de-us')})).view?.making).toBe(
      'Die Anfertigung braucht vorher 3 Werktage.',
    );
    expect((await ask('match-shirt', {market: marketOf('de-de')})).view?.making).toBe('');
    expect((await ask('crest-hoodie')).view?.making).toBe('');
  });

  test('is picked up in the country of its place alone', async () => {
    const {view} = await ask('crest-hoodie', {market: marketOf('de-de')});
    expect(view).toMatchObject({places: [], line: ''});
  });

  test('without an answer of the store, or its permission, has no places', async () => {
    store.control.setScopes(
      allScopes.filter((one) => one !== 'unauthenticated_read_product_pickup_locations'),
    );
    const denied = await ask('crest-hoodie');
    expect(denied.view).toMatchObject({places: [], line: ''});
    expect(denied.answer.headers.get('Cache-Control')).toBe('no-store');
    store.control.addFault({fault: {kind: 'status', status: 500}});
    expect((await ask('bar-scarf')).view?.places).toEqual([]);
  });

  test.each(['x', '1;2', `${'1'.repeat(21)}`])('%s is none', async (variant) => {
    const request = {path: `/api/pickup/${variant}`, params: {variant}, env: ON};
    expect(await callRoute(store, pickup, request)).toHaveProperty('status', 404);
  });
});

describe('a cart', () => {
  const choose = (visitor: CartVisitor, pickup: unknown) =>
    visitor.change('CustomSay', {name: 'pickup', pickup});
  const variant = () => `gid://shopify/ProductVariant/${variantOf('bar-scarf')}`;

  test('is picked up where it chooses, which its checkout shows', async () => {
    const visitor = new CartVisitor(store, ON);
    const {reply: added} = await visitor.add(variant());
    expect(added.cart?.extras.said.pickup).toMatchObject({
      chosen: '',
      places: [{name: 'Harbour Road Club Shop, Quillhaven'}, {id: KIOSK}],
    });
    const {reply} = await choose(visitor, KIOSK);
    expect(reply.cart?.extras.said.pickup?.chosen).toBe(KIOSK);
    expect(reply.cart).toMatchObject({isPickedUp: true});
    expect(reply.cart).not.toHaveProperty('toFreeDelivery');
    expect(reply.messages).toMatchObject([{kind: 'notice', lineKey: 'extra:pickup'}]);
    const checkout = await fetch(reply.cart?.webUrl ?? '');
    expect(await checkout.text()).toContain('Delivery: Pick up at Turnstile 4 Kiosk');
    const {reply: delivered} = await choose(visitor, '');
    expect(delivered.cart?.extras.said.pickup?.chosen).toBe('');
    expect(delivered.cart).toHaveProperty('toFreeDelivery');
  });

  test.each([['<script>'], ['gid://shopify/Location/1'], [7], [null]])(
    'does not choose %s',
    async (place) => {
      const visitor = new CartVisitor(store, ON);
      await visitor.add(variant());
      expect(await choose(visitor, place)).toHaveProperty('status', 400);
      const operations = store.control.requests().map(({operation}) => operation);
      expect(operations).not.toContain('cartBuyerIdentityUpdate');
    },
  );

  test('goes on without the choice where the places cannot be read', async () => {
    const visitor = new CartVisitor(store, ON);
    store.control.addFault({
      operation: 'PickupLocations',
      fault: {kind: 'status', status: 500},
    });
    const {reply} = await visitor.add(variant());
    expect(reply).toMatchObject({status: 'ok', cart: {lines: [{quantity: 1}]}});
    expect(reply.cart?.extras.said.pickup?.places).toEqual([]);
  });
});

test('off, nobody is asked, and neither page nor cart has anything of it', async () => {
  expect((await ask('crest-hoodie', {env: {}})).answer.status).toBe(404);
  const visitor = new CartVisitor(store);
  const {reply} = await visitor.add(
    `gid://shopify/ProductVariant/${variantOf('bar-scarf')}`,
  );
  expect(reply.cart?.extras).not.toHaveProperty('pickup');
  const handle = 'crest-hoodie';
  const request = {path: `/products/${handle}`, params: {handle}};
  const page = await callRoute(store, product, request);
  expect(JSON.stringify(page)).not.toContain('pickup');
  const asked = store.control.requests().map(({operation}) => operation ?? '');
  expect(asked.filter((operation) => operation.startsWith('Pickup'))).toEqual([]);
});
