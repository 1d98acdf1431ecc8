import type {Personalization} from './personalization';

interface Option {
  name: string;
  values: readonly string[];
}

/** Translates the names in rules into the words of a page. */
export interface Words {
  option: (name: string) => string;
  value: (option: string, value: string) => string;
}

/**
 * A merchant writes rules in the shop's own language. On a page in another one, options and their values stand at the same positions
 * (§10.26), so what `original` names is what `shown` has there.
 */
export function wordsOf(original: readonly Option[], shown: readonly Option[]): Words {
  const positionOf = (name: string) => original.findIndex((one) => one.name === name);
  return {
    option: (name) => shown[positionOf(name)]?.name ?? name,
    value: (option, value) => {
      const at = positionOf(option);
      const place = original[at]?.values.indexOf(value) ?? -1;
      return shown[at]?.values[place] ?? value;
    },
  };
}

/** Rules in the words of a page: what is chosen there is matched with them. Labels stay, as they are the keys of the cart's attributes. */
export function rulesIn(words: Words, rules: Personalization): Personalization {
  return {
    ...rules,
    option: words.option(rules.option),
    prints: rules.prints.map((print) => ({
      ...print,
      value: words.value(rules.option, print.value),
    })),
    views: rules.views.map((view) => ({
      ...view,
      when: Object.fromEntries(
        Object.entries(view.when).map(([option, value]) => [
          words.option(option),
          words.value(option, value),
        ]),
      ),
    })),
  };
}
