import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {createCart, readCart} from '../fixtures/cart-documents';
import {variantIds} from '../fixtures/small-shop';
import {createTestStore, type TestStore} from '../fixtures/test-store';
import {createControlClient, type ControlClient} from './client';

describe('Control surface', () => {
  let fixture: TestStore;
  let url: string;
  let control: ControlClient;

  beforeEach(async () => {
    fixture = createTestStore({control: true});
    ({url} = await fixture.store.listen());
    control = createControlClient(url);
  });
  afterEach(() => fixture.store.close());

  /** Asks over a real socket, where faults happen. */
  const send = (query: string) =>
    fetch(`${url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query}),
    });
  const versions = 'query Versions { publicApiVersions { handle } }';
  const create = 'mutation Create { cartCreate { cart { id } } }';

  test('a fault applies to its operation only, the given number of times', async () => {
    await control.addFault({
      operation: 'Versions',
      times: 1,
      fault: {kind: 'status', status: 503, body: '<h1>Down</h1>'},
    });
    expect((await send(create)).status).toBe(200);
    const failed = await send(versions);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('content-type')).toContain('text/html');
    expect((await send(versions)).status).toBe(200);
  });

  test.each([
    ['empty', ''],
    ['null', 'null'],
    ['number', '42'],
  ] as const)('a body can be %s', async (body, expected) => {
    await control.addFault({fault: {kind: 'body', body}});
    const response = await send(versions);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(expected);
  });

  test.each(['malformed', 'truncated', 'html'] as const)(
    'a body can be %s',
    async (body) => {
      await control.addFault({fault: {kind: 'body', body}});
      await expect((await send(versions)).json()).rejects.toThrow();
    },
  );

  test('a reset before the change leaves the store as it was, one after does not', async () => {
    const {id} = await createCart(fixture);
    const add = `mutation Add {
      cartLinesAdd(cartId: "${id}", lines: [{merchandiseId: "${variantIds.tee}"}]) { cart { id } }
    }`;
    await control.addFault({times: 1, fault: {kind: 'reset', when: 'before'}});
    await expect(send(add)).rejects.toThrow();
    expect((await readCart(fixture, id))?.totalQuantity).toBe(0);
    await control.addFault({times: 1, fault: {kind: 'reset', when: 'after'}});
    await expect(send(add)).rejects.toThrow();
    expect((await readCart(fixture, id))?.totalQuantity).toBe(1);
    expect((await control.requests()).map(({faults}) => faults)).toEqual([
      ['reset'],
      ['reset'],
    ]);
  });

  test('GraphQL errors come alone or with the data', async () => {
    await control.addFault({
      times: 1,
      fault: {kind: 'errors', errors: [{message: 'No'}]},
    });
    expect(await (await send(versions)).json()).toEqual({errors: [{message: 'No'}]});
    await control.addFault({times: 1, fault: {kind: 'errors', data: true}});
    expect(await (await send(versions)).json()).toMatchObject({
      data: {publicApiVersions: expect.any(Array)},
      errors: [{extensions: {code: 'INTERNAL_SERVER_ERROR'}}],
    });
  });

  describe('Throttle', () => {
    test('requests are not counted: thirty at once are all answered', async () => {
      const answers = await Promise.all(
        Array.from({length: 30}, async () => (await send(versions)).json()),
      );
      expect(answers.every((answer) => 'data' in Object(answer))).toBe(true);
    });

    test('a checkout that is throttled answers 200 and THROTTLED', async () => {
      await control.addFault({fault: {kind: 'throttled'}});
      const response = await send(versions);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        errors: [{extensions: {code: 'THROTTLED'}}],
      });
    });

    test.each([
      ['too many requests', 429, ''],
      ['a bot', 430, ''],
      ['a bot’s challenge', 429, '<!doctype html><title>Checking</title>'],
      ['a shop that is frozen', 402, ''],
      ['a shop suspected of fraud', 403, ''],
      ['a shop that is locked', 423, ''],
      ['a failure inside', 500, '<!doctype html><title>Sorry</title>'],
    ])('%s can be answered %i as the real API does', async (_, status, body) => {
      await control.addFault({fault: {kind: 'status', status, body}});
      const response = await send(versions);
      expect(response.status).toBe(status);
      expect(await response.text()).toBe(body);
    });
  });

  test('a missing scope denies its fields and answers the rest', async () => {
    await control.addFault({
      times: 1,
      fault: {kind: 'missingScopes', scopes: ['unauthenticated_read_product_inventory']},
    });
    const query = `query V { node(id: "${variantIds.hoodie}") { ... on ProductVariant { title quantityAvailable } } }`;
    expect(await (await send(query)).json()).toMatchObject({
      data: {node: {title: 'M', quantityAvailable: null}},
      errors: [
        {path: ['node', 'quantityAvailable'], extensions: {code: 'ACCESS_DENIED'}},
      ],
    });
    expect(await (await send(query)).json()).toMatchObject({
      data: {node: {quantityAvailable: 3}},
    });
  });

  test('a slow drip arrives whole, a hang never does', async () => {
    await control.addFault({
      times: 1,
      fault: {kind: 'drip', milliseconds: 30, pieces: 3},
    });
    expect(await (await send(versions)).json()).toHaveProperty('data');
    await control.addFault({times: 1, fault: {kind: 'latency', milliseconds: 10}});
    expect((await send(versions)).status).toBe(200);
    await control.addFault({fault: {kind: 'hang'}});
    const never = AbortSignal.timeout(100);
    await expect(
      fetch(`${url}/api/graphql`, {
        method: 'POST',
        body: JSON.stringify({query: versions}),
        signal: never,
      }),
    ).rejects.toThrow();
  });

  test('stock, price and availability change, a product goes, a cart is evicted', async () => {
    await control.setStock('SKU-22', 5);
    await control.setPrice(variantIds.hoodieLarge, 1234);
    const input = {lines: [{merchandiseId: variantIds.hoodieLarge, quantity: 9}]};
    const cart = await createCart(fixture, input);
    expect(cart.totalQuantity).toBe(5);
    expect(cart.cost.totalAmount.amount).toBe('61.7');
    await control.setAvailable('SKU-22', false);
    expect((await createCart(fixture, input)).totalQuantity).toBe(0);
    await control.deleteProduct('hoodie');
    await expect(createCart(fixture, input)).rejects.toThrow('does not exist');
    await control.restoreProduct('hoodie');
    await control.evictCart(cart.id);
    expect(await readCart(fixture, cart.id)).toBeNull();
  });

  test('a metafield of a product is set, replaced, and taken back by reset', async () => {
    const opening = async () => {
      const query =
        '{ product(handle: "hoodie") { metafield(namespace: "custom", key: "available_from") { value } } }';
      const {body} = await fixture.ask<{product: {metafield: object | null}}>(query);
      return body.data.product.metafield;
    };
    const field = {namespace: 'custom', key: 'available_from', type: 'date_time'};
    for (const value of ['2030-01-01T00:00:00Z', '2031-01-01T00:00:00Z']) {
      await control.setMetafield('hoodie', {...field, value});
      expect(await opening()).toEqual({value});
    }
    await control.reset();
    expect(await opening()).toBeNull();
  });

  test('the clock moves, the log has the requests, and reset undoes it all', async () => {
    await send(versions);
    expect(await control.requests()).toMatchObject([
      {operation: 'Versions', headers: {'content-type': 'application/json'}},
    ]);
    await control.clearRequests();
    const {id} = await createCart(fixture);
    await control.moveClock(86_400_000);
    expect((await createCart(fixture)).updatedAt).toBe('2025-06-02T12:00:00Z');
    await control.setClock('2030-01-01T00:00:00Z');
    expect(await readCart(fixture, id)).toBeNull();
    await control.setStock('SKU-21', 0);
    await control.addFault({fault: {kind: 'hang'}});
    await control.reset();
    const fresh = await createCart(fixture, {
      lines: [{merchandiseId: variantIds.hoodie}],
    });
    expect(fresh.updatedAt).toBe('2025-06-01T12:00:00Z');
    expect(fresh.totalQuantity).toBe(1);
    expect((await send(versions)).status).toBe(200);
  });

  test('an unknown method, a wrong argument and invalid JSON are refused', async () => {
    await expect(control.setStock('nothing', 1)).rejects.toThrow('No variant');
    const post = (name: string, body: string, type = 'application/json') =>
      fetch(`${url}/__control/${name}`, {
        method: 'POST',
        headers: {'content-type': type},
        body,
      });
    expect((await post('toString', '[]')).status).toBe(404);
    expect((await post('setStock', '["SKU-21","many"]')).status).toBe(400);
    expect((await post('addFault', '[{"fault":{"kind":"explode"}}]')).status).toBe(400);
    expect((await post('reset', '[]', 'text/plain')).status).toBe(415);
    expect((await fetch(`${url}/__control/reset`)).status).toBe(405);
  });
});

test('the control surface is off unless enabled at start', async () => {
  const {store} = createTestStore();
  const {url} = await store.listen();
  await expect(createControlClient(url).reset()).rejects.toThrow('no control surface');
  await store.close();
});
