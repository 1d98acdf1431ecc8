import type {CartLineView} from '~/cart';
import type {CartServerPart, LineClaim} from '~/cart/parts';
import {messagesIn} from '~/lib/messages';
import type {ProductServerPart, Typed} from '~/product/parts';
import type {AppContext} from '~/server/context';
import {log} from '~/server/log';
import type {WorkerPart} from '~/server/parts';

import {letteringOn, type Lettering, type LinePrinting} from './lettering';
import {MESSAGES, problemMessage} from './messages';
import {printOf, viewOf, type Personalization} from './personalization';
import {checkTyped, typedIn} from './rules';
import {pictureName, readRules, type PrintedProduct} from './schema';
import {PRINTED_VARIANTS_QUERY} from './personalization.documents';

import type {PrintedFragment, PrintedVariantsQuery} from 'storefrontapi.generated';

type Options = PrintedProduct['options'];

/** A product's words about its print, in one language. */
interface PrintedTexts extends PrintedFragment {
  options: readonly {name: string; optionValues: readonly {name: string}[]}[];
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
  /** `null` where nothing is printed on it, or its rules are mistaken. */
  rules: Personalization | null;
  /** Whether a variant is not sold, since nobody could type what it prints. */
  isUnavailable: (selectedOptions: readonly {name: string; value: string}[]) => boolean;
}

declare module '~/cart/cart' {
  interface ImageAdditions {
    /** Drawn on it: what a shopper has had printed. */
    lettering?: Lettering;
  }
  interface LineAdditions {
    /** The data to edit a printed line with; absent for every other line. */
    printing?: LinePrinting;
  }
}

declare module '~/product/product' {
  interface ProductAdditions {
    /** Absent for a product that nothing is printed on. */
    personalization?: Personalization;
  }
}

/** The rules of a product. Mistakes in them are logged. */
function productRules(
  {handle, pictures, original, ...shown}: PrintableProduct,
  imageOrigin: string,
): ProductRules {
  const {options, personalization, squad} = original ?? shown;
  if (!personalization) return {rules: null, isUnavailable: () => false};
  const product = {
    options: options.map(namesOf),
    pictures: pictures && pictures.map(pictureName),
  };
  const words = wordsOf(product.options, shown.options.map(namesOf));
  const players = squad?.reference?.players?.value;
  // The promise is read: in the language of the page.
  const promise = shown.squad?.reference?.promise?.value ?? '';
  const shared = players ? {players, promise} : null;
  const read = readRules(personalization.value, product, imageOrigin, shared);
  if (read.ok) {
    if (read.notes.length > 0)
      log('warn', 'personalization.squad', {product: handle, problems: read.notes});
    return {rules: rulesIn(words, read.rules), isUnavailable: () => false};
  }
  const {problems, unavailable} = read;
  log('warn', 'personalization.mistaken', {product: handle, problems});
  const option = unavailable && words.option(unavailable.option);
  const values = unavailable?.values.map((one) => words.value(unavailable.option, one));
  return {
    rules: null,
    isUnavailable: (selectedOptions) =>
      !values ||
      selectedOptions.some(({name, value}) => name === option && values.includes(value)),
  };
}

const namesOf = ({name, optionValues}: PrintedTexts['options'][number]) => ({
  name,
  values: optionValues.map((value) => value.name),
});

/**
 * A merchant writes rules in the shop's own language. On a page in another one, options and their
 * values stand at the same positions (§10.26), so what `original` names is what `shown` has there.
 */
function wordsOf(original: Options, shown: Options) {
  const positionOf = (name: string) => original.findIndex((one) => one.name === name);
  return {
    option: (name: string) => shown[positionOf(name)]?.name ?? name,
    value: (option: string, value: string) => {
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
function rulesIn(
  words: ReturnType<typeof wordsOf>,
  {option, prints, views, ...rules}: Personalization,
): Personalization {
  const whenIn = (when: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(when).map(([name, value]) => [
        words.option(name),
        words.value(name, value),
      ]),
    );
  return {
    ...rules,
    option: words.option(option),
    prints: prints.map(({value, fields}) => ({
      value: words.value(option, value),
      fields,
    })),
    views: views.map((view) => ({...view, when: whenIn(view.when)})),
  };
}

type PrintableVariant = NonNullable<PrintedVariantsQuery['nodes'][number]> & ProductRules;

/** Pictures of a product (§9). */
const PICTURES = 250;

/**
 * The variants among `ids` that the store sells in the country of the page. One cached query.
 * @throws what the store's client throws when the store gives no usable answer
 */
async function loadPrintable(
  {storefront, config}: Pick<AppContext, 'storefront' | 'config'>,
  ids: readonly string[],
  withPictures: boolean,
): Promise<ReadonlyMap<string, PrintableVariant>> {
  const {nodes} = await storefront.query(PRINTED_VARIANTS_QUERY, {
    variables: {
      ids: [...new Set(ids)].sort(),
      imagesFirst: PICTURES,
      withPictures,
    },
    cache: storefront.CacheShort(),
  });
  const variants = new Map<string, PrintableVariant>();
  for (const node of nodes) {
    if (!node || !('product' in node)) continue;
    const pictures = node.product.images?.nodes.map(({url}) => url) ?? null;
    const product = {...node.product, pictures};
    variants.set(node.id, {...node, ...productRules(product, config.store.imageOrigin)});
  }
  return variants;
}

/** What a product's rules say of a line; `null` where nothing is printed on its choice. */
function claimOf(
  {selectedOptions, rules, isUnavailable}: PrintableVariant,
  attributes: CartLineView['attributes'] | undefined,
  inputs: Readonly<Record<string, unknown>>,
  tag: string,
): LineClaim {
  const messages = messagesIn(tag, MESSAGES);
  if (isUnavailable(selectedOptions)) return {reason: messages.unavailable};
  const print = printOf(rules, selectedOptions);
  if (!rules || !print) return null;
  const keys = attributes?.map(({key}) => key) ?? [];
  const labels = print.fields.map(({label}) => label);
  const isReadable =
    new Set(keys).size === keys.length && keys.every((key) => labels.includes(key));
  if (!isReadable) return {reason: messages.unreadable};
  const checked = checkTyped(
    print,
    attributes ? textsOf(attributes) : typedIn(inputs, rules),
  );
  if (checked.ok) return {attributes: checked.attributes};
  const problems: string[] = [];
  for (const field of print.fields) {
    const problem = checked.problems.get(field.label);
    if (problem)
      problems.push(`${field.label}: ${problemMessage(messages, field, problem, tag)}`);
  }
  return {reason: messages.check(problems.join(' '))};
}

/** What a line shows of its print; nothing for a line that nothing is printed on. */
function printedOn(
  {selectedOptions, rules, product}: PrintableVariant,
  {attributes}: CartLineView,
): Partial<CartLineView> {
  const print = printOf(rules, selectedOptions);
  if (!rules || !print) return {};
  const view = viewOf(rules, selectedOptions);
  const picture = view && product.images?.nodes[view.place];
  const labels = print.fields.map(({label}) => label);
  return {
    printing: {fields: print.fields, squad: rules.squad},
    sheet: 'personalization',
    ...(attributes.every(({key}) => labels.includes(key)) && {isReturnable: true}),
    ...(view &&
      picture && {
        image: {
          src: picture.url,
          altText: picture.altText ?? null,
          lettering: letteringOn(view, rules.font, textsOf(attributes)),
        },
      }),
  };
}

/** The font of a merchant's lettering is a file of the shop. */
export const PRINT_IN_WORKER: WorkerPart = {
  sources: ({personalization, store}): Record<string, string[]> =>
    personalization ? {'font-src': [store.imageOrigin]} : {},
};

/** The print of a product: its rules, for the fields that ask for it. */
export const PRINT_ON_PRODUCT: ProductServerPart = {
  read(answer, {config}) {
    if (!config.personalization) return {};
    const pictures = answer.images.nodes.map(({transformedSrc}) => transformedSrc);
    const {rules, isUnavailable} = productRules(
      {...answer, pictures},
      config.store.imageOrigin,
    );
    return {
      isUnavailable,
      additions: () =>
        rules
          ? {personalization: rules, isPersonal: true, sheets: ['personalization']}
          : {},
    };
  },
};

/** The print of lines: checked by the rules of their products, and shown. */
export const PRINT_IN_CART: CartServerPart = {
  async check(lines, inputs, context) {
    const {config, market} = context;
    if (!config.personalization) return [];
    const ids = lines.map(({merchandiseId}) => merchandiseId);
    const variants = await loadPrintable(context, ids, false);
    return lines.map(({merchandiseId, attributes}) => {
      const variant = variants.get(merchandiseId);
      if (!variant) return {reason: null};
      return claimOf(variant, attributes, inputs, market.tag);
    });
  },
  async lines(lines, context) {
    const printed = lines.filter(({attributes}) => attributes.length > 0);
    if (printed.length === 0 || !context.config.personalization) return [];
    const ids = printed.map(({merchandiseId}) => merchandiseId);
    const variants = await loadPrintable(context, ids, true);
    return lines.map((line) => {
      const variant = variants.get(line.merchandiseId);
      return variant && line.attributes.length > 0 ? printedOn(variant, line) : {};
    });
  },
};

const textsOf = (attributes: CartLineView['attributes']): Typed =>
  Object.fromEntries(attributes.map(({key, value}) => [key, value]));
