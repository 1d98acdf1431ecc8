import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {MESSAGES} from './messages';
import {activeAfter, MAX_TERM_LENGTH, otherTerm, searchPath, searchTerm} from './term';

describe('the term that results are shown for', () => {
  it.each([
    ['hoodei', ['hoodie'], 'hoodie'],
    ['hoddie', ['hoodie', 'hoody'], 'hoodie'],
    ['scarves', ['scarf'], 'scarf'],
    ['hood', ['hoodie'], null],
    ['Hoodies', ['hoodie'], null],
    ['crest hoodie', ['crest hoodie'], null],
    ['black', [], null],
  ])('of “%s”, completed to %j, are %j', (typed, queries, other) =>
    expect(otherTerm(typed, queries)).toBe(other),
  );
});

describe('the search term', () => {
  it('are one trimmed line', () => {
    expect(searchTerm('  crest \n hoodie ')).toBe('crest hoodie');
    expect(searchTerm(null)).toBe('');
  });

  it('are limited in length, and parsing is idempotent', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 400}), (typed) => {
        const term = searchTerm(typed);
        expect(term.length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
        expect(searchTerm(term)).toBe(term);
      }),
    );
  });

  it('survive a round trip through the URL', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 60}), (typed) => {
        const term = searchTerm(typed);
        const {searchParams} = new URL(searchPath(term), 'https://shop.example');
        expect(searchTerm(searchParams.get('q'))).toBe(term);
      }),
    );
  });
});

it.each([
  [0, 'No results for “'],
  [1, '1 result for “'],
  [12, '12 results for “'],
])('%i results read “%s”', (count, label) =>
  expect(MESSAGES.resultsFor(count)[0]).toBe(label),
);

describe('the active option', () => {
  it('wraps around in both directions, through the field', () => {
    expect([null, 0, 1].map((active) => activeAfter('ArrowDown', active, 2))).toEqual([
      0,
      1,
      null,
    ]);
    expect([null, 1, 0].map((active) => activeAfter('ArrowUp', active, 2))).toEqual([
      1,
      0,
      null,
    ]);
  });

  it('ignores other keys, and an empty list', () => {
    expect(activeAfter('a', 0, 2)).toBeUndefined();
    expect(activeAfter('ArrowDown', null, 0)).toBeUndefined();
  });
});
