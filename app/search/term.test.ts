import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {MESSAGES} from './messages';
import {
  activeAfter,
  MAX_WORDS_LENGTH,
  otherWords,
  searchPath,
  searchWords,
} from './words';

describe('the words that results are shown for', () => {
  it.each([
    ['hoodei', ['hoodie'], 'hoodie'],
    ['hoddie', ['hoodie', 'hoody'], 'hoodie'],
    ['scarves', ['scarf'], 'scarf'],
    ['hood', ['hoodie'], null],
    ['Hoodies', ['hoodie'], null],
    ['crest hoodie', ['crest hoodie'], null],
    ['black', [], null],
  ])('of “%s”, completed to %j, are %j', (typed, queries, other) =>
    expect(otherWords(typed, queries)).toBe(other),
  );
});

describe('the words of a search', () => {
  it('are one trimmed line', () => {
    expect(searchWords('  crest \n hoodie ')).toBe('crest hoodie');
    expect(searchWords(null)).toBe('');
  });

  it('are limited in length, and parsing is idempotent', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 400}), (typed) => {
        const words = searchWords(typed);
        expect(words.length).toBeLessThanOrEqual(MAX_WORDS_LENGTH);
        expect(searchWords(words)).toBe(words);
      }),
    );
  });

  it('survive a round trip through the URL', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 60}), (typed) => {
        const words = searchWords(typed);
        const {searchParams} = new URL(searchPath(words), 'https://shop.example');
        expect(searchWords(searchParams.get('q'))).toBe(words);
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
