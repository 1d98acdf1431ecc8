import {beforeEach, describe, expect, test, vi} from 'vitest';

import {titleOf} from '../support/html';
import {openWorkerHere, type WorkerHere} from '../support/worker-here';
import {suiteStore} from '../support/suite';

/** Drops and the form “Tell me when it is back” as documents: what they cost where they are not used, and when copies end. */

const DROP = 'low-tide-tee';
const SOLD_OUT = '/products/away-end-tee';
/** Pages without anything that opens later or has sold out, and without a time that is left. */
const PATHS = [
  '/collections/headwear',
  '/products/north-stilts-ringer-tee',
  '/api/products/north-stilts-ringer-tee',
  '/cart',
  '/search?q=crest',
  '/policies',
];
/** Longer than pages and answers stay in the micro-caches. */
const SECONDS = 60;

const store = suiteStore();
let worker: WorkerHere;
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  store.control.reset();
});

const INSTANTS = /\d{13}|\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;

/** The HTML of a page, with its instants blanked, and its calls to the store. */
async function visit(path: string) {
  store.control.clearRequests();
  const {response, body} = await worker.ask(path);
  const calls = store.control.requests().map(({operation, variables}) => {
    const {drops, ...others} = variables as {drops?: boolean};
    return {operation, drops, variables: others};
  });
  return {status: response.status, html: body.replace(INSTANTS, '0'), calls};
}

async function visitAll(env: Record<string, string>) {
  worker = await openWorkerHere({...store.env, ...env});
  worker.pass(SECONDS);
  const pages = new Map<string, Awaited<ReturnType<typeof visit>>>();
  for (const path of [...PATHS, SOLD_OUT, `/products/${DROP}`])
    pages.set(path, await visit(path));
  return pages;
}

describe('a shop', () => {
  test('without drops and without a provider has nothing of either in its pages, and asks for nothing of them', async () => {
    for (const [path, {status, html, calls}] of await visitAll({})) {
      expect(status, path).toBe(200);
      expect(html, path).not.toMatch(
        /data-notify|data-opening|opensAt|"consent"|Opening-|NotifyForm-|\/notify/,
      );
      expect(
        calls.filter(({drops}) => drops !== undefined),
        path,
      ).toEqual([]);
    }
  });

  test('with both has the same pages and asks as often, wherever nothing opens or has sold out', async () => {
    const without = await visitAll({});
    const withBoth = await visitAll({DROPS: 'on', NOTIFY_PROVIDER: 'shopify'});
    for (const path of PATHS) {
      const [plain, shown] = [without.get(path), withBoth.get(path)];
      expect(shown?.html, path).toBe(plain?.html);
      const asked = (calls = plain?.calls) =>
        calls?.map(({operation, variables}) => ({operation, variables}));
      expect(asked(shown?.calls), path).toEqual(asked());
    }
    expect(withBoth.get(SOLD_OUT)?.html).toContain('Tell me when it is back');
    expect(withBoth.get(SOLD_OUT)?.html).toContain('Sold out: tell me');
    const drop = withBoth.get(`/products/${DROP}`)?.html;
    expect(drop).toContain('Tell me when it opens');
    expect(drop).toContain('data-opening');
  });
});

test('no copy of a page says “closed” after the opening: not at the edge, in a browser or in the worker', async () => {
  worker = await openWorkerHere({...store.env, DROPS: 'on'});
  worker.pass(SECONDS);
  const opens = Math.ceil(Date.now() / 1000) * 1000 + 20_000;
  store.control.setMetafield(DROP, {
    namespace: 'custom',
    key: 'available_from',
    type: 'date_time',
    value: new Date(opens).toISOString(),
  });
  const paths = [
    '/',
    '/search?q=low+tide',
    `/products/${DROP}`,
    `/products/${DROP}.data`,
    `/api/products/${DROP}`,
  ];
  const isClosed = (body: string) => /data-opening|opensAt/.test(body);
  for (const left of [10, 0.2]) {
    worker.pass((opens - Date.now()) / 1000 - left);
    for (const path of paths) {
      const {response, body} = await worker.ask(path);
      expect(isClosed(body), path).toBe(true);
      for (const header of ['Cache-Control', 'Oxygen-Cache-Control']) {
        const kept = response.headers.get(header) ?? '';
        const seconds = Array.from(kept.matchAll(/=(\d+)/g), ([, each]) => Number(each));
        const total = seconds.reduce((sum, each) => sum + each, 0);
        expect(total, `${path} ${header}`).toBeLessThanOrEqual(left);
      }
    }
  }
  worker.pass((opens - Date.now()) / 1000);
  for (const path of paths)
    expect(isClosed((await worker.ask(path)).body), path).toBe(false);
});

test('the page that answers a form without scripts is named after it, and is none before', async () => {
  worker = await openWorkerHere({...store.env, NOTIFY_PROVIDER: 'shopify'});
  const body = new URLSearchParams({topic: 'back', handle: DROP, email: 'kim'});
  body.set('variant', 'gid://shopify/ProductVariant/1');
  const headers = {Origin: 'http://localhost:3000'};
  const posted = await worker.ask('/notify', {method: 'POST', headers, body});
  expect(posted.response.status).toBe(422);
  expect(posted.response.headers.get('Cache-Control')).toContain('no-store');
  expect(titleOf(posted.body)).toMatch(/^Tell me when it is back/);
  expect(posted.body).toContain('Please enter an e-mail address');
  const read = await worker.ask('/notify');
  expect(read.response.status).toBe(404);
  expect(titleOf(read.body)).toMatch(/^Page not found/);
});
