/** Products whose options have unusual names or values. */
import type {ProductData} from '@quillhaven/local-store';
import {plainProduct, plainVariant} from './plain-product';

/** @param first number of the first of three products */
export function unusualOptions(first: number): ProductData[] {
  const numbers = Array.from({length: 100}, (_, number) => String(number));
  return [
    withOption(first, 'Squad number', numbers, {
      handle: 'values-100',
      title: 'A Hundred Numbers',
    }),
    // Marks that mean something in HTML, URLs or forms.
    withOption(first + 1, 'Brim "A/B" & more: قياس', ['24" + 5%', "O'Neill & Co, خاص"], {
      handle: 'marks-in-options',
      title: 'Marks in Options',
    }),
    withOption(first + 2, 'Grade', ['a', 'A'], {
      handle: 'values-by-case',
      title: 'Values by Case',
    }),
  ];
}

/** A product of one option, each value at a price of its own. */
function withOption(
  number: number,
  name: string,
  values: readonly string[],
  changes: Partial<ProductData>,
): ProductData {
  return plainProduct(number, {
    options: [{name, values: values.map((value) => ({name: value}))}],
    variants: values.map((value, index) =>
      plainVariant(number, index, {optionValues: [value], price: 2000 + index}),
    ),
    ...changes,
  });
}
