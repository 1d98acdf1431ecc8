import fc from 'fast-check';
import {expect, test} from 'vitest';

import {THEME_KEYS, type ThemeKey, type ThemeTexts} from '../../app/theme/fields';
import {PREVIEW_SECRET, sessionValue} from '../support/preview';
import {captureConsole, suiteStore, suiteWorker} from '../support/suite';

/**
 * Pages made from any values of a theme's fields. A preview's draft takes the same way as an entry
 * of the store.
 */
const store = suiteStore();
const worker = suiteWorker(store, {PREVIEW_SECRET});
// Of each value that is ignored.
captureConsole('warn');

/** Stands in every value, and in nothing of the shop's own. */
const MARK = 'zq9xzq9x';

/** None of them means anything but as plain text. */
const ATTACKS = [
  `red;}${MARK}{display:none`,
  `#fff;background:url(https://${MARK}.example)`,
  `expression(${MARK})`,
  `</style><script>${MARK}</script>`,
  `"><img src=${MARK} onerror=alert(1)>`,
  `'--><svg onload=${MARK}>`,
  `javascript:${MARK}`,
  `data:text/html,${MARK}`,
  `//${MARK}.example/x.png`,
  `/\\${MARK}.example/x.png`,
  `https://${MARK}.example/x.png`,
  `https://user:${MARK}@cdn.example/`,
  `\u202e${MARK}\u2066`,
  `\u2028${MARK}\u0000`,
  `[{"title":"x","url":"javascript:${MARK}"}]`,
  `[{"title":"x","links":[{"title":"x","url":"data:${MARK}"}]}]`,
  `[{"__proto__":{"title":"${MARK}"}}]`,
];

/** Fields that are shown as text: whatever is typed is read by people, and never by the browser. */
const TEXTS: readonly ThemeKey[] = [
  'hero_title',
  'hero_subtitle',
  'tagline',
  'announcement',
  'opening_hours',
];

/** The script with which the framework hands a page's data to hydration. */
const DATA_SCRIPT = /<script>window\.\w+\.streamController\.enqueue\((.*?)\);<\/script>/s;

const noise = fc.string({unit: 'grapheme', maxLength: 12});
const hostile = fc
  .tuple(fc.constantFrom(...ATTACKS), noise)
  .map(([attack, rest]) => attack + rest.replace(/[\]}]/g, ''));

async function pageOf(draft: ThemeTexts) {
  const Cookie = `preview=${await sessionValue(store, {edits: draft})}`;
  const {response, body} = await worker.ask('/', {headers: {Cookie}});
  const end = body.indexOf('</html>');
  return {status: response.status, html: body.slice(0, end), rest: body.slice(end)};
}

const others = THEME_KEYS.filter((key) => !TEXTS.includes(key));

test('a value that is no text is parsed or defaulted, and never reaches the page as given', async () => {
  const drafts = fc.record(Object.fromEntries(others.map((key) => [key, hostile])));
  await fc.assert(
    fc.asyncProperty(drafts, async (draft) => {
      const {status, html} = await pageOf(draft);
      expect(status).toBe(200);
      expect(html).not.toContain(MARK);
      const style = /<style id="theme">([^<]*)<\/style>/.exec(html)?.[1] ?? '';
      expect(style).toMatch(
        /^:root\{(?:--[\w-]+:#[0-9a-f]{6};)+--radius:[\d.]+px;--font:"[\w ]+";--display:"[\w ]+"\}/,
      );
    }),
    {numRuns: 10},
  );
});

test('a text is escaped, and has no bidirectional marks', async () => {
  const drafts = fc.record(Object.fromEntries(TEXTS.map((key) => [key, hostile])));
  await fc.assert(
    fc.asyncProperty(drafts, async (draft) => {
      const {status, html, rest} = await pageOf(draft);
      expect(status).toBe(200);
      expect(html).toContain(MARK);
      expect(html).not.toMatch(
        new RegExp(`<(?:script|img|svg)[^>]*${MARK}|<script>${MARK}`),
      );
      expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028]/);
      // The app is handed what was typed, as data that cannot end its element.
      const [element = '', data = ''] = DATA_SCRIPT.exec(rest) ?? [];
      expect(JSON.parse(data)).toContain(MARK);
      expect(data).not.toContain('<');
      expect(rest.replace(element, '')).not.toMatch(new RegExp(`<[^>]*${MARK}`));
    }),
    {numRuns: 10},
  );
});
