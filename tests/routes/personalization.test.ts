import {CartForm} from '@shopify/hydrogen';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {EDIT_LINE_ACTION} from '../../app/cart/cart';
import type {Product} from '../../app/product/product';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {suiteStore, soldInGermanyAlone} from '../support/suite';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {loader as productLoader} from '~/routes/api.product';
import {action as cartPage} from '~/routes/cart';

const ON = {PERSONALIZATION: 'on'};
const HANDLE = 'match-shirt';

const store = suiteStore();
let visitor: CartVisitor;
beforeEach(() => void (visitor = new CartVisitor(store, ON)));

/** A variant of the shirt: in petrol and M, plain or with a print. */
function shirt(printing: 'Plain' | 'Name and number'): string {
  const product = store.catalogue.products.find(({handle}) => handle === HANDLE);
  const variant = product?.variants.find(
    ({optionValues}) => optionValues.join() === `M,Petrol,${printing}`,
  );
  if (!variant) throw new Error('The club has no such shirt.');
  return `gid://shopify/ProductVariant/${variant.id}`;
}

const named = (name: string, number = '9') => [
  {key: 'Name', value: name},
  {key: 'Number', value: number},
];

const addNamed = (name: string, number = '9', who = visitor) =>
  who.change('LinesAdd', {
    lines: [
      {
        merchandiseId: shirt('Name and number'),
        quantity: 1,
        attributes: named(name, number),
      },
    ],
  });

const operations = () => store.control.requests().map(({operation}) => operation);

/** The texts of the prints on the cart's lines, with the lines' quantities. */
function prints({reply}: Awaited<ReturnType<CartVisitor['read']>>) {
  return reply.cart?.lines.map(({attributes, quantity}) => [
    attributes.map(({value}) => value).join(' '),
    quantity,
  ]);
}

const texts = ({reply}: Awaited<ReturnType<CartVisitor['read']>>) =>
  reply.messages.map(({text}) => text).join(' ');

describe('a print is checked on every way into the cart (§10.21)', () => {
  test('a script’s add is stored in its normal form, after one query', async () => {
    await visitor.add(shirt('Plain'));
    store.control.clearRequests();
    expect(prints(await addNamed('  ñandu\u0301 ', '011'))).toEqual([
      ['ÑANDÚ 11', 1],
      ['', 1],
    ]);
    expect(operations().slice(0, 3)).toEqual([
      'PrintedVariants',
      'SaleTimes',
      'cartLinesAdd',
    ]);
  });

  test.each([
    ['王', '9', /Name: We can print Latin letters/],
    ['GOAL ⚽', '9', /Name: We can print/],
    ['ABCDEFGHIJKLM', '9', /Name: That is 1 letter too long/],
    ['Port Marrow', '9', /Name: We do not print that word/],
    ['', '9', /Name: Enter a name/],
    ['OKAFOR', '100', /Number: A number from 0 to 99/],
    ['OKAFOR', '', /Number: Enter a number/],
  ])('%j %j is refused, and the cart stays as it was', async (name, number, why) => {
    const answer = await addNamed(name, number);
    expect(answer.status).toBe(400);
    expect(answer.reply.status).toBe('refused');
    expect(texts(answer)).toMatch(why);
    expect(operations()).toEqual(['PrintedVariants']);
  });

  test('the printed value with nothing typed is refused, in a form, from a script and from a link', async () => {
    const lines = [{merchandiseId: shirt('Name and number'), quantity: 1}];
    const fields: [string, string][] = [
      ['handle', HANDLE],
      ['quantity', '1'],
      ['option:Size', 'M'],
      ['option:Color', 'Petrol'],
      ['option:Printing', 'Name and number'],
    ];
    for (const answer of [
      await visitor.change('LinesAdd', {lines}),
      await visitor.change('LinesAdd', {}, fields),
      await visitor.change('LinesAdd', {}, [...fields, ['personal:Name', ' ']]),
      await visitor.change('CustomLink', {lines}),
    ]) {
      expect(answer.reply.status).toBe('refused');
      expect(texts(answer)).toMatch(/Name: Enter a name\. Number: Enter a number\./);
    }
    expect(operations()).not.toContain('cartLinesAdd');
  });

  test('a form without scripts adds what was typed, or the player that was chosen', async () => {
    const form = (printing: string, typed: [string, string][]) =>
      visitor.change('LinesAdd', {}, [
        ['handle', HANDLE],
        ['quantity', '1'],
        ['option:Size', 'M'],
        ['option:Color', 'Petrol'],
        ['option:Printing', printing],
        ...typed,
      ]);
    await form('Name and number', [
      ['personal:Name', 'Okafor'],
      ['personal:Number', '9'],
    ]);
    await form('Name and number', [
      ['personal:Name', ''],
      ['personal:Number', ''],
      ['player', '6'],
    ]);
    // The line leaves out text typed for a print that is not chosen.
    expect(prints(await form('Plain', [['personal:Name', 'Okafor']]))).toEqual([
      ['', 1],
      ['ØRSTED 7', 1],
      ['OKAFOR 9', 1],
    ]);
  });

  test('nobody gets a print on a plain shirt, nor a key that the print does not have', async () => {
    const add = (merchandiseId: string, attributes: object[]) =>
      visitor.change('LinesAdd', {lines: [{merchandiseId, quantity: 1, attributes}]});
    const [name, number] = named('OKAFOR');
    if (!name || !number) throw new Error('No attributes.');
    for (const key of ['Name', 'Name\u200b', '_Name', 'Sponsor'])
      expect(texts(await add(shirt('Plain'), [{...name, key}]))).toMatch(/no print/);
    const printed = shirt('Name and number');
    for (const others of [
      [name, number, {key: 'Name ', value: 'MARROW'}],
      [name, number, {key: 'Name', value: 'MARROW'}],
      [name, number, {key: 'Sponsor', value: 'X'}],
    ])
      expect(texts(await add(printed, others))).toMatch(/could not be read/);
    expect(operations()).not.toContain('cartLinesAdd');
  });

  test('a quantity is changed without a look at the print, and leaves it as it is', async () => {
    const {reply} = await addNamed('OKAFOR');
    const id = reply.cart?.lines[0]?.id;
    store.control.clearRequests();
    const answer = await visitor.change('LinesUpdate', {
      lines: [{id, quantity: 2, attributes: named('MARROW')}],
    });
    expect(prints(answer)).toEqual([['OKAFOR 9', 2]]);
    expect(operations()[0]).toBe('cartLinesUpdate');
  });

  test('in the country of the page, where alone the product may be sold', async () => {
    const product = store.catalogue.products.find(({handle}) => handle === HANDLE);
    const abroad = await startStore({
      catalogue: {
        ...store.catalogue,
        markets: soldInGermanyAlone(product),
      },
    });
    try {
      const {markets} = readMarkets('de-de');
      const germany = marketAt('/de-de', {root: ROOT_MARKET, markets});
      const fan = new CartVisitor(abroad, {...ON, PUBLIC_MARKETS: 'de-de'}, germany);
      expect((await fan.add(shirt('Name and number'))).reply.status).toBe('refused');
      expect(prints(await addNamed('okafor', '9', fan))).toEqual([['OKAFOR 9', 1]]);
    } finally {
      await abroad.stop();
    }
  });

  test('where the rules cannot be read beside an error nothing is added', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    store.control.addFault({
      operation: 'PrintedVariants',
      fault: {kind: 'missingScopes', scopes: ['unauthenticated_read_product_listings']},
    });
    const answer = await addNamed('');
    expect(answer.reply.status).not.toBe('ok');
    expect(operations()).not.toContain('cartLinesAdd');
  });

  test('where the rules cannot be read nothing is added, and nothing was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await visitor.add(shirt('Plain'));
    store.control.addFault({
      operation: 'PrintedVariants',
      fault: {kind: 'status', status: 503},
    });
    const answer = await addNamed('OKAFOR');
    expect(answer.reply.status).toBe('notExecuted');
  });

  test('a typed text is in no log, and in no URL', async () => {
    const written = (['info', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => undefined),
    );
    await addNamed('Okafor');
    await addNamed('Zwölf王');
    const body = new FormData();
    body.set(
      CartForm.INPUT_NAME,
      JSON.stringify({
        action: 'LinesAdd',
        inputs: {
          lines: [
            {
              merchandiseId: shirt('Name and number'),
              quantity: 500,
              attributes: named('Okafor'),
            },
          ],
        },
      }),
    );
    const answer = await callRoute(store, cartPage, {
      path: '/cart',
      method: 'POST',
      body,
      env: ON,
      headers: {Cookie: visitor.cookie},
    });
    const location = answer instanceof Response ? answer.headers.get('Location') : '';
    expect(location).toMatch(/notice=MERCHANDISE_NOT_ENOUGH_STOCK/);
    expect(decodeURIComponent(location ?? '').toLowerCase()).not.toContain('okafor');
    const log = JSON.stringify(written.map(({mock}) => mock.calls)).toLowerCase();
    expect(log).not.toMatch(/okafor|zwölf/);
  });
});

describe('lines of the cart', () => {
  test('of other texts are other lines, equal ones become one', async () => {
    await addNamed('OKAFOR');
    await addNamed('RUIZ', '3');
    expect(prints(await addNamed('okafor ', '09'))).toEqual([
      ['RUIZ 3', 1],
      ['OKAFOR 9', 2],
    ]);
  });

  test('show their lettering on the back of their color, and what they are edited with', async () => {
    await addNamed('OKAFOR');
    const {reply} = await visitor.read();
    const line = reply.cart?.lines[0];
    expect(line?.image?.src).toMatch(/\/match-shirt\/petrol-back\.webp/);
    expect(line?.image?.lettering?.lines.map(({text}) => text)).toEqual(['OKAFOR', '9']);
    expect(line?.printing?.fields.map(({label}) => label)).toEqual(['Name', 'Number']);
    expect(line?.isReturnable).toBe(true);
  });

  test('say what is printed in words where the store does not tell the rules', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await addNamed('OKAFOR');
    store.control.addFault({
      operation: 'PrintedVariants',
      fault: {kind: 'status', status: 503},
    });
    const {reply, status} = await visitor.read();
    expect(status).toBe(200);
    expect(reply.cart?.lines[0]?.attributes).toEqual(named('OKAFOR'));
    expect(reply.cart?.lines[0]).not.toHaveProperty('printing');
    expect(reply.cart?.lines[0]).not.toHaveProperty('isReturnable');
  });
});

describe('editing what is printed (§11.13)', () => {
  const edit = (lineId: string | null | undefined, name: string, number = '9') =>
    visitor.change(EDIT_LINE_ACTION, {lineId}, [
      ['personal:Name', name],
      ['personal:Number', number],
    ]);

  test('replaces it, and keeps the quantity', async () => {
    const {reply} = await addNamed('OKAFOR');
    const [line] = reply.cart?.lines ?? [];
    await visitor.change('LinesUpdate', {lines: [{id: line?.id, quantity: 3}]});
    const answer = await edit(line?.id, 'ruiz', '3');
    expect(prints(answer)).toEqual([['RUIZ 3', 3]]);
    expect(answer.reply.messages).toEqual([
      {
        kind: 'notice',
        text: 'Your lettering is changed.',
        lineKey: answer.reply.cart?.lines[0]?.key,
      },
    ]);
  });

  test('joins a line that it makes equal, as the store does', async () => {
    const {reply} = await addNamed('OKAFOR');
    await addNamed('RUIZ', '3');
    expect(prints(await edit(reply.cart?.lines[0]?.id, 'RUIZ', '3'))).toEqual([
      ['RUIZ 3', 2],
    ]);
  });

  test('is checked as an add is', async () => {
    const {reply} = await addNamed('OKAFOR');
    const answer = await edit(reply.cart?.lines[0]?.id, 'ABCDEFGHIJKLMN');
    expect(answer.reply.status).toBe('refused');
    expect(texts(answer)).toMatch(/2 letters too long/);
    expect(prints(await visitor.read())).toEqual([['OKAFOR 9', 1]]);
  });

  test('of a line that is gone, or has no print, changes nothing', async () => {
    const {reply} = await visitor.add(shirt('Plain'));
    const id = reply.cart?.lines[0]?.id;
    expect(texts(await edit(id, 'OKAFOR'))).toMatch(/could not be read/);
    await visitor.change('LinesRemove', {lineIds: [id]});
    expect(texts(await edit(id, 'OKAFOR'))).toMatch(/no longer in your cart/);
    expect(operations()).not.toContain('cartLinesUpdate');
  });
});

describe('a shop that prints nothing', () => {
  test('asks for no rules, and takes nothing to print', async () => {
    const off = new CartVisitor(store);
    await off.add(shirt('Plain'));
    expect(operations()).not.toContain('PrintedVariants');
    expect((await addNamed('OKAFOR', '9', off)).reply.status).toBe('refused');
    const product = await productOf(HANDLE, {});
    expect(product.personalization).toBeUndefined();
    expect(product.availableForSale).toBe(true);
  });
});

async function productOf(
  handle: string,
  env: Record<string, string>,
  shop = store,
): Promise<Product> {
  const answer = await callRoute(shop, productLoader, {params: {handle}, env});
  const {product} = (await answer.json()) as {product: Product};
  return product;
}

describe('the product', () => {
  test('has its rules, and the place of each picture that they name', async () => {
    const {personalization, media} = await productOf(HANDLE, ON);
    expect(personalization?.prints[0]?.value).toBe('Name and number');
    expect(personalization?.squad).toHaveLength(15);
    expect(personalization?.promise).toMatch(
      /^If the player leaves the club within 60 days/,
    );
    // The words that it refuses are not spelled out.
    expect(JSON.stringify(personalization)).not.toMatch(/marrow/i);
    expect(personalization?.views.map(({place}) => media[place]?.alt)).toEqual([
      'Match Shirt 26/27 in Petrol, back',
      'Match Shirt 26/27 in Chalk, back',
    ]);
  });

  test('without a print is the same, switched on or off, and costs the same calls', async () => {
    const visit = async (env: Record<string, string>) => {
      store.control.clearRequests();
      const product = await productOf('crest-tee', env);
      return {product, calls: operations()};
    };
    expect(await visit(ON)).toEqual(await visit({}));
  });
});

describe('mistaken rules', () => {
  let broken: RunningStore;
  beforeAll(async () => {
    const products = store.catalogue.products.map((product) => {
      if (product.handle !== HANDLE) return product;
      const metafields = product.metafields?.map((field) =>
        field.key === 'personalization'
          ? {...field, value: field.value.replace('"length":12', '"length":"twelve"')}
          : field,
      );
      return {...product, metafields};
    });
    broken = await startStore({catalogue: {...store.catalogue, products}});
  });
  afterAll(() => broken.stop());

  test('are logged, and their print is not sold: neither on the page nor past it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const product = await productOf(HANDLE, ON, broken);
    const sold = product.variants.filter(({availableForSale}) => availableForSale);
    expect(product.personalization).toBeUndefined();
    expect(sold).toHaveLength(12);
    expect(sold.every(({values}) => values.includes('Plain'))).toBe(true);
    expect(String(warn.mock.calls[0])).toMatch(
      /personalization\.mistaken.*match-shirt.*“length of Name” must be a whole number/,
    );
    const added = await addNamed('OKAFOR', '9', new CartVisitor(broken, ON));
    expect(texts(added)).toMatch(/can’t be ordered right now/);
  });
});

test('a transfer is one edit, for the page and the cart, and takes no shirt off sale', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const metaobjects = store.catalogue.metaobjects?.map((entry) => ({
    ...entry,
    fields: entry.fields.map((field) =>
      entry.type === 'squad' && field.key === 'players'
        ? {
            ...field,
            value: field.value.replace('Okafor', 'Berg').replace('"10"', '"100"'),
          }
        : field,
    ),
  }));
  const changed = await startStore({catalogue: {...store.catalogue, metaobjects}});
  const {personalization, availableForSale} = await productOf(HANDLE, ON, changed);
  const names = personalization?.squad.map(({Name}) => Name);
  expect(names).toContain('Berg');
  expect(names).not.toContain('Okafor');
  // Who does not fit is left out, and named in the log.
  expect(names).toHaveLength(14);
  expect(String(warn.mock.calls[0])).toMatch(/personalization\.squad.*Player 10/);
  expect(availableForSale).toBe(true);
  const {reply} = await addNamed('BERG', '9', new CartVisitor(changed, ON));
  expect(reply.cart?.lines[0]?.printing?.squad).toHaveLength(14);
  await changed.stop();
});
