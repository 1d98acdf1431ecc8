/** Finding a product's variants by selected options. */
import type {ProductRecord, VariantRecord} from './catalogue-records';

export interface SelectedOption {
  name: string;
  value: string;
}

export interface SelectionRules {
  /** Compare names and values whatever their case. */
  caseInsensitiveMatch?: boolean | null;
  /** Pass over options that the product does not have, instead of matching nothing. */
  ignoreUnknownOptions?: boolean | null;
}

/**
 * A selection as one value per option of the product, undefined where an option is not selected.
 * @returns null when an option that the product lacks is selected and may not be passed over
 */
function readSelection(
  product: ProductRecord,
  selected: readonly SelectedOption[],
  {caseInsensitiveMatch, ignoreUnknownOptions}: SelectionRules,
): (string | undefined)[] | null {
  const fold = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text);
  const names = product.data.options.map(({name}) => fold(name));
  const known = selected.filter(({name}) => names.includes(fold(name)));
  if (known.length < selected.length && !ignoreUnknownOptions) return null;
  return product.data.options.map((option) => {
    const choice = known.find(({name}) => fold(name) === fold(option.name));
    if (!choice) return undefined;
    const match = option.values.find(({name}) => fold(name) === fold(choice.value));
    return match?.name ?? choice.value;
  });
}

/**
 * The variant that has exactly the selected values; undefined without one. In a combined listing a
 * variant may lack an option, which is then not selected.
 */
export function findVariant(
  product: ProductRecord,
  selected: readonly SelectedOption[],
  rules: SelectionRules,
): VariantRecord | undefined {
  const selection = readSelection(product, selected, rules);
  if (!selection || selection.every((value) => value === undefined)) return undefined;
  return product.variants.find(({data}) =>
    selection.every((value = '', index) => data.optionValues[index] === value),
  );
}

/** The first variant for sale; the first of all when none is; undefined when there is none. */
function firstAvailable(
  product: ProductRecord,
  isAvailable: (variant: VariantRecord) => boolean,
): VariantRecord | undefined {
  return product.variants.find(isAvailable) ?? product.variants[0];
}

/**
 * The variant with the selected options. Where only some are selected, the first variant for
 * sale that has them. Where nothing matches, the first variant for sale of all.
 */
export function selectedOrFirstAvailable(
  product: ProductRecord,
  selected: readonly SelectedOption[],
  rules: SelectionRules,
  isAvailable: (variant: VariantRecord) => boolean,
): VariantRecord | undefined {
  const selection = readSelection(product, selected, rules);
  if (!selection || selection.every((value) => value === undefined)) {
    return firstAvailable(product, isAvailable);
  }
  const matching = product.variants.filter(({data}) =>
    selection.every(
      (value, index) => value === undefined || data.optionValues[index] === value,
    ),
  );
  return (
    matching.find(isAvailable) ?? matching[0] ?? firstAvailable(product, isAvailable)
  );
}

/**
 * Variants that differ from a selection in exactly one option, by id. A selection that leaves
 * options open is completed from the variant that it finds.
 */
export function adjacentVariants(
  product: ProductRecord,
  selected: readonly SelectedOption[],
  rules: SelectionRules,
  isAvailable: (variant: VariantRecord) => boolean,
): VariantRecord[] {
  const selection = readSelection(product, selected, rules);
  if (!selection) return [];
  const base = selectedOrFirstAvailable(product, selected, rules, isAvailable);
  const complete = selection.map(
    (value, index) => value ?? base?.data.optionValues[index],
  );
  return product.variants
    .filter(
      ({data}) =>
        data.optionValues.filter((value, at) => value !== complete[at]).length === 1,
    )
    .sort((a, b) => a.data.id - b.data.id);
}

/**
 * The variant that combines an option's value with the lowest positions of all other options.
 * @param option position of the option
 * @param value position of the value in it
 */
export function firstSelectable(
  product: ProductRecord,
  option: number,
  value: number,
): VariantRecord | undefined {
  let best: VariantRecord | undefined;
  for (const variant of product.variants) {
    if (variant.optionIndexes[option] !== value) continue;
    if (!best || isBefore(variant.optionIndexes, best.optionIndexes)) best = variant;
  }
  return best;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((position, index) => position !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
