import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {AdminError, createAdminClient, type AdminSettings} from './admin-client';

const QUERY = 'query Shop { shop { name } }';
const MUTATION = 'mutation Change { metaobjectUpdate { userErrors { code } } }';
const GOOD = {data: {shop: {name: 'Herons'}}};
const fixed: AdminSettings = {
  origin: 'https://herons.example',
  token: 'fixed-token',
  clientId: '',
  clientSecret: '',
};
let clients = 0;
/** A client of its own for each test: tokens are remembered by it. */
const client = (): AdminSettings => ({
  ...fixed,
  token: '',
  clientId: `client-${++clients}`,
  clientSecret: 'client-secret',
});

interface Sent {
  path: string;
  token: string | null;
}
let sent: Sent[];

/** Answers each request by the next of `answers`; the last one stays. */
function answerWith(...answers: [number, unknown, Record<string, string>?][]) {
  let next = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('X-Shopify-Access-Token');
    sent.push({path: new URL(url).pathname, token});
    const [status, body, headers = {}] = answers[
      Math.min(next++, answers.length - 1)
    ] ?? [500, {}];
    return new Response(JSON.stringify(body), {status, headers});
  });
}

const given = (token: string, expires_in = 86_399) =>
  [200, {access_token: token, expires_in}] as [number, unknown];

/** The client of complete settings. */
function adminWith(...settings: Parameters<typeof createAdminClient>) {
  const admin = createAdminClient(...settings);
  if (!admin) throw new Error('It has no credentials.');
  return admin;
}

async function failureOf(promise: Promise<unknown>) {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof AdminError)) throw new Error('It did not fail.');
  return error;
}

beforeEach(() => {
  sent = [];
  // Waiting for a throttled store takes no time here.
  vi.stubGlobal('setTimeout', (then: () => void) => (then(), 0));
});
afterEach(() => vi.unstubAllGlobals());

describe('the token', () => {
  it('of a client is requested once, and renewed before it expires', async () => {
    let now = 0;
    answerWith(given('one'), [200, GOOD], [200, GOOD], given('two'), [200, GOOD]);
    const admin = adminWith(client(), () => now);
    await admin.ask(QUERY);
    now = 23 * 3_600_000;
    await admin.ask(QUERY);
    now = 24 * 3_600_000;
    await admin.ask(QUERY);
    expect(sent.map(({token}) => token)).toEqual([null, 'one', 'one', null, 'two']);
  });

  it('of a client that was revoked is replaced at once', async () => {
    answerWith(given('one'), [401, {}], given('two'), [200, GOOD]);
    expect(await adminWith(client()).ask(QUERY)).toEqual(GOOD.data);
    expect(sent.at(-1)?.token).toBe('two');
  });

  it('that is static and refused fails without a retry', async () => {
    answerWith([401, {errors: 'no'}]);
    expect((await failureOf(adminWith(fixed).ask(QUERY))).kind).toBe('refused');
    expect(sent).toHaveLength(1);
  });

  it('is refused for a wrong client secret', async () => {
    answerWith([400, {error: 'application_cannot_be_found'}]);
    expect(await failureOf(adminWith(client()).ask(QUERY))).toMatchObject({
      kind: 'refused',
      detail: '',
    });
  });

  it.each(['shop_not_permitted', 'app_not_installed'])(
    'is refused with Shopify’s reason where the client is right: %s',
    async (error) => {
      for (const body of [{error}, `<title>400 - Oauth error ${error}: …</title>`]) {
        answerWith([400, body]);
        expect(await failureOf(adminWith(client()).ask(QUERY))).toMatchObject({
          kind: 'refused',
          detail: error,
        });
      }
    },
  );

  it('or a client is needed', () => {
    expect(createAdminClient({...fixed, token: ''})).toBeNull();
    expect(createAdminClient({...client(), clientSecret: ''})).toBeNull();
  });
});

describe('a throttled operation', () => {
  const throttled: [number, unknown] = [
    200,
    {
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
      extensions: {
        cost: {
          requestedQueryCost: 60,
          throttleStatus: {currentlyAvailable: 10, restoreRate: 50},
        },
      },
    },
  ];

  it('is retried after a throttled 200 or a 429', async () => {
    answerWith(throttled, [429, {}, {'Retry-After': '1'}], [200, GOOD]);
    expect(await adminWith(fixed).ask(QUERY)).toEqual(GOOD.data);
    expect(sent).toHaveLength(3);
  });

  it('is given up after two retries', async () => {
    answerWith(throttled);
    expect((await failureOf(adminWith(fixed).ask(QUERY))).kind).toBe('busy');
    expect(sent).toHaveLength(3);
  });

  it('is given up at once when the wait would be too long', async () => {
    answerWith([429, {}, {'Retry-After': '3600'}]);
    expect((await failureOf(adminWith(fixed).ask(QUERY))).kind).toBe('busy');
    expect(sent).toHaveLength(1);
  });
});

describe('refusals of the store', () => {
  const userError = (code: string, elementKey: string | null = null) => ({
    data: {metaobjectUpdate: {metaobject: null, userErrors: [{code, elementKey}]}},
  });

  it.each([
    [userError('INVALID_VALUE', 'hero_title'), 'invalid', 'hero_title'],
    [userError('RECORD_NOT_FOUND'), 'gone', 'RECORD_NOT_FOUND'],
    [userError('UNDEFINED_OBJECT_TYPE'), 'setup', 'UNDEFINED_OBJECT_TYPE'],
    [
      {
        data: null,
        errors: [
          {
            message: 'Access denied',
            extensions: {
              code: 'ACCESS_DENIED',
              requiredAccess: '`write_metaobjects` access scope.',
            },
          },
        ],
      },
      'scope',
      'write_metaobjects',
    ],
    [{errors: [{message: 'Internal error'}]}, 'unreachable', ''],
    [null, 'unreachable', ''],
    // No word of whether it was executed.
    [{data: {}}, 'unreachable', ''],
    [{data: {metaobjectUpdate: null}}, 'unreachable', ''],
    [{data: {metaobjectUpdate: {metaobject: {id: '1'}}}}, 'unreachable', ''],
  ])('%j is %s', async (body, kind, detail) => {
    answerWith([200, body]);
    const failure = await failureOf(adminWith(fixed).ask(MUTATION));
    expect(failure).toMatchObject({kind, detail});
  });

  it.each([302, 404, 500, 503])('status %i is unreachable', async (status) => {
    answerWith([status, {}]);
    expect((await failureOf(adminWith(fixed).ask(QUERY))).kind).toBe('unreachable');
  });
});

it('a failure names its operation, and no token, secret or value', async () => {
  answerWith([401, {errors: 'fixed-token'}]);
  const first = await failureOf(adminWith(fixed).ask(QUERY, {name: 'a secret draft'}));
  answerWith([400, {error: 'client-secret'}]);
  const second = await failureOf(adminWith(client()).ask(QUERY));
  for (const failure of [first, second]) {
    expect(failure).toMatchObject({kind: 'refused', operation: 'Shop'});
    const text = failure.message + JSON.stringify(failure);
    expect(text).not.toMatch(/fixed-token|client-secret|secret draft/);
  }
});
