import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {anyString} from '../../tests/support/any-string';
import {parseColor} from '~/lib/color';
import {contrastRatio, mix, readableOn} from '~/lib/contrast';
import {liveEntryOf} from './entry-texts.server';
import {DEFAULT_THEME, THEME_FONTS, THEME_KEYS, type ThemeTexts} from './fields';
import {resolveTheme} from './resolve-theme';
import {contrastResults, themeVariables} from './variables';

const imageOrigin = 'https://cdn.shopify.com';
const resolve = (...texts: ThemeTexts[]) =>
  resolveTheme(
    texts.map((each, index) => ({name: `source ${index}`, texts: each})),
    {imageOrigin},
  );

describe('a theme (§3)', () => {
  it('defaults to accent #1a1a1a, radius 8 and font Inter', () => {
    expect(resolve().theme).toMatchObject({accent: '#1a1a1a', radius: 8, font: 'Inter'});
  });

  it('takes each field from the first source with a valid value', () => {
    const {theme, reports} = resolve(
      {accent_color: 'red;}', border_radius: '16', tagline: '  '},
      {accent_color: '#0f6e6e', border_radius: '2', tagline: 'Stand still.'},
    );
    expect(theme).toMatchObject({
      accent: '#0f6e6e',
      radius: 16,
      tagline: 'Stand still.',
    });
    expect(reports).toEqual([
      {
        source: 'source 0',
        key: 'accent_color',
        problem: 'is no color such as #0f6e6e',
      },
    ]);
  });

  it('drops only the invalid entries of a list, and reports them', () => {
    const {theme, reports} = resolve({
      banners: `/a.jpg;;;https://evil.example/b.jpg;;;${imageOrigin}/c.jpg`,
      footer_links: JSON.stringify([
        {
          title: 'Help',
          links: [
            {title: 'Sizes', url: 'https://help.example/sizes'},
            {title: 'Bad', url: 'javascript:alert(1)'},
          ],
        },
      ]),
      social_links: '{"not": "a list"}',
      show_rating: 'false',
    });
    expect(theme.banners).toEqual(['/a.jpg', `${imageOrigin}/c.jpg`]);
    expect(theme.footer).toEqual([
      {title: 'Help', links: [{title: 'Sizes', url: 'https://help.example/sizes'}]},
    ]);
    expect(theme.social).toEqual([]);
    expect(theme.showRating).toBe(false);
    expect(reports.map(({key}) => key)).toEqual([
      'banners',
      'footer_links',
      'social_links',
    ]);
  });

  it('comes from the entry that the shop names, else the one called live, else none', () => {
    const winter = {handle: 'winter', fields: []};
    const live = {handle: 'live', fields: []};
    const shop = {metafield: {reference: winter}};
    expect(liveEntryOf({shop, live})).toMatchObject({handle: 'winter'});
    expect(liveEntryOf({shop: {}, live})).toMatchObject({handle: 'live'});
    expect(liveEntryOf({shop: {}})).toBeNull();
  });
});

/** Values that try to break out of CSS, HTML, a URL or a line of text. */
const attacks = [
  'red;}body{display:none',
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'url(https://evil.example/x)',
  'expression(alert(1))',
  'javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'https://user:pass@evil.example/',
  '/x.png");}*{color:red',
  '\u202egnp.exe',
  '\u2028\u2029\u0000\ufeff',
  '\ud800',
  '1e9',
  '-1',
  '0x20',
  '__proto__',
  '[{"__proto__":{"title":"x"},"links":"y"}]',
  '[{"title":"x","url":"javascript:alert(1)"}]',
];
const hostile = fc.oneof(
  fc.constantFrom(...attacks),
  anyString({maxLength: 300}),
  fc.json(),
  fc
    .tuple(fc.constantFrom(...attacks), anyString({maxLength: 20}))
    .map(([attack, noise]) => attack + noise),
);
const texts: fc.Arbitrary<ThemeTexts> = fc.record(
  Object.fromEntries(THEME_KEYS.map((key) => [key, hostile])),
  {requiredKeys: []},
);

const LINK_OR_PATH = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s<>"'`{}|\\^()]*$/;
const LINE =
  // eslint-disable-next-line no-control-regex -- none of them may be there
  /^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$/;

describe('any text in a theme’s fields', () => {
  it('is parsed or defaulted: no value reaches the page as it was given', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const {theme} = resolve(given);
        expect(theme.accent).toMatch(/^#[0-9a-f]{6}$/);
        expect(theme.radius).toBeGreaterThanOrEqual(0);
        expect(theme.radius).toBeLessThanOrEqual(32);
        expect(THEME_FONTS).toContain(theme.font);
        for (const banner of [...theme.banners, theme.icon]) {
          expect(banner).toMatch(LINK_OR_PATH);
          expect(new URL(banner, imageOrigin).origin).toBe(imageOrigin);
        }
        const links = [...theme.footer.flatMap((group) => group.links), ...theme.social];
        for (const {url} of links) expect(url).toMatch(LINK_OR_PATH);
        const lines = [theme.heroTitle, theme.heroSubtitle, theme.tagline];
        for (const line of [...lines, ...links.map(({title}) => title)]) {
          expect(line).toMatch(LINE);
          expect(line).not.toMatch(/\p{Surrogate}/u);
        }
        expect(typeof theme.showRating).toBe('boolean');
      }),
      {numRuns: 500},
    );
  });

  it('becomes CSS with nothing but colors, a length and fonts of the list', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const {font, display, radius, ...colors} = themeVariables(resolve(given).theme);
        expect(THEME_FONTS.map((name) => `"${name} Variable"`)).toContain(font);
        expect(display).toBe(font === '"Inter Variable"' ? '"Shirt"' : font);
        expect(radius).toMatch(/^\d{1,2}(?:\.\d{1,2})?px$/);
        for (const color of Object.values(colors)) {
          expect(color).toMatch(/^#[0-9a-f]{6}$/);
        }
      }),
    );
  });

  it('is reported by key and problem, never quoted', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const {theme, reports} = resolve(given);
        const known = new Set(reports.map(({key}) => key));
        if (theme.accent === DEFAULT_THEME.accent && given.accent_color?.trim()) {
          const same = parseColor(given.accent_color) !== null;
          expect(same || known.has('accent_color')).toBe(true);
        }
        for (const {problem} of reports) expect(problem).toMatch(/^[\w ,#.’]+$/);
      }),
    );
  });
});

const hex = fc
  .integer({min: 0, max: 0xffffff})
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('every accent', () => {
  it('stays readable, also on hover, and its ring and edges stay visible', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const made = themeVariables({accent, second: '', radius: 8, font: 'Inter'});
        const of = (name: string) => parseColor(made[name] ?? '') ?? {r: 0, g: 0, b: 0};
        const white = {r: 255, g: 255, b: 255};
        expect(contrastRatio(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(4.5);
        const hovered = contrastRatio(of('on-accent'), of('accent-hover'));
        expect(hovered).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of('accent-text'), white)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of('accent-edge'), white)).toBeGreaterThanOrEqual(3);
        // White text on the footer, and that at three quarters of it.
        const deep = of('deep');
        expect(contrastRatio(deep, white)).toBeGreaterThanOrEqual(9);
        expect(contrastRatio(mix(deep, white, 0.75), deep)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('has a second color that stays readable on the page and on a picture', () => {
    fc.assert(
      fc.property(hex, hex, (accent, second) => {
        const made = themeVariables({accent, second, radius: 8, font: 'Inter'});
        const of = (name: string) => parseColor(made[name] ?? '') ?? {r: 0, g: 0, b: 0};
        const white = {r: 255, g: 255, b: 255};
        const dark = {r: 47, g: 47, b: 47};
        expect(made.special).toBe(second);
        expect(contrastRatio(of('on-special'), of('special'))).toBeGreaterThanOrEqual(
          4.5,
        );
        expect(contrastRatio(of('special-text'), white)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatio(of('special-lit'), dark)).toBeGreaterThanOrEqual(4.5);
      }),
    );
    const made = themeVariables({
      accent: '#0f6e6e',
      second: '',
      radius: 8,
      font: 'Inter',
    });
    expect(made.special).toBe('#0f6e6e');
  });

  it('is measured by WCAG 2.2, and the suggested color passes', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        for (const {use, ratio, needed, passes, nearest} of contrastResults(accent)) {
          expect(passes).toBe(ratio >= needed);
          const offered = parseColor(nearest) ?? {r: 0, g: 0, b: 0};
          const against =
            use === 'Text on the accent' ? readableOn(offered) : {r: 255, g: 255, b: 255};
          expect(contrastRatio(offered, against)).toBeGreaterThanOrEqual(needed);
          if (passes) expect(nearest).toBe(accent);
        }
      }),
    );
  });
});
