import {OPTION_FIELD_PREFIX} from '~/cart';
import {pathFor, VARIANT_PARAM, type ShopPath} from '~/market';

import {choiceQuery, firstUnmet, type ProductOption, type Selection} from './options';

/**
 * Form fields of a choice: `option:Size` has the chosen value, and is absent while nothing is
 * chosen. `choice:Size` says that the form offered a Size; its value is the option's name in the
 * shop's own language where the page has another, else empty.
 */
export const CHOICE_FIELD = 'choice:';

export const optionField = (name: string) => OPTION_FIELD_PREFIX + name;

/** Id of an option's group on the product page. */
export const optionAnchor = (name: string) => `option-${encodeURIComponent(name)}`;

/** A product's path with what is chosen. */
export function choicePath(
  handle: string,
  options: readonly ProductOption[],
  selection: Selection,
): ShopPath {
  const query = choiceQuery(options, selection);
  const path = pathFor('product', handle);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A product's URL with what is chosen, and without what no longer is. */
export function withChoice(
  href: string,
  options: readonly ProductOption[],
  selection: Selection,
): URL {
  const url = new URL(href);
  url.searchParams.delete(VARIANT_PARAM);
  const chosen = choiceQuery(options, selection);
  for (const {name} of options) {
    const value = chosen.get(name);
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

/**
 * The redirect for a form posted without JavaScript before all options were chosen: to the first
 * missing one, with the others kept. `null` when nothing is missing.
 */
export function missingChoiceUrl(form: FormData): string | null {
  const textOf = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' && value ? value : null;
  };
  const handle = textOf('handle');
  const options = [...form.keys()]
    .filter((field) => field.startsWith(CHOICE_FIELD))
    .map((field) => ({
      name: field.slice(CHOICE_FIELD.length),
      original: textOf(field) ?? undefined,
      values: [],
    }));
  const selection = options.map(({name}) => textOf(optionField(name)));
  const missing = options[firstUnmet(options, selection) ?? -1];
  if (!handle || !missing) return null;
  return `${choicePath(handle, options, selection)}#${optionAnchor(missing.name)}`;
}
