import {createServer, type Server} from 'node:http';
import {json} from 'node:stream/consumers';
import type {AddressInfo} from 'node:net';
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
import {createClubCatalogue} from '@quillhaven/club';

import {callRoute} from '../support/route-call';
import {leadToStandIns} from '../support/stand-ins';
import {captureConsole, suiteStore, soldInGermanyAlone} from '../support/suite';
import {action as apiNotify} from '~/routes/api.notify';
import {action as notifyPage} from '~/routes/notify';
import {loader as apiProduct} from '~/routes/api.product';
import {loader as productPage} from '~/routes/product';
import {marketAt, readMarkets, ROOT_MARKET, type Market} from '~/lib/market';
import {createAdminClient} from '~/server/admin-client';
import {loadRoot} from '~/shell/index.server';

const EMAIL = 'kim@example.com';

const store = suiteStore();
const logged = captureConsole('info', 'warn', 'error');
let number: string;
beforeAll(() => void (number = String(store.catalogue.products[0]?.variants[0]?.id)));
// An e-mail address is in no log, whatever happened.
afterEach(() => expect(logged.join('\n')).not.toContain(EMAIL));

interface Post {
  env: Record<string, string>;
  fields?: Record<string, string>;
  prefix?: string;
}

/** Posts the form, two hours after the one before: the limits are only met where they are meant. */
let postedAt = Date.now();
async function post({env, fields = {}, prefix}: Post) {
  postedAt += 7_200_000;
  const at = postedAt;
  const values = {
    topic: 'back',
    variant: `gid://shopify/ProductVariant/${number}`,
    handle: 'crest-tee',
    email: EMAIL,
    comment: '',
    ...fields,
  };
  const {markets} = readMarkets('de-de');
  const response = await callRoute(store, apiNotify, {
    path: '/api/notify',
    method: 'POST',
    body: new URLSearchParams(values),
    env,
    ...(prefix && {market: marketAt(prefix, {root: ROOT_MARKET, markets})}),
    clock: () => at,
  });
  const {outcome} = (await response.json()) as {outcome: string | null};
  return {outcome, status: response.status};
}

/** The customer unsubscribes, as by the link in a mail. */
async function unsubscribe(customerId: string) {
  const admin = createAdminClient({
    origin: store.url,
    token: '',
    clientId: store.env.ADMIN_CLIENT_ID ?? '',
    clientSecret: store.env.ADMIN_CLIENT_SECRET ?? '',
  });
  await admin?.ask(
    `mutation Unsubscribe($input: CustomerEmailMarketingConsentUpdateInput!) {
      customerEmailMarketingConsentUpdate(input: $input) { userErrors { message } }
    }`,
    {input: {customerId, emailMarketingConsent: {marketingState: 'UNSUBSCRIBED'}}},
  );
}

const SHOPIFY = {NOTIFY_PROVIDER: 'shopify', NEWSLETTER_CONSENT: 'News, once a month.'};

describe('with Shopify as the provider', () => {
  test('a product without options goes by its title alone', async () => {
    const plain = store.catalogue.products.find(
      ({options}) => options[0]?.name === 'Title',
    );
    const id = String(plain?.variants[0]?.id);
    const fields = {
      variant: `gid://shopify/ProductVariant/${id}`,
      handle: plain?.handle ?? '',
    };
    const env = {...SHOPIFY, NOTIFY_CONSENT: 'We write once.'};
    expect(await post({env, fields})).toMatchObject({outcome: 'saved'});
    const kept = JSON.stringify(store.control.customers());
    expect(kept).toContain(plain?.title);
    expect(kept).not.toContain('Default Title');
  });

  test('a customer, a tag and the consent with its time and words come of it', async () => {
    const consent = 'We write once.;;;de: Wir schreiben einmal.';
    const env = {...SHOPIFY, NOTIFY_CONSENT: consent};
    expect(await post({env})).toEqual({outcome: 'saved', status: 200});
    const [customer] = store.control.customers();
    expect(customer).toMatchObject({
      email: EMAIL,
      tags: [`back-in-stock:${number}`],
      metafields: [{namespace: 'back_in_stock', key: number, type: 'json'}],
      // Asking for one product is no consent to a newsletter.
      emailMarketing: null,
    });
    const kept = JSON.parse(customer?.metafields[0]?.value ?? '') as {
      at: string;
      words: string;
    };
    expect(kept.words).toBe('We write once.');
    expect(Date.parse(kept.at)).toBe(postedAt);
    await post({env, prefix: '/de-de', fields: {topic: 'opens'}});
    const [again] = store.control.customers();
    expect(again?.tags).toEqual([`back-in-stock:${number}`, `drop-opens:${number}`]);
    expect(again?.metafields[0]?.value).toContain('Wir schreiben einmal.');
    expect(store.control.customers()).toHaveLength(1);
  });

  test('the answer is the same whether an address was known or not', async () => {
    const first = await post({env: SHOPIFY});
    expect(await post({env: SHOPIFY})).toEqual(first);
    expect(store.control.customers()).toHaveLength(1);
  });

  test('the newsletter is a consent of its own', async () => {
    await post({env: SHOPIFY, fields: {topic: 'newsletter'}});
    expect(store.control.customers()).toMatchObject([
      {
        tags: [],
        metafields: [{namespace: 'newsletter', key: 'consent'}],
        emailMarketing: {state: 'SUBSCRIBED', optInLevel: 'SINGLE_OPT_IN'},
      },
    ]);
  });

  test('nobody who has unsubscribed is subscribed again, nor told apart', async () => {
    const newsletter = {env: SHOPIFY, fields: {topic: 'newsletter'}};
    const answer = await post(newsletter);
    const [subscribed] = structuredClone(store.control.customers());
    await unsubscribe(subscribed?.id ?? '');
    const [unsubscribed] = structuredClone(store.control.customers());
    expect(unsubscribed?.emailMarketing?.state).toBe('UNSUBSCRIBED');
    expect(await post(newsletter)).toEqual(answer);
    // Neither the state nor the record of a consent.
    expect(store.control.customers()).toEqual([unsubscribed]);
  });

  test('a consent that is known keeps its time and its words', async () => {
    await post({env: SHOPIFY, fields: {topic: 'newsletter'}});
    const known = structuredClone(store.control.customers());
    const env = {...SHOPIFY, NEWSLETTER_CONSENT: 'Other words.'};
    const again = await post({env, fields: {topic: 'newsletter'}});
    expect(again.outcome).toBe('saved');
    expect(store.control.customers()).toEqual(known);
  });

  test('nothing is saved of what is no address, a trap, or an unknown product', async () => {
    const posts: Record<string, string>[] = [
      {email: 'kim'},
      // A browser takes it, Shopify does not.
      {email: 'kim@localhost'},
      {comment: 'https://spam.example'},
      {variant: 'gid://shopify/ProductVariant/1'},
      {topic: 'everything'},
    ];
    const outcomes = await Promise.all(
      posts.map((fields) => post({env: SHOPIFY, fields})),
    );
    expect(outcomes).toEqual([
      {outcome: 'invalid', status: 422},
      {outcome: 'invalid', status: 422},
      {outcome: 'failed', status: 503},
      {outcome: 'unknown', status: 404},
      {outcome: null, status: 404},
    ]);
    expect(store.control.customers()).toEqual([]);
  });

  test.each([
    ['an outage', {kind: 'status', status: 503}],
    ['a lost connection', {kind: 'reset', when: 'before'}],
    ['no permission', {kind: 'status', status: 403}],
    ['an answer without data', {kind: 'status', status: 200, body: '{"data":{}}'}],
  ] as const)('%s is said, and nothing is saved', async (_, fault) => {
    store.control.addFault({operation: 'NotifyCustomer', fault});
    expect(await post({env: SHOPIFY})).toEqual({outcome: 'failed', status: 503});
    expect(store.control.customers()).toEqual([]);
    expect(logged.join('\n')).toContain('notify.failed');
  });

  test.each([
    ['nothing', '{"data":{}}'],
    ['null', '{"data":{"metafieldsSet":null,"tagsAdd":null}}'],
    ['a page of a gateway', '<html></html>'],
  ])('a write that is answered by %s is not said to be saved', async (_, body) => {
    const fault = {kind: 'status', status: 200, body} as const;
    store.control.addFault({operation: 'NotifyProduct', fault});
    store.control.addFault({operation: 'NotifyNewsletter', fault});
    for (const topic of ['back', 'newsletter'])
      expect((await post({env: SHOPIFY, fields: {topic}})).outcome).toBe('failed');
  });

  test('posts about unknown products, from any address, keep nobody else out', async () => {
    for (let count = 0; count < 20; count += 1) {
      const variant = `gid://shopify/ProductVariant/${count + 1}`;
      expect((await post({env: SHOPIFY, fields: {variant}})).outcome).toBe('unknown');
    }
    expect((await post({env: SHOPIFY})).outcome).toBe('saved');
  });

  test('a plain form is answered with a page: what became of it, and the form to try again', async () => {
    store.control.addFault({
      operation: 'NotifyCustomer',
      fault: {kind: 'status', status: 503},
    });
    const body = new URLSearchParams({
      topic: 'back',
      variant: `gid://shopify/ProductVariant/${number}`,
      handle: 'crest-tee',
      email: EMAIL,
    });
    const answer = await callRoute(store, notifyPage, {
      path: '/notify',
      method: 'POST',
      body,
      env: SHOPIFY,
    });
    expect(answer).toMatchObject({
      data: {outcome: 'failed', form: {email: EMAIL, handle: 'crest-tee'}},
      init: {status: 503},
    });
  });
});

/** Klaviyo's server API, as its published description says: revision 2026-07-15. */
interface Klaviyo {
  server: Server;
  env: Record<string, string>;
  requests: {path: string; headers: Record<string, unknown>; body: unknown}[];
  /** Its answer: a status and a body, or none at all. */
  answer: {status: number; body?: object} | null;
}

describe('with Klaviyo as the provider', () => {
  let klaviyo: Klaviyo;
  beforeAll(async () => {
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        const {url: path = '', headers} = request;
        klaviyo.requests.push({path, headers, body});
        if (!klaviyo.answer) return void request.socket.destroy();
        response.writeHead(klaviyo.answer.status, {
          'content-type': 'application/vnd.api+json',
        });
        response.end(klaviyo.answer.body ? JSON.stringify(klaviyo.answer.body) : '');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    leadToStandIns({'https://a.klaviyo.com': `http://127.0.0.1:${port}`});
    const env = {
      NOTIFY_PROVIDER: 'klaviyo',
      KLAVIYO_API_KEY: 'pk_secret',
      KLAVIYO_LIST_ID: 'Y6nRLr',
      NEWSLETTER_CONSENT: 'News, once a month.',
    };
    klaviyo = {server, env, requests: [], answer: {status: 202}};
  });
  beforeEach(() => {
    klaviyo.requests.length = 0;
    klaviyo.answer = {status: 202};
  });
  afterEach(() => expect(logged.join('\n')).not.toContain('pk_secret'));
  afterAll(() => new Promise((resolve) => klaviyo.server.close(resolve)));

  test('a subscription is asked for as its description says', async () => {
    expect((await post({env: klaviyo.env})).outcome).toBe('saved');
    expect(klaviyo.requests).toMatchObject([
      {
        path: '/api/back-in-stock-subscriptions',
        headers: {
          authorization: 'Klaviyo-API-Key pk_secret',
          revision: '2026-07-15',
          'content-type': 'application/vnd.api+json',
        },
        body: {
          data: {
            type: 'back-in-stock-subscription',
            attributes: {
              channels: ['EMAIL'],
              profile: {data: {type: 'profile', attributes: {email: EMAIL}}},
            },
            relationships: {
              variant: {
                data: {type: 'catalog-variant', id: `$shopify:::$default:::${number}`},
              },
            },
          },
        },
      },
    ]);
  });

  test('the newsletter is another call, with the words of its consent', async () => {
    await post({env: klaviyo.env, fields: {topic: 'newsletter'}});
    expect(klaviyo.requests).toMatchObject([
      {
        path: '/api/profile-subscription-bulk-create-jobs',
        body: {
          data: {
            type: 'profile-subscription-bulk-create-job',
            attributes: {
              custom_source: 'News, once a month.',
              profiles: {
                data: [
                  {
                    attributes: {
                      email: EMAIL,
                      subscriptions: {email: {marketing: {consent: 'SUBSCRIBED'}}},
                    },
                  },
                ],
              },
            },
            relationships: {list: {data: {type: 'list', id: 'Y6nRLr'}}},
          },
        },
      },
    ]);
  });

  const aboutEmail = {
    errors: [{source: {pointer: '/data/attributes/profile/data/attributes/email'}}],
  };
  const aboutVariant = {
    errors: [{source: {pointer: '/data/relationships/variant/data/id'}}],
  };

  test.each<[string, Klaviyo['answer'], string]>([
    ['202', {status: 202}, 'saved'],
    ['200 by a gateway', {status: 200, body: {}}, 'failed'],
    ['409, it is saved already', {status: 409}, 'saved'],
    ['400 about the address', {status: 400, body: aboutEmail}, 'invalid'],
    ['400 about anything else', {status: 400, body: aboutVariant}, 'failed'],
    ['401', {status: 401}, 'failed'],
    ['403', {status: 403}, 'failed'],
    ['429', {status: 429}, 'failed'],
    ['500', {status: 500}, 'failed'],
    ['503 without a body', {status: 503}, 'failed'],
    ['a lost connection', null, 'failed'],
  ])('an answer of %s', async (_, answer, outcome) => {
    klaviyo.answer = answer;
    expect((await post({env: klaviyo.env})).outcome).toBe(outcome);
    expect(klaviyo.requests).toHaveLength(1);
  });

  test('no answer in time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    expect((await post({env: klaviyo.env})).outcome).toBe('failed');
  });
});

describe('the form', () => {
  /** The words of consent that a product's page and its options dialog get. */
  async function consentsOf(handle: string, env: Record<string, string>) {
    const params = {handle};
    const page = await callRoute(store, productPage, {
      path: `/products/${handle}`,
      params,
      env,
    });
    const path = `/api/products/${handle}`;
    const dialog = await callRoute(store, apiProduct, {path, params, env});
    const {product} = (await dialog.json()) as {product: {consent?: string}};
    const shown = 'product' in page ? page.product.consent : undefined;
    return [shown, product.consent];
  }

  test('is in the data of a page and a dialog only where a provider is configured, and somebody may have to wait', async () => {
    const env = {...SHOPIFY, NOTIFY_CONSENT: 'We write once.'};
    const words = ['We write once.', 'We write once.'];
    const none = [undefined, undefined];
    expect(await consentsOf('away-end-tee', env)).toEqual(words);
    expect(await consentsOf('away-end-tee', {})).toEqual(none);
    // It opens later, which only a shop with drops knows.
    expect(await consentsOf('low-tide-tee', {...env, DROPS: 'on'})).toEqual(words);
    expect(await consentsOf('low-tide-tee', env)).toEqual(none);
    expect(await post({env: {}})).toEqual({outcome: null, status: 404});
  });

  test('takes few posts for one address, and says so; a crowd in one network passes', async () => {
    const ask = async (email: string, network: string) => {
      const body = new URLSearchParams({topic: 'newsletter', email});
      const headers = {'oxygen-buyer-ip': network};
      const options = {path: '/api/notify', method: 'POST', body, headers, env: SHOPIFY};
      return (await callRoute(store, apiNotify, options)).status;
    };
    const flood: number[] = [];
    for (let count = 0; count < 5; count += 1)
      flood.push(await ask(EMAIL, `10.9.9.${count}`));
    expect(flood).toEqual([200, 200, 200, 429, 429]);
    const fans: number[] = [];
    for (let count = 0; count < 40; count += 1)
      fans.push(await ask(`fan${count}@example.com`, '10.9.9.9'));
    expect(new Set(fans)).toEqual(new Set([200]));
  });

  test('of the newsletter is there only with words of its own', async () => {
    const root = (env: Record<string, string>) =>
      callRoute(store, ({context}) => loadRoot(context), {env});
    expect(await root({NOTIFY_PROVIDER: 'shopify'})).not.toHaveProperty(
      'newsletterConsent',
    );
    expect(await root(SHOPIFY)).toHaveProperty(
      'newsletterConsent',
      'News, once a month.',
    );
    const none = {env: {NOTIFY_PROVIDER: 'shopify'}, fields: {topic: 'newsletter'}};
    expect((await post(none)).outcome).toBeNull();
  });
});

describe('a size that is not published by itself (§10.38)', () => {
  const catalogue = createClubCatalogue(new Date());
  const [tee] = catalogue.products.filter(
    ({handle, variants}) => handle === 'crest-tee' && variants.length > 1,
  );
  const size = tee?.variants[0]?.optionValues[0];
  for (const variant of tee?.variants ?? [])
    if (variant.optionValues[0] === size) variant.published = false;
  const shop = suiteStore({catalogue});
  const env = {...SHOPIFY, NOTIFY_CONSENT: 'We write once.'};
  const variant = `gid://shopify/Product/${tee?.id}`;

  test('can be waited for, as the product', async () => {
    const form = {topic: 'back', variant, handle: 'crest-tee', email: EMAIL};
    const options = {path: '/api/notify', method: 'POST', env};
    const body = new URLSearchParams(form);
    const response = await callRoute(shop, apiNotify, {...options, body});
    expect(await response.json()).toEqual({outcome: 'saved'});
    expect(shop.control.customers()).toMatchObject([
      {
        tags: [`back-in-stock:product-${tee?.id}`],
        metafields: [{namespace: 'back_in_stock', key: `product-${tee?.id}`}],
      },
    ]);
    expect(shop.control.customers()[0]?.metafields[0]?.value).toContain(tee?.title);
  });

  test('has a form only where the provider takes products', async () => {
    const read = async (env: Record<string, string>) => {
      const options = {
        path: '/api/products/crest-tee',
        params: {handle: 'crest-tee'},
        env,
      };
      const answer = await callRoute(shop, apiProduct, options);
      return ((await answer.json()) as {product: object}).product;
    };
    const shown = {consent: 'We write once.', mayWait: true};
    expect(await read(env)).toMatchObject(shown);
    expect(await read(env)).not.toHaveProperty('awaitsOnlyVariants');
    const klaviyo = {NOTIFY_PROVIDER: 'klaviyo', KLAVIYO_API_KEY: 'pk'};
    expect(await read({...env, ...klaviyo})).toMatchObject({
      ...shown,
      awaitsOnlyVariants: true,
    });
  });
});

describe('a product that the shop’s own country does not have', () => {
  const catalogue = createClubCatalogue(new Date());
  const tee = catalogue.products.find(({handle}) => handle === 'crest-tee');
  const shop = suiteStore({
    catalogue: {
      ...catalogue,
      markets: soldInGermanyAlone(tee),
    },
  });

  test('can be waited for in the market that has it', async () => {
    const variant = `gid://shopify/ProductVariant/${tee?.variants[0]?.id}`;
    const form = {topic: 'back', variant, handle: 'crest-tee', email: EMAIL};
    const ask = async (market: Market) => {
      const response = await callRoute(shop, apiNotify, {
        path: '/api/notify',
        method: 'POST',
        body: new URLSearchParams(form),
        env: {...SHOPIFY, PUBLIC_MARKETS: 'de-de'},
        market,
      });
      return response.json();
    };
    expect(await ask(ROOT_MARKET)).toEqual({outcome: 'unknown'});
    const {markets} = readMarkets('de-de');
    expect(await ask(marketAt('/de-de', {root: ROOT_MARKET, markets}))).toEqual({
      outcome: 'saved',
    });
  });
});
