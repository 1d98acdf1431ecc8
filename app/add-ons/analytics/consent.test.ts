import {describe, expect, it} from 'vitest';

import {captureConsole} from '../../../tests/support/suite';
import {asksForConsentAlone, forwardConsent, refusesCookies} from './consent.server';

captureConsole('warn');

const ENSURE =
  'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';
const CHOICE =
  'query { consentManagement { cookies(visitorConsent:{marketing:true,analytics:true,preferences:true,saleOfData:true},origReferrer:"",landingPage:"/?a=\\"{b}\\"#c") { trackingConsentCookie cookieDomain } customerAccountUrl } }';

describe('a document asks for consent alone', () => {
  it.each([
    ['Hydrogen’s', ENSURE],
    ['the consent script’s', CHOICE],
    ['one without a keyword', '{consentManagement{cookies{cookieDomain}}}'],
  ])('%s', (_, query) => expect(asksForConsentAlone(query)).toBe(true));

  it.each([
    ['a product', '{ product(handle: "a") { title } }'],
    [
      'a product beside it',
      '{ consentManagement { cookies { cookieDomain } } shop { name } }',
    ],
    [
      'a product before it',
      '{ shop { name } consentManagement { cookies { cookieDomain } } }',
    ],
    ['a product under its name', '{ consentManagement: shop { name } }'],
    ['a mutation', 'mutation { consentManagement { cookies { cookieDomain } } }'],
    ['a second operation', `${ENSURE} query other { shop { name } }`],
    ['a fragment at the root', '{ ...f } fragment f on QueryRoot { shop { name } }'],
    ['a fragment behind it', `${ENSURE} fragment f on QueryRoot { shop { name } }`],
    [
      'variables',
      'query q($a: String) { consentManagement { cookies { cookieDomain } } }',
    ],
    [
      'a directive',
      '{ consentManagement @skip(if: false) { cookies { cookieDomain } } }',
    ],
    [
      'braces in a comment',
      '{ consentManagement { cookies { cookieDomain # } }\n } } shop { name } }',
    ],
    [
      'braces in a block string',
      '{ consentManagement { cookies(landingPage: """" } } } """) { cookieDomain } } shop { name } }',
    ],
    ['a string that does not end', '{ consentManagement { cookies(landingPage: "a) } }'],
    ['one that does not end', '{ consentManagement { cookies {'],
    ['nothing', ''],
  ])('not %s', (_, query) => expect(asksForConsentAlone(query)).toBe(false));
});

describe('a choice', () => {
  const choice = (consent: string, page = '/') =>
    `query { consentManagement { cookies(visitorConsent:{${consent}},landingPage:"${page}") { trackingConsentCookie } } }`;
  it.each([
    [choice('marketing:false,analytics:false,preferences:false,saleOfData:false')],
    [choice('marketing: false, analytics:true')],
    [choice('saleOfData:false')],
  ])('against cookies is one: %s', (query) => expect(refusesCookies(query)).toBe(true));

  it.each([
    [ENSURE],
    [CHOICE],
    [choice('marketing:true', '/?visitorConsent:{marketing:false}')],
    ['{ consentManagement { cookies(other:{marketing:false}) { cookieDomain } } }'],
  ])('for cookies is none: %s', (query) => expect(refusesCookies(query)).toBe(false));
});

const URL_OF_SHOP = 'https://shop.example/api/unstable/graphql.json';

function post(body: unknown, headers: Record<string, string> = {}) {
  return new Request(URL_OF_SHOP, {method: 'POST', body: JSON.stringify(body), headers});
}

interface Options {
  isOn?: boolean;
  timeoutMs?: number;
  buyerIp?: string;
  answer?: () => Promise<Response>;
}

/** A context whose store answers with cookies and timings, and what the store was sent. */
function contextWith({
  isOn = true,
  timeoutMs = 1000,
  buyerIp = '',
  answer = async () =>
    new Response('{"data":{}}', {
      headers: [
        ['Content-Type', 'application/json; charset=utf-8'],
        ['Set-Cookie', '_shopify_analytics=1; HttpOnly'],
        ['Set-Cookie', '_shopify_essential=2; HttpOnly'],
        ['Server-Timing', '_y;desc="a", _s;desc="b", _cmp;desc="c"'],
        ['X-Secret', 'kept'],
      ],
    }),
}: Options = {}) {
  const sent: Request[] = [];
  const context = {
    config: {analytics: isOn ? {token: 'public-token'} : null, store: {timeoutMs}},
    storefront: {
      forward: (request: Request) => {
        sent.push(request);
        return answer();
      },
    },
    preview: null,
    began: 1_000_000,
    buyerIp,
    requestId: 'request',
    siteOrigin: 'https://shop.example',
  } as unknown as Parameters<typeof forwardConsent>[1];
  return {context, sent};
}

describe('a consent document is forwarded', () => {
  it('with Shopify’s cookies and the ids of the visit, and nothing else of the visitor’s', async () => {
    const {context, sent} = contextWith();
    const answer = await forwardConsent(
      post(
        {query: ENSURE, variables: {secret: 1}},
        {
          Cookie: 'cart=key; _shopify_analytics=1; preview=secret; _shopify_essential=2',
          'X-Shopify-VisitToken': 'visit',
          'X-Shopify-Storefront-Access-Token': 'of-the-visitor',
          Authorization: 'secret',
          Referer: 'https://shop.example/hoodies?gclid=1',
        },
      ),
      context,
    );
    const [asked] = sent;
    expect(Object.fromEntries(asked?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      cookie: '_shopify_analytics=1; _shopify_essential=2',
      origin: 'https://shop.example',
      referer: 'https://shop.example/',
      'x-shopify-storefront-access-token': 'public-token',
      'x-shopify-visittoken': 'visit',
    });
    expect(await asked?.json()).toEqual({query: ENSURE});
    expect(asked?.url).toBe(URL_OF_SHOP);
    expect(answer.headers.getSetCookie()).toEqual([
      '_shopify_analytics=1; HttpOnly',
      '_shopify_essential=2; HttpOnly',
    ]);
    expect(answer.headers.get('Server-Timing')).toContain('_cmp;desc="c"');
    expect(answer.headers.get('X-Secret')).toBeNull();
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['is off', 404, {isOn: false}, {query: ENSURE}],
    ['is asked for something else', 403, {}, {query: '{ shop { name } }'}],
    ['gets no document', 403, {}, ['x']],
    [
      'has a store that fails',
      502,
      {answer: () => Promise.reject(new Error('away'))},
      {query: ENSURE},
    ],
    [
      'is answered with a page',
      502,
      {
        answer: async () =>
          new Response('<html>', {
            headers: {'Content-Type': 'text/html', 'Set-Cookie': 'a=1'},
          }),
      },
      {query: ENSURE},
    ],
    [
      'is answered without end',
      502,
      {
        answer: async () =>
          new Response('x'.repeat(70_000), {
            headers: {'Content-Type': 'application/json'},
          }),
      },
      {query: ENSURE},
    ],
    [
      'has a store that never answers',
      502,
      {timeoutMs: 1, answer: () => new Promise<never>(() => {})},
      {query: ENSURE},
    ],
  ])('not where it %s: %i', async (_, status, options, body) => {
    const {context, sent} = contextWith(options);
    const answer = await forwardConsent(post(body), context);
    expect(answer.status).toBe(status);
    expect(sent).toHaveLength(status === 502 ? 1 : 0);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('for a stadium’s views of one network, and its refusals always', async () => {
    const {context, sent} = contextWith({buyerIp: '1.2.3.4'});
    const statuses: number[] = [];
    for (let count = 0; count < 6001; count += 1)
      statuses.push((await forwardConsent(post({query: ENSURE}), context)).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect(sent).toHaveLength(6000);
    expect((await forwardConsent(post({query: CHOICE}), context)).status).toBe(429);
    const query = CHOICE.replace('marketing:true', 'marketing:false');
    expect((await forwardConsent(post({query}), context)).status).toBe(200);
  });
});
