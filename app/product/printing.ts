import {printOf, viewOf, type Print} from '~/personalization';

import {namedSelection, type Selection} from './options';
import type {Product, ProductPersonalization} from './product';

/** The print of a choice, and the place that shows it. */
export interface Printing {
  rules: ProductPersonalization;
  /** `null` while a plain value is chosen. */
  print: Print | null;
  /** The lettering's view, and the index of its picture in the media; `null` where no picture shows it. */
  view: ProductPersonalization['views'][number] | null;
  place: number | null;
}

/** The print of this choice; `null` for a product that nothing is printed on. */
export function printingOf(
  {options, personalization: rules}: Pick<Product, 'options' | 'personalization'>,
  selection: Selection,
): Printing | null {
  if (!rules) return null;
  const selected = namedSelection(options, selection);
  const print = printOf(rules, selected);
  const view = print && viewOf(rules, selected);
  const place = view ? (rules.places[rules.views.indexOf(view)] ?? -1) : -1;
  return place < 0
    ? {rules, print, view: null, place: null}
    : {rules, print, view, place};
}
