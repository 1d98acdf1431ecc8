import {isIdOf} from '~/lib/global-id';
import {isRecord} from '~/lib/json';
import {isInReach, linkUrl, parsed, plainText, readInstant, type Parsed} from '~/theme';

import {parseRichText, type Block} from './rich-text';

export type Control =
  | {type: 'line' | 'text' | 'date' | 'link' | 'collection' | 'picture' | 'video'}
  | {type: 'collections'; max: number}
  | {type: 'number'; min: number; max: number}
  | {type: 'choice'; options: Readonly<Record<string, string>>};

interface Labels {
  readonly label: string;
  readonly hint?: string;
}

/** A setting of a kind of section: its labels for staff, its control and its check. */
export interface Setting<Value> extends Labels {
  readonly control: Control;
  readonly blank: Value;
  readonly check: (value: unknown) => Parsed<Value>;
}

export type SettingTable = Readonly<Record<string, Setting<unknown>>>;

export type ValuesOf<Table extends SettingTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never;
};

/** Whether a setting is text, which staff translate. */
export const isText = ({control: {type}}: Setting<unknown>) =>
  type === 'line' || type === 'text';

/** One line of text; '' without one. */
export const line = ({max, ...labels}: Labels & {max: number}): Setting<string> => ({
  ...labels,
  control: {type: 'line'},
  blank: '',
  check: (value) =>
    parsed(plainText(value, max), `is no text of at most ${max} characters`),
});

/**
 * Paragraphs, lists, headings and links, as `parseRichText` reads them; no blocks without a text.
 */
export const text = ({
  max,
  ...labels
}: Labels & {max: number}): Setting<readonly Block[]> => ({
  ...labels,
  control: {type: 'text'},
  blank: [],
  check: (value) =>
    parsed(
      typeof value === 'string' && [...value].length <= max ? parseRichText(value) : null,
      `is no text of at most ${max} characters`,
    ),
});

/** One of a few options; the first without a choice. */
export function choice<const Option extends string>({
  options,
  ...labels
}: Labels & {options: Readonly<Record<Option, string>>}): Setting<Option> {
  // The table's own keys.
  const names = Object.keys(options) as [Option, ...Option[]];
  return {
    ...labels,
    control: {type: 'choice', options},
    blank: names[0],
    check: (value) =>
      parsed(names.find((name) => name === value) ?? null, 'is none of its options'),
  };
}

interface CountLabels extends Labels {
  min: number;
  max: number;
  blank: number;
}

export const count = ({min, max, ...rest}: CountLabels): Setting<number> => ({
  ...rest,
  control: {type: 'number', min, max},
  check(value) {
    const isCount = typeof value === 'number' && Number.isInteger(value);
    const isInRange = isCount && value >= min && value <= max;
    return parsed(isInRange ? value : null, `is no number from ${min} to ${max}`);
  },
});

/** An instant in epoch milliseconds; kept as ISO text. */
export const date = (labels: Labels): Setting<number | null> => ({
  ...labels,
  control: {type: 'date'},
  blank: null,
  check(value) {
    const instant = readInstant(value);
    const isDate = instant !== null && isInReach(instant);
    return parsed(isDate ? instant : null, 'is no date of this century');
  },
});

/** A link: a path of this shop, or a page elsewhere. */
export const link = (labels: Labels): Setting<string | null> => ({
  ...labels,
  control: {type: 'link'},
  blank: null,
  check: (value) =>
    parsed(
      linkUrl(value),
      'is no path or URL such as /collections/hoodies or https://example.com',
    ),
});

const resource =
  (type: 'Collection' | 'Video', control: 'collection' | 'video') =>
  (labels: Labels): Setting<string | null> => ({
    ...labels,
    control: {type: control},
    blank: null,
    check: (value) =>
      parsed(isIdOf(type, value) ? value : null, `is no ${control} of the store`),
  });

export const collection = resource('Collection', 'collection');

/** The id of a video among the store's files. */
export const video = resource('Video', 'video');

export const collections = ({
  max,
  ...labels
}: Labels & {max: number}): Setting<readonly string[]> => ({
  ...labels,
  control: {type: 'collections', max},
  blank: [],
  check(value) {
    const isList = Array.isArray(value) && value.length <= max;
    return parsed(
      isList && value.every((id): id is string => isIdOf('Collection', id))
        ? [...new Set(value)]
        : null,
      `is no list of at most ${max} collections`,
    );
  },
});

/**
 * A picture of the store's files, and which point of it stays in view: percentages in steps of ten.
 */
export interface PictureChoice {
  readonly id: string;
  /** The alternative text; '' where it is decoration. */
  readonly alt: string;
  readonly x: number;
  readonly y: number;
}

const MAX_ALT = 300;

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100 && value % 10 === 0;

export const picture = (labels: Labels): Setting<PictureChoice | null> => ({
  ...labels,
  control: {type: 'picture'},
  blank: null,
  check(value) {
    if (!isRecord(value) || !isIdOf('MediaImage', value.id))
      return parsed(null, 'is no picture of the store');
    const {id, alt = '', x = 50, y = 50} = value;
    if (!isShare(x) || !isShare(y)) return parsed(null, 'has no such focal point');
    const plain = alt === '' ? '' : plainText(alt, MAX_ALT);
    return parsed(
      plain === null ? null : {id, alt: plain, x, y},
      `has no alternative text of at most ${MAX_ALT} characters`,
    );
  },
});
