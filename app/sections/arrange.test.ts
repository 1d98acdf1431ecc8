import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {NO_ARRANGEMENT, type Arrangement} from '~/theme';

import {
  addSection,
  moveSection,
  placeSection,
  replaceSection,
  sectionsOf,
  withSetting,
} from './arrange';

const PAGE = '/';

const ids = (arrangement: Arrangement) => {
  const {above, below} = sectionsOf(arrangement, PAGE);
  return [above, below].map((sections) => sections.map(({id}) => id).join(''));
};

const PLACED = ['above', 'above', 'below'] as const;
const start = PLACED.reduce<Arrangement>(
  (known, place, index) =>
    addSection(known, PAGE, {place, kind: 'rich-text', id: 'abc'[index] ?? ''}),
  NO_ARRANGEMENT,
);

test('sections are added at the end of a place', () => {
  expect(ids(start)).toEqual(['ab', 'c']);
});

describe('a step', () => {
  test.each([
    ['b', -1, ['ba', 'c']],
    ['a', -1, ['ab', 'c']],
    ['b', 1, ['a', 'bc']],
    ['c', -1, ['abc', '']],
    ['c', 1, ['ab', 'c']],
  ] as const)('of %s by %i', (id, step, expected) => {
    expect(ids(moveSection(start, PAGE, id, step))).toEqual(expected);
  });

  test('back undoes it, or both were at an end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('a', 'b', 'c'),
        fc.constantFrom(-1 as const, 1 as const),
        (id, step) => {
          const there = moveSection(start, PAGE, id, step);
          if (there === start) return;
          expect(ids(moveSection(there, PAGE, id, step === 1 ? -1 : 1))).toEqual(
            ids(start),
          );
        },
      ),
    );
  });
});

test('a dragged section takes the place of the one it is over', () => {
  expect(ids(placeSection(start, PAGE, 'c', 'a'))).toEqual(['cab', '']);
  expect(ids(placeSection(start, PAGE, 'a', 'c'))).toEqual(['b', 'ca']);
  expect(placeSection(start, PAGE, 'a', 'a')).toBe(start);
});

test('sections take the place of one, and the others stay', () => {
  const [section] = sectionsOf(start, PAGE).above;
  if (!section) throw new Error('no section');
  const copy = {...section, id: 'd', isHidden: true};
  expect(ids(replaceSection(start, PAGE, 'a', [section, copy]))).toEqual(['adb', 'c']);
  expect(ids(replaceSection(start, PAGE, 'a', []))).toEqual(['b', 'c']);
});

test('a setting is set and removed, in the shop’s language or another', () => {
  const [section] = sectionsOf(start, PAGE).above;
  if (!section) throw new Error('no section');
  const titled = withSetting(
    withSetting(section, 'title', 'Home'),
    'title',
    'Heim',
    'de',
  );
  expect(titled).toMatchObject({
    settings: {title: 'Home'},
    translations: {de: {title: 'Heim'}},
  });
  const bare = withSetting(withSetting(titled, 'title', ''), 'title', '', 'de');
  expect(bare).toMatchObject({settings: {}, translations: {}});
});
