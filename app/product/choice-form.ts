import {firstUnmet} from './options';

/**
 * The fields by which a form states a choice: `option:Size` is the chosen value, absent while nothing is chosen, and the empty
 * `choice:Size` says that the form had a Size to choose.
 */
const OPTION_FIELD = 'option:';
export const CHOICE_FIELD = 'choice:';

export const optionField = (name: string) => OPTION_FIELD + name;

/** Id of an option's group on the product page. */
export const optionAnchor = (name: string) => `option-${encodeURIComponent(name)}`;

/**
 * Where a form leads that was posted without scripts before all was chosen: the first option still to choose, with what is
 * chosen already. `null` when nothing is missing, or the form is none of a product's.
 */
export function addressOfMissingChoice(form: FormData): string | null {
  const handle = form.get('handle');
  const names = [...form.keys()]
    .filter((field) => field.startsWith(CHOICE_FIELD))
    .map((field) => field.slice(CHOICE_FIELD.length));
  const selection = names.map((name) => {
    const value = form.get(optionField(name));
    return typeof value === 'string' && value ? value : null;
  });
  const unmet = firstUnmet(
    names.map((name) => ({name, values: []})),
    selection,
  );
  const missing = unmet === null ? undefined : names[unmet];
  if (typeof handle !== 'string' || !handle || missing === undefined) return null;
  const chosen = names.flatMap((name, index) => {
    const value = selection[index];
    return value ? [[name, value]] : [];
  });
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
  return `/products/${encodeURIComponent(handle)}${query}#${optionAnchor(missing)}`;
}
