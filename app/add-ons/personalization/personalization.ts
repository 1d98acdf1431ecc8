import {namedSelection, type Product, type Selection} from '~/product';
import type {Typed} from '~/product/parts';

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
  squad: readonly Typed[];
  /** The merchant's word on players who leave the club, beside the squad. '' for none. */
  promise: string;
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

interface NumberField extends BaseField {
  kind: 'number';
  from: number;
  to: number;
}

interface ChoiceField extends BaseField {
  kind: 'choice';
  choices: readonly string[];
}

export type Point = readonly [x: number, y: number];

/**
 * The lettering on one picture. Points and sizes are in pixels of a picture of this width and
 * height.
 */
export interface LetteringView {
  /** Index of the picture among the product's; -1 where those were not asked for. */
  place: number;
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

/** A value of an option, as a product or a variant names it. */
interface SelectedOption {
  name: string;
  value: string;
}

/** The print that a chosen variant asks for; `null` for a plain one. */
export function printOf(
  rules: Pick<Personalization, 'option' | 'prints'> | null,
  selectedOptions: readonly SelectedOption[],
): Print | null {
  const chosen = selectedOptions.find(({name}) => name === rules?.option)?.value;
  return rules?.prints.find(({value}) => value === chosen) ?? null;
}

/** The view that shows a choice; an option that is not chosen fits any. `null` for none. */
export function viewOf(
  {views}: Pick<Personalization, 'views'>,
  selectedOptions: readonly SelectedOption[],
): LetteringView | null {
  const fits = ({when}: LetteringView) =>
    selectedOptions.every(({name, value}) => (when[name] ?? value) === value);
  return views.find(fits) ?? null;
}

/**
 * The print of this choice, `null` for a plain value, with the view that shows it, if one does.
 * `null` for a product that nothing is printed on.
 */
export function printingOf(
  {options, personalization: rules}: Pick<Product, 'options' | 'personalization'>,
  selection: Selection,
) {
  if (!rules) return null;
  const selected = namedSelection(options, selection);
  const print = printOf(rules, selected);
  return {rules, print, view: print && viewOf(rules, selected)};
}
