import {
  decodeEncodedVariant,
  isOptionValueCombinationInEncodedVariant,
} from '@shopify/hydrogen';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {encodeCombinations} from './catalogue-encoding';

/** Sets of combinations over one to three options of up to nine values. */
const combinations = fc.integer({min: 1, max: 3}).chain((options) =>
  fc.uniqueArray(fc.array(fc.nat(8), {minLength: options, maxLength: options}), {
    selector: (combination) => combination.join(),
    maxLength: 40,
  }),
);

describe('encodedVariantExistence and encodedVariantAvailability', () => {
  it('encodes the example of the schema’s documentation', () => {
    const example = [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ];
    expect(encodeCombinations(example)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
  });

  it('encodes a single option as runs', () => {
    expect(encodeCombinations([[0], [1], [2], [4]])).toBe('v1_0-2 4');
    expect(encodeCombinations([[0]])).toBe('v1_0');
  });

  it('encodes none as nothing', () => {
    expect(decodeEncodedVariant(encodeCombinations([]))).toEqual([]);
  });

  it('is decoded by hydrogen-react to the same set, whatever the set', () => {
    fc.assert(
      fc.property(combinations, (set) => {
        const decoded = decodeEncodedVariant(encodeCombinations(set)).map(String);
        expect(decoded.sort()).toEqual(set.map(String).sort());
      }),
      {numRuns: 500},
    );
  });

  it('holds a combination, and each of its prefixes, exactly when it is in the set', () => {
    fc.assert(
      fc.property(
        combinations,
        fc.array(fc.nat(8), {minLength: 1, maxLength: 3}),
        (set, asked) => {
          const present = set.some((combination) =>
            asked.every((value, at) => combination[at] === value),
          );
          const encoded = encodeCombinations(set);
          expect(isOptionValueCombinationInEncodedVariant(asked, encoded)).toBe(
            present && asked.length <= (set[0]?.length ?? 0),
          );
        },
      ),
      {numRuns: 500},
    );
  });
});
