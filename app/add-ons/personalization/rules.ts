import type {Typed} from '~/product/parts';

import type {Field, Personalization, Print, TextField} from './personalization';

export type Problem =
  | {kind: 'missing' | 'letters' | 'refused' | 'number' | 'choice'}
  | {kind: 'long'; by: number};

/** The printed texts, in the order of the print's fields: the attributes of the cart's line. */
type Attributes = {key: string; value: string}[];

type Checked =
  | {ok: true; attributes: Attributes}
  | {ok: false; problems: ReadonlyMap<string, Problem>};

/** Most marks on one letter: more would be drawn over its neighbors. */
const MAX_MARKS = 2;

/**
 * Longest text that is looked at, in UTF-16 units: normalizing a longer one takes long, and no
 * field is that long.
 */
const MAX_TYPED = 1000;

/**
 * A typed text as it is printed and stored: NFKC, trimmed, one space between words, no invisible
 * characters, upper case where the field says so, a number in ASCII digits without leading zeros.
 * Normalizing twice changes nothing; empty for a text that is too long for any field.
 */
export function normalize(field: Field, text: string): string {
  if (text.length > MAX_TYPED) return '';
  const plain = squeeze(text);
  switch (field.kind) {
    case 'number':
      return plain.replace(/\p{Nd}/gu, digit).replace(/^0+(?=\d)/, '');
    case 'choice':
      return plain;
    case 'text':
      // Upper case may decompose a letter, and its composed form may have an upper case of its own.
      return field.upperCase
        ? settled(plain, (one) => squeeze(one.toUpperCase()))
        : plain;
  }
}

/**
 * Controls, bidi overrides, private characters; but not the joiners that Persian and Hindi write
 * between letters.
 */
const INVISIBLE = /(?![\u200c\u200d])\p{C}/gu;
const LOOSE_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

function squeeze(text: string): string {
  const spaced = text.replace(/\s+/gu, ' ').replace(INVISIBLE, '');
  return settled(spaced, (one) =>
    one.replace(LOOSE_JOINER, '').replace(/ {2,}/g, ' ').trim().normalize('NFKC'),
  );
}

/** A decimal digit of any script. Their zeros are at multiples of 16, or six behind. */
function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isFirst = /\p{Nd}/u.test(String.fromCodePoint(code & ~15));
  return String((code & 15) - (isFirst ? 0 : 6));
}

/** Applies `change` until it changes nothing. */
function settled(text: string, change: (text: string) => string): string {
  let before = text;
  let after = change(text);
  while (after !== before) {
    before = after;
    after = change(after);
  }
  return after;
}

/** Letters as a reader counts them: a letter with its marks is one. */
export function countLetters(text: string): number {
  return [...text].filter((character) => !/[\p{M}\u200c\u200d]/u.test(character)).length;
}

/** Checks everything that a print asks for. Ignores values that were typed for another print. */
export function checkTyped({fields}: Pick<Print, 'fields'>, typed: Typed): Checked {
  const problems = new Map<string, Problem>();
  const attributes: Attributes = [];
  for (const field of fields) {
    const text = typedFor(field.label, typed);
    const value = normalize(field, text);
    const problem = problemIn(field, text);
    if (problem) problems.set(field.label, problem);
    else if (value !== '') attributes.push({key: field.label, value});
  }
  return problems.size > 0 ? {ok: false, problems} : {ok: true, attributes};
}

/** What was typed for a field; '' where nothing was. */
export function typedFor(label: string, typed: Typed): string {
  return Object.hasOwn(typed, label) ? (typed[label] ?? '') : '';
}

/** The texts of these fields as they would be printed, whether they can be or not. */
export function normalizedTexts(fields: readonly Field[], typed: Typed): Typed {
  return Object.fromEntries(
    fields.map((field) => [field.label, normalize(field, typedFor(field.label, typed))]),
  );
}

/** Why a text cannot be printed as it was typed; `null` where it can. */
export function problemIn(field: Field, text: string): Problem | null {
  if (text.length <= MAX_TYPED) return problemOf(field, normalize(field, text));
  return field.kind === 'text'
    ? {kind: 'long', by: text.length - field.length}
    : {kind: field.kind};
}

/** Why a normalized text cannot be printed; `null` where it can. */
export function problemOf(field: Field, value: string): Problem | null {
  if (value === '') return field.required ? {kind: 'missing'} : null;
  switch (field.kind) {
    case 'choice':
      return field.choices.includes(value) ? null : {kind: 'choice'};
    case 'number': {
      const isNumber = /^\d{1,6}$/.test(value);
      const number = Number(value);
      const fits = isNumber && number >= field.from && number <= field.to;
      return fits ? null : {kind: 'number'};
    }
    case 'text': {
      if (!hasLetters(field, value)) return {kind: 'letters'};
      const by = countLetters(value) - field.length;
      if (by > 0) return {kind: 'long', by};
      return saysRefused(value, field.refuse) ? {kind: 'refused'} : null;
    }
  }
}

/**
 * Whether the text is written in the field's letters and characters, with one letter at least.
 * Small capitals and other letters of phonetics have no upper case: they are no letters of a name.
 */
function hasLetters({letters, also}: TextField, value: string): boolean {
  // With extensions: the long vowel of Katakana belongs to Hiragana, too.
  const scripts = letters.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  const characters = [...also, ' '].map(escaped).join('');
  const isLetter = '(?=[\\p{Lo}\\p{Lm}\\p{N}\\p{Changes_When_Casemapped}])';
  const letter = `${isLetter}[${scripts}]\\p{M}{0,${MAX_MARKS}}[\\u200c\\u200d]?`;
  // One letter after the other: a repeated group of alternatives that overlap would take
  // exponential time.
  const rest = value.replace(new RegExp(`${letter}|[${characters}]`, 'gu'), '');
  return rest === '' && /[\p{L}\p{N}]/u.test(value);
}

const escaped = (character: string) =>
  `\\u{${character.codePointAt(0)?.toString(16) ?? '20'}}`;

/** Whether the text has a refused word: as a word of its own, or spelled out as several. */
function saysRefused(value: string, refused: readonly number[]): boolean {
  const words = value.split(/[^\p{L}\p{M}\p{N}]+/u).map(bare);
  return words.some((_, index) => {
    let joined = '';
    return words.slice(index).some((word) => {
      joined += word;
      return joined !== '' && refused.includes(fingerprint(joined));
    });
  });
}

/**
 * A refused word as rules have it: they are part of a page's data, which does not spell out such
 * words.
 */
export const refusedWord = (word: string): number => fingerprint(bare(word));

/** FNV-1a, 32 bits: a name has that of a refused word by chance once in billions. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** Letters that Unicode does not take apart, and those that they are read as. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', đ: 'd', þ: 'th', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l'},
  ...{ŋ: 'n', ŧ: 't', ƀ: 'b', ɓ: 'b', ƈ: 'c', ɖ: 'd', ɗ: 'd', ƒ: 'f', ɠ: 'g', ɨ: 'i'},
  ...{ƙ: 'k', ƚ: 'l', ɲ: 'n', ƞ: 'n', ɔ: 'o', ƥ: 'p', ƭ: 't', ʉ: 'u', ʋ: 'v', ƴ: 'y'},
  ...{ƶ: 'z', ȥ: 'z', ə: 'e', ǝ: 'e', ɛ: 'e', ɇ: 'e', ɉ: 'j', ɍ: 'r', ɏ: 'y', ⱥ: 'a'},
};

/** Letters and digits alone, without accents and case. */
function bare(text: string): string {
  // By way of the upper case, which makes “ss” of “ß”.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[^a-z\d]/g, (letter) => READ_AS[letter] ?? letter);
}

export function isScript(name: string): boolean {
  if (!/^[A-Za-z_]{3,40}$/.test(name)) return false;
  try {
    new RegExp(`\\p{Script=${name}}`, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Prefix of the form fields that carry what was typed: `personal:Name`. */
const TYPED_FIELD_PREFIX = 'personal:';

/** Form field of the player chosen from the squad: the position in it. */
export const PLAYER_FIELD = 'player';

export const typedField = (label: string) => TYPED_FIELD_PREFIX + label;

/**
 * The typed values of a posted form; where nothing was typed in the fields of the player that was
 * chosen in it, they are that player's.
 */
export function typedIn(
  inputs: Readonly<Record<string, unknown>>,
  {squad}: Pick<Personalization, 'squad'>,
): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of Object.entries(inputs)) {
    if (name.startsWith(TYPED_FIELD_PREFIX) && typeof value === 'string')
      typed[name.slice(TYPED_FIELD_PREFIX.length)] = value;
  }
  const player = squad[Number(inputs[PLAYER_FIELD] || Number.NaN)];
  if (!player) return typed;
  const isBlank = Object.keys(player).every(
    (label) => typedFor(label, typed).trim() === '',
  );
  return isBlank ? {...typed, ...player} : typed;
}
