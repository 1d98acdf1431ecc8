import fc from 'fast-check';
import {beforeAll, describe, expect, test, vi} from 'vitest';

import {startStore, type RunningStore} from '../../tools/store/club-store';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {LINK_ACTION, type CartReply} from '../../app/cart/cart';
import {CartVisitor} from '../support/cart-route';
import {callRoute} from '../support/route-call';
import {captureConsole, suiteStore, soldInGermanyAlone} from '../support/suite';
import {previewInstant, type PreviewSession} from '~/lib/preview-state';
import type {Product} from '~/product/product';
import {loader as calendar} from '~/routes/api.calendar';
import {loader as apiProduct} from '~/routes/api.product';
import {loader as cartLink} from '~/routes/cart-link';
import {action as cartForm} from '~/routes/cart';
import {loader as home} from '~/routes/home';
import {loader as productPage} from '~/routes/product';
import {loader as search} from '~/routes/search';

const HANDLE = 'low-tide-tee';
const ON = {DROPS: 'on'};
const HOUR = 3_600_000;

const store = suiteStore();
/** The same store behind a shop with drops. */
let drops: RunningStore;
let variant: string;

beforeAll(async () => {
  drops = {...store, env: {...store.env, ...ON}};
  const product = store.catalogue.products.find(({handle}) => handle === HANDLE);
  variant = `gid://shopify/ProductVariant/${product?.variants[0]?.id ?? 0}`;
});
captureConsole('warn');

/** Sets when the tee opens. */
function opens(instant: number) {
  store.control.setMetafield(HANDLE, {
    namespace: 'custom',
    key: 'available_from',
    type: 'date_time',
    value: new Date(instant).toISOString(),
  });
}

const product = {path: `/products/${HANDLE}`, params: {handle: HANDLE}};

/** Adds the tee by a form without scripts. */
function addByForm(preview?: PreviewSession) {
  const body = new FormData();
  const inputs = {lines: [{merchandiseId: variant, quantity: 1}]};
  body.set('cartFormInput', JSON.stringify({action: 'LinesAdd', inputs}));
  return callRoute(drops, cartForm, {path: '/cart', method: 'POST', body, preview});
}

function loaded<Answer>(answer: Answer | Response): Answer {
  if (answer instanceof Response) throw new Error(`Answered ${answer.status}.`);
  return answer;
}

/** The product of a product's page. */
function soldOn(page: object): Product {
  if (!('product' in page)) throw new Error('It has ended.');
  return page.product as Product;
}

/** The tee's opening as each place states it at `now`; `null` for open. */
async function openings(now: number, shop = drops) {
  const clock = () => now;
  const ends: number[] = [];
  const observe = ({caching}: {caching: {conditions: {endsAt: number}}}) =>
    void ends.push(caching.conditions.endsAt);
  const page = loaded(await callRoute(shop, productPage, {...product, clock, observe}));
  const dialog = await callRoute(shop, apiProduct, {...product, clock, observe});
  const words = {path: '/search?q=low+tide', clock};
  const found = loaded(await callRoute(shop, search, words));
  const grid = loaded(await callRoute(shop, home, {path: '/latest', clock}));
  const lines = `${variant.split('/').at(-1)}:1`;
  const link = loaded(
    await callRoute(shop, cartLink, {path: `/cart/${lines}`, params: {lines}, clock}),
  );
  const isTee = ({handle}: {handle: string}) => handle === HANDLE;
  const {product: asked} = (await dialog.json()) as {product: {opensAt?: number}};
  return {
    answers: [
      soldOn(page).opensAt ?? null,
      asked.opensAt ?? null,
      found.cards.find(isTee)?.opensAt ?? null,
      grid.cards.find(isTee)?.opensAt ?? null,
      link.opensAt ?? null,
    ],
    ends,
  };
}

describe('a product with an instant at which it opens', () => {
  test('is open or closed alike everywhere, for any instant, and no copy outlives that', async () => {
    const opening = Date.UTC(2026, 10, 27, 18);
    opens(opening);
    const offset = fc.oneof(
      fc.constantFrom(-1, 0, 1),
      fc.integer({min: -30 * 24 * HOUR, max: HOUR}),
    );
    await fc.assert(
      fc.asyncProperty(offset, async (ahead) => {
        const {answers, ends} = await openings(opening + ahead);
        const expected = ahead < 0 ? opening : null;
        expect(answers).toEqual(Array.from(answers, () => expected));
        // The product's page and the dialog; a grid may end before, with another product on it.
        expect(ends).toEqual([expected ?? Infinity, expected ?? Infinity]);
      }),
      {numRuns: 12, examples: [[-1], [0], [1]]},
    );
  });

  test('is open everywhere in a shop without drops, which asks for no instant', async () => {
    opens(Date.now() + HOUR);
    const {answers} = await openings(Date.now(), store);
    expect(answers).toEqual(Array.from(answers, () => null));
    const visitor = new CartVisitor(store);
    expect((await visitor.add(variant)).reply.cart?.lines).toHaveLength(1);
    const asked = store.control.requests();
    expect(asked.filter(({variables}) => 'drops' in variables)).toEqual([]);
  });

  test('has the hour of its opening for a calendar', async () => {
    opens(Date.UTC(2031, 10, 27, 18));
    const asked = {path: `/api/calendar/${HANDLE}.ics`, params: {file: `${HANDLE}.ics`}};
    const file = await (await callRoute(drops, calendar, asked)).text();
    expect(file).toContain('SUMMARY:Opens: Low Tide Tee');
    expect(file).toContain('DTSTART:20311127T180000Z');
    expect((await callRoute(store, calendar, asked)).status).toBe(404);
  });

  test('is no offer that can be taken, for search engines', async () => {
    opens(Date.UTC(2031, 10, 27, 18));
    let structured: object | null = null;
    await callRoute(drops, productPage, {
      ...product,
      observe: ({document}) => ({structuredData: structured} = document),
    });
    expect(structured).toHaveProperty(
      ['@graph', 0, 'hasVariant', 0, 'offers', 'availability'],
      'https://schema.org/OutOfStock',
    );
    expect(structured).toHaveProperty(
      ['@graph', 0, 'hasVariant', 0, 'offers', 'availabilityStarts'],
      '2031-11-27T18:00:00.000Z',
    );
  });
});

describe('an early add', () => {
  const opening = () => {
    const instant = Date.now() + HOUR;
    opens(instant);
    return instant;
  };

  const refusedUntil = ({status, cart, messages}: CartReply) => ({
    status,
    items: cart?.lines.length ?? 0,
    messages: messages.map(({kind, text, opensAt}) => ({kind, text, opensAt})),
  });
  const refusal = (opensAt: number) => ({
    status: 'refused',
    items: 0,
    messages: [
      {
        kind: 'error',
        text: 'Low Tide Tee is not on sale yet. Nothing was added.',
        opensAt,
      },
    ],
  });

  test('is refused with the instant: a script’s, a link’s, and one by options', async () => {
    const instant = opening();
    const visitor = new CartVisitor(drops);
    expect(refusedUntil((await visitor.add(variant)).reply)).toEqual(refusal(instant));
    const lines = [{merchandiseId: variant, quantity: 1}];
    const link = await visitor.change(LINK_ACTION, {lines, codes: 'HERON10'});
    expect(refusedUntil(link.reply)).toEqual(refusal(instant));
    const byOptions = await visitor.change('LinesAdd', {}, [
      ['handle', HANDLE],
      ['option:Size', 'M'],
      ['option:Color', 'Sand'],
    ]);
    expect(refusedUntil(byOptions.reply)).toEqual(refusal(instant));
    const changes = store.control.requests().map(({operation}) => operation);
    expect(changes).not.toContain('cartLinesAdd');
  });

  test('is refused to a plain form, which shows the reason', async () => {
    const instant = opening();
    expect(await addByForm()).toMatchObject({
      data: {status: 'refused', messages: [{opensAt: instant}]},
      init: {status: 422},
    });
  });

  test('is refused as a raised quantity, while less and none can be had', async () => {
    const visitor = new CartVisitor(store);
    const {reply} = await visitor.add(variant, 2);
    const id = reply.cart?.lines[0]?.id ?? '';
    const later = new CartVisitor(drops);
    later.cookie = visitor.cookie;
    const instant = opening();
    const set = (quantity: number) =>
      later.change('LinesUpdate', {lines: [{id, quantity}]});
    const raised = (await set(3)).reply;
    expect(raised).toMatchObject({
      status: 'refused',
      cart: {lines: [{quantity: 2}]},
      messages: [{opensAt: instant}],
    });
    // However the line is named: with another cart, with none, and twice.
    const [token = ''] = id.split('?');
    for (const named of [token, `${token}?cart=other`]) {
      const lines = [{id: named, quantity: 3}];
      const again = await later.change('LinesUpdate', {lines});
      expect(again.reply).toMatchObject({
        status: 'refused',
        messages: [{opensAt: instant}],
      });
      const twice = [{id, quantity: 1}, ...lines];
      expect((await later.change('LinesUpdate', {lines: twice})).status).toBe(400);
    }
    expect((await set(1)).reply).toMatchObject({
      status: 'ok',
      cart: {lines: [{quantity: 1}]},
    });
    expect((await set(0)).reply).toMatchObject({status: 'ok', cart: {lines: []}});
  });

  test('is refused by product, also where two have one title', async () => {
    const {products} = store.catalogue;
    const tees = products.filter(({handle}) => /^(low-tide|crest)-tee$/.test(handle));
    const twin = (one: (typeof products)[number], at: number) => ({
      ...one,
      title: 'Tee',
      metafields: [
        {
          namespace: 'custom',
          key: 'available_from',
          type: 'date_time',
          value: new Date(Date.now() + (at + 1) * HOUR).toISOString(),
        },
      ],
    });
    const shop = await startStore({
      catalogue: {
        ...store.catalogue,
        products: products.map((one) => {
          const at = tees.indexOf(one);
          return at < 0 ? one : twin(one, at);
        }),
      },
    });
    try {
      const visitor = new CartVisitor({...shop, env: {...shop.env, ...ON}});
      const lines = tees.map(({variants: [first]}) => ({
        merchandiseId: `gid://shopify/ProductVariant/${first?.id}`,
        quantity: 1,
      }));
      const {reply} = await visitor.change('LinesAdd', {lines});
      expect(reply.status).toBe('refused');
      expect(new Set(reply.messages.map(({opensAt}) => opensAt)).size).toBe(2);
    } finally {
      await shop.stop();
    }
  });

  test('is refused in a country where alone the product is sold', async () => {
    const id = Number(variant.split('/').at(-1));
    const tee = store.catalogue.products.find(({variants}) =>
      variants.some((one) => one.id === id),
    );
    const [name = ''] = tee ? [tee.title] : [];
    const instant = Date.now() + HOUR;
    const opening = {
      namespace: 'custom',
      key: 'available_from',
      type: 'date_time',
      value: new Date(instant).toISOString(),
    };
    const abroad = await startStore({
      catalogue: {
        ...store.catalogue,
        products: store.catalogue.products.map((one) =>
          one === tee ? {...one, metafields: [opening]} : one,
        ),
        markets: soldInGermanyAlone(tee),
      },
    });
    try {
      const {markets} = readMarkets('de-de');
      const germany = marketAt('/de-de', {root: ROOT_MARKET, markets});
      const env = {...ON, PUBLIC_MARKETS: 'de-de'};
      const {reply} = await new CartVisitor(abroad, env, germany).add(variant);
      expect(reply).toMatchObject({status: 'refused', messages: [{opensAt: instant}]});
      expect(reply.messages[0]?.text).toContain(name);
      // At the root the store does not answer for it: nothing is added unasked.
      expect((await new CartVisitor(abroad, env).add(variant)).reply.status).toBe(
        'refused',
      );
    } finally {
      await abroad.stop();
    }
  });

  test('is not made where the store does not say when the product opens', async () => {
    opening();
    const visitor = new CartVisitor(drops);
    await visitor.change('Create');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store.control.addFault({
      operation: 'SaleTimes',
      fault: {kind: 'status', status: 429},
    });
    const {reply} = await visitor.add(variant);
    expect(reply.status).toBe('notExecuted');
    expect(reply.isFinal).toBeUndefined();
  });

  test('is taken from the instant on', async () => {
    opens(Date.now());
    const {reply} = await new CartVisitor(drops).add(variant);
    expect(reply).toMatchObject({
      status: 'ok',
      cart: {lines: [{quantity: 1, isScarce: true}]},
    });
  });
});

test('a preview of a later date shows the product as open, and sells nothing', async () => {
  const instant = Date.now() + HOUR;
  opens(instant);
  const preview: PreviewSession = {
    state: {
      view: 'live',
      theme: null,
      edits: {},
      asOf: instant + HOUR,
      draft: null,
      name: '',
      isSaved: true,
    },
    role: 'staff',
    name: '',
    since: Date.now(),
    expires: Date.now() + HOUR,
    linkEnds: null,
    linkEdits: null,
  };
  expect(previewInstant(preview, Date.now())).toBeGreaterThan(instant);
  const page = loaded(await callRoute(drops, productPage, {...product, preview}));
  expect(soldOn(page)).not.toHaveProperty('opensAt');
  expect(await addByForm(preview)).toMatchObject({
    data: {status: 'refused', messages: [{opensAt: instant}]},
  });
});
