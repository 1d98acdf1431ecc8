/**
 * The prints that a product offers a fan, as the merchant wrote them down in its metafield
 * `custom.personalization` (docs/personalization.md). `schema.ts` reads them, `rules.ts` applies
 * them, in the browser and on the server.
 */
export interface Personalization {
  /** Name of the option whose values may be printed: `Printing`. */
  option: string;
  /** Its printed values, with what each asks for. Every other value is plain. */
  prints: readonly Print[];
  /** Players to choose from: the text of each field by its label. */
  squad: readonly Readonly<Record<string, string>>[];
  /** The merchant's notice to a shopper before adding: that it can't be returned. '' for none. */
  notice: string;
  /** URL of the lettering's font, `null` for the shop's own. */
  font: string | null;
  /** The place of the lettering on each picture that shows it. */
  views: readonly LetteringView[];
}

export interface Print {
  value: string;
  fields: readonly Field[];
}

export type Field = TextField | NumberField | ChoiceField;

interface BaseField {
  /** Its name on the page, in the cart and in the order. */
  label: string;
  required: boolean;
}

export interface TextField extends BaseField {
  kind: 'text';
  /** Most letters, as a reader counts them. */
  length: number;
  /** Unicode names of the scripts that can be printed: `Latin`. */
  letters: readonly string[];
  /** Characters besides letters that can be printed. */
  also: string;
  upperCase: boolean;
  /** Words that are not printed, each as its `refusedWord`. */
  refuse: readonly number[];
}

export interface NumberField extends BaseField {
  kind: 'number';
  from: number;
  to: number;
}

export interface ChoiceField extends BaseField {
  kind: 'choice';
  choices: readonly string[];
}

export type Point = readonly [x: number, y: number];

/**
 * The lettering on one picture. Points and sizes are in pixels of a picture of this width and
 * height.
 */
export interface LetteringView {
  /** File name of the picture, without its ending. */
  picture: string;
  /** Values of other options that it is for: the color of the shirt. Empty for any. */
  when: Readonly<Record<string, string>>;
  width: number;
  height: number;
  color: string;
  /** `null` for none. */
  outline: string | null;
  lines: readonly LetteringLine[];
}

/**
 * A field's text, centered on a curve: from one point to another, by way of a third where it is
 * bent.
 */
export interface LetteringLine {
  field: string;
  from: Point;
  over: Point | null;
  to: Point;
  size: number;
}

/** The typed values, by the label of their field. */
export type Typed = Readonly<Record<string, string>>;

/** Prefix of the form fields that carry what was typed: `personal:Name`. */
const TYPED_FIELD_PREFIX = 'personal:';

/** Form field of the player chosen from the squad: the position in it. */
export const PLAYER_FIELD = 'player';

export const typedField = (label: string) => TYPED_FIELD_PREFIX + label;

/**
 * The typed values of a posted form; where nothing was typed, those of the player that was chosen
 * in it.
 */
export function typedIn(
  inputs: Readonly<Record<string, unknown>>,
  {squad}: Pick<Personalization, 'squad'>,
): Typed {
  const typed = Object.entries(inputs).flatMap(([name, value]) =>
    name.startsWith(TYPED_FIELD_PREFIX) && typeof value === 'string'
      ? [[name.slice(TYPED_FIELD_PREFIX.length), value] as const]
      : [],
  );
  const player = squad[Number(inputs[PLAYER_FIELD] || Number.NaN)];
  const isBlank = typed.every(([, value]) => value.trim() === '');
  return isBlank && player ? player : Object.fromEntries(typed);
}
