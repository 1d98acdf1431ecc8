import {OPTION_FIELD_PREFIX} from '~/cart';
import {pathFor} from '~/market';
import {firstUnmet} from './options';

/**
 * Form fields of a choice: `option:Size` has the chosen value, and is absent while nothing is
 * chosen. `choice:Size` says that the form offered a Size; its value is the option's name in the
 * shop's own language where the page has another, else empty.
 */
export const CHOICE_FIELD = 'choice:';

export const optionField = (name: string) => OPTION_FIELD_PREFIX + name;

/** Id of an option's group on the product page. */
export const optionAnchor = (name: string) => `option-${encodeURIComponent(name)}`;

/**
 * The redirect for a form posted without JavaScript before all options were chosen: to the first
 * missing one, with the others kept. `null` when nothing is missing.
 */
export function missingChoiceUrl(form: FormData): string | null {
  const handle = form.get('handle');
  const names = [...form.keys()]
    .filter((field) => field.startsWith(CHOICE_FIELD))
    .map((field) => field.slice(CHOICE_FIELD.length));
  const selection = names.map((name) => {
    const value = form.get(optionField(name));
    return typeof value === 'string' && value ? value : null;
  });
  const unmet = firstUnmet(
    names.map((name) => {
      const original = form.get(CHOICE_FIELD + name);
      return {
        name: typeof original === 'string' && original ? original : name,
        values: [],
      };
    }),
    selection,
  );
  const missing = unmet === null ? undefined : names[unmet];
  if (typeof handle !== 'string' || !handle || missing === undefined) return null;
  const chosen = names.flatMap((name, index) => {
    const value = selection[index];
    return value ? [[name, value]] : [];
  });
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
  return `${pathFor('product', handle)}${query}#${optionAnchor(missing)}`;
}
