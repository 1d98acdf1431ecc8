import {CartForm} from '@shopify/hydrogen';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';

import {action as events} from '~/routes/api.analytics';
import {action as cartForm} from '~/routes/cart';
import {loadRoot} from '~/shell/index.server';
import {startCollector, type Collector} from '../support/collector';
import {callRoute, type RouteRequest} from '../support/route-call';
import {leadToStandIns} from '../support/stand-ins';
import {captureConsole, suiteStore} from '../support/suite';

const store = suiteStore();
const logged = captureConsole('info', 'warn', 'error');
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  leadToStandIns(collector.standIns);
});
beforeEach(() => void (collector.received.length = 0));
afterAll(() => collector.stop());

const UNIQUE = 'aaaabbbb-1111-4222-8333-444455556666';
const VISIT = '0000000f-1111-4222-8333-444455556666';
const NOW = Date.UTC(2026, 10, 26, 12);
const ARRIVED = NOW - 90_000;
const CAMPAIGN = `campaign=utm_source=mail&fbclid=click&_kx=person&arrived=${ARRIVED}`;
const ALL = `_shopify_essential=x; _shopify_analytics=1; _shopify_marketing=1; ${CAMPAIGN}`;

const item = {
  id: 'gid://shopify/Product/1',
  title: 'Tee',
  vendor: 'Club',
  productType: 'Shirt',
  variantId: 'gid://shopify/ProductVariant/2',
  variantTitle: 'M',
  sku: 'TEE-M',
  price: '20.50',
  quantity: 2,
};
const event = (name: string, more: object = {}) => ({
  id: `event-${name}`,
  name,
  url: 'http://localhost:3000/products/tee?utm_source=mail&email=kim@example.com',
  currency: 'EUR',
  items: [],
  ...more,
});
const VIEW = event('page_viewed');
const PRODUCT = event('product_viewed', {items: [{...item, quantity: 1}]});
const ADD = event('product_added_to_cart', {items: [item]});

interface Post {
  list?: unknown[];
  cookie?: string;
  marketing?: string;
  unique?: string;
  env?: Record<string, string>;
  headers?: Record<string, string>;
}

async function post({
  list = [VIEW, PRODUCT, ADD],
  cookie = ALL,
  marketing = 'yes',
  unique = UNIQUE,
  env = collector.env,
  headers = {},
}: Post = {}): Promise<Response> {
  const fields = {events: JSON.stringify(list), unique, visit: VISIT, marketing};
  return callRoute(store, events, {
    path: '/api/events',
    method: 'POST',
    body: new URLSearchParams(fields),
    clock: () => NOW,
    env,
    headers: {
      Cookie: cookie,
      'User-Agent': 'Browser',
      'oxygen-buyer-ip': '1.2.3.4',
      ...headers,
    },
  });
}

const services = () =>
  (['ga4', 'meta', 'klaviyo'] as const).filter((name) => collector.names(name).length);

describe('the events that a page posts', () => {
  test('reach Google Analytics with the visit’s ids', async () => {
    expect((await post()).status).toBe(204);
    const sent = collector.received.find(({path}) => path.startsWith('/mp/'));
    expect(sent?.path).toBe('/mp/collect?measurement_id=G-TEST&api_secret=google-secret');
    const session = {session_id: 0xf1111, engagement_time_msec: 1};
    const page = 'http://localhost:3000/products/tee?utm_source=mail';
    expect(sent?.body).toEqual({
      client_id: UNIQUE,
      consent: {ad_user_data: 'GRANTED', ad_personalization: 'GRANTED'},
      events: [
        {name: 'campaign_details', params: {...session, source: 'mail'}},
        {
          name: 'page_view',
          params: {...session, event_id: VIEW.id, page_location: page},
        },
        {
          name: 'view_item',
          params: expect.objectContaining({event_id: PRODUCT.id, value: 20.5}) as unknown,
        },
        {
          name: 'add_to_cart',
          params: {
            ...session,
            event_id: ADD.id,
            page_location: page,
            currency: 'EUR',
            value: 41,
            items: [
              {
                item_id: '2',
                item_name: 'Tee',
                item_brand: 'Club',
                item_category: 'Shirt',
                item_variant: 'M',
                price: 20.5,
                quantity: 2,
              },
            ],
          },
        },
      ],
    });
  });

  test('reach Meta with what it needs to know whose they are', async () => {
    await post();
    const sent = collector.received.find(({path}) => path.startsWith('/v24.0/'));
    expect(sent?.body.access_token).toBe('meta-secret');
    expect(collector.names('meta')).toEqual(['PageView', 'ViewContent', 'AddToCart']);
    expect(collector.events('meta').at(-1)).toEqual({
      event_name: 'AddToCart',
      event_id: ADD.id,
      event_time: NOW / 1000,
      event_source_url: 'http://localhost:3000/products/tee?utm_source=mail',
      action_source: 'website',
      user_data: {
        client_ip_address: '1.2.3.4',
        client_user_agent: 'Browser',
        fbc: `fb.1.${ARRIVED}.click`,
      },
      custom_data: {
        content_type: 'product_group',
        content_ids: ['1'],
        currency: 'EUR',
        value: 41,
      },
    });
  });

  test.each([`&arrived=${NOW + 1}`, '&arrived=x', ''])(
    'name Meta no time of a click that cannot be: %s',
    async (arrived) => {
      await post({list: [VIEW], cookie: ALL.replace(/&arrived=\d+/, arrived)});
      const [view] = collector.events('meta');
      expect(view?.user_data).toMatchObject({fbc: `fb.1.${NOW}.click`});
    },
  );

  test('reach Klaviyo only for visitors who came from one of its messages', async () => {
    await post();
    const sent = collector.received.find(({path}) => path === '/api/events');
    expect(sent?.headers.authorization).toBe('Klaviyo-API-Key klaviyo-secret');
    expect(collector.names('klaviyo').sort()).toEqual([
      'Added to Cart',
      'Viewed Product',
    ]);
    const added = collector.events('klaviyo').find(({unique_id: id}) => id === ADD.id);
    expect(added).toMatchObject({
      value: 41,
      value_currency: 'EUR',
      properties: {ProductName: 'Tee', ProductID: '1', VariantID: '2', Price: 20.5},
      profile: {data: {type: 'profile', attributes: {_kx: 'person'}}},
    });
    collector.received.length = 0;
    await post({cookie: ALL.replace('&_kx=person', '')});
    expect(services()).toEqual(['ga4', 'meta']);
  });

  test('hold nothing of a URL but its campaign', async () => {
    await post();
    expect(JSON.stringify(collector.received)).not.toContain('kim@example.com');
  });

  test.each([
    ['has declined', {cookie: '_shopify_essential=x'}, []],
    ['was never asked', {cookie: ''}, []],
    ['allows analytics alone', {cookie: '_shopify_analytics=1'}, ['ga4']],
    ['allows no marketing on this page', {marketing: 'no'}, ['ga4']],
    ['sends Global Privacy Control', {headers: {'Sec-GPC': '1'}}, ['ga4']],
    ['has cookies of other names', {cookie: 'x_shopify_analytics=1'}, []],
    ['has an empty cookie', {cookie: '_shopify_analytics=; _shopify_marketing='}, []],
  ])('of a visitor who %s', async (_, options, expected) => {
    expect((await post(options)).status).toBe(204);
    expect(services()).toEqual(expected);
    const [google] = collector.received;
    if (expected.length)
      expect(google?.body.consent).toMatchObject({ad_user_data: 'DENIED'});
  });

  test('go nowhere else, and are not accepted where no service is configured', async () => {
    const analytics = {PUBLIC_ANALYTICS: 'on'};
    expect((await post({env: analytics})).status).toBe(404);
    expect((await post({env: {}})).status).toBe(404);
    const google = {GA4_MEASUREMENT_ID: '', GA4_API_SECRET: ''};
    await post({env: {...collector.env, ...google}});
    expect(services()).toEqual(['meta', 'klaviyo']);
  });

  test('are sent once, also where a service refuses them; the log has no secret', async () => {
    collector.answer(500);
    expect((await post({list: [ADD]})).status).toBe(204);
    collector.answer(200);
    expect(collector.received).toHaveLength(3);
    const lines = logged.filter((line) => line.includes('events.not_sent'));
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toMatch(/secret|1\.2\.3\.4|person|click/);
  });

  test('have no visitor where Shopify has given none', async () => {
    const none = '00000000-0000-0000-5000-000000000000';
    await post({unique: none});
    expect(services()).toEqual(['meta', 'klaviyo']);
  });

  test('that no page can have written are dropped', async () => {
    expect((await post({list: [{...ADD, name: 'purchase'}, null, 'x']})).status).toBe(
      204,
    );
    expect(collector.received).toEqual([]);
  });
});

describe('what a plain form adds', () => {
  const variant = () => store.catalogue.products[0]?.variants[0];
  const add = (cookie: string, env: RouteRequest['env'] = collector.env) => {
    const merchandiseId = `gid://shopify/ProductVariant/${variant()?.id}`;
    const lines = [{merchandiseId, quantity: 2}];
    const input = {action: 'LinesAdd', inputs: {lines}};
    return callRoute(store, cartForm, {
      path: '/cart',
      method: 'POST',
      body: new URLSearchParams({[CartForm.INPUT_NAME]: JSON.stringify(input)}),
      env,
      headers: {Cookie: cookie, 'User-Agent': 'Browser'},
    });
  };
  const cookiesIn = (answer: unknown) =>
    (answer as Response).headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith('added='));

  /** Shopify's cookies of a visitor who has accepted, as the store writes them. */
  async function consented(isAllowed = true) {
    const query = `{ consentManagement { cookies(visitorConsent: {marketing: ${isAllowed}, analytics: ${isAllowed}}) { cookieDomain } } }`;
    const answer = await fetch(`${store.url}/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': String(
          store.env.PUBLIC_STOREFRONT_API_TOKEN,
        ),
      },
      body: JSON.stringify({query}),
    });
    await answer.text();
    return {
      cookie: answer.headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0] ?? '')
        .filter((each) => !each.endsWith('='))
        .join('; '),
      unique: /_y;desc="([^"]+)/.exec(answer.headers.get('Server-Timing') ?? '')?.[1],
    };
  }

  test('is sent with the visitor’s id, and reported to the next page', async () => {
    const {cookie, unique} = await consented();
    const [added] = cookiesIn(await add(`${cookie}; ${CAMPAIGN}`));
    expect(added).toContain(`added=${variant()?.id}; Path=/; Max-Age=1800`);
    expect(services()).toEqual(['ga4', 'meta', 'klaviyo']);
    const [google] = collector.received.filter(({path}) => path.startsWith('/mp/'));
    expect(google?.body.client_id).toBe(unique);
    const [{event_id: id} = {}] = collector.events('meta');
    expect(id).toMatch(/^[\w-]{8,}$/);
    const params = {event_id: id, items: [{quantity: 2}]};
    expect(google?.body.events).toMatchObject([{name: 'add_to_cart', params}]);
    expect(collector.names('meta')).toEqual(['AddToCart']);
    expect(collector.events('klaviyo')).toMatchObject([{unique_id: id}]);
  });

  test('is not reported for a visitor who has declined, nor where analytics are off', async () => {
    const {cookie} = await consented(false);
    expect(cookiesIn(await add(cookie))).toEqual([]);
    expect(cookiesIn(await add(''))).toEqual([]);
    expect(cookiesIn(await add((await consented()).cookie, {}))).toEqual([]);
    expect(collector.received).toEqual([]);
  });

  test('is reported to the page alone where no service is configured', async () => {
    const {cookie} = await consented();
    expect(cookiesIn(await add(cookie, {PUBLIC_ANALYTICS: 'on'}))).toHaveLength(1);
    expect(collector.received).toEqual([]);
  });

  test('is not sent where it has sold out meanwhile', async () => {
    const {cookie} = await consented();
    store.control.setStock(variant()?.sku ?? '', 0);
    expect(cookiesIn(await add(cookie))).toEqual([]);
    expect(collector.received).toEqual([]);
  });

  test('is not sent where the store does not answer', async () => {
    const {cookie} = await consented();
    store.control.addFault({fault: {kind: 'status', status: 503}});
    expect(cookiesIn(await add(cookie))).toEqual([]);
    expect(collector.received).toEqual([]);
  });
});

test('pages post events only where a service is configured', async () => {
  const root = (env: Record<string, string>) =>
    callRoute(store, ({context}) => loadRoot(context), {env});
  expect(await root({PUBLIC_ANALYTICS: 'on'})).toMatchObject({
    analytics: {isPassedOn: false},
  });
  expect(await root(collector.env)).toMatchObject({analytics: {isPassedOn: true}});
});
