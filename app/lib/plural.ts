import {sameEverywhere} from './intl';

/** The forms of a text, by what `Intl.PluralRules` calls them; `#` stands for the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & {other: string};

/** Counts: `counter('fr')(2, {one: '# article', other: '# articles'})` is `2 articles`. */
export function counter(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace(
      '#',
      sameEverywhere(numbers.format(count)),
    );
}
