import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';

import {afterEach, describe, expect, test} from 'vitest';

import {addLanguages} from '~/languages/index.server';
import {marketAt, readMarkets, ROOT_MARKET} from '~/lib/market';
import {action as tools, loader as profile} from '~/routes/commerce';
import {loader as markdown} from '~/routes/markdown';
import {callRoute, type RouteRequest} from '../support/route-call';
import {captureConsole, suiteStore} from '../support/suite';

addLanguages();

const store = suiteStore();
captureConsole('warn', 'error');

const ENV = {
  PUBLIC_SITE_ORIGIN: 'https://shop.example',
  PUBLIC_MARKETS: 'de-de,fr-fr',
};
const GERMANY = marketAt('/de-de', {
  root: ROOT_MARKET,
  markets: readMarkets(ENV.PUBLIC_MARKETS).markets,
});

const ask = (path: string, request: RouteRequest = {}) => {
  const [, handle = ''] = /([^/]+)\.md$/.exec(path) ?? [];
  return callRoute(store, markdown, {
    path: (request.market?.prefix ?? '') + path,
    params: path.endsWith('/agents.md') ? {} : {handle},
    ...request,
    env: {...ENV, ...request.env},
  });
};
const textOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text();

describe('/agents.md', () => {
  test('says what is sold, where, under which terms, and how a cart link is built', async () => {
    const text = await textOf('/agents.md');
    expect(text).toMatch(/^# Quillhaven Herons\n\n> /);
    expect(text).toContain('](https://shop.example/collections/headwear.md)');
    expect(text).toContain('https://shop.example/search?q=WORDS');
    expect(text).toContain(
      'Deutschland (DE), Deutsch, prices in EUR: https://shop.example/de-de\n',
    );
    expect(text).toContain('https://shop.example/cart/NUMBER:QUANTITY');
    expect(text).toContain('Where several products or colors fit, name them and ask');
    expect(text).toContain('](https://shop.example/policies/refund-policy.md)');
    expect(text).toContain('https://shop.example/.well-known/ucp');
  });

  test('every page that it links to is there', async () => {
    const text = await textOf('/agents.md');
    const paths = Array.from(
      text.matchAll(/\]\(https:\/\/shop\.example(\/[^)]+\.md)\)/g),
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) expect((await ask(path)).status, path).toBe(200);
  });
});

describe('a page as Markdown', () => {
  test('is a product with its options, its variants and their prices, in its market', async () => {
    const text = await textOf('/products/crest-hoodie.md', {market: GERMANY});
    expect(text).toContain('- Page: https://shop.example/de-de/products/crest-hoodie\n');
    expect(text).toMatch(/- Farbe: .*#[\da-f]{6}/);
    expect(text).toContain('https://shop.example/de-de/cart/NUMBER:QUANTITY');
    const rows = text.split('\n').filter((line) => /\| \d{6,} \|$/.test(line));
    expect(rows).toHaveLength(
      store.catalogue.products.find(({handle}) => handle === 'crest-hoodie')?.variants
        .length ?? 0,
    );
    expect(rows.every((row) => row.includes(' EUR | '))).toBe(true);
    expect(rows.some((row) => row.includes('| sold out |'))).toBe(true);
    expect(text).toContain('## Description');
  });

  test('says who pays import duties, where the merchant does', async () => {
    const env = {DUTIES_INCLUDED: 'US', DUTIES_DUE: 'DE'};
    expect(await textOf('/products/crest-tee.md', {env})).toContain(
      '- Import duties included\n',
    );
    const abroad = await textOf('/products/crest-tee.md', {env, market: GERMANY});
    expect(abroad).toContain('- Einfuhrabgaben bei Lieferung fällig\n');
    expect(await textOf('/products/crest-tee.md')).not.toContain('duties');
  });

  test('is a product of one variant, which has no options', async () => {
    const text = await textOf('/products/bar-scarf.md');
    expect(text).toContain('\n| Price | Availability | Number |\n');
    expect(text).not.toContain('Default Title');
  });

  test('is a collection with the state and the price of each product', async () => {
    const text = await textOf('/collections/headwear.md');
    expect(text).toMatch(
      /- \[[^\]]+\]\(https:\/\/shop\.example\/products\/[\w-]+\.md\): \d+\.\d\d USD, in stock/,
    );
    expect(await textOf('/collections/hoodies.md')).toMatch(
      /crest-hoodie\.md\): 59\.00 USD, in stock, 4 colors: Petrol, Ink/,
    );
  });

  test('is a policy, or a page', async () => {
    for (const path of ['/policies/refund-policy.md', '/pages/sizes-and-fit.md']) {
      const text = await textOf(path);
      expect(text).toMatch(/^# .+\n\n- Page: https:\/\/shop\.example\//);
      expect(text).not.toMatch(/<\w/);
      expect(text.length).toBeGreaterThan(150);
    }
  });

  test.each([
    '/products/nothing.md',
    '/products/tide-table-sweatshirt.md',
    '/collections/nothing.md',
    '/policies/nothing.md',
    '/pages/nothing.md',
  ])('is not found at %s', async (path) => expect((await ask(path)).status).toBe(404));

  test('is for no search engine', async () => {
    const {headers} = await ask('/products/bar-scarf.md');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
  });

  test('is not there where agents are switched off, and 503 while the store fails', async () => {
    const env = {AGENTS: 'off'};
    for (const path of ['/agents.md', '/products/bar-scarf.md'])
      expect((await ask(path, {env})).status).toBe(404);
    store.control.addFault({fault: {kind: 'status', status: 503}});
    expect((await ask('/products/bar-scarf.md')).status).toBe(503);
  });
});

describe('the store’s endpoints for agents', () => {
  interface Asked {
    method?: string | undefined;
    url?: string | undefined;
    headers: IncomingHttpHeaders;
    body: string;
  }
  const open: (() => void)[] = [];
  afterEach(() => open.splice(0).forEach((close) => close()));

  /** A store that answers every request alike, and what it was asked. */
  async function storeThat(
    status: number,
    headers: Record<string, string> = {},
    answer: string | Buffer = '{"ucp":{}}',
  ) {
    const asked: Asked[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body,
        });
        response.writeHead(status, {'Content-Type': 'application/json', ...headers});
        response.end(answer);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    open.push(() => server.close());
    const {port} = server.address() as AddressInfo;
    return {asked, env: {PUBLIC_STORE_DOMAIN: `http://127.0.0.1:${port}`}};
  }

  const post = {
    path: '/api/ucp/mcp',
    method: 'POST',
    body: '{"jsonrpc":"2.0"}',
    headers: {
      'Content-Type': 'application/json',
      'UCP-Agent': 'profile="https://agent.example/profile"',
      Cookie: 'cart=secret',
      'X-Forwarded-For': '10.0.0.1',
    },
  };

  test('are the store’s own, without cookies', async () => {
    const {asked, env} = await storeThat(200, {
      'Set-Cookie': 'a=1',
      'Cache-Control': 'max-age=60',
    });
    const found = await callRoute(store, profile, {path: '/.well-known/ucp', env});
    expect(await found.json()).toEqual({ucp: {}});
    expect(found.headers.get('Cache-Control')).toBe('max-age=60');
    const answer = await callRoute(store, tools, {...post, env});
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(asked).toMatchObject([
      {method: 'GET', url: '/.well-known/ucp'},
      {
        method: 'POST',
        url: '/api/ucp/mcp',
        body: post.body,
        headers: {'ucp-agent': post.headers['UCP-Agent']},
      },
    ]);
    for (const {headers} of asked) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('x-forwarded-for');
    }
  });

  test('let an agent search the local store, and make a cart in euros', async () => {
    const call = async (name: string, given: object) => {
      const meta = {'ucp-agent': {profile: 'https://agent.example/profile.json'}};
      const params = {name, arguments: {meta, ...given}};
      const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params});
      const answer = await callRoute(store, tools, {...post, body});
      const {result} = (await answer.json()) as {result: {structuredContent: unknown}};
      return result.structuredContent;
    };
    const context = {address_country: 'DE'};
    const found = (await call('search_catalog', {
      catalog: {query: 'crest hoodie', context},
    })) as {products: {handle: string; variants: {id: string}[]}[]};
    const hoodie = found.products.find(({handle}) => handle === 'crest-hoodie');
    const line = {item: {id: hoodie?.variants[0]?.id}, quantity: 1};
    expect(
      await call('create_cart', {cart: {line_items: [line], context}}),
    ).toMatchObject({
      currency: 'EUR',
      line_items: [{quantity: 1, item: {price: 5495}}],
      continue_url: expect.stringContaining(store.url),
    });
  });

  test('answer as the store does; a redirect of its is not followed', async () => {
    const {env} = await storeThat(429, {'Retry-After': '7'});
    const busy = await callRoute(store, tools, {...post, env});
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '7']);
    const moved = await storeThat(301, {Location: 'https://other.example/'});
    const answer = await callRoute(store, profile, {
      path: '/.well-known/ucp',
      env: moved.env,
    });
    expect(answer.status).toBe(404);
  });

  const PROFILE = {path: '/.well-known/ucp'};

  test('keep what their answer varies by', async () => {
    const {env} = await storeThat(200, {
      'Cache-Control': 'max-age=60',
      Vary: 'Accept-Language, UCP-Agent',
    });
    const found = await callRoute(store, profile, {...PROFILE, env});
    expect(found.headers.get('Vary')).toBe('Accept-Language, UCP-Agent');
  });

  test.each<[string, number, Record<string, string>, string | Buffer]>([
    ['a page', 200, {'Content-Type': 'text/html'}, '<script>alert(1)</script>'],
    [
      'a page that says it is for XML',
      200,
      {'Content-Type': 'application/xhtml+xml'},
      '<html/>',
    ],
    ['a script', 200, {'Content-Type': 'text/javascript'}, 'alert(1)'],
    ['no type', 200, {'Content-Type': ''}, '<html>'],
    [
      'a type that only begins like JSON',
      200,
      {'Content-Type': 'application/jsonp'},
      '<html>',
    ],
    [
      'a page for an error',
      503,
      {'Content-Type': 'text/html', 'Retry-After': '7'},
      '<html>',
    ],
    ['30 MB', 200, {}, Buffer.alloc(30 * 1024 * 1024, ' ')],
  ])(
    'pass on JSON alone, and not too much of it: %s',
    async (_, status, headers, answer) => {
      const {env} = await storeThat(
        status,
        {'Cache-Control': 'public, max-age=600', ...headers},
        answer,
      );
      for (const found of [
        await callRoute(store, profile, {...PROFILE, env}),
        await callRoute(store, tools, {...post, env}),
      ]) {
        expect(found.status).toBe(status === 200 ? 502 : status);
        expect(await found.text()).toBe('');
        expect(found.headers.get('Content-Type')).toBeNull();
        expect(found.headers.get('Cache-Control')).toBe('no-store');
        expect(found.headers.get('Retry-After')).toBe(headers['Retry-After'] ?? null);
      }
    },
  );

  test('take an agent’s notification, which has no answer', async () => {
    const {env} = await storeThat(202, {'Content-Type': ''}, '');
    expect((await callRoute(store, tools, {...post, env})).status).toBe(202);
  });

  test('are 404 where agents are switched off, 405 for a read of the tools, 502 without a store', async () => {
    const {asked, env} = await storeThat(200);
    const off = {...env, AGENTS: 'off'};
    expect((await callRoute(store, tools, {...post, env: off})).status).toBe(404);
    const read = await callRoute(store, profile, {path: '/api/ucp/mcp', env});
    expect(read.status).toBe(405);
    expect(asked).toEqual([]);
    const gone = {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:1'};
    expect((await callRoute(store, tools, {...post, env: gone})).status).toBe(502);
  });
});
