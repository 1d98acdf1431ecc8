import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {callRoute, type RouteRequest} from '../support/route-call';
import {leadToStandIns} from '../support/stand-ins';
import {captureConsole, suiteStore} from '../support/suite';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {addLanguages} from '~/languages/index.server';
import {action, loader} from '~/routes/withdraw';
import {loadRoot} from '~/shell/index.server';

addLanguages();

const NAME = 'Kim Berg';
const EMAIL = 'kim@example.com';
const KEY = '0b9c8a1e-3f7d-4a52-9c61-5a0f6d2e7b10';
const FIELDS = {name: NAME, order: '#1001', email: EMAIL, items: ''};
const SHOPIFY = {WITHDRAWAL_PROVIDER: 'shopify'};

const store = suiteStore();
const logged = captureConsole('info', 'warn', 'error');
// A statement is in no log, whatever happened.
afterEach(() => {
  expect(logged.join('\n')).not.toContain(EMAIL);
  expect(logged.join('\n')).not.toContain(NAME);
});

const {markets} = readMarkets('de-de,fr-fr,en-gb,en-ie');

/** Each call is two hours later, so that the limits are met only where they are meant. */
let visitors = 0;
const hoursLater = (hours: number) => {
  const at = Date.UTC(2026, 10, 1) + hours * 3_600_000;
  return () => at;
};
function request(prefix: string, env: Record<string, string>): RouteRequest {
  visitors += 1;
  return {
    path: `${prefix}/withdraw`,
    env,
    market: marketAt(prefix, {root: ROOT_MARKET, markets}),
    clock: hoursLater(visitors * 2),
  };
}

async function read(prefix: string, env: Record<string, string> = {}) {
  return callRoute(store, loader, request(prefix, env));
}

async function post(
  fields: Record<string, string>,
  {
    prefix = '/de-de',
    env = SHOPIFY,
    ...init
  }: {prefix?: string; env?: object} & RouteRequest = {},
) {
  const answer = await callRoute(store, action, {
    ...request(prefix, {...env}),
    method: 'POST',
    body: new URLSearchParams({...FIELDS, ...fields}),
    ...init,
  });
  if (answer instanceof Response || !answer.data) throw new Error('no page');
  return {view: answer.data, status: answer.init?.status};
}

const confirm = (
  fields: Record<string, string> = {},
  options: Parameters<typeof post>[1] = {},
) => post({step: 'confirm', key: KEY, ...fields}, options);

/** Buys a shirt as `email`; the store numbers its orders from 1001. */
async function buy(email: string): Promise<void> {
  const variant = store.catalogue.products
    .find(({handle}) => handle === 'crest-tee')
    ?.variants.find(({id}) => id !== undefined)?.id;
  const checkout = await fetch(`${store.url}/cart/${variant}:1`);
  const due = /name="due"\s+value="(\d+)"/.exec(await checkout.text())?.[1] ?? '';
  await fetch(checkout.url, {method: 'POST', body: new URLSearchParams({due, email})});
}

/** The statements that the merchant finds in the store's admin. */
async function entries(): Promise<Record<string, string>[]> {
  const answer = await fetch(`${store.url}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Access-Token': await adminToken(),
    },
    body: JSON.stringify({
      query:
        '{ metaobjects(type: "withdrawal", first: 50) { nodes { fields { key value } } } }',
    }),
  });
  const {data} = (await answer.json()) as {
    data: {metaobjects: {nodes: {fields: {key: string; value: string}[]}[]}};
  };
  return data.metaobjects.nodes.map(({fields}) =>
    Object.fromEntries(fields.map(({key, value}) => [key, value])),
  );
}

async function adminToken(): Promise<string> {
  const answer = await fetch(`${store.url}/admin/oauth/access_token`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: store.env.ADMIN_CLIENT_ID,
      client_secret: store.env.ADMIN_CLIENT_SECRET,
    }),
  });
  return ((await answer.json()) as {access_token: string}).access_token;
}

describe('where it is', () => {
  const linksOf = async (prefix: string, env: Record<string, string> = {}) => {
    const root = await callRoute(store, ({context}) => loadRoot(context), {
      market: marketAt(prefix, {root: ROOT_MARKET, markets}),
      env,
    });
    if (root instanceof Response) throw new Error('no root');
    return root.navigation.service
      .filter(({url}) => url === '/withdraw')
      .map(({title}) => title);
  };

  test('markets in the EU have a link in the footer, by the words of the law', async () => {
    expect(await linksOf('/de-de')).toEqual(['Vertrag widerrufen']);
    expect(await linksOf('/fr-fr')).toEqual(['Renoncer au contrat ici']);
    expect(await linksOf('/en-ie')).toEqual(['Withdraw from contract here']);
  });

  test('others have neither link nor page, and ask nothing', async () => {
    for (const prefix of ['', '/en-gb']) {
      expect(await linksOf(prefix)).toEqual([]);
      expect(await read(prefix)).toMatchObject({status: 404});
    }
    store.control.clearRequests();
    await linksOf('');
    const operations = store.control.requests().map(({operation}) => operation);
    expect(operations).not.toContain('Markets');
  });

  test('a shop whose merchant has named no address has none either', async () => {
    const env = {WITHDRAWAL_EMAIL: ''};
    expect(await linksOf('/de-de', env)).toEqual([]);
    expect(await read('/de-de', env)).toMatchObject({status: 404});
  });

  test('the form stays while the store is away', async () => {
    store.control.addFault({operation: 'Markets', fault: {kind: 'status', status: 503}});
    expect(await read('/de-de')).toMatchObject({view: {step: 'form'}});
    expect(await read('')).toMatchObject({view: {step: 'form'}});
  });

  test('the form has the merchant’s words on goods without a right of withdrawal', async () => {
    const env = {
      WITHDRAWAL_EXEMPT: 'Printed shirts stay.;;;de: Bedruckte Trikots bleiben.',
    };
    expect(await read('/de-de', env)).toMatchObject({
      view: {exempt: 'Bedruckte Trikots bleiben.'},
    });
    expect(await read('/en-ie', env)).toMatchObject({
      view: {exempt: 'Printed shirts stay.'},
    });
  });
});

describe('a statement', () => {
  test('is shown before it is sent, and can be changed', async () => {
    const {view, status} = await post({step: 'review', items: 'Crest Tee, M'});
    expect(status).toBe(200);
    expect(view).toMatchObject({
      step: 'review',
      key: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      rows: [
        ['Bestellnummer', '#1001'],
        ['Artikel', 'Crest Tee, M'],
        ['Dein Name', NAME],
        ['E-Mail-Adresse', EMAIL],
      ],
    });
    expect(await entries()).toEqual([]);
    const {view: form} = await post({step: 'edit', items: 'Crest Tee, M'});
    expect(form).toMatchObject({step: 'form', problems: [], statement: {name: NAME}});
  });

  test.each([
    [['name'], {name: ' '}],
    [['order', 'email'], {order: '', email: 'kim'}],
    [['items'], {items: 'x'.repeat(2001)}],
  ])('with a problem goes back to the form: %j', async (problems, fields) => {
    for (const step of ['review', 'confirm']) {
      const {view, status} = await post({step, key: KEY, ...fields});
      expect(view).toMatchObject({step: 'form', problems});
      expect(status).toBe(422);
    }
    expect(await entries()).toEqual([]);
  });

  test('without its key is shown once more, not sent', async () => {
    const {view} = await post({step: 'confirm', key: 'mine'});
    expect(view.step).toBe('review');
    expect(await entries()).toEqual([]);
  });
});

describe('with Shopify as the provider', () => {
  test('a confirmed statement is an entry of its own, and marks the order', async () => {
    await buy(EMAIL);
    const clock = () => Date.UTC(2026, 10, 26, 10, 15, 3);
    const {view, status} = await confirm({}, {clock});
    expect(status).toBe(200);
    expect(view).toMatchObject({step: 'done', outcome: 'received', hasCopy: false});
    const text = 'text' in view ? view.text : '';
    expect(text).toContain('Ich widerrufe den Vertrag über diese Bestellung.');
    expect(text).toContain('Artikel: Die ganze Bestellung');
    expect(text).toContain('Eingegangen: 26. November 2026 um 10:15:03 UTC');
    expect(await entries()).toMatchObject([
      {order: '#1001', name: NAME, email: EMAIL, received_at: '2026-11-26T10:15:03.000Z'},
    ]);
    const [order] = store.control.orders();
    expect(order?.marks.tags).toEqual(['withdrawal']);
    expect(order?.marks.metafields).toMatchObject([
      {namespace: 'withdrawal', key: expect.stringMatching(/^[\da-f]{32}$/) as string},
    ]);
  });

  test('the answer tells nothing of orders: a wrong number, and another’s order', async () => {
    await buy('lee@example.com');
    const {view: other} = await confirm();
    const {view: wrong} = await confirm({order: '9999', key: KEY.replace('0', '1')});
    for (const view of [other, wrong])
      expect(view).toMatchObject({step: 'done', outcome: 'received'});
    // Nothing is lost either: the merchant reads both.
    expect(await entries()).toHaveLength(2);
    expect(store.control.orders()[0]?.marks).toEqual({tags: [], metafields: []});
  });

  test('posted twice it is one statement, with the time of the first; a second one is another', async () => {
    await buy(EMAIL);
    const {view: first} = await confirm({}, {clock: () => Date.UTC(2026, 10, 26, 10)});
    const {view: again} = await confirm({}, {clock: () => Date.UTC(2026, 10, 27, 10)});
    expect('text' in again && again.text).toBe('text' in first && first.text);
    await confirm({key: KEY.replace('0', '1')});
    expect(await entries()).toHaveLength(2);
    expect(store.control.orders()[0]?.marks.metafields).toHaveLength(2);
  });

  test('of a known key with other content is one more: a receipt has what was stored', async () => {
    const views = [
      (await confirm({items: 'Crest Tee, M'})).view,
      (await confirm({items: 'Everything, and 900 euros'})).view,
      (await confirm({name: 'Lee Lang', email: 'lee@example.com'})).view,
    ];
    const stored = await entries();
    expect(stored).toHaveLength(3);
    for (const view of views) {
      const [receipt = ''] = 'text' in view ? view.text.split('\nEingegangen') : [];
      expect(stored.filter(({text}) => text?.trim() === receipt.trim())).toHaveLength(1);
    }
  });

  test('has one line a field, whatever is typed into it', async () => {
    const forged =
      'Crest Tee\r\nEingegangen: 1. Januar 2020\nAn: Lee\u2028E-Mail: lee@b.example';
    const {view} = await confirm({items: forged, name: 'Kim\nLee', order: '#1\u00852'});
    const text = 'text' in view ? view.text : '';
    // The statement, an empty line, and a line each: to, order, items, name, e-mail, received.
    expect(text.trimEnd().split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(8);
    expect(text).toContain(
      'Artikel: Crest Tee; Eingegangen: 1. Januar 2020; An: Lee; E-Mail',
    );
    const [entry] = await entries();
    expect(entry?.text?.trimEnd().split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(7);
  });

  test.each([
    ['an outage', 'DeliveryEntry', {kind: 'status', status: 503}],
    ['a lost answer', 'DeliveryCreate', {kind: 'reset', when: 'after'}],
    ['no permission', 'DeliveryCreate', {kind: 'status', status: 403}],
  ] as const)(
    '%s loses nothing: the shopper has the text and the address',
    async (_, operation, fault) => {
      store.control.addFault({operation, fault});
      const {view, status} = await confirm();
      expect(status).toBe(503);
      expect(view).toMatchObject({
        outcome: 'failed',
        email: 'withdrawals@example.com',
        key: KEY,
      });
      expect('text' in view && view.text).toContain(NAME);
      expect(logged.join('\n')).toContain('withdrawal.failed');
      store.control.clearFaults();
      // "Try again" sends the same statement.
      expect((await confirm()).view).toMatchObject({outcome: 'received'});
      expect(await entries()).toHaveLength(1);
    },
  );

  test('an order that cannot be marked does not undo the acknowledgement', async () => {
    store.control.addFault({
      operation: 'WithdrawalOrders',
      fault: {kind: 'status', status: 503},
    });
    expect((await confirm()).view).toMatchObject({outcome: 'received'});
    expect(logged.join('\n')).toContain('withdrawal.order');
  });

  test('few statements are taken for one address; the way by e-mail stays, and a crowd passes', async () => {
    const clock = hoursLater(10_000);
    const outcomes: unknown[] = [];
    const send = async (email: string, ip: string) => {
      const headers = {'oxygen-buyer-ip': ip};
      const key = crypto.randomUUID();
      const {view} = await confirm({key, email}, {headers, clock});
      outcomes.push('outcome' in view && view.outcome);
    };
    for (let count = 0; count < 6; count += 1) await send(EMAIL, `10.9.9.${count}`);
    expect(outcomes).toEqual([...Array.from({length: 5}, () => 'received'), 'failed']);
    outcomes.length = 0;
    for (let count = 0; count < 30; count += 1)
      await send(`fan${count}@example.com`, '10.9.9.9');
    // Nobody has a network here: one cannot be distinguished from another, and all pass.
    for (let count = 0; count < 30; count += 1) await send(`a${count}@example.com`, '');
    expect(new Set(outcomes)).toEqual(new Set(['received']));
  });
});

test('without a provider the shopper gets the text to send, and the address', async () => {
  const {view, status} = await confirm({}, {env: {}, prefix: '/fr-fr'});
  expect(status).toBe(200);
  expect(view).toMatchObject({outcome: 'unsent', email: 'withdrawals@example.com'});
  expect('text' in view && view.text).toContain('Je renonce au contrat');
});

describe('with Klaviyo as the provider', () => {
  let server: Server;
  const bodies: unknown[] = [];
  let status = 202;
  beforeAll(async () => {
    server = createServer((posted, response) => {
      void json(posted).then((body) => {
        bodies.push({path: posted.url, body});
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('a statement is an event of the shopper’s profile; its flow sends the copy', async () => {
    const {port} = server.address() as AddressInfo;
    leadToStandIns({'https://a.klaviyo.com': `http://127.0.0.1:${port}`});
    const env = {
      WITHDRAWAL_PROVIDER: 'klaviyo',
      KLAVIYO_API_KEY: 'pk_secret',
    };
    expect((await confirm({}, {env})).view).toMatchObject({
      outcome: 'received',
      hasCopy: true,
    });
    expect(bodies).toMatchObject([
      {
        path: '/api/events',
        body: {
          data: {
            type: 'event',
            attributes: {
              unique_id: expect.stringMatching(/^[\da-f]{32}$/) as string,
              metric: {data: {attributes: {name: 'Withdrew from contract'}}},
              profile: {data: {attributes: {email: EMAIL}}},
              properties: {name: NAME, order: '#1001', items: ''},
            },
          },
        },
      },
    ]);
    // The same once more is the same event, which Klaviyo drops; other content is another.
    await confirm({}, {env});
    await confirm({items: 'Scarf'}, {env});
    const ids = bodies.map(
      (each) => JSON.stringify(each).match(/"unique_id":"(\w+)"/)?.[1],
    );
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    status = 500;
    expect((await confirm({}, {env})).view).toMatchObject({outcome: 'failed'});
    expect(logged.join('\n')).not.toContain('pk_secret');
  });
});
