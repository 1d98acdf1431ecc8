/**
 * How the service's search reads words: plurals are their singulars, words with a common stem are one, the last word may be the
 * beginning of one, a longer word may have one letter wrong behind its first four, and colors go by their common names too.
 * Source: help.shopify.com/en/manual/online-store/storefront-search/search-behavior.
 */
import {wordsOf} from './search-match';

/** Letters at the beginning of a word that must be right, and the shortest word in which another may be wrong. */
const exactLetters = 4;

/** The ways in which a word may stand in a text: itself first, then what it may be the plural of, and its stem. */
function formsOf(word: string): string[] {
  const singulars = singularsOf(word);
  return [...singulars, ...singulars.flatMap(stemsOf)];
}

/** `hooded` has the stem `hood`, and `legging` the stem `leg`. */
function stemsOf(word: string): string[] {
  const [, stem] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? [];
  if (!stem) return [];
  return stem.at(-1) === stem.at(-2) ? [stem, stem.slice(0, -1)] : [stem];
}

function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (/(?:[sxz]|[cs]h)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return forms;
}

/** A text or a phrase as it is compared: its words, each with its forms. */
export type IndexedText = readonly (readonly string[])[];

export function indexText(text: string): IndexedText {
  return wordsOf(text).map(formsOf);
}

export interface Leniency {
  /** Whether the last word may be the beginning of one. */
  prefix: boolean;
  /** Whether one letter of a word may be wrong. */
  typos: boolean;
}

/** Whether the words of a phrase stand in a text, one after the other, as far as a search is that strict. */
export function findsPhrase(
  text: IndexedText,
  asked: IndexedText,
  {prefix, typos}: Leniency,
): boolean {
  if (asked.length === 0) return false;
  return text.some((_, start) =>
    asked.every((forms, offset) => {
      const word = text[start + offset];
      const isLast = offset === asked.length - 1;
      return (
        word !== undefined && isFound(word, forms, {prefix: prefix && isLast, typos})
      );
    }),
  );
}

function isFound(
  word: readonly string[],
  asked: readonly string[],
  {prefix, typos}: Leniency,
): boolean {
  const [typed = ''] = asked;
  return asked.some((form) =>
    word.some(
      (one) =>
        one === form ||
        (prefix && one.startsWith(typed)) ||
        (typos && isOneLetterOff(one, form)),
    ),
  );
}

/** Whether two words begin with the same four letters and differ by one: wrong, missing, too many, or two that changed places. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a.length <= exactLetters || b.length <= exactLetters) return false;
  if (Math.abs(a.length - b.length) > 1 || !a.startsWith(b.slice(0, exactLetters)))
    return false;
  let at = exactLetters;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** The common names of a color (`#rrggbb`); none for any other text. */
export function colorNames(swatch: string): string[] {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(swatch)?.slice(1);
  const [red = 0, green = 0, blue = 0] = (channels ?? []).map(
    (pair) => parseInt(pair, 16) / 255,
  );
  if (!channels) return [];
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (max + min) / 2;
  const range = max - min;
  if (lightness < 0.13) return ['black'];
  if (lightness > 0.9) return ['white'];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (saturation < 0.12) return ['grey', 'gray'];
  const sector =
    max === red
      ? ((green - blue) / range + 6) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const hue = sector * 60;
  if (hue < 18 || hue >= 345) return ['red'];
  if (hue < 50) {
    if (lightness < 0.35) return ['brown'];
    return lightness > 0.6 ? ['beige'] : ['orange', 'gold', 'yellow'];
  }
  if (hue < 70) return ['yellow'];
  if (hue < 165) return ['green'];
  if (hue < 195) return ['teal', 'green', 'blue'];
  if (hue < 255) return ['blue'];
  return hue < 300 ? ['purple'] : ['pink'];
}
