import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {afterEach, describe, expect, test} from 'vitest';

import {callRoute, type RouteRequest} from '../support/route-call';
import {leadToStandIns} from '../support/stand-ins';
import {captureConsole, suiteStore} from '../support/suite';
import {addLanguages} from '~/languages/index.server';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {action, loader} from '~/routes/contact';

addLanguages();

const QUESTION = {
  name: 'Kim Berg',
  email: 'kim@example.com',
  order: '#1001',
  topic: 'delivery',
  text: 'Does it come\nbefore Christmas?',
};
const SHOPIFY = {CONTACT_PROVIDER: 'shopify'};

const store = suiteStore();
const logged = captureConsole('info', 'warn', 'error');
// Neither a question nor an address is in a log, whatever happened.
afterEach(() => {
  expect(logged.join('\n')).not.toContain(QUESTION.email);
  expect(logged.join('\n')).not.toContain('Christmas');
});

const {markets} = readMarkets('de-de,fr-fr,ja-jp');
const at = (prefix: string) => marketAt(prefix, {root: ROOT_MARKET, markets});

/** Each post is two hours later, so that the limits are met only where they are meant. */
let posts = 0;
async function post(fields: Record<string, string>, init: RouteRequest = {}) {
  posts += 1;
  const now = Date.UTC(2026, 10, 1) + posts * 7_200_000;
  const answer = await callRoute(store, action, {
    path: '/pages/contact',
    env: SHOPIFY,
    clock: () => now,
    method: 'POST',
    body: new URLSearchParams({...QUESTION, ...fields}),
    ...init,
  });
  if (answer instanceof Response) throw new Error('no answer');
  return {answer: answer.data, status: answer.init?.status};
}

async function read(env: Record<string, string> = {}, prefix = '') {
  const answer = await callRoute(store, loader, {
    path: `${prefix}/pages/contact`,
    env,
    market: at(prefix),
  });
  if (answer instanceof Response || !('form' in answer)) throw new Error('no page');
  return answer;
}

const operations = () => store.control.requests().map(({operation}) => operation);

/** The messages that the merchant finds in the store's admin. */
async function entries(): Promise<Record<string, string>[]> {
  const ask = async (path: string, body: object, headers = {}): Promise<unknown> =>
    (
      await fetch(`${store.url}/admin/${path}`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', ...headers},
        body: JSON.stringify(body),
      })
    ).json();
  const {access_token: token} = (await ask('oauth/access_token', {
    grant_type: 'client_credentials',
    client_id: store.env.ADMIN_CLIENT_ID,
    client_secret: store.env.ADMIN_CLIENT_SECRET,
  })) as {access_token: string};
  const {data} = (await ask(
    'api/2026-04/graphql.json',
    {
      query:
        '{ metaobjects(type: "contact_message", first: 50) { nodes { fields { key value } } } }',
    },
    {'X-Shopify-Access-Token': token},
  )) as {
    data: {metaobjects: {nodes: {fields: {key: string; value: string}[]}[]}};
  };
  return data.metaobjects.nodes.map(({fields}) =>
    Object.fromEntries(fields.map(({key, value}) => [key, value])),
  );
}

describe('the page', () => {
  test('has the form, and leads to what the shop answers itself', async () => {
    const {page, form} = await read();
    expect(page.html).not.toBe('');
    expect(form?.answers).toEqual([
      {title: 'Where is my order?', url: `${store.url}/account`},
      {
        title: 'What does delivery cost, and how long does it take?',
        url: '/policies/shipping-policy',
      },
      {title: 'How do I send something back?', url: '/policies/refund-policy'},
      {title: 'Which size fits me?', url: '/pages/sizes-and-fit'},
    ]);
  });

  test.each([
    ['/de-de', 'Nachricht senden'],
    ['/fr-fr', 'Envoyer le message'],
    ['/ja-jp', 'メッセージを送信'],
  ])('in %s', async (prefix, send) => {
    expect((await read({}, prefix)).form?.texts.send).toBe(send);
  });

  test('without an address is the merchant’s page alone, by one call', async () => {
    store.control.clearRequests();
    const {page, form} = await read({CONTACT_EMAIL: ''});
    expect(form).toBeNull();
    expect(page.title).toBe('Contact Us');
    expect(operations()).toEqual(['Page']);
    const posted = await callRoute(store, action, {
      env: {CONTACT_EMAIL: ''},
      method: 'POST',
      body: new URLSearchParams(QUESTION),
    });
    expect(posted).toMatchObject({status: 405});
  });

  test('keeps the form where the store does not say what else there is to read', async () => {
    store.control.addFault({
      operation: 'ContactAnswers',
      fault: {kind: 'status', status: 503},
    });
    const {form} = await read({PUBLIC_ORDERS_URL: 'off'});
    expect(form?.answers).toEqual([]);
  });
});

describe('a question', () => {
  test('is an entry of the store’s, and answered with a copy', async () => {
    const {answer, status} = await post({}, {market: at('/de-de')});
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      outcome: 'sent',
      hasCopy: false,
      rows: [
        ['Dein Name', QUESTION.name],
        ['E-Mail-Adresse', QUESTION.email],
        ['Bestellnummer', '#1001'],
        ['Thema', 'Lieferung'],
        ['Deine Nachricht', QUESTION.text],
      ],
    });
    expect(await entries()).toMatchObject([
      {...QUESTION, received_at: expect.stringMatching(/^2026-11-/) as string},
    ]);
  });

  test('that is posted twice on one day is one; another is another', async () => {
    const clock = () => Date.UTC(2026, 10, 26, 10);
    for (const text of ['One?', 'One?', 'Two?']) await post({text}, {clock});
    expect((await entries()).map(({text}) => text)).toEqual(['One?', 'Two?']);
  });

  test.each([
    [['name'], {name: ' '}],
    [['email', 'topic'], {email: 'kim', topic: 'war'}],
    [['order', 'text'], {order: '1'.repeat(61), text: ''}],
    [['text'], {text: 'x'.repeat(5001)}],
  ])('with a problem is not sent, and loses nothing: %j', async (problems, fields) => {
    const {answer, status} = await post(fields);
    expect(status).toBe(422);
    expect(answer).toMatchObject({outcome: 'open', problems});
    expect(answer?.question.name).toBe('name' in fields ? '' : QUESTION.name);
    expect(await entries()).toEqual([]);
  });

  test('needs no order number', async () => {
    expect((await post({order: ''})).answer).toMatchObject({outcome: 'sent'});
  });

  test('of a program that fills in everything is not sent', async () => {
    const {answer, status} = await post({comment: 'cheap pills'});
    expect(answer).toMatchObject({outcome: 'failed', question: QUESTION});
    expect(status).toBe(503);
    expect(await entries()).toEqual([]);
  });

  test.each([
    ['an outage', 'DeliveryEntry', {kind: 'status', status: 503}],
    ['a lost answer', 'DeliveryCreate', {kind: 'reset', when: 'after'}],
    ['no permission', 'DeliveryCreate', {kind: 'status', status: 403}],
  ] as const)('%s loses nothing', async (_, operation, fault) => {
    store.control.addFault({operation, fault});
    posts += 1;
    const now = Date.UTC(2027, 1, posts);
    const clock = () => now;
    const {answer, status} = await post({}, {clock});
    expect(status).toBe(503);
    expect(answer).toMatchObject({outcome: 'failed', question: QUESTION});
    expect(answer?.mail).toMatch(/^mailto:shop@example\.com\?subject=Contact&body=/);
    expect(decodeURIComponent(answer?.mail ?? '')).toContain('before Christmas?');
    expect(logged.join('\n')).toContain('contact.failed');
    store.control.clearFaults();
    expect((await post({}, {clock})).answer).toMatchObject({outcome: 'sent'});
    expect(await entries()).toHaveLength(1);
  });

  test('beyond five an hour for one address waits, and can be sent by e-mail', async () => {
    const clock = () => Date.UTC(2027, 0, 1);
    const send = async (count: number) => {
      const headers = {'oxygen-buyer-ip': `10.9.8.${count}`};
      return post({email: 'lee@example.com', text: `${count}?`}, {headers, clock});
    };
    for (let count = 0; count < 5; count += 1)
      expect((await send(count)).answer?.outcome).toBe('sent');
    const {answer, status} = await send(5);
    expect(answer).toMatchObject({outcome: 'busy', question: {text: '5?'}});
    expect(status).toBe(429);
  });
});

test('without a provider the shopper sends it by e-mail', async () => {
  const {answer, status} = await post({}, {env: {}});
  expect(status).toBe(200);
  expect(answer).toMatchObject({outcome: 'unsent'});
  expect(answer?.mail).toContain('Does%20it%20come%0A');
});

test('with Klaviyo it is an event of the shopper’s profile; its flow sends the copy', async () => {
  const bodies: unknown[] = [];
  const server = createServer((posted, response) => {
    void json(posted).then((body) => {
      bodies.push(body);
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  leadToStandIns({'https://a.klaviyo.com': `http://127.0.0.1:${port}`});
  const env = {CONTACT_PROVIDER: 'klaviyo', KLAVIYO_API_KEY: 'pk_secret'};
  expect((await post({}, {env})).answer).toMatchObject({outcome: 'sent', hasCopy: true});
  const {email, ...properties} = QUESTION;
  expect(bodies).toMatchObject([
    {
      data: {
        type: 'event',
        attributes: {
          metric: {data: {attributes: {name: 'Asked the shop'}}},
          profile: {data: {attributes: {email}}},
          properties,
        },
      },
    },
  ]);
  await new Promise((resolve) => server.close(resolve));
});
