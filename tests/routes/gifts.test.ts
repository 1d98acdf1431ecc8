import {afterEach, describe, expect, test} from 'vitest';

import {addLanguages} from '~/languages/index.server';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {action as plainCart} from '~/routes/cart';
import {loader as cartLink} from '~/routes/cart-link';
import {loader as collection} from '~/routes/collection';
import {loader as product} from '~/routes/product';
import {loader as ofType} from '~/routes/product-type';
import {CartVisitor} from '../support/cart-route';
import {catalogueNamed} from '../support/catalogues';
import {callRoute} from '../support/route-call';
import {captureConsole, suiteStore} from '../support/suite';

addLanguages();

const ON = {GIFTS: 'on'};
const CARD = 'gid://shopify/ProductVariant/43970000000000';
const EMAIL = 'kim.berg@example.com';
const MESSAGE = 'For ninety minutes in the rain';

const {markets} = readMarkets('de-de');
const store = suiteStore(catalogueNamed('fans'));
const logged = captureConsole('info', 'warn', 'error');
// No log has a text written for a gift, whatever happened.
afterEach(() => {
  expect(logged.join('\n')).not.toMatch(/kim\.berg|ninety minutes/);
});

const attributes = (email: string) => [
  {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
  {key: 'Recipient email', value: email},
  {key: 'Message', value: MESSAGE},
];

const addCard = (visitor: CartVisitor, given: object) =>
  visitor.change('LinesAdd', {lines: [{merchandiseId: CARD, quantity: 1, ...given}]});

const pageOf = async (handle: string, env: Record<string, string>) => {
  const request = {path: `/products/${handle}`, params: {handle}, env};
  const answer = await callRoute(store, product, request);
  return 'product' in answer ? answer : null;
};
const productOf = async (handle: string, env: Record<string, string>) =>
  (await pageOf(handle, env))?.product;

describe('a gift card', () => {
  test('asks for a recipient, and no other product does', async () => {
    const card = await productOf('gift-card', ON);
    expect(card?.recipient?.title).toBe('Send it as a gift');
    expect(card?.options[0]?.values).toEqual(['$25', '$50', '$100']);
    expect(await productOf('bar-scarf', ON)).not.toHaveProperty('recipient');
    expect(await productOf('gift-card', {})).not.toHaveProperty('recipient');
  });

  test('arrives by e-mail, so its page names no delivery, returns or sizes', async () => {
    const help = async (handle: string) => (await pageOf(handle, ON))?.help;
    expect(await help('gift-card')).toEqual({topics: [], delivery: null, terms: []});
    expect((await help('bar-scarf'))?.topics.length).toBeGreaterThan(0);
  });

  test('goes into the cart with its recipient, whose attributes have names for shoppers', async () => {
    const visitor = new CartVisitor(store, ON);
    const {reply} = await addCard(visitor, {attributes: attributes(EMAIL)});
    expect(reply.cart?.lines).toMatchObject([
      {
        attributes: attributes(EMAIL),
        labels: {'Recipient email': 'For', Message: 'Gift message'},
        isReturnable: true,
      },
    ]);
    const german = new CartVisitor(
      store,
      ON,
      marketAt('/de-de', {root: ROOT_MARKET, markets}),
    );
    const answer = await addCard(german, {attributes: attributes(EMAIL)});
    expect(answer.reply.cart?.lines[0]?.labels).toMatchObject({'Recipient email': 'Für'});
  });

  test('without scripts takes the recipient from its fields, and names no one in the URL', async () => {
    const visitor = new CartVisitor(store, ON);
    const fields: [string, string][] = [
      ['gift:email', EMAIL],
      ['gift:name', ''],
      ['gift:message', MESSAGE],
      ['gift:date', ''],
      ['handle', 'gift-card'],
      ['option:Amount', '$25'],
    ];
    const {reply} = await visitor.change('LinesAdd', {lines: []}, fields);
    expect(reply.cart?.lines).toMatchObject([{attributes: attributes(EMAIL)}]);
    const body = new FormData();
    body.set('cartFormInput', JSON.stringify({action: 'LinesAdd', inputs: {lines: []}}));
    for (const [name, value] of fields) body.append(name, value);
    const posted = {path: '/cart', method: 'POST', body, env: ON};
    const answer = await callRoute(store, plainCart, posted);
    expect(answer).toMatchObject({status: 303});
    expect(JSON.stringify([...(answer as Response).headers])).not.toMatch(/kim|ninety/);
  });

  test.each([
    ['no address', attributes('kim')],
    ['an address for nobody', attributes('')],
    ['a foreign attribute', [...attributes(EMAIL), {key: 'Color', value: 'red'}]],
    ['a hostile day', [...attributes(EMAIL), {key: 'Send on', value: '<img src=x>'}]],
  ])('with %s is refused before the store is asked to add it', async (_, given) => {
    const visitor = new CartVisitor(store, ON);
    const {reply, status} = await addCard(visitor, {attributes: given});
    expect(status).toBe(400);
    expect(reply.messages[0]?.text).toMatch(/recipient|day within/);
    expect(JSON.stringify(reply.messages)).not.toMatch(/kim|<img|red/);
    const operations = store.control.requests().map(({operation}) => operation);
    expect(operations).not.toContain('cartLinesAdd');
  });

  test('whose recipient the store refuses says so at its line', async () => {
    store.control.retireVersion('2025-01');
    // The shop asks for no recipient, and lets one pass that a link brings.
    const visitor = new CartVisitor(store, {});
    const {reply} = await addCard(visitor, {attributes: attributes('kim')});
    expect(reply).toMatchObject({
      status: 'refused',
      cart: {lines: []},
      messages: [
        {
          kind: 'error',
          text: 'The recipient of this gift card was refused. Please check the e-mail address and the day.',
          lineKey: expect.stringContaining(CARD),
        },
      ],
    });
  });

  test('keeps markup in a message as text', async () => {
    const visitor = new CartVisitor(store, ON);
    const hostile = '<script>alert(1)</script>';
    const given = [...attributes(EMAIL).slice(0, 2), {key: 'Message', value: hostile}];
    const {reply} = await addCard(visitor, {attributes: given});
    expect(reply.cart?.lines[0]?.attributes).toContainEqual({
      key: 'Message',
      value: hostile,
    });
  });
});

describe('a gift note', () => {
  const saved = (visitor: CartVisitor, fields: [string, string][]) =>
    visitor.change('CustomSay', {name: 'gift'}, fields);

  test('is saved with the cart, and taken away again', async () => {
    const visitor = new CartVisitor(store, ON);
    await visitor.add(CARD);
    const {reply} = await saved(visitor, [
      ['giftNote', MESSAGE],
      ['hidePrices', 'on'],
    ]);
    expect(reply.messages).toMatchObject([
      {kind: 'notice', text: 'Your gift note is saved.', lineKey: 'extra:gift'},
    ]);
    expect(reply.cart?.extras.said.gift).toMatchObject({
      message: MESSAGE,
      hidesPrices: true,
    });
    const {reply: without} = await saved(visitor, [['giftNote', '']]);
    expect(without.cart?.extras.said.gift).toMatchObject({
      message: '',
      hidesPrices: false,
    });
  });

  const GIFT = {key: 'Gift note', value: 'From a stranger'};
  const follow = (visitor: CartVisitor, attributes: {key: string; value: string}[]) =>
    visitor.change('CustomLink', {
      lines: [{merchandiseId: CARD, quantity: 1}],
      attributes,
    });

  test('of the shopper stays as a whole where a link brings another', async () => {
    const visitor = new CartVisitor(store, ON);
    await visitor.add(CARD);
    await saved(visitor, [['giftNote', MESSAGE]]);
    const others = [GIFT, {key: 'Hide prices', value: 'yes'}];
    const {reply} = await follow(visitor, [...others, {key: 'source', value: 'mail'}]);
    expect(reply.status).toBe('ok');
    expect(reply.cart?.extras.said.gift).toMatchObject({
      message: MESSAGE,
      hidesPrices: false,
    });
  });

  test('of a link is kept where the form would take it, and otherwise left out', async () => {
    const visitor = new CartVisitor(store, ON);
    const long = {...GIFT, value: 'x'.repeat(501)};
    const first = await follow(visitor, [long, {key: 'source', value: 'mail'}]);
    expect(first.reply.cart?.extras.said.gift).toMatchObject({message: ''});
    const second = await follow(visitor, [GIFT]);
    expect(second.reply.cart?.extras.said.gift).toMatchObject({message: GIFT.value});
    const number = CARD.split('/').at(-1);
    const page = await callRoute(store, cartLink, {
      path: `/cart/${number}:1?attributes[Gift note]=${long.value}`,
      params: {lines: `${number}:1`},
      env: ON,
    });
    expect(page).toMatchObject({attributes: []});
  });

  test('stays, and is not an app’s to change, where one sets the attributes of the cart', async () => {
    const visitor = new CartVisitor(store, ON);
    await visitor.add(CARD);
    await saved(visitor, [['giftNote', MESSAGE]]);
    const set = (attributes: object[]) =>
      visitor.change('AttributesUpdateInput', {attributes});
    const sent = () => store.control.requests().at(-1)?.variables?.attributes;
    const own = {key: 'Gift note', value: MESSAGE};
    const first = {key: 'Delivery day', value: '2026-12-01'};
    expect((await set([first])).reply).toMatchObject({status: 'ok', messages: []});
    expect(sent()).toEqual([own, first]);
    const second = {key: 'App', value: '1'};
    await set([second]);
    expect(sent()).toEqual([own, second]);
    store.control.clearRequests();
    const refused = await set([second, GIFT]);
    expect(refused.status).toBe(400);
    expect(refused.reply).toMatchObject({status: 'refused', messages: [{kind: 'error'}]});
    const operations = store.control.requests().map(({operation}) => operation);
    expect(operations).not.toContain('cartAttributesUpdate');
    const cleared = await set([]);
    expect(sent()).toEqual([own]);
    expect(cleared.reply.cart?.extras.said.gift).toMatchObject({message: MESSAGE});
  });

  test('that is too long is refused', async () => {
    const visitor = new CartVisitor(store, ON);
    await visitor.add(CARD);
    const {status, reply} = await saved(visitor, [['giftNote', 'x'.repeat(501)]]);
    expect(status).toBe(400);
    expect(reply.messages[0]?.text).toContain('500');
  });
});

test('a listing has a filter for products with the tag “gift”', async () => {
  const listed = async (path: string, env: Record<string, string>) => {
    const params = {handle: 'gifts'};
    const page = await callRoute(store, collection, {path, params, env});
    if (!('cards' in page)) throw new Error(`${path} is no listing`);
    const labels = page.facets?.flatMap((one) =>
      one.kind === 'list' ? one.values.map(({label}) => label) : [],
    );
    return {cards: page.cards.length, hasFilter: labels?.includes('Good as a gift')};
  };
  const all = await listed('/collections/gifts', ON);
  expect(all).toEqual({cards: 3, hasFilter: true});
  const gifts = '/collections/gifts?filter.p.tag=gift';
  expect(await listed(gifts, ON)).toEqual({cards: 2, hasFilter: true});
  expect(await listed(gifts, {})).toEqual({cards: 2, hasFilter: false});
  const none = {path: '/hoodies', env: ON};
  expect(JSON.stringify(await callRoute(store, ofType, none))).not.toContain('Good as');
});

test('off, a cart has neither fields nor names, and a card is added as it is', async () => {
  const visitor = new CartVisitor(store);
  const {reply} = await addCard(visitor, {attributes: attributes(EMAIL)});
  expect(reply.cart?.lines[0]).not.toHaveProperty('labels');
  expect(reply.cart?.extras).not.toHaveProperty('gift');
});
