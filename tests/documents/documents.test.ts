import {expect, test, vi} from 'vitest';

import {PREVIEW_SECRET, sessionValue} from '../support/preview';
import {openWorkerHere} from '../support/worker-here';
import {suiteStore, suiteWorker} from '../support/suite';

/** Whole documents of the built worker, at instants of the test's own. */

const store = suiteStore();
const worker = suiteWorker(store, {PREVIEW_SECRET});

/** Longer than pages and answers stay in the micro-caches. */
const SECONDS = 5;

const PATHS = [
  '/',
  '/hoodies',
  '/collections/headwear',
  '/search?q=hoodie',
  '/products/crest-hoodie',
];

test('a preview leaves nothing with shoppers', async () => {
  const Cookie = `preview=${await sessionValue(store, {view: 'draft', edits: {hero_title: 'A draft'}})}`;
  for (const path of PATHS) {
    const expected = await worker.ask(path);
    const preview = await worker.ask(
      `${path}${path.includes('?') ? '&' : '?'}preview=1`,
      {headers: {Cookie}},
    );
    expect(preview.body, path).toContain('Staff preview');
    expect(preview.response.headers.get('Cache-Control'), path).toContain('no-store');
    const answer = await worker.ask(path);
    expect(answer.body, path).toBe(expected.body);
    expect(answer.response.headers.get('ETag'), path).toBe(
      expected.response.headers.get('ETag'),
    );
  }
});

test('documents of one tag have one policy, as the headers of a 304 replace those of the visitor’s copy', async () => {
  for (const path of PATHS) {
    const first = await worker.ask(path);
    const headers = {'If-None-Match': first.response.headers.get('ETag') ?? ''};
    const policyOf = ({response}: typeof first) =>
      response.headers.get('Content-Security-Policy');
    const unchanged = await worker.ask(path, {headers});
    expect(unchanged.response.status, path).toBe(304);
    expect(policyOf(unchanged), path).toBe(policyOf(first));
    worker.pass(SECONDS);
    const renewed = await worker.ask(path, {headers});
    // Its inline scripts name another instant.
    expect(policyOf(renewed), path).not.toBe(policyOf(first));
    expect(renewed.response.status, path).toBe(200);
  }
});

test('a document’s tag covers its JSON-LD', async () => {
  const path = '/products/matchday-tote';
  const rated = await worker.ask(path);
  const other = {...store.env, PREVIEW_SECRET, PUBLIC_RATING: '4.1/9'};
  const changed = await openWorkerHere(other);
  const answer = await changed.ask(path, {
    headers: {'If-None-Match': rated.response.headers.get('ETag') ?? ''},
  });
  expect(answer.response.status).toBe(200);
  expect(answer.body).toContain('"ratingValue":4.1');
});

test('a page that prints nothing is the same in a shop with prints: every byte, and every store call', async () => {
  const now = Date.now();
  const visit = async (env: Record<string, string>) => {
    const opened = await openWorkerHere({...store.env, PREVIEW_SECRET, ...env});
    vi.setSystemTime(now);
    store.control.clearRequests();
    const bodies = [];
    for (const path of PATHS) bodies.push((await opened.ask(path)).body);
    const calls = store.control
      .requests()
      .map(({operation, variables}) => `${operation} ${JSON.stringify(variables)}`);
    return {bodies, calls: calls.sort()};
  };
  const off = await visit({});
  const on = await visit({PERSONALIZATION: 'on'});
  expect(on.calls).toEqual(off.calls);
  expect(on.bodies).toEqual(off.bodies);
});
