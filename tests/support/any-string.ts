/** Texts of any characters, for properties. */
import fc from 'fast-check';

const SURROGATES = {first: 0xd800, count: 0x800};

const character = fc
  .integer({min: 0, max: 0x10ffff - SURROGATES.count})
  .map((index) =>
    String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  );

/** As `fc.string` with the unit `binary`, which takes two seconds to prepare its table of all characters. */
export function anyString({maxLength}: {maxLength: number}): fc.Arbitrary<string> {
  return fc.string({unit: character, maxLength});
}
