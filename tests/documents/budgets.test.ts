import {readFile} from 'node:fs/promises';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';

import {projectPath} from '../../tools/project';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {elementsOf} from '../support/html';
import {openWorkerHere} from '../support/worker-here';

/** Scripts that pages preload, and their calls to the store. tests/e2e/budgets.spec.ts weighs files and pages. */

/**
 * Each page's calls to the store, all at once: a page needs one round trip. The root route asks for the menus beside the
 * page's own queries, and may ask for the theme.
 */
const STORE_CALLS = {
  '/': ['CollectionTiles', 'Navigation', 'ProductHelp', 'collection'],
  '/hoodies': ['Navigation', 'collection'],
  '/products/crest-hoodie': ['Navigation', 'Product', 'ProductHelp'],
  '/cart': ['Navigation'],
  '/nowhere': ['Navigation', 'UrlRedirect'],
};
const ROOT_CALL = 'Theme';

let store: RunningStore;

beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** A worker that has been asked for nothing yet: a worker keeps the store's answers. */
function openFresh() {
  return openWorkerHere(store.env);
}

test('every script that a page preloads is one that it runs', async () => {
  const worker = await openFresh();
  for (const path of Object.keys(STORE_CALLS)) {
    const {body} = await worker.ask(path);
    const preloaded = elementsOf(body, 'link').flatMap(({rel, href = ''}) =>
      rel === 'deferred' && href.endsWith('.js') ? href : [],
    );
    const run = await importedBy(body);
    expect(preloaded.length, path).toBeGreaterThan(1);
    expect(
      preloaded.filter((url) => !run.has(url)),
      path,
    ).toEqual([]);
  }
});

/** URLs that the import statements in `code` lead to, and in what they lead to. */
async function importedBy(code: string, found = new Set<string>()): Promise<Set<string>> {
  const urls = Array.from(
    code.matchAll(
      /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](?:\.|\/assets)(\/[\w.-]+\.js)["']/g,
    ),
    ([, file = '']) => `/assets${file}`,
  );
  for (const url of urls.filter((one) => !found.has(one))) {
    found.add(url);
    await importedBy(await readFile(projectPath(`dist/client${url}`), 'utf8'), found);
  }
  return found;
}

test.each(Object.entries(STORE_CALLS))(
  'a first visit of %s makes one round trip to the store, a second none',
  async (path, expected) => {
    const worker = await openFresh();
    const visit = async () => {
      store.control.clearRequests();
      await worker.ask(path);
      return store.control.requests().map(({operation}) => operation ?? '');
    };
    const first = await visit();
    expect(first.filter((operation) => operation !== ROOT_CALL).sort()).toEqual(expected);
    expect(first.length).toBeLessThanOrEqual(expected.length + 1);
    expect(await visit()).toEqual([]);
  },
);
