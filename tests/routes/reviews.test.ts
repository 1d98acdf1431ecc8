import {InMemoryCache} from '@shopify/hydrogen';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createClubCatalogue} from '@quillhaven/club';

import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {loader as apiReviews} from '~/routes/api.reviews';
import {loader as home} from '~/routes/home';
import {loader as product} from '~/routes/product';
import {action, loader as form} from '~/routes/review';
import {judgemeReview, suiteJudgeme} from '../support/fake-judgeme';
import {callRoute} from '../support/route-call';
import {captureConsole, suiteStore, soldInGermanyAlone} from '../support/suite';

const HANDLE = 'crest-hoodie';
const EMAIL = 'kim@example.com';

const store = suiteStore();
const numberOf = (handle: string) =>
  String(store.catalogue.products.find((one) => one.handle === handle)?.id);
const judgeme = suiteJudgeme(() => numberOf(HANDLE));
const logged = captureConsole('info', 'warn', 'error');
beforeEach(() => {
  Object.assign(judgeme, {
    status: 200,
    raw: null,
    reviews: [judgemeReview()],
    asked: [],
    written: [],
  });
});
// Neither the token nor what somebody wrote is in a log.
afterEach(() => expect(logged.join('\n')).not.toMatch(/private-token|kim@|ninety/));

interface Asked {
  /** Number of a product, in place of the handle's. */
  product?: string;
  storeCache?: Cache;
  clock?: () => number;
}

async function reviews(handle = HANDLE, env = judgeme.env, asked: Asked = {}) {
  const {product = numberOf(handle), ...options} = asked;
  const answer = await callRoute(store, apiReviews, {params: {product}, env, ...options});
  return {
    status: answer.status,
    cached: answer.headers.get('Cache-Control'),
    atEdge: answer.headers.get('Oxygen-Cache-Control'),
    view: (await answer.json()) as {reviews: Record<string, unknown>[] | null} | null,
  };
}

describe('the newest reviews', () => {
  test('have the day that it was in the shop’s time zone', async () => {
    const env = {...judgeme.env, PUBLIC_TIME_ZONE: 'Pacific/Honolulu'};
    const {view} = await reviews(HANDLE, env);
    expect(view?.reviews).toMatchObject([
      {date: '2026-11-19', written: 'November 19, 2026'},
    ]);
  });

  test('are asked for by the product’s number, and lose the reviewer’s address', async () => {
    const {view, cached, atEdge} = await reviews();
    expect(view?.reviews).toEqual([
      {
        id: '434',
        rating: 4,
        title: 'Warm',
        body: 'Kept me dry for ninety minutes.',
        author: 'Kim B.',
        date: '2026-11-20',
        isVerified: true,
        pictures: ['https://judgeme.imgix.net/a/b.jpg'],
        stars: '4 out of 5 stars',
        written: 'November 20, 2026',
      },
    ]);
    expect(JSON.stringify(view)).not.toContain(EMAIL);
    expect(cached).toBe('public, max-age=300');
    expect(atEdge).toBe('public, max-age=300');
    const shop = 'shop_domain=quillhaven.myshopify.com';
    expect(judgeme.asked).toEqual([
      `/api/v1/products/-1?external_id=${numberOf(HANDLE)}&${shop}`,
      `/api/v1/reviews?product_id=7&per_page=10&page=1&${shop}`,
    ]);
    // No URL has it: those are in logs of others.
    expect(judgeme.tokens).toEqual(new Set(['private-token']));
  });

  test('are asked for once in five minutes, however often a visitor asks', async () => {
    const storeCache = new InMemoryCache() as unknown as Cache;
    const ask = () => reviews(HANDLE, judgeme.env, {storeCache});
    vi.useFakeTimers({toFake: ['Date'], now: Date.now()});
    for (let count = 0; count < 50; count += 1) await ask();
    expect(judgeme.asked).toHaveLength(2);
    judgeme.reviews = [judgemeReview({id: 1})];
    vi.setSystemTime(Date.now() + 290_000);
    expect((await ask()).view?.reviews?.[0]?.id).toBe('434');
    vi.setSystemTime(Date.now() + 20_000);
    await ask();
    expect((await ask()).view?.reviews?.[0]?.id).toBe('1');
    expect(judgeme.asked).toHaveLength(4);
  });

  test.each(['1', '99999999999', '00000000000000000000', 'abc', '-1'])(
    'of %s, which is the number of no product, are not asked for',
    async (product) => {
      const {status, cached} = await reviews(HANDLE, judgeme.env, {product});
      expect([status, cached]).toEqual([404, 'no-store']);
      expect(judgeme.asked).toEqual([]);
    },
  );

  test('have one spelling of their product’s number', async () => {
    const product = `0${numberOf(HANDLE)}`;
    expect((await reviews(HANDLE, judgeme.env, {product})).status).toBe(404);
    expect(judgeme.asked).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['a page', 'text/html', '<html></html>'],
    ['no JSON', 'application/json', '<html></html>'],
    ['more than a megabyte', 'application/json', `"${'x'.repeat(1024 * 1024)}"`],
  ])('are not there where Judge.me answers with %s', async (_, type, body) => {
    judgeme.raw = {type, body};
    const {view, cached} = await reviews();
    expect([view?.reviews, cached]).toEqual([null, 'no-store']);
  });

  test.each<[string, object]>([
    ['unpublished', {published: false}],
    ['hidden', {hidden: true}],
    ['without a rating', {rating: null}],
    ['with a rating of another scale', {rating: 90}],
    ['without an id', {id: '<b>'}],
  ])('%s are left out', async (_, changes) => {
    judgeme.reviews = [judgemeReview(changes), judgemeReview({id: 1})];
    expect((await reviews()).view?.reviews?.map(({id}) => id)).toEqual(['1']);
  });

  test('with hostile data are plain texts, and show pictures of one host alone', async () => {
    const script = '<img src=x onerror=alert(1)>';
    judgeme.reviews = [
      judgemeReview({
        title: script,
        body: {text: script},
        created_at: script,
        reviewer: null,
        pictures: [
          {urls: {compact: 'javascript:alert(1)'}},
          {urls: {compact: 'https://evil.example/a.jpg'}},
          {urls: null},
          null,
        ],
      }),
    ];
    expect((await reviews()).view?.reviews).toMatchObject([
      {title: script, body: '', author: '', date: '', written: '', pictures: []},
    ]);
  });

  test('are none for a product that Judge.me does not know', async () => {
    expect((await reviews('bar-scarf')).view?.reviews).toEqual([]);
  });

  test.each([401, 429, 500])(
    'are not there, nor kept, after status %s',
    async (status) => {
      judgeme.status = status;
      const {view, cached} = await reviews();
      expect(view?.reviews).toBeNull();
      expect(cached).toBe('no-store');
      expect(logged.join()).toContain('reviews.read_failed');
    },
  );
});

describe('reviews of a product that the shop’s own country does not have', () => {
  const catalogue = createClubCatalogue(new Date());
  const hoodie = catalogue.products.find(({handle}) => handle === HANDLE);
  const shop = suiteStore({
    catalogue: {
      ...catalogue,
      markets: soldInGermanyAlone(hoodie),
    },
  });

  test('are there in the market that has it', async () => {
    const {markets} = readMarkets('de-de');
    const germany = marketAt('/de-de', {root: ROOT_MARKET, markets});
    const ask = (market = ROOT_MARKET) =>
      callRoute(shop, apiReviews, {
        params: {product: numberOf(HANDLE)},
        env: {...judgeme.env, PUBLIC_MARKETS: 'de-de'},
        market,
      });
    expect((await ask()).status).toBe(404);
    const answer = await ask(germany);
    expect(await answer.json()).toMatchObject({reviews: [{id: '434'}]});
  });
});

const FIELDS = {
  rating: '5',
  headline: 'Warm',
  body: 'Ninety minutes',
  name: 'Kim',
  email: EMAIL,
};

let visitors = 0;
async function write(changes: object = {}, env = judgeme.env) {
  visitors += 1;
  const answer = await callRoute(store, action, {
    path: `/review/${HANDLE}`,
    params: {handle: HANDLE},
    method: 'POST',
    body: new URLSearchParams({...FIELDS, ...changes}),
    headers: {'oxygen-buyer-ip': `10.2.0.${visitors}`},
    env,
  });
  return answer as {
    data: {outcome: string; problems: string[]} | null;
    init: ResponseInit;
  };
}

describe('a review that is written', () => {
  test('goes to Judge.me, with the product’s number', async () => {
    expect(await write()).toMatchObject({data: {outcome: 'sent'}, init: {status: 200}});
    expect(judgeme.written).toEqual([
      {
        platform: 'shopify',
        id: numberOf(HANDLE),
        name: 'Kim',
        email: EMAIL,
        rating: 5,
        title: 'Warm',
        body: 'Ninety minutes',
      },
    ]);
    expect(judgeme.asked.join()).not.toContain('kim');
  });

  test.each<[string, object]>([
    ['rating', {rating: '6'}],
    ['headline', {headline: 'x'.repeat(101)}],
    ['body', {body: ' '}],
    ['name', {name: ''}],
    ['email', {email: 'kim'}],
  ])('without a usable %s names the field and sends nothing', async (field, changes) => {
    const {data, init} = await write(changes);
    expect(data?.problems).toEqual([field]);
    expect(init.status).toBe(422);
    expect(judgeme.written).toEqual([]);
  });

  test('by a program is not sent', async () => {
    expect((await write({comment: 'buy'})).data?.outcome).toBe('failed');
    expect(judgeme.written).toEqual([]);
  });

  test('during an outage can be sent again', async () => {
    judgeme.status = 503;
    expect(await write()).toMatchObject({data: {outcome: 'failed'}, init: {status: 503}});
  });
});

test('an outage of Judge.me leaves the product’s page as it is', async () => {
  judgeme.status = 500;
  const request = {
    path: `/products/${HANDLE}`,
    params: {handle: HANDLE},
    env: judgeme.env,
  };
  const answer = await callRoute(store, product, request);
  expect(answer).toMatchObject({product: {reviews: {title: 'Reviews'}}});
  expect(judgeme.asked).toEqual([]);
});

test('stars are on cards of products that the store has a rating of, where they are switched on', async () => {
  const ratings = async (env: Record<string, string>) => {
    const answer = await callRoute(store, home, {env});
    const page = 'page' in answer ? answer.page : answer;
    return JSON.stringify(page).match(/"rating":\{"value"/g)?.length ?? 0;
  };
  expect(await ratings({})).toBe(0);
  expect(await ratings({REVIEWS: 'stars'})).toBeGreaterThan(0);
});

test.each<Record<string, string>>([{}, {REVIEWS: 'stars'}])(
  'with %j there are no texts, no form and no call',
  async (env) => {
    expect((await reviews(HANDLE, env)).status).toBe(404);
    const request = {path: `/review/${HANDLE}`, params: {handle: HANDLE}, env};
    expect(await callRoute(store, form, request)).toMatchObject({status: 404});
    expect((await write({}, env)).data).toBeFalsy();
    const page = await callRoute(store, product, {
      ...request,
      path: `/products/${HANDLE}`,
    });
    expect(page).not.toHaveProperty('reviews');
    expect(judgeme.asked).toEqual([]);
  },
);
