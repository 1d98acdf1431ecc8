import type {LetteringView, Personalization, Print} from './personalization';

/** A value of an option, as a product or a variant names it. */
interface SelectedOption {
  name: string;
  value: string;
}

/**
 * The print that a chosen variant asks for; `null` for a plain one. Goods with a print go through
 * the cart: a link to the checkout carries no lettering.
 */
export function printOf(
  rules: Pick<Personalization, 'option' | 'prints'> | null | undefined,
  selectedOptions: readonly SelectedOption[],
): Print | null {
  if (!rules) return null;
  const chosen = selectedOptions.find(({name}) => name === rules.option)?.value;
  return rules.prints.find(({value}) => value === chosen) ?? null;
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
