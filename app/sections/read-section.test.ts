import {describe, expect, test} from 'vitest';

import type {StoredSection} from '~/theme';

import {KINDS} from './kinds';
import {problemsOf, readSection} from './read-section';

const stored = (
  kind: string,
  settings: Record<string, unknown>,
  translations: StoredSection['translations'] = {},
): StoredSection => ({
  id: 'a',
  place: 'above',
  kind,
  isHidden: false,
  from: null,
  until: null,
  settings,
  translations,
});

const valuesOf = (section: StoredSection, language = 'en') =>
  readSection(section, language).read?.values;

describe('a section', () => {
  test('of an unknown kind is left out and reported, and is no problem at saving', () => {
    const section = stored('carousel', {title: 'x'});
    expect(readSection(section, 'en')).toEqual({
      read: null,
      problems: [{setting: '', problem: 'is of the unknown kind carousel'}],
    });
    expect(problemsOf(section)).toEqual([]);
  });

  test('has a text in the language asked for, else in the shop’s own', () => {
    const section = stored(
      'rich-text',
      {title: 'Home', body: 'Words'},
      {de: {title: 'Heimat'}, fr: {title: 7}},
    );
    expect(valuesOf(section, 'de')).toMatchObject({
      title: 'Heimat',
      body: [{type: 'paragraph'}],
    });
    expect(valuesOf(section, 'ja')).toMatchObject({title: 'Home'});
    // A translation that is no text falls back too.
    expect(valuesOf(section, 'fr')).toMatchObject({title: 'Home'});
    expect(problemsOf(section)).toEqual([
      {setting: 'title', problem: 'is no text of at most 120 characters'},
    ]);
  });

  test('translates texts alone', () => {
    const section = stored('rich-text', {align: 'center'}, {de: {align: 'left'}});
    expect(valuesOf(section, 'de')).toMatchObject({align: 'center'});
  });

  test('keeps its other settings when one is invalid', () => {
    const section = stored('rich-text', {title: 'x'.repeat(1_000_000), align: 'center'});
    expect(valuesOf(section)).toEqual({title: '', body: [], align: 'center'});
    expect(problemsOf(section)).toHaveLength(1);
  });

  test('takes no setting from a prototype', () => {
    const settings = JSON.parse('{"__proto__": {"title": "x"}}') as Record<
      string,
      unknown
    >;
    expect(valuesOf(stored('rich-text', settings))).toMatchObject({title: ''});
  });
});

const HOSTILE = [
  'javascript:alert(1)',
  '//evil.example/x',
  'gid://shopify/Customer/1',
  {id: 'gid://shopify/MediaImage/1', x: 1e9, y: 50},
  {id: 'gid://shopify/MediaImage/1"><script>', alt: ''},
  {id: 'gid://shopify/MediaImage/1', alt: 'x'.repeat(301)},
  ['gid://shopify/Collection/1', 'x'],
  Array.from({length: 9}, (_, index) => `gid://shopify/Collection/${index}`),
  Number.NaN,
  1.5,
  99,
  '1900-01-01',
  'not a date',
  true,
  {},
];

describe.each(KINDS)('the kind $id', ({settings, id}) => {
  test('refuses or bounds every hostile setting, and takes none as it is', () => {
    for (const [key, {control}] of Object.entries(settings)) {
      // Words may be any text: they are shown as text.
      if (control.type === 'line' || control.type === 'text') continue;
      for (const value of HOSTILE) {
        const problems = problemsOf(stored(id, {[key]: value}));
        expect(
          problems.map((each) => each.setting),
          `${key}: ${String(value)}`,
        ).toEqual([key]);
      }
    }
  });

  test('refuses a text of a megabyte', () => {
    const long = 'x'.repeat(1024 * 1024);
    for (const key of Object.keys(settings))
      expect(problemsOf(stored(id, {[key]: long}))).toHaveLength(1);
  });

  test('shows nothing, and asks for nothing, as it was just added', () => {
    const {read} = readSection(stored(id, {}), 'en');
    const nothing = () => null;
    const found = {
      collection: nothing,
      tile: nothing,
      picture: nothing,
      video: nothing,
      now: 0,
      changesAt: () => undefined,
    };
    if (!read) throw new Error('The kind is unknown.');
    expect(read.kind.toData(read.values, found)).toBeNull();
    const {featured = [], others = []} = read.kind.needs?.(read.values) ?? {};
    expect([...featured, ...others]).toEqual([]);
  });
});
