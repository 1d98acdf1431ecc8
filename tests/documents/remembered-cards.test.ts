import {afterAll, afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {startStore} from '../../tools/store/club-store';
import {catalogueNamed, type CatalogueName} from '../support/catalogues';
import {PREVIEW_SECRET, sessionValue} from '../support/preview';
import {openWorkerHere, type WorkerHere} from '../support/worker-here';

/**
 * The built worker remembers the markup of cards; nobody must be able to tell. A document of a worker that has shown everything
 * before is held against that of one which has just started, made at the same instant.
 */

/** Longer than pages and answers are at hand: what is remembered then is markup. */
const A_WHILE = 5;

/** Grids of all kinds: each picture's size, title's level and place in the grid is another on another page. */
const PATHS: Record<CatalogueName, readonly string[]> = {
  club: ['/', '/hoodies', '/shirts', '/collections/headwear', '/search?q=hoodie'],
  extremes: ['/', '/shirts', '/collections/seven', '/collections/one', '/search?q=tee'],
  hostile: ['/', '/search?q=hostile'],
};

const platformFetch = globalThis.fetch;

/** Each worker wraps the platform's `fetch` once; here several share one process, and none may wrap another's. */
function ask(worker: WorkerHere, path: string, init?: RequestInit) {
  vi.stubGlobal('fetch', platformFetch);
  return worker.ask(path, init);
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  // A hostile theme's values are ignored, with a warning.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.resetModules());
afterAll(() => {
  vi.useRealTimers();
});

const catalogues = Object.keys(PATHS) as CatalogueName[];

describe.each(catalogues)('in the shop with the %s catalogue', (name) => {
  test('a page is to the byte the same from a worker that has shown its cards before', async () => {
    const store = await startStore({pictures: 'plain', ...catalogueNamed(name)});
    const env = {...store.env, SESSION_SECRET: PREVIEW_SECRET};
    // A preview rewrites links of the document: it must leave nothing of that with shoppers.
    const preview = {headers: {Cookie: `preview=${await sessionValue(store)}`}};
    try {
      const seasoned = await openWorkerHere(env);
      for (const path of PATHS[name]) {
        await ask(seasoned, `${path}${path.includes('?') ? '&' : '?'}preview=1`, preview);
        await ask(seasoned, path);
      }
      seasoned.pass(A_WHILE);
      for (const path of PATHS[name]) {
        vi.resetModules();
        const fresh = await openWorkerHere(env);
        const expected = await ask(fresh, path);
        const answer = await ask(seasoned, path);
        expect(expected.body.match(/<article/g), path).not.toBeNull();
        expect(answer.body, path).toBe(expected.body);
        expect([...answer.response.headers], path).toEqual([
          ...expected.response.headers,
        ]);
      }
    } finally {
      await store.stop();
    }
  });
});
