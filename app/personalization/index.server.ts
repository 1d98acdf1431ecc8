import {GIFT_CARD_KEYS, checkedRecipient, hasRecipient} from '~/gifts/index.server';
import {messagesIn} from '~/lib/messages';
import type {AppContext} from '~/server/context';

import {letteringOn, type PrintedLine} from './lettering';
import {MESSAGES, problemMessage} from './messages';
import {printOf, viewOf} from './choice';
import {typedIn, type Personalization, type Typed} from './personalization';
import {checkTyped, type Attributes} from './rules';
import {pictureName} from './schema';
import {PRINTED_VARIANTS_QUERY} from './personalization.documents';
import {productRules} from './product-rules.server';

import type {PrintedVariantsQuery} from 'storefrontapi.generated';

export {pictureName, productRules};

type Context = Pick<AppContext, 'storefront' | 'config' | 'market' | 'began'>;

/** Pictures of a product (§9). */
const PICTURES = 250;

type Node = NonNullable<PrintedVariantsQuery['nodes'][number]>;

interface PrintableVariant {
  selectedOptions: readonly {name: string; value: string}[];
  pictures: readonly {url: string; altText?: string | null}[];
  /** `null` where nothing is printed on the product, or its rules are mistaken. */
  rules: Personalization | null;
  isUnavailable: boolean;
  /** Shopify takes a gift card's recipient as attributes. */
  isGiftCard: boolean;
}

/**
 * The variants among `ids` that the store sells in the country of the page. One cached query.
 * @throws what the store's client throws when the store gives no usable answer
 */
async function loadPrintable(
  {storefront, config}: Context,
  ids: readonly string[],
  withPictures: boolean,
): Promise<ReadonlyMap<string, PrintableVariant>> {
  const {nodes} = await storefront.query(PRINTED_VARIANTS_QUERY, {
    variables: {
      ids: [...new Set(ids)].sort(),
      imagesFirst: PICTURES,
      withPictures,
      personalization: config.personalization,
    },
    cache: storefront.CacheShort(),
  });
  return new Map(nodes.flatMap((node) => printable(node, config.store.imageOrigin)));
}

function printable(
  node: Node | null,
  imageOrigin: string,
): [id: string, variant: PrintableVariant][] {
  if (!node || !('product' in node)) return [];
  const {id, selectedOptions, product} = node;
  const pictures = product.images?.nodes ?? null;
  const read = productRules(
    {...product, pictures: pictures && pictures.map(({url}) => url)},
    imageOrigin,
  );
  const variant: PrintableVariant = {
    selectedOptions,
    pictures: pictures ?? [],
    rules: read?.rules ?? null,
    isUnavailable: read?.isUnavailable(selectedOptions) ?? false,
    isGiftCard: product.isGiftCard,
  };
  return [[id, variant]];
}

/** A line to be added, or one whose attributes are to be replaced. */
interface LineToPrint {
  merchandiseId: string;
  attributes?: Attributes;
}

type PrintedLines<Line> =
  | {ok: true; lines: Line[]}
  /**
   * Why nothing may be added, for the shopper; `null` where the store does not say. It does not
   * repeat what was typed.
   */
  | {ok: false; reason: string | null};

/**
 * The lines as they are printed: checked by the rules of their products, with normalized
 * attributes. Other attributes are refused, and so is what the store does not answer. `inputs` are
 * the fields of a form that was posted without scripts, for lines that bring no attributes.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function printLines<Line extends LineToPrint>(
  context: Context,
  lines: readonly Line[],
  inputs: Readonly<Record<string, unknown>>,
): Promise<PrintedLines<Line>> {
  const {config} = context;
  // Nobody has to be asked about a line without attributes in a shop that prints nothing.
  const asked = lines.filter(
    ({attributes}) =>
      config.personalization ||
      (attributes?.length ?? 0) > 0 ||
      (config.gifts && hasRecipient(inputs)),
  );
  if (asked.length === 0) return {ok: true, lines: [...lines]};
  const ids = asked.map(({merchandiseId}) => merchandiseId);
  const variants = await loadPrintable(context, ids, false);
  const printed: Line[] = [];
  for (const line of lines) {
    const variant = variants.get(line.merchandiseId);
    if (!variant && asked.includes(line)) return {ok: false, reason: null};
    const checked = variant ? checkLine(variant, line.attributes, inputs, context) : line;
    if ('reason' in checked) return {ok: false, reason: checked.reason};
    printed.push(
      checked.attributes ? {...line, attributes: checked.attributes} : {...line},
    );
  }
  return {ok: true, lines: printed};
}

function checkLine(
  {selectedOptions, rules, isUnavailable, isGiftCard}: PrintableVariant,
  attributes: Attributes | undefined,
  inputs: Readonly<Record<string, unknown>>,
  context: Context,
): {attributes?: Attributes} | {reason: string} {
  const {tag} = context.market;
  const messages = messagesIn(tag, MESSAGES);
  if (isUnavailable) return {reason: messages.unavailable};
  const keys = attributes?.map(({key}) => key) ?? [];
  const print = printOf(rules, selectedOptions);
  if (!rules || !print) {
    if (isGiftCard && context.config.gifts)
      return checkedRecipient(attributes, inputs, context);
    const isDefined = isGiftCard && keys.every((key) => GIFT_CARD_KEYS.includes(key));
    if (keys.length > 0 && !isDefined) return {reason: messages.plain};
    return attributes ? {attributes} : {};
  }
  const labels = print.fields.map(({label}) => label);
  const isReadable =
    new Set(keys).size === keys.length && keys.every((key) => labels.includes(key));
  if (!isReadable) return {reason: messages.unreadable};
  const checked = checkTyped(
    print,
    attributes ? textsOf(attributes) : typedIn(inputs, rules),
  );
  if (checked.ok) return {attributes: checked.attributes};
  const problems = print.fields.flatMap((field) => {
    const problem = checked.problems.get(field.label);
    if (!problem) return [];
    return [`${field.label}: ${problemMessage(messages, field, problem, tag)}`];
  });
  return {reason: messages.check(problems.join(' '))};
}

interface ShownLine {
  merchandiseId: string;
  attributes: readonly {key: string; value: string}[];
}

/**
 * Loads the printed data of these lines; a function of the line, `null` for one without a print.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadPrintedLines(
  context: Context,
  lines: readonly ShownLine[],
): Promise<(line: ShownLine) => PrintedLine | null> {
  const ids = lines.map(({merchandiseId}) => merchandiseId);
  const variants = await loadPrintable(context, ids, true);
  return ({merchandiseId, attributes}) => {
    const {
      rules = null,
      selectedOptions = [],
      pictures = [],
    } = variants.get(merchandiseId) ?? {};
    const print = printOf(rules, selectedOptions);
    if (!rules || !print) return null;
    const view = viewOf(rules, selectedOptions);
    const picture = pictures.find(({url}) => pictureName(url) === view?.picture);
    return {
      picture:
        view && picture
          ? {
              src: picture.url,
              altText: picture.altText ?? null,
              lettering: letteringOn(view, rules.font, textsOf(attributes)),
            }
          : null,
      printing: {fields: print.fields, squad: rules.squad},
    };
  };
}

const textsOf = (attributes: ShownLine['attributes']): Typed =>
  Object.fromEntries(attributes.map(({key, value}) => [key, value]));
