import {afterAll, beforeAll, expect, test} from 'vitest';

import {SESSION_MS} from '../../app/staff/session';
import {startWorker} from '../../tools/worker/start-worker';
import {askWire, startBuiltShop, type BuiltShop} from '../support/built-shop';
import {PREVIEW_SECRET, sessionValue} from '../support/preview';

/** Staff's data stays with staff: the built worker, asked over the wire. The rest is in tests/routes/staff.test.ts. */

const PATH = '/preview/staff';
const SECRETS =
  /Nobody knows me|local-store-client|local-admin-|draft-[0-9a-f]{8}|plan-[0-9a-f]{8}/;

let shop: BuiltShop;
let Cookie: string;

beforeAll(async () => {
  shop = await startBuiltShop({PREVIEW_SECRET});
  Cookie = `preview=${await sessionValue(shop.store, {}, SESSION_MS, 'staff')}`;
});
afterAll(() => shop.stop());

const send = (input: object) => shop.post(PATH, {input: JSON.stringify(input)}, {Cookie});

test('no credential, draft, plan or name of staff reaches a shopper’s page or a log', async () => {
  const texts = {hero_title: 'Nobody knows me', tagline: 'Nobody knows me'};
  const name = 'Nobody knows me';
  const startsAt = Date.now() + 3_600_000;
  const changes = [
    {action: 'create', name, theme: null, texts},
    {action: 'schedule', name, texts, startsAt, endsAt: null},
  ];
  for (const change of changes) {
    const {status, headers} = await send(change);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
  }
  for (const path of ['/', '/hoodies', '/?preview=1', '/nowhere', '/_root.data', PATH]) {
    const {body, headers} = await shop.ask(path);
    expect(body + JSON.stringify(headers), path).not.toMatch(SECRETS);
  }
  expect(shop.logs.join('\n')).not.toMatch(SECRETS);
});

test('without a session the editor’s path is not found', async () => {
  expect((await shop.ask(PATH)).status).toBe(404);
  expect((await shop.post(PATH, {input: '{}'})).status).toBeGreaterThanOrEqual(400);
});

test('without credentials the preview works, and the editor says what is missing', async () => {
  const env = {...shop.store.env, ADMIN_CLIENT_ID: '', PREVIEW_SECRET};
  const plain = await startWorker({env});
  try {
    const headers = {Cookie};
    const read = await askWire(plain.origin, PATH, {headers});
    expect(read.body).toContain('ADMIN_API_TOKEN');
    const page = await askWire(plain.origin, '/?preview=1', {headers});
    expect(page.body).toContain('Staff preview of a draft');
  } finally {
    await plain.stop();
  }
});
