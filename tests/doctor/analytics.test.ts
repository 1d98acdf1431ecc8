import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, it, test} from 'vitest';

import {ANALYTICS_SETTINGS} from '../../app/add-ons/analytics/settings.server';
import {parseConfig} from '../../app/server/config';
import {events, sharesDomain, visits} from '../../tools/doctor/checks/analytics';
import type {Context} from '../../tools/doctor/check';
import {leadToStandIns} from '../support/stand-ins';

const TIMING = '_y;desc="a", _s;desc="b", _cmp;desc="c"';
let server: Server;
let origin: string;
const asked: string[] = [];
let answer = {status: 200, timing: TIMING};
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('Server-Timing', answer.timing);
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  leadToStandIns({'https://graph.facebook.com': origin, 'https://a.klaviyo.com': origin});
});
beforeEach(() => {
  asked.length = 0;
  answer = {status: 200, timing: TIMING};
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const contextOf = (env: Record<string, string>) =>
  ({
    config: parseConfig(
      {
        PUBLIC_STORE_DOMAIN: 'club.myshopify.com',
        PUBLIC_STOREFRONT_API_TOKEN: '10ca15702e0000000000000000000001',
        PUBLIC_COLLECTION_ID: '1',
        SHOP_ID: '7',
        PUBLIC_ANALYTICS: 'on',
        ...env,
      },
      [ANALYTICS_SETTINGS],
    ),
    isLocal: false,
  }) as Context;

const statusesOf = async (found: ReturnType<typeof visits.run>) =>
  [await found].flat().map(({status}) => status);

describe('visits', () => {
  it('are asked for consent through the shop’s own origin', async () => {
    const env = {PUBLIC_SITE_ORIGIN: origin, PUBLIC_CHECKOUT_DOMAIN: '127.0.0.1'};
    expect(await statusesOf(visits.run(contextOf(env)))).toEqual(['ok', 'ok']);
    expect(asked).toEqual(['POST /api/unstable/graphql.json']);
    answer = {status: 200, timing: ''};
    expect(await statusesOf(visits.run(contextOf(env)))).toEqual(['ok', 'fault']);
    answer = {status: 404, timing: TIMING};
    expect(await statusesOf(visits.run(contextOf(env)))).toEqual(['ok', 'fault']);
  });

  it('end at a checkout on another domain', async () => {
    const env = {PUBLIC_SITE_ORIGIN: origin};
    expect(await statusesOf(visits.run(contextOf(env)))).toEqual(['fault', 'ok']);
  });

  it('are not examined where nothing is counted', async () => {
    const env = {PUBLIC_ANALYTICS: 'off'};
    expect(await statusesOf(visits.run(contextOf(env)))).toEqual(['ok']);
    expect(asked).toEqual([]);
  });

  it.each([
    ['shop.example.com', 'checkout.example.com', true],
    ['example.com', 'checkout.example.com', true],
    ['www.example.com', 'example.com', true],
    ['shop.example.co.uk', 'checkout.example.co.uk', true],
    ['one.co.uk', 'two.co.uk', false],
    ['one.com', 'two.com', false],
    ['shop.example.com', 'club.myshopify.com', false],
  ])('%s and %s share a domain: %s', (shop, checkout, expected) =>
    expect(sharesDomain(shop, checkout)).toBe(expected),
  );
});

describe('services that get events', () => {
  const env = () => ({
    GA4_MEASUREMENT_ID: 'G-AB12',
    GA4_API_SECRET: 'secret',
    GA4_ORIGIN: origin,
    META_DATASET_ID: '77',
    META_ACCESS_TOKEN: 'token',
    KLAVIYO_EVENTS: 'on',
    KLAVIYO_API_KEY: 'key',
  });

  it('are asked with calls that change nothing', async () => {
    expect(await statusesOf(events.run(contextOf(env())))).toEqual(['note', 'ok', 'ok']);
    expect(asked.sort()).toEqual([
      'GET /api/metrics',
      'GET /v24.0/77?fields=id',
      'POST /debug/mp/collect?measurement_id=G-AB12&api_secret=secret',
    ]);
  });

  it('refuse a wrong key', async () => {
    answer = {status: 401, timing: ''};
    const statuses = await statusesOf(events.run(contextOf(env())));
    expect(statuses).toEqual(['fault', 'fault', 'fault']);
    const wrong = {...env(), GA4_MEASUREMENT_ID: 'UA-1'};
    answer = {status: 200, timing: ''};
    expect(await statusesOf(events.run(contextOf(wrong)))).toContain('fault');
  });

  test('there are none by default', async () => {
    expect(await statusesOf(events.run(contextOf({})))).toEqual(['ok']);
  });
});
