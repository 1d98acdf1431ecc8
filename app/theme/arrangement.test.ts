import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {
  isShownAt,
  MAX_ARRANGEMENT_BYTES,
  MAX_SECTIONS,
  NO_ARRANGEMENT,
  readArrangement,
  writeArrangement,
  type Arrangement,
  type Place,
  type StoredSection,
} from './arrangement';

const section = (id: string, kind = 'rich-text'): StoredSection => ({
  id,
  place: 'above',
  kind,
  isHidden: false,
  from: null,
  until: null,
  settings: {title: 'Words'},
  translations: {},
});

const instants = fc.option(
  fc.integer({min: 0, max: Date.UTC(2100, 0, 1)}).map((at) => at),
);
const sectionsAt = (place: Place) =>
  fc.array(sectionAt(place), {minLength: 1, maxLength: 4});
const sectionAt = (place: Place) =>
  fc.record({
    id: fc.stringMatching(/^[\w-]{1,12}$/),
    place: fc.constant(place),
    kind: fc.stringMatching(/^[a-z][a-z-]{0,12}$/),
    isHidden: fc.boolean(),
    from: instants,
    until: instants,
    settings: fc.dictionary(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.oneof(fc.string(), fc.integer(), fc.constant(true)),
      {noNullPrototype: true},
    ),
    translations: fc.constant({de: {title: 'Wörter'}}),
  });

describe('the text of an arrangement', () => {
  test('reads back as what was written, unknown kinds and settings included', () => {
    fc.assert(
      fc.property(sectionsAt('above'), sectionsAt('below'), (above, below) => {
        const arrangement: Arrangement = {
          pages: {'/': [...above, ...below]},
          grid: {
            collection: 'gid://shopify/Collection/1',
            pinned: ['gid://shopify/Product/2'],
            soldOut: 'last',
          },
        };
        expect(readArrangement(writeArrangement(arrangement))).toEqual({
          value: arrangement,
          problems: [],
        });
      }),
    );
  });

  test('is empty for an arrangement of nothing', () => {
    expect(writeArrangement(NO_ARRANGEMENT)).toBe('');
  });

  test('of a version to come is left out and reported', () => {
    expect(readArrangement('{"version":2}')).toEqual({
      problems: ['is of the unknown version 2'],
    });
  });

  test('never throws, and is bounded, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const {value, problems} = readArrangement(text);
        expect(value !== undefined || problems.length > 0).toBe(true);
      }),
    );
    const long = `{"version":1,"pages":{"/":"${'x'.repeat(1_000_000)}"}}`;
    expect(readArrangement(long).value).toBeUndefined();
    // Bytes, not characters.
    const wide = `["${'ü'.repeat(MAX_ARRANGEMENT_BYTES / 2)}"]`;
    expect(readArrangement(wide).value).toBeUndefined();
  });

  test('holds so many sections a page, and reports more', () => {
    const many = Array.from({length: 30}, (_, index) => ({
      id: `s${index}`,
      kind: 'text',
    }));
    const {value, problems} = readArrangement(
      JSON.stringify({version: 1, pages: {'/': {above: many, below: many}}}),
    );
    const kept = value?.pages['/']?.map(({place}) => place);
    expect(kept).toEqual(Array(MAX_SECTIONS).fill('above'));
    expect(problems).toEqual([`has more than ${MAX_SECTIONS} sections on a page`]);
  });

  test.each([
    ['no id', {kind: 'rich-text'}],
    ['an id that is no name', {id: '"><script>', kind: 'rich-text'}],
    ['a kind that is no name', {id: 'a', kind: '../x'}],
    ['no section', 'rich-text'],
  ])('leaves out a section with %s', (_, broken) => {
    const text = JSON.stringify({version: 1, pages: {'/': {above: [broken]}}});
    const {value, problems} = readArrangement(text);
    expect(value?.pages['/']).toEqual([]);
    expect(problems).toEqual(['holds what is no section']);
  });

  test('takes ids of the store alone for the grid, each once', () => {
    const grid = {
      collection: 'https://evil.example',
      pinned: ['gid://shopify/Product/1', 'gid://shopify/Product/1', 'x', 7],
      soldOut: 'first',
    };
    expect(readArrangement(JSON.stringify({version: 1, grid})).value?.grid).toEqual({
      collection: null,
      pinned: ['gid://shopify/Product/1'],
      soldOut: null,
    });
  });
});

test('a section is shown from its start until its end, unless it is hidden', () => {
  const dated = {...section('a'), from: 100, until: 200};
  expect([99, 100, 199, 200].map((now) => isShownAt(dated, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isShownAt({...dated, isHidden: true}, 150)).toBe(false);
  expect(isShownAt(section('a'), 0)).toBe(true);
});
