import {log} from '~/server/log';

import type {Personalization} from './personalization';
import {pictureName, readRules} from './schema';

/** A product's words about its print, in one language. */
interface PrintedTexts {
  options: readonly {name: string; optionValues?: readonly {name: string}[]}[];
  personalization?: {value: string} | null;
}

/** A product as far as its print is concerned, in the words of a page. */
interface PrintableProduct extends PrintedTexts {
  handle: string;
  /** URLs of its pictures; `null` where they were not asked for. */
  pictures: readonly string[] | null;
  /**
   * The same in the shop's own language, where the page has another (§10.26): rules are written in
   * it.
   */
  original?: PrintedTexts;
}

interface ProductRules {
  /** `null` where its rules are mistaken. */
  rules: Personalization | null;
  /** Whether a variant is not sold, since nobody could type what it prints. */
  isUnavailable: (selectedOptions: readonly {name: string; value: string}[]) => boolean;
}

/** The rules of a product; `null` for one without. Mistakes in them are logged. */
export function productRules(
  {handle, pictures, original, ...shown}: PrintableProduct,
  imageOrigin: string,
): ProductRules | null {
  const {options, personalization} = original ?? shown;
  if (!personalization) return null;
  const product = {
    options: options.map(namesOf),
    pictures: pictures && pictures.map(pictureName),
  };
  const words = wordsOf(product.options, shown.options.map(namesOf));
  const read = readRules(personalization.value, product, {origin: imageOrigin});
  if (read.ok) return {rules: rulesIn(words, read.rules), isUnavailable: () => false};
  const {problems, unavailable} = read;
  log('warn', 'personalization.mistaken', {product: handle, problems});
  return {
    rules: null,
    isUnavailable: (selectedOptions) =>
      unavailable === null ||
      unavailable.values.some((unavailableValue) => {
        const option = words.option(unavailable.option);
        const text = words.value(unavailable.option, unavailableValue);
        return selectedOptions.some(({name, value}) => name === option && value === text);
      }),
  };
}

const namesOf = ({name, optionValues = []}: PrintedTexts['options'][number]) => ({
  name,
  values: optionValues.map((value) => value.name),
});

interface Option {
  name: string;
  values: readonly string[];
}

interface Words {
  option: (name: string) => string;
  value: (option: string, value: string) => string;
}

/**
 * A merchant writes rules in the shop's own language. On a page in another one, options and their
 * values stand at the same positions (§10.26), so what `original` names is what `shown` has there.
 */
function wordsOf(original: readonly Option[], shown: readonly Option[]): Words {
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

/**
 * Rules in the words of a page: what is chosen there is matched with them. Labels stay, as they are
 * the keys of the cart's attributes.
 */
function rulesIn(words: Words, rules: Personalization): Personalization {
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
