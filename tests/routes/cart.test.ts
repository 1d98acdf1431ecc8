import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest';

import {createControlClient, type ControlClient} from '@quillhaven/local-store/control';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import type {CartReply} from '../../app/cart/cart';
import {CART_LINES_AT_FIRST} from '../../app/cart/limits';
import {endDateFromTags} from '~/lib/end-date';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {loader as apiLoader} from '~/routes/api.cart';
import {loader as pageLoader} from '~/routes/cart';
import {loader as cartLinkLoader} from '~/routes/cart-link';

let store: RunningStore;
let control: ControlClient;
let visitor: CartVisitor;

beforeAll(async () => {
  store = await startStore({control: true});
  control = createControlClient(store.url);
});
beforeEach(() => {
  visitor = new CartVisitor(store);
});
afterEach(async () => {
  await control.clearFaults();
  await control.clearRequests();
});
afterAll(() => store.stop());

/** Ids of variants that are in stock, of different products. */
function variants(): [string, string] {
  const ids = store.catalogue.products
    .filter(({title}) => !/throwback|youth/i.test(title))
    .flatMap((product) => {
      const variant = product.variants.find(({stock}) => stock === null || stock > 9);
      return variant ? [`gid://shopify/ProductVariant/${variant.id}`] : [];
    });
  const [first, second] = ids;
  if (!first || !second) throw new Error('The club sells too little.');
  return [first, second];
}

const quantities = (reply: {cart: {lines: readonly {quantity: number}[]} | null}) =>
  reply.cart?.lines.map(({quantity}) => quantity) ?? null;

/** Without the question whether the goods are sold now, which a cache may answer. */
async function operations() {
  const requests = await control.requests();
  return requests
    .map(({operation, variables}) => ({operation, variables}))
    .filter(({operation}) => operation !== 'SaleTimes');
}

function silence() {
  return (['error', 'warn'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
}

describe('the calls of §7', () => {
  test('cartCreate has no variables; cartLinesAdd has the cart id and lines of quantity and merchandiseId', async () => {
    const [first] = variants();
    await visitor.add(first, 2);
    const [create, add] = await operations();
    expect(create).toEqual({operation: 'cartCreate', variables: {}});
    expect(add?.operation).toBe('cartLinesAdd');
    expect(add?.variables).toEqual({
      cartId: expect.stringMatching(/^gid:\/\/shopify\/Cart\/.+\?key=.+/),
      lines: [{quantity: 2, merchandiseId: first}],
    });
  });

  test('GetCart has the id; update has lines of id and quantity; remove has one line id', async () => {
    const [first] = variants();
    const {reply} = await visitor.add(first);
    const id = reply.cart?.lines[0]?.id;
    await visitor.read();
    await visitor.change('LinesUpdate', {lines: [{id, quantity: 3}]});
    await visitor.change('LinesRemove', {lineIds: [id]});
    const [, , get, update, remove] = await operations();
    expect(get).toEqual({operation: 'GetCart', variables: {id: expect.any(String)}});
    expect(update?.operation).toBe('cartLinesUpdate');
    expect(update?.variables.lines).toEqual([{id, quantity: 3}]);
    expect(remove?.operation).toBe('cartLinesRemove');
    expect(remove?.variables.lineIds).toEqual([id]);
  });
});

describe('the cart cookie (§10.8)', () => {
  test('is named cart, holds for 7 days, for this site alone, out of reach of scripts', async () => {
    const {response} = await visitor.change('Create');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^cart=[^;]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('is renewed by reads, and by no change (§11.9)', async () => {
    const [first] = variants();
    await visitor.add(first);
    const own = visitor.cookie;
    const {reply, response} = await visitor.read();
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^cart=[^;]+; Path=\/; Max-Age=604800; /),
    ]);
    expect(visitor.cookie).toBe(own);
    const added = await visitor.add(first);
    const lines = [{id: reply.cart?.lines[0]?.id, quantity: 3}];
    const changed = await visitor.change('LinesUpdate', {lines});
    for (const each of [added, changed])
      expect(each.response.headers.getSetCookie()).toEqual([]);
  });

  test('of the online store that was here before names a cart that lives on (docs/links.md)', async () => {
    const [first] = variants();
    const before = new CartVisitor(store);
    const {reply} = await before.add(first, 2);
    // A theme writes the id as it is or encoded, for a year, and without HttpOnly.
    const value = before.cookie.slice('cart='.length);
    for (const written of [value, decodeURIComponent(value)]) {
      visitor.cookie = `_shopify_y=1; cart=${written}; cart_currency=USD`;
      const read = await visitor.read();
      expect(read.reply).toMatchObject({status: 'ok', cartId: reply.cartId});
      expect(read.reply.cart?.lines).toMatchObject([{merchandiseId: first, quantity: 2}]);
      expect(visitor.cookie).toContain(`cart=${value}`);
    }
    const {reply: added} = await visitor.add(first);
    expect(added).toMatchObject({cartId: reply.cartId, cart: {lines: [{quantity: 3}]}});
  });

  test('is found beside others of the same name, which are left alone (§11.9)', async () => {
    const [first] = variants();
    await visitor.add(first);
    const own = visitor.cookie;
    const {reply} = await visitor.read();
    for (const other of ['cart=left-over', 'cart=abc']) {
      visitor.cookie = `${other}; ${own}`;
      const read = await callRoute(store, apiLoader, {
        path: '/api/cart',
        headers: {Cookie: visitor.cookie},
      });
      expect(((await read.json()) as CartReply).cartId).toBe(reply.cartId);
    }
    visitor.cookie = `cart=another?key=one; ${own}`;
    const lines = [{merchandiseId: first, quantity: 1}];
    const added = await visitor.change('LinesAdd', {means: reply.cartId, lines});
    expect(quantities(added.reply)).toEqual([2]);
  });

  describe('behind one of a cart that is over (§11.9)', () => {
    beforeEach(() => {
      visitor.former = 'cart=former%3Fkey%3Dk';
    });

    test('is found by forms and reads: three adds make one cart', async () => {
      const [first] = variants();
      const replies = [];
      for (let add = 0; add < 3; add++) replies.push((await visitor.add(first)).reply);
      expect(replies.map(quantities)).toEqual([[1], [2], [3]]);
      const {reply, response} = await visitor.read();
      expect(quantities(reply)).toEqual([3]);
      // It is the last, so that none that lives is replaced.
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^cart=(?!former)[^;]+; Path=\/; Max-Age=604800; /),
      ]);
    });

    test('is found by scripts: two pages that begin at once share one cart', async () => {
      const read = await visitor.read();
      expect(read.reply).toMatchObject({status: 'gone', cart: null});
      const means = read.reply.cartId;
      const created = await visitor.change('Create', {means, mode: 'start'});
      expect(created.reply.status).toBe('ok');
      const {cartId} = created.reply;
      const other = await visitor.change('Create', {means, mode: 'start'});
      expect(other.reply).toMatchObject({status: 'elsewhere', cartId});
      expect((await visitor.read()).reply).toMatchObject({status: 'ok', cartId});
      const elsewhere = await visitor.change('NoteUpdate', {means: '', note: 'Hi'});
      expect(elsewhere.reply).toMatchObject({status: 'elsewhere', cartId});
    });

    test('is left alone where another that comes first names a cart that lives', async () => {
      const [first] = variants();
      const before = new CartVisitor(store);
      const {reply} = await before.add(first);
      await visitor.add(first, 2);
      const {cookie} = visitor;
      visitor.former += `; ${before.cookie}`;
      const read = await visitor.read();
      expect(read.reply.cartId).toBe(reply.cartId);
      expect(visitor.cookie).toBe(cookie);
      expect(read.response.headers.getSetCookie()).toEqual([]);
    });

    test('asks the store of three carts at most', async () => {
      visitor.former = ['a', 'b', 'c', 'd']
        .map((id) => `cart=${id}%3Fkey%3Dk`)
        .join('; ');
      expect((await visitor.read()).reply.status).toBe('gone');
      expect(await operations()).toHaveLength(3);
    });
  });
});

describe('adding', () => {
  test('the same variant again joins its line', async () => {
    const [first] = variants();
    await visitor.add(first, 2);
    const {reply, status} = await visitor.add(first, 1);
    expect(status).toBe(200);
    expect(quantities(reply)).toEqual([3]);
  });

  test('a choice of options without a script finds the variant on the server', async () => {
    const product = store.catalogue.products.find(
      ({options, title}) => options.length > 1 && !/throwback/i.test(title),
    );
    const chosen = product?.variants.find(({stock}) => stock === null || stock > 1);
    if (!product || !chosen) throw new Error('The club sells nothing with options.');
    const options = product.options.map(({name}, index): [string, string] => [
      `option:${name}`,
      chosen.optionValues[index] ?? '',
    ]);
    const {reply} = await visitor.change('LinesAdd', {lines: []}, [
      ['handle', product.handle],
      ['quantity', '1'],
      ...options,
    ]);
    expect(reply.cart?.lines[0]?.merchandiseId).toBe(
      `gid://shopify/ProductVariant/${chosen.id}`,
    );
  });

  test('a combination that does not exist adds nothing and says so (§5)', async () => {
    const [product] = store.catalogue.products.filter(({options}) => options.length > 1);
    const {reply, status} = await visitor.change('LinesAdd', {lines: []}, [
      ['handle', product?.handle ?? ''],
      [`option:${product?.options[0]?.name ?? ''}`, 'No such size'],
    ]);
    expect(status).toBe(400);
    expect(reply.messages[0]?.text).toMatch(/combination cannot be bought/);
  });
});

describe('a cart that has vanished', () => {
  test('the add lands in a new cart, with one notice', async () => {
    const [first, second] = variants();
    await visitor.add(first);
    await control.evictCart(cartIdIn(visitor.cookie));
    const {reply} = await visitor.add(second, 2);
    expect(quantities(reply)).toEqual([2]);
    expect(reply.messages).toEqual([
      {kind: 'notice', text: expect.stringContaining('started a new one'), lineKey: null},
    ]);
    expect(quantities((await visitor.read()).reply)).toEqual([2]);
  });

  test.each(['abc', 'x'.repeat(20_000), '..%2F..', '%0d%0aSet-Cookie:%20a=b', '"'])(
    'a cookie %j is ignored',
    async (value) => {
      const [first] = variants();
      visitor.cookie = `cart=${value}`;
      expect((await visitor.read()).status).toBe(200);
      visitor.cookie = `cart=${value}`;
      const {reply} = await visitor.add(first);
      expect(quantities(reply)).toEqual([1]);
      expect(reply.messages).toEqual([]);
    },
  );

  test('a script’s add is not executed; the cart that its page then creates takes it', async () => {
    const [first] = variants();
    const {reply} = await visitor.add(first);
    const means = reply.cartId;
    await control.evictCart(cartIdIn(visitor.cookie));
    const lines = [{merchandiseId: first, quantity: 2}];
    const gone = await visitor.change('LinesAdd', {means, lines});
    expect(gone.reply).toMatchObject({status: 'gone', cartId: means, cart: null});
    const created = await visitor.change('Create', {means});
    expect(created.reply).toMatchObject({status: 'ok', cart: {lines: []}});
    const again = {means: created.reply.cartId, lines};
    expect(quantities((await visitor.change('LinesAdd', again)).reply)).toEqual([2]);
  });

  test('a change of it reports that it is gone, and leaves the cookie to the next cart', async () => {
    const [first] = variants();
    const {reply} = await visitor.add(first);
    await control.evictCart(cartIdIn(visitor.cookie));
    const id = reply.cart?.lines[0]?.id;
    const gone = await visitor.change('LinesUpdate', {lines: [{id, quantity: 2}]});
    expect(gone.reply).toMatchObject({status: 'gone', cart: null});
    expect(gone.reply.messages[0]?.text).toMatch(/no longer available/);
    expect(gone.response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a request that means another cart than the cookie names', () => {
  const OTHER = 'gid://shopify/Cart/another';

  test.each<[string, (id: string, line: string) => object]>([
    ['LinesAdd', (id) => ({lines: [{merchandiseId: id, quantity: 1}]})],
    ['LinesUpdate', (_, id) => ({lines: [{id, quantity: 5}]})],
    ['LinesRemove', (_, id) => ({lineIds: [id]})],
    ['Create', () => ({})],
    ['Create', () => ({mode: 'anew'})],
    ['NoteUpdate', () => ({note: 'Ring twice.'})],
  ])(
    '%s: nothing is changed, and the answer is the cookie’s cart',
    async (action, of) => {
      const [first] = variants();
      const {reply} = await visitor.add(first);
      await control.clearRequests();
      const inputs = of(first, reply.cart?.lines[0]?.id ?? '');
      for (const means of [OTHER, '']) {
        const answer = await visitor.change(action, {...inputs, means});
        expect(answer.reply).toMatchObject({status: 'elsewhere', cartId: reply.cartId});
        expect(quantities(answer.reply)).toEqual([1]);
        expect(answer.response.headers.getSetCookie()).toEqual([]);
      }
      const asked = new Set((await operations()).map(({operation}) => operation));
      expect([...asked]).toEqual(['GetCart']);
    },
  );

  test('where the cookie names none the store is not asked at all', async () => {
    const [first] = variants();
    const lines = [{merchandiseId: first, quantity: 1}];
    const {reply} = await visitor.change('LinesAdd', {means: OTHER, lines});
    expect(reply).toMatchObject({status: 'elsewhere', cartId: null, cart: null});
    expect(await operations()).toEqual([]);
  });
});

describe('creating a cart', () => {
  test('at start: only where the cookie names none, or one that does not exist', async () => {
    const {reply} = await visitor.change('Create', {means: ''});
    const again = await visitor.change('Create', {means: reply.cartId});
    expect(again.reply.cartId).toBe(reply.cartId);
    expect(again.response.headers.getSetCookie()).toEqual([]);
    await control.evictCart(cartIdIn(visitor.cookie));
    const replaced = await visitor.change('Create', {means: reply.cartId});
    expect(replaced.reply.cartId).not.toBe(reply.cartId);
  });

  test('after a failed fetch: it is made, and its id is stored nowhere (§4)', async () => {
    const [first] = variants();
    const {reply} = await visitor.add(first);
    await control.clearRequests();
    const inputs = {means: reply.cartId, mode: 'fallback'};
    const fallback = await visitor.change('Create', inputs);
    expect(fallback.reply).toMatchObject({status: 'ok', cartId: reply.cartId});
    expect(fallback.response.headers.getSetCookie()).toEqual([]);
    expect((await operations()).map(({operation}) => operation)).toEqual(['cartCreate']);
    expect(quantities((await visitor.read()).reply)).toEqual([1]);
  });

  test('anew, where the shopper asks for it: the cookie names it', async () => {
    const [first] = variants();
    const {reply} = await visitor.add(first);
    const inputs = {means: reply.cartId, mode: 'anew'};
    const {reply: anew} = await visitor.change('Create', inputs);
    expect(anew.cart?.lines).toEqual([]);
    expect(anew.cartId).not.toBe(reply.cartId);
    expect((await visitor.read()).reply.cartId).toBe(anew.cartId);
  });

  test('by a GET never happens', async () => {
    const {reply, response} = await visitor.read();
    expect(reply).toMatchObject({status: 'ok', cartId: null, cart: null});
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await operations()).toEqual([]);
  });
});

test('an ended product is added by no way in (§10.4)', async () => {
  silence();
  const ended = store.catalogue.products.find(
    ({tags}) => (endDateFromTags(tags) ?? Infinity) < Date.now(),
  );
  const merchandiseId = `gid://shopify/ProductVariant/${ended?.variants[0]?.id ?? 0}`;
  const lines = [{merchandiseId, quantity: 1}];
  const options = ended?.options.map(({name}, at): [string, string] => [
    `option:${name}`,
    ended.variants[0]?.optionValues[at] ?? '',
  ]);
  const [sold] = variants();
  for (const answer of [
    await visitor.add(merchandiseId),
    await visitor.change('CustomLink', {lines}),
    await visitor.change('LinesAdd', {}, [
      ['handle', ended?.handle ?? ''],
      ...(options ?? []),
    ]),
    await visitor.change('LinesAdd', {
      lines: [{merchandiseId: sold, quantity: 1}, ...lines],
    }),
  ]) {
    expect(answer.reply.status).toBe('refused');
    expect(answer.reply.messages.map(({text}) => text)).toEqual([
      `${ended?.title} is no longer sold. Nothing was added.`,
    ]);
  }
  expect((await operations()).map(({operation}) => operation)).not.toContain(
    'cartLinesAdd',
  );
});

test('goods sold in twos: a link shows how many it adds, a refusal names the rule (§10.34)', async () => {
  silence();
  const socks = store.catalogue.products.find(({handle}) => handle === 'hoop-socks');
  const number = socks?.variants[0]?.id ?? 0;
  const lines = `${number}:3`;
  const link = await callRoute(store, cartLinkLoader, {
    path: `/cart/${lines}`,
    params: {lines},
  });
  expect(link).toMatchObject({
    items: [{quantity: 4, minimum: 2, maximum: 10, increment: 2}],
  });
  const sentences = async (quantity: number) => {
    const {reply} = await visitor.add(`gid://shopify/ProductVariant/${number}`, quantity);
    return reply.messages.map(({text}) => text);
  };
  const rule = 'Sold from 2, up to 10, in steps of 2.';
  expect(await sentences(1)).toEqual([
    `That is fewer than the smallest quantity sold of this item. ${rule}`,
  ]);
  expect(await sentences(3)).toEqual([
    `This item is only sold in certain quantities. ${rule}`,
  ]);
  expect(await sentences(2)).toEqual([]);
  const {reply} = await visitor.read();
  const {reply: raised} = await visitor.change('LinesUpdate', {
    lines: [{id: reply.cart?.lines[0]?.id, quantity: 12}],
  });
  expect(raised.messages[0]?.text).toBe(
    `That is more than one cart may hold of this item. ${rule}`,
  );
});

test('what the store does not answer is not added', async () => {
  silence();
  const {reply} = await visitor.add('gid://shopify/ProductVariant/999');
  expect(reply).toMatchObject({
    status: 'refused',
    messages: [{text: 'This item cannot be bought right now.'}],
  });
});

test.each(['Name', 'Name\u200b', '_Name', 'Recipient email'])(
  'an attribute that the product does not define is refused: %j (§10.21)',
  async (key) => {
    const [first] = variants();
    const attributes = [{key, value: 'Kim'}];
    const lines = [{merchandiseId: first, quantity: 1, attributes}];
    for (const action of ['LinesAdd', 'CustomLink']) {
      const {reply} = await visitor.change(action, {lines});
      expect(reply.status).toBe('refused');
    }
    expect((await operations()).map(({operation}) => operation)).not.toContain(
      'cartLinesAdd',
    );
  },
);

test('a gift card takes its recipient, as Shopify does, and nothing else', async () => {
  const [card, ...others] = store.catalogue.products;
  if (!card) throw new Error('The club sells nothing.');
  const products = [{...card, giftCard: true}, ...others];
  const catalogue = {...store.catalogue, products};
  const cards = await startStore({catalogue});
  try {
    const add = (key: string) =>
      new CartVisitor(cards).change('LinesAdd', {
        lines: [
          {
            merchandiseId: `gid://shopify/ProductVariant/${card.variants[0]?.id}`,
            quantity: 1,
            attributes: [{key, value: 'kim@example.com'}],
          },
        ],
      });
    expect((await add('Recipient email')).reply.cart?.lines).toHaveLength(1);
    expect((await add('Name')).reply.status).toBe('refused');
  } finally {
    await cards.stop();
  }
});

describe('an invalid form gets 400, and the store is not asked', () => {
  const line = 'gid://shopify/CartLine/abc?cart=def';
  const variant = 'gid://shopify/ProductVariant/1';
  const cases: [string, string, object][] = [
    ...[0, -1, 1.5, '2e3', null, 1e9, [1], {}].map(
      (quantity): [string, string, object] => [
        `adding ${JSON.stringify(quantity)}`,
        'LinesAdd',
        {lines: [{merchandiseId: variant, quantity: quantity ?? 'null'}]},
      ],
    ),
    ['a negative target', 'LinesUpdate', {lines: [{id: line, quantity: -1}]}],
    ['no lines', 'LinesAdd', {lines: []}],
    ['lines that are none', 'LinesAdd', {lines: 'x'}],
    ['a foreign id', 'LinesAdd', {lines: [{merchandiseId: 'gid://x/Y/1'}]}],
    ['two line ids', 'LinesRemove', {lineIds: [line, line]}],
    ['an unknown action', 'constructor', {}],
    [
      'attributes that are none',
      'LinesAdd',
      {lines: [{merchandiseId: variant, attributes: [{key: '', value: 'x'}]}]},
    ],
    [
      'a foreign selling plan',
      'LinesAdd',
      {lines: [{merchandiseId: variant, sellingPlanId: 'gid://x/Y/1'}]},
    ],
  ];

  test.each(cases)('%s', async (_, action, inputs) => {
    const {reply, status} = await visitor.change(action, inputs);
    expect(status).toBe(400);
    expect(reply.status).toBe('refused');
    expect(reply.messages[0]?.text).toBeTruthy();
    expect(await operations()).toEqual([]);
  });

  test.each([
    '{"action":"LinesAdd","inputs":{"__proto__":{"lines":[]}}}',
    '{"action":"LinesAdd","inputs":{"lines":[{"constructor":1}]}}',
    'null',
    '{',
    '[]',
    '',
  ])('the input %s', async (json) => {
    const body = new FormData();
    body.set('cartFormInput', json);
    expect((await visitor.post(body)).status).toBe(400);
  });

  test('a field that comes twice, and a file', async () => {
    const twice = await visitor.change('LinesAdd', {}, [
      ['quantity', '1'],
      ['quantity', '2'],
    ]);
    expect(twice.status).toBe(400);
    const body = new FormData();
    body.set('cartFormInput', new Blob(['{}']), 'a.json');
    expect((await visitor.post(body)).status).toBe(400);
  });
});

describe('stock', () => {
  test('a capped quantity is shown as the store accepted it, with a warning at the line', async () => {
    const [first] = variants();
    await control.setStock(first, 2);
    const {reply} = await visitor.add(first, 5);
    expect(quantities(reply)).toEqual([2]);
    expect(reply.messages).toEqual([
      {kind: 'warning', text: 'Only 2 available.', lineKey: first},
    ]);
    await control.setStock(first, 50);
  });

  test('a variant that the store does not know is refused, with a sentence', async () => {
    silence();
    const {reply, status} = await visitor.add('gid://shopify/ProductVariant/1');
    expect(status).toBe(200);
    expect(reply.status).toBe('refused');
    expect(reply.messages[0]?.text).toBe('This item cannot be bought right now.');
  });
});

describe('when the store fails (§8)', () => {
  const faults = [
    {kind: 'reset', when: 'before'},
    {kind: 'status', status: 503, body: '<h1>Sorry</h1>'},
    {kind: 'body', body: 'html'},
    {kind: 'body', body: 'empty'},
    {kind: 'throttled'},
  ] as const;

  test.each(faults)(
    'a read with %j is logged and swallowed, and the cookie stays',
    async (fault) => {
      const [first] = variants();
      await visitor.add(first);
      const [errors] = silence();
      await control.addFault({operation: 'GetCart', times: 1, fault});
      const {reply, response} = await visitor.read();
      expect(reply).toMatchObject({status: 'unknown', cart: null});
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(errors).toHaveBeenCalledWith(expect.stringContaining('cart.fetch_failed'));
      expect(quantities((await visitor.read()).reply)).toEqual([1]);
    },
  );

  test.each(faults)(
    'an add with %j is logged, reported, and sent once',
    async (fault) => {
      const [first] = variants();
      await visitor.change('Create');
      const [errors] = silence();
      await control.addFault({operation: 'cartLinesAdd', fault});
      const {reply, status} = await visitor.add(first);
      expect(status).toBe(502);
      const isSure = fault.kind === 'throttled';
      expect(reply.status).toBe(isSure ? 'notExecuted' : 'unknown');
      const sentence = isSure ? /nothing has changed/ : /could not confirm this/;
      expect(reply.messages[0]?.text).toMatch(sentence);
      expect(errors).toHaveBeenCalledWith(expect.stringContaining('cart.change_failed'));
      const adds = (await operations()).filter(
        ({operation}) => operation === 'cartLinesAdd',
      );
      expect(adds).toHaveLength(1);
    },
  );

  test('a reset after the add was applied adds once: the cart read again holds it', async () => {
    const [first] = variants();
    await visitor.change('Create');
    silence();
    const fault = {kind: 'reset', when: 'after'} as const;
    await control.addFault({operation: 'cartLinesAdd', times: 1, fault});
    expect((await visitor.add(first, 2)).reply.status).toBe('unknown');
    expect(quantities((await visitor.read()).reply)).toEqual([2]);
  });
});

test('answers are private and never stored', async () => {
  const {response} = await visitor.read();
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('no answer carries the secret key of the cart id', async () => {
  const [first] = variants();
  const {reply} = await visitor.add(first);
  const key = decodeURIComponent(visitor.cookie).split('key=')[1] ?? 'none';
  const {webUrl, ...cart} = reply.cart ?? {webUrl: ''};
  expect(webUrl).toContain(key);
  expect(JSON.stringify(cart)).not.toContain(key);
});

describe('the cart’s page asks for', () => {
  const page = (path: string) =>
    callRoute(store, pageLoader, {path, headers: {Cookie: visitor.cookie}});

  async function replyOf(path: string): Promise<CartReply> {
    const answer = await page(path);
    if (answer instanceof Response) throw new Error(`${path} is ${answer.status}`);
    return answer.data;
  }

  async function askedFor(path: string) {
    await control.clearRequests();
    const reply = await replyOf(path);
    return {reply, asked: (await operations()).map(({operation}) => operation)};
  }

  beforeEach(async () => {
    const [first, second] = variants();
    await control.setStock(first, null);
    await visitor.add(second, 3);
    await visitor.add(first);
    await fillCart(cartIdIn(visitor.cookie), first, 299);
  });

  test('the lines that it shows, and the quantities of the others', async () => {
    const whole = (await visitor.read()).reply.cart;
    const {reply, asked} = await askedFor('/cart');
    expect(asked).toEqual(['GetCart', 'GetCartLines']);
    const {remaining, ...cart} = reply.cart ?? {};
    expect(cart).toEqual({...whole, lines: whole?.lines.slice(0, CART_LINES_AT_FIRST)});
    const others = 301 - CART_LINES_AT_FIRST;
    expect(remaining).toEqual({lines: others, quantity: others + 2});
  });

  test('all lines, where more than one page of them is shown', async () => {
    const {reply, asked} = await askedFor('/cart?lines=275');
    expect(asked).toEqual(['GetCart', 'GetCartLines']);
    expect(reply.cart?.lines).toHaveLength(275);
    expect(reply.cart?.remaining).toEqual({lines: 26, quantity: 28});
  });

  test('all lines, where a notice is about one of them', async () => {
    const key = (await visitor.read()).reply.cart?.lines.at(-1)?.key ?? '';
    const query = `notice=MERCHANDISE_NOT_ENOUGH_STOCK&at=${encodeURIComponent(key)}`;
    const {reply, asked} = await askedFor(`/cart?${query}`);
    expect(asked).toEqual(['GetCart', 'GetCartLines']);
    expect(reply.messages).toMatchObject([
      {lineKey: key, text: expect.stringMatching(/3/)},
    ]);
  });
});

test('an add to a large cart, the rest of which then cannot be read, is applied', async () => {
  const [first, second] = variants();
  await control.setStock(first, null);
  await visitor.add(first);
  await fillCart(cartIdIn(visitor.cookie), first, 300);
  silence();
  const fault = {kind: 'status', status: 503} as const;
  await control.addFault({operation: 'GetCartLines', times: 1, fault});
  const {reply, status} = await visitor.add(second, 2);
  expect(status).toBe(200);
  expect(reply).toMatchObject({status: 'ok', cart: null});
  expect(reply.cartId).not.toBeNull();
  expect(sumOf((await visitor.read()).reply)).toBe(303);
});

describe('of a large cart of which only a part can be read afterwards', () => {
  const fault = {kind: 'status', status: 503} as const;
  const operation = 'GetCartLines';
  beforeEach(async () => {
    const [first] = variants();
    await control.setStock(first, null);
    await visitor.add(first);
    await fillCart(cartIdIn(visitor.cookie), first, 300);
    silence();
  });

  test('a link changes all that it names', async () => {
    const [, second] = variants();
    await control.addFault({operation, fault});
    const lines = [{merchandiseId: second, quantity: 2}];
    const inputs = {lines, note: 'Ring twice.', codes: ['HERON10']};
    const {reply} = await visitor.change('CustomLink', inputs);
    expect(reply).toMatchObject({status: 'ok', cart: null});
    await control.clearFaults();
    const {cart} = (await visitor.read()).reply;
    expect(cart?.extras).toMatchObject({
      note: 'Ring twice.',
      discountCodes: [{code: 'HERON10'}],
    });
  });

  test('no answer takes the part for the cart', async () => {
    // A code that does not apply is removed again: of these two calls, the second.
    for (const [every, action, inputs] of [
      [1, 'CustomLink', {note: 'Ring twice.'}],
      [2, 'DiscountCodesUpdate', {discountCode: 'NEVERHEARDOF'}],
    ] as const) {
      await control.clearFaults();
      await control.addFault({operation, every, fault});
      const {reply} = await visitor.change(action, inputs);
      expect(reply).toMatchObject({status: 'ok', cart: null});
    }
  });
});

describe('a cart of 500 lines, the most that the store keeps (§9)', () => {
  test('all 500 lines are read, 250 at a time (§9)', async () => {
    const [first] = variants();
    await control.setStock(first, null);
    await visitor.add(first);
    await fillCart(cartIdIn(visitor.cookie), first, 499);
    await control.clearRequests();
    const {reply} = await visitor.read();
    expect(reply.cart?.lines).toHaveLength(500);
    expect(sumOf(reply)).toBe(500);
    const asked = (await operations()).map(({operation}) => operation);
    expect(asked).toEqual(['GetCart', 'GetCartLines']);
  });

  test('one more line is refused with a reason; nothing else changes', async () => {
    const [first, second] = variants();
    silence();
    await control.setStock(first, null);
    await visitor.add(first);
    await fillCart(cartIdIn(visitor.cookie), first, 499);
    const {reply} = await visitor.add(second);
    expect(reply.status).toBe('refused');
    expect(reply.messages).toMatchObject([
      {kind: 'error', text: expect.stringContaining('500 different items')},
    ]);
    expect(sumOf((await visitor.read()).reply)).toBe(500);
    const more = await visitor.add(first);
    expect(more.reply.status).toBe('ok');
    expect(sumOf(more.reply)).toBe(501);
  });
});

const sumOf = (reply: Parameters<typeof quantities>[0]) =>
  (quantities(reply) ?? []).reduce((sum, quantity) => sum + quantity, 0);

function cartIdIn(cookie: string): string {
  return `gid://shopify/Cart/${decodeURIComponent(cookie.slice('cart='.length))}`;
}

/** Adds lines that differ by an attribute, as a merchant's own code would. */
async function fillCart(cartId: string, merchandiseId: string, count: number) {
  const lines = Array.from({length: count}, (_, index) => ({
    merchandiseId,
    quantity: 1,
    attributes: [{key: 'Number', value: String(index)}],
  }));
  const query =
    'mutation fill($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { userErrors { message } } }';
  for (const part of [lines.slice(0, 250), lines.slice(250)]) {
    const response = await fetch(`${store.url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '',
      },
      body: JSON.stringify({query, variables: {id: cartId, lines: part}}),
    });
    expect(response.status).toBe(200);
  }
}
