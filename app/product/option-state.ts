import {
  findVariant,
  isColor,
  type ProductOption,
  type SelectableVariant,
  type Selection,
} from './option-selection';

/** How a choice stands: it can be bought, it ran out, or it was never made (decision 5). */
export type ChoiceState = 'available' | 'sold-out' | 'missing';

/** How a whole selection stands; `incomplete` while something is still to choose. */
export type SelectionState = ChoiceState | 'incomplete';

/** How the chosen combination stands. */
export function selectionState(
  variants: readonly SelectableVariant[],
  selection: Selection,
): SelectionState {
  if (selection.includes(null)) return 'incomplete';
  const variant = findVariant(variants, selection);
  if (!variant) return 'missing';
  return variant.availableForSale ? 'available' : 'sold-out';
}

/**
 * How each value of the option at `index` stands beside what else is chosen: what is unchosen matches anything. A value is
 * never withheld for this, since another choice elsewhere may make it available; it is only marked. The chosen color is
 * judged by itself: of a combination that is sold out, one mark is enough.
 */
export function valueStates(
  option: ProductOption,
  index: number,
  variants: readonly SelectableVariant[],
  selection: Selection,
): ChoiceState[] {
  const states = new Map<string, ChoiceState>();
  for (const {values, availableForSale} of variants) {
    const value = values[index];
    if (value === undefined || states.get(value) === 'available') continue;
    const fits =
      (value === selection[index] && isColor(option)) ||
      selection.every(
        (chosen, position) =>
          position === index || chosen === null || values[position] === chosen,
      );
    if (fits) states.set(value, availableForSale ? 'available' : 'sold-out');
  }
  return option.values.map((value) => states.get(value) ?? 'missing');
}
