import {isIdOf} from '~/lib/global-id';
import {isRecord} from '~/lib/json';
import {isInReach, linkUrl, plainText, readInstant} from '~/theme';

import {parseRichText, type Block} from './rich-text';

export type Checked<Value> = {value: Value} | {problem: string};

export type Control =
  | {type: 'line' | 'date' | 'link' | 'collection' | 'picture' | 'video'}
  | {type: 'text'}
  | {type: 'collections'; max: number}
  | {type: 'number'; min: number; max: number}
  | {type: 'choice'; options: Readonly<Record<string, string>>};

/** A setting of a kind of section: its labels for staff, its control and its check. */
export interface Setting<Value> {
  readonly label: string;
  readonly hint?: string;
  readonly control: Control;
  /** Whether it is text, which staff translate. */
  readonly isText: boolean;
  readonly blank: Value;
  readonly check: (value: unknown) => Checked<Value>;
}

export type SettingTable = Readonly<Record<string, Setting<unknown>>>;

export type ValuesOf<Table extends SettingTable> = {
  readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never;
};

const refuse = (problem: string) => ({problem});

interface Labels {
  label: string;
  hint?: string;
}

/** One line of text; '' without one. */
export function line(labels: Labels & {max: number}): Setting<string> {
  const {max, ...rest} = labels;
  return {
    ...rest,
    control: {type: 'line'},
    isText: true,
    blank: '',
    check(value) {
      const text = typeof value === 'string' ? plainText(value, max) : null;
      return text === null
        ? refuse(`is no text of at most ${max} characters`)
        : {value: text};
    },
  };
}

/**
 * Paragraphs, lists, headings and links, as `parseRichText` reads them; no blocks without a text.
 */
export function text(labels: Labels & {max: number}): Setting<readonly Block[]> {
  const {max, ...rest} = labels;
  return {
    ...rest,
    control: {type: 'text'},
    isText: true,
    blank: [],
    check: (value) =>
      typeof value === 'string' && [...value].length <= max
        ? {value: parseRichText(value)}
        : refuse(`is no text of at most ${max} characters`),
  };
}

/** One of a few options; the first without a choice. */
export function choice<const Option extends string>(
  labels: Labels & {options: Readonly<Record<Option, string>>},
): Setting<Option> {
  const {options, ...rest} = labels;
  // The table's own keys.
  const names = Object.keys(options) as [Option, ...Option[]];
  return {
    ...rest,
    control: {type: 'choice', options},
    isText: false,
    blank: names[0],
    check(value) {
      const name = names.find((each) => each === value);
      return name === undefined ? refuse('is none of its options') : {value: name};
    },
  };
}

export function count(
  labels: Labels & {min: number; max: number; blank: number},
): Setting<number> {
  const {min, max, blank, ...rest} = labels;
  return {
    ...rest,
    control: {type: 'number', min, max},
    isText: false,
    blank,
    check: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? {value}
        : refuse(`is no number from ${min} to ${max}`),
  };
}

/** An instant in epoch milliseconds; kept as ISO text. */
export function date(labels: Labels): Setting<number | null> {
  return {
    ...labels,
    control: {type: 'date'},
    isText: false,
    blank: null,
    check(value) {
      const instant = readInstant(value);
      return instant !== null && isInReach(instant)
        ? {value: instant}
        : refuse('is no date of this century');
    },
  };
}

/** A link: a path of this shop, or a page elsewhere. */
export function link(labels: Labels): Setting<string | null> {
  return {
    ...labels,
    control: {type: 'link'},
    isText: false,
    blank: null,
    check(value) {
      const url = typeof value === 'string' ? linkUrl(value) : null;
      return url === null
        ? refuse('is no path or URL such as /collections/hoodies or https://example.com')
        : {value: url};
    },
  };
}

function resource(
  type: 'Collection' | 'Video',
  control: 'collection' | 'video',
  labels: Labels,
): Setting<string | null> {
  return {
    ...labels,
    control: {type: control},
    isText: false,
    blank: null,
    check: (value) =>
      isIdOf(type, value) ? {value} : refuse(`is no ${control} of the store`),
  };
}

export const collection = (labels: Labels) =>
  resource('Collection', 'collection', labels);

/** The id of a video among the store's files. */
export const video = (labels: Labels) => resource('Video', 'video', labels);

export function collections(labels: Labels & {max: number}): Setting<readonly string[]> {
  const {max, ...rest} = labels;
  return {
    ...rest,
    control: {type: 'collections', max},
    isText: false,
    blank: [],
    check: (value) =>
      Array.isArray(value) &&
      value.length <= max &&
      value.every((id): id is string => isIdOf('Collection', id))
        ? {value: [...new Set(value)]}
        : refuse(`is no list of at most ${max} collections`),
  };
}

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

export function picture(labels: Labels): Setting<PictureChoice | null> {
  return {
    ...labels,
    control: {type: 'picture'},
    isText: false,
    blank: null,
    check(value) {
      if (!isRecord(value) || !isIdOf('MediaImage', value.id))
        return refuse('is no picture of the store');
      const {id, alt = '', x = 50, y = 50} = value;
      if (!isShare(x) || !isShare(y)) return refuse('has no such focal point');
      const plain =
        typeof alt === 'string' ? (alt === '' ? '' : plainText(alt, MAX_ALT)) : null;
      return plain === null
        ? refuse(`has no alternative text of at most ${MAX_ALT} characters`)
        : {value: {id, alt: plain, x, y}};
    },
  };
}
