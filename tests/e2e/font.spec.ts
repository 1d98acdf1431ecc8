import type {Page} from '@playwright/test';

import {hold} from '../support/hold';
import {settled} from '../support/live';
import {ALL_ONLY, expect, test} from '../support/test';
import {withoutJavaScript} from '../support/visitors';

const PHONE = {width: 390, height: 844};

const FILES = '**/*.woff2';
const OWN = ['Inter Variable', 'Shirt'];

test.use({viewport: PHONE});

/** The theme's fonts that the document may use. */
const declaredIn = (page: Page) =>
  page.evaluate(
    (own) =>
      [...document.fonts]
        .map(({family}) => family.replace(/"/g, ''))
        .filter((family) => own.includes(family))
        .sort(),
    OWN,
  );

/** Waits until a document has all files of its fonts: it then leaves a note. */
const noted = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('fonts')))
    .toContain('Inter Variable');

/** A first visit, after which the browser has the files and the note. */
async function visitBefore(page: Page) {
  await page.goto('/');
  await noted(page);
}

const title = (page: Page) => page.getByRole('heading', {level: 1});

/**
 * Follows what is shown, frame by frame. `changes` are the lines that became wider or narrower while they were shown;
 * `pages` the title of each page with the fonts that its frames were made with.
 */
async function watchLines(page: Page) {
  await page.addInitScript((own) => {
    const widths = new WeakMap<Text, {text: string; width: number}>();
    const changes: string[] = [];
    const pages: string[] = [];
    Object.assign(window, {changes, pages});
    const widthOf = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      return rects.reduce((sum, {width}) => sum + width, 0);
    };
    const frame = () => {
      requestAnimationFrame(frame);
      const heading = document.querySelector('h1');
      if (!heading) return;
      const declared = [...document.fonts].filter(({family}) =>
        own.includes(family.replace(/"/g, '')),
      );
      const state = `${heading.textContent}: ${declared.length}`;
      if (pages.at(-1) !== state) pages.push(state);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        const text = node.data;
        const width = widthOf(node);
        const before = widths.get(node);
        if (before?.text === text && before.width > 0 && before.width !== width)
          changes.push(`${text}: ${before.width} to ${width}`);
        widths.set(node, {text, width});
      }
    };
    requestAnimationFrame(frame);
  }, OWN);
  const read = (name: string) =>
    page.evaluate((of) => (window as unknown as Record<string, string[]>)[of], name);
  return {changes: () => read('changes'), pages: () => read('pages')};
}

test('the first document keeps its fallback, and asks for the fonts once it is live', async ({
  page,
}) => {
  const lines = await watchLines(page);
  const states: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2'))
      states.push(page.evaluate(() => document.readyState));
  });
  await visitBefore(page);
  await settled(page);
  expect(await Promise.all(states)).toEqual(['complete', 'complete']);
  expect(await declaredIn(page)).toEqual([]);
  expect(await lines.changes()).toEqual([]);
});

test(
  'a soft navigation brings the fonts together with its page',
  ALL_ONLY,
  async ({page}) => {
    const lines = await watchLines(page);
    await visitBefore(page);
    const home = await title(page).textContent();
    const card = page.getByRole('article').first();
    const product = await card.getByRole('heading').textContent();
    await card.getByRole('link').first().click();
    await expect(title(page)).toHaveText(product ?? '');
    await expect(page).toHaveURL(/\/products\//);
    await settled(page);
    expect(await lines.pages()).toEqual([`${home}: 0`, `${product}: 2`]);
  },
);

test(
  'the next document has the fonts that come before its first frame, from the cache',
  ALL_ONLY,
  async ({page}) => {
    await visitBefore(page);
    // However busy the machine is: no frame is made meanwhile.
    await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
    await page.goto('/shirts');
    await expect.poll(() => declaredIn(page)).toEqual(OWN);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(loaded).toEqual([0, 0]);
  },
);

test(
  'the next document changes no line, in its fonts or in the fallback',
  ALL_ONLY,
  async ({page}) => {
    await visitBefore(page);
    const lines = await watchLines(page);
    await page.goto('/shirts');
    await settled(page);
    expect(await lines.changes()).toEqual([]);
    expect(await lines.pages()).toHaveLength(1);
  },
);

test(
  'files that are gone in spite of the note come without a change, and serve the next page',
  ALL_ONLY,
  async ({page}) => {
    await visitBefore(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const lines = await watchLines(page);
    const release = await hold(page, FILES);
    // The load event waits for them.
    await page.goto('/shirts', {waitUntil: 'commit'});
    await expect(title(page)).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => localStorage.removeItem('fonts'));
    release();
    await noted(page);
    await settled(page);
    expect(await declaredIn(page)).toEqual([]);
    expect(await lines.changes()).toEqual([]);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect.poll(() => declaredIn(page)).toEqual(OWN);
  },
);

test(
  'without its files the page keeps its fallback',
  ALL_ONLY,
  async ({page, messages}) => {
    messages.expect(/404|ERR_FAILED/);
    await page.route(FILES, (route) => route.abort());
    await page.goto('/');
    await settled(page);
    expect(await declaredIn(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('fonts'))).toBeNull();
  },
);

test(
  'with blocked storage each document asks for the fonts, and the next page has them',
  ALL_ONLY,
  async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked.', 'SecurityError');
        },
      }),
    );
    const both = Promise.all(
      ['inter', 'saira'].map((name) =>
        page.waitForEvent('requestfinished', (request) => request.url().includes(name)),
      ),
    );
    await page.goto('/');
    await both;
    await settled(page);
    expect(await declaredIn(page)).toEqual([]);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\//);
    await expect.poll(() => declaredIn(page)).toEqual(OWN);
  },
);

test('with Save-Data no font is asked for', ALL_ONLY, async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await settled(page);
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});

test(
  'without scripts the fonts come by themselves',
  ALL_ONLY,
  async ({browser, shop}) => {
    const page = await browser.newPage(withoutJavaScript);
    await page.goto(shop.origin);
    await expect.poll(() => declaredIn(page)).toEqual(OWN);
    await page.close();
  },
);
