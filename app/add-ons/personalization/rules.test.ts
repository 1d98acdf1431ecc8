import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {anyString} from '../../../tests/support/any-string';
import type {Field, Print, TextField} from './personalization';
import {
  checkTyped,
  countLetters,
  isScript,
  normalize,
  problemOf,
  refusedWord,
} from './rules';

const name: TextField = {
  kind: 'text',
  label: 'Name',
  required: true,
  length: 12,
  letters: ['Latin'],
  also: " .'’-",
  upperCase: true,
  refuse: ['Marrow', 'Blöd', 'Straße'].map(refusedWord),
};
const number: Field = {kind: 'number', label: 'Number', required: true, from: 0, to: 99};
const sleeve: Field = {
  kind: 'choice',
  label: 'Sleeve badge',
  required: false,
  choices: ['League', 'Cup'],
};
const print: Print = {value: 'Name and number', fields: [name, number, sleeve]};

/** Texts as people and attackers type them: any script, marks, joiners, controls, spaces. */
const anyText = fc.oneof(
  anyString({maxLength: 30}),
  fc.string({
    unit: fc.constantFrom(
      ...[...'aZñßıİǰΐŉﬁ01９٣ \t\n\u00a0\u3000'],
      ...['\u0301', '\u0345', '\u0327', '\u200c', '\u200d', '\u202e', '\ufeff'],
      ...['王', 'م', 'ی', 'שׁ', 'क', '्', '👍🏽', '\ud800', '\u{e000}'],
    ),
    maxLength: 24,
  }),
);
const anyField = fc.constantFrom<Field>(
  name,
  {...name, upperCase: false, letters: ['Latin', 'Arabic', 'Han', 'Devanagari']},
  number,
  sleeve,
);

describe('normalizing', () => {
  test('twice changes nothing', () => {
    fc.assert(
      fc.property(anyField, anyText, (field, text) => {
        const once = normalize(field, text);
        expect(normalize(field, once)).toBe(once);
      }),
      {numRuns: 2000},
    );
  });

  test('texts that are typed differently and look the same become the same', () => {
    expect(normalize(name, '  n\u0303andu\u0301 ')).toBe(normalize(name, 'Ñandú'));
    expect(normalize(name, 'van\t der\u00a0 Berg')).toBe('VAN DER BERG');
    expect(normalize(name, 'Straße')).toBe('STRASSE');
    expect(normalize(name, 'OKA\u202eFOR\u200b')).toBe('OKAFOR');
    expect(normalize(number, ' 007 ')).toBe('7');
    expect(normalize(number, '0')).toBe('0');
    expect(normalize(name, 'Ｐｅｔｒｏｖｉｃ\u3000ＩＩ')).toBe('PETROVIC II');
    expect(normalize(name, 'Grﬁ STRAẞE')).toBe('GRFI STRAẞE');
    for (const ten of ['１０', '١٠', '۱۰', '१०', '๑๐', '𝟏𝟎'])
      expect(normalize(number, ten), ten).toBe('10');
  });

  test('keeps the joiner between letters, which Persian is written with, and no other', () => {
    const arabic = {...name, letters: ['Arabic'], upperCase: false};
    expect(normalize(arabic, 'علی\u200cرضا')).toBe('علی\u200cرضا');
    expect(normalize(arabic, '\u200cعلی\u200c \u200c')).toBe('علی');
  });
});

describe('checking', () => {
  test('a text that passes is in its normal form, and passes again on the server', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (one, two, three) => {
        const typed = {Name: one, Number: two, 'Sleeve badge': three};
        const inBrowser = checkTyped(print, typed);
        if (!inBrowser.ok) return;
        const posted = Object.fromEntries(
          inBrowser.attributes.map(({key, value}) => [key, value]),
        );
        expect(checkTyped(print, posted)).toEqual(inBrowser);
      }),
      {numRuns: 3000},
    );
  });

  test('what browser and server take and refuse is the same, typed or normalized', () => {
    fc.assert(
      fc.property(anyField, anyText, (field, text) => {
        const value = normalize(field, text);
        const once = checkTyped({fields: [field]}, {[field.label]: text});
        const again = checkTyped({fields: [field]}, {[field.label]: value});
        expect(again).toEqual(once);
        expect(once.ok).toBe(problemOf(field, value) === null);
      }),
      {numRuns: 2000},
    );
  });

  test.each([
    ['OKAFOR', null],
    ['Ñandú', null],
    ['Ørsted', null],
    ["O'Neill-Ruiz", null],
    ['n\u0303andu', null],
    ['王', 'letters'],
    ['GOAL ⚽', 'letters'],
    ['👍', 'letters'],
    ['Z\u0301\u0301\u0301\u0301', 'letters'],
    ['...', 'letters'],
    ['R0NALDO', 'letters'],
    // Small capitals.
    ['ᴍᴀʀʀᴏᴡ', 'letters'],
    ['Ｐｅｔｒｏｖｉｃ', null],
    ['ÖZDEMİR', null],
    ['ABCDEFGHIJKL', null],
    ['ABCDEFGHIJKLM', 'long'],
    ['', 'missing'],
    ['   ', 'missing'],
    ['marrow', 'refused'],
    ['M-a-r-r-o-w', 'refused'],
    ['Port Márrow', 'refused'],
    ['blod', 'refused'],
    ['Marrøw', 'refused'],
    ['Mar row J', 'refused'],
    ['J Mar row', 'refused'],
    ['ＭＡＲＲＯＷ', 'refused'],
    // Raised, of mathematics, in a circle.
    ['ᵐarrow', 'refused'],
    ['𝐌arrow', 'refused'],
    ['Ⓜarrow', 'refused'],
    ['Strasse', 'refused'],
    ['STRAẞE', 'refused'],
    ['Marrowby', null],
    ['Mar rows', null],
  ])('a name %j: %s', (text, kind) => {
    expect(problemOf(name, normalize(name, text))?.kind ?? null).toBe(kind);
  });

  test('counts a letter with its marks as one, and says how many are too many', () => {
    expect(countLetters(normalize(name, 'g\u0303'))).toBe(1);
    expect(problemOf(name, 'ABCDEFGHIJKLMN')).toEqual({kind: 'long', by: 2});
  });

  test('a very long text is refused before it is normalized', () => {
    const long = '\u0344'.repeat(28_000);
    const checked = checkTyped(print, {Name: long, Number: long, 'Sleeve badge': long});
    expect(!checked.ok && [...checked.problems]).toEqual([
      ['Name', {kind: 'long', by: 28_000 - 12}],
      ['Number', {kind: 'number'}],
      ['Sleeve badge', {kind: 'choice'}],
    ]);
  });

  test('a character that is allowed twice takes no longer', () => {
    // A regular expression with ambiguous alternatives would still be at work tomorrow.
    const twice = {...name, also: 'ÄÖÜ', length: 40};
    expect(problemOf(twice, `${'Ü'.repeat(39)}1`)).toEqual({kind: 'letters'});
    expect(problemOf(twice, 'Ü'.repeat(40))).toBeNull();
  });

  test('prints any script that the merchant allows', () => {
    const open = {...name, letters: ['Han', 'Arabic', 'Hebrew', 'Devanagari']};
    for (const text of ['王小明', 'محمد', 'שָׁלוֹם', 'रामदेव', '佐々木'])
      expect(problemOf(open, normalize(open, text)), text).toBeNull();
    expect(problemOf(open, 'OKAFOR')).toEqual({kind: 'letters'});
    const katakana = {...name, letters: ['Katakana']};
    expect(normalize(katakana, 'ﾒﾛｰ')).toBe('メロー');
    expect(problemOf(katakana, 'メロー')).toBeNull();
  });

  test.each([
    ['9', true],
    ['09', true],
    ['0', true],
    ['99', true],
    ['100', false],
    ['-1', false],
    ['1.5', false],
    ['1e1', false],
    ['nine', false],
  ])('a number %j is printed: %s', (text, isPrinted) => {
    expect(problemOf(number, normalize(number, text)) === null).toBe(isPrinted);
  });

  test('a choice is one of those offered, and may be left out', () => {
    expect(problemOf(sleeve, 'Cup')).toBeNull();
    expect(problemOf(sleeve, '')).toBeNull();
    expect(problemOf(sleeve, 'cup')).toEqual({kind: 'choice'});
  });

  test('attributes stand in the order of the fields, without what was left out', () => {
    const typed = {Number: '9', Other: 'x', Name: 'Okafor'};
    expect(checkTyped(print, typed)).toEqual({
      ok: true,
      attributes: [
        {key: 'Name', value: 'OKAFOR'},
        {key: 'Number', value: '9'},
      ],
    });
  });

  test('names every field with its problem', () => {
    const checked = checkTyped(print, {Name: '王', Number: ''});
    expect(!checked.ok && [...checked.problems]).toEqual([
      ['Name', {kind: 'letters'}],
      ['Number', {kind: 'missing'}],
    ]);
  });
});

test('knows the scripts of Unicode by name', () => {
  expect(['Latin', 'Han', 'Arabic'].every(isScript)).toBe(true);
  expect(['Klingon', 'latin}', '', 'L'].some(isScript)).toBe(false);
});
