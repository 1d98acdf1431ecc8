import {expect, test, vi} from 'vitest';

import {SESSION_MS} from '../../app/staff/session';
import {EdgeCache} from '../../tools/worker/edge-cache';
import {PREVIEW_SECRET, previewLinkTo, sessionValue} from '../support/preview';
import {suiteStore, suiteWorker} from '../support/suite';

/** A plan across its switches, with the clock moved: the built worker behind a page cache like Oxygen's. */

const LIVE = 'The Official Quillhaven Herons Clothing Store';
const PLANNED = 'Under the Floodlights';
const HOUR = 3600;

const store = suiteStore();
const worker = suiteWorker(store, {PREVIEW_SECRET});
const edge = new EdgeCache();

const heroIn = (body: string) => /<h1[^>]*>([^<]*)/.exec(body)?.[1];

/** The hero in the edge's answer for the home page now, and whether it had to ask the worker. */
async function visit() {
  const url = 'http://localhost:3000/';
  const copy = edge.find(url, new Headers(), Date.now());
  const render = async () => {
    const {response, body} = await worker.ask('/');
    const {status, headers} = response;
    const page = {status, headers, body: Buffer.from(body)};
    edge.keep(url, new Headers(), page, Date.now());
    return heroIn(body);
  };
  if (!copy) return {hero: await render(), from: 'worker'};
  const hero = heroIn(copy.page.body.toString());
  if (copy.state === 'stale') await render();
  return {hero, from: copy.state};
}

async function plan(startsAt: number, endsAt: number) {
  const Cookie = `preview=${await sessionValue(store, {}, SESSION_MS, 'staff')}`;
  const input = JSON.stringify({
    action: 'schedule',
    name: 'Winter',
    texts: {hero_title: PLANNED, accent_color: '#c8963e'},
    startsAt,
    endsAt,
  });
  const {response, body} = await worker.ask('/preview/staff', {
    method: 'POST',
    headers: {Cookie, Origin: 'http://localhost:3000'},
    body: new URLSearchParams({input}),
  });
  expect(response.status, body).toBe(200);
}

test('a plan is active from its first second to its last, and no cached copy outlives a switch', async () => {
  const start = Math.ceil(Date.now() / 1000) * 1000 + HOUR * 1000;
  await plan(start, start + 2 * HOUR * 1000);

  const link = new URL(
    await previewLinkTo(store, {view: 'live', asOf: start + 60_000}),
    'http://localhost:3000',
  );
  const {response} = await worker.ask(link.pathname + link.search);
  const Cookie = response.headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
  const seen = await worker.ask('/?preview=1', {headers: {Cookie}});
  expect(heroIn(seen.body)).toBe(PLANNED);

  expect(await visit()).toEqual({hero: LIVE, from: 'worker'});
  vi.setSystemTime(start - 30_000);
  expect((await visit()).hero).toBe(LIVE);
  vi.setSystemTime(start - 1000);
  expect((await visit()).hero).toBe(LIVE);
  vi.setSystemTime(start);
  expect(await visit()).toEqual({hero: PLANNED, from: 'worker'});
  vi.setSystemTime(start + 30_000);
  expect(await visit()).toEqual({hero: PLANNED, from: 'hit'});
  vi.setSystemTime(start + 2 * HOUR * 1000 - 1000);
  expect((await visit()).hero).toBe(PLANNED);
  vi.setSystemTime(start + 2 * HOUR * 1000);
  expect(await visit()).toEqual({hero: LIVE, from: 'worker'});
});

test('a page made before a switch is cacheable until then', async () => {
  const start = Math.ceil(Date.now() / 1000) * 1000 + HOUR * 1000;
  await plan(start, start + HOUR * 1000);
  // The store's answers are kept for a moment.
  worker.pass(60);
  vi.setSystemTime(start - 20_000);
  await worker.ask('/');
  vi.setSystemTime(start - 10_000);
  const {response} = await worker.ask('/');
  expect(response.headers.get('Oxygen-Cache-Control')).toBe('public, max-age=9');
});
