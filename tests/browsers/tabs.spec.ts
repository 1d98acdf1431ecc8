import {ALL_ONLY, expect, test} from './support/test';

const product = '/products/bar-scarf';
const add = {role: 'button', name: 'Add to cart'} as const;
const quantity = {role: 'spinbutton', name: 'Quantity of Bar Scarf'} as const;

test(
  'what two tabs add at once is all in one new cart, and both show it (§11)',
  ALL_ONLY,
  async ({visitor, front, shop: {store}}) => {
    const second = await visitor.secondTab();
    // Nothing is known of the cart before the adds. After eleven seconds the second page would go on without the first one's answer.
    const release = front.hold(/^\/api\/cart$/);
    store.control.addFault({
      operation: 'cartCreate',
      fault: {kind: 'latency', milliseconds: 300},
    });
    await visitor.open(product);
    await second.open(product);
    await visitor.press(add);
    await second.press(add);
    release();
    await visitor.sees(quantity, {value: '2'});
    await second.sees(quantity, {value: '2'});
    // The quantity is shown before the store has it.
    const adds = () =>
      store.control
        .requests()
        .filter(({operation}) => operation === 'cartLinesAdd')
        .map(({variables}) => variables as {cartId: string; lines: {quantity: number}[]});
    const added = () =>
      adds()
        .flatMap(({lines}) => lines)
        .reduce((sum, {quantity}) => sum + quantity, 0);
    await expect.poll(added).toBe(2);
    // Their number of creations says nothing: a page whose first read came late has made one more (§4).
    expect(new Set(adds().map(({cartId}) => cartId)).size).toBe(1);
  },
);
