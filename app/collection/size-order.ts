/** The order in which people wear sizes: 2XS to 4XL, then numbers by value, then what is no size, then one size. */

const WORDS: Record<string, string> = {
  'extra small': 'xs',
  'x-small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'x-large': 'xl',
  'extra large': 'xl',
};

/** `M`, `XS`, `2XL`, `XXL`; `S/M` counts as its first. */
const LETTERS = /^(?:(\d)?(x*))?(s|m|l)(?:\s?[/–-]\s?\d?x*[sml])?$/;

/** `38`, `36–40`, `7 1/2`, `5–6 years`, `EU 42`, `30"`. */
const NUMBER =
  /^(?:eu|uk|us)?\s?(\d+(?:[.,]\d+)?)(?:\s(\d)\/(\d))?(?:\s?[/–-]\s?\d+(?:[.,]\d+)?)?\s?(?:cm|mm|in|"|years?|yrs?|y|months?|m|eu|uk|us)?$/;

const ONE_SIZE = /^(?:one[ -]?size.*|os|onesize|uni(?:versal)?)$/;

/** Where a value stands: its kind first, then its rank within that kind. */
type Place = readonly [kind: number, rank: number];

function placeOf(value: string): Place {
  const text = value.trim().toLowerCase();
  if (ONE_SIZE.test(text)) return [3, 0];
  const letters = LETTERS.exec(WORDS[text] ?? text);
  if (letters) return [0, letterRank(letters)];
  const [, whole, over, under] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return [2, 0];
  const part = over && under ? Number(over) / Number(under) : 0;
  return [1, Number(whole.replace(',', '.')) + part];
}

/** M is 0, L and its X above it, S and its X below. */
function letterRank([, times, signs = '', letter]: RegExpExecArray): number {
  const extra = times ? Number(times) : signs.length;
  if (letter === 'm') return 0;
  return letter === 'l' ? 1 + extra : -1 - extra;
}

/** Values in the order in which people wear them. Those that are no sizes keep their order, behind those that are. */
export function inWearingOrder<T>(
  values: readonly T[],
  nameOf: (value: T) => string,
): T[] {
  return values
    .map((value) => ({value, place: placeOf(nameOf(value))}))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({value}) => value);
}
