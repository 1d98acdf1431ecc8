import {isRecord, readJson} from '~/lib/json';
import type {Typed} from '~/product/parts';

import type {
  Field,
  LetteringLine,
  LetteringView,
  Personalization,
  Point,
  Print,
} from './personalization';
import {checkTyped, isScript, refusedWord} from './rules';

export interface PrintedProduct {
  options: readonly {name: string; values: readonly string[]}[];
  /** File names of its pictures, without their endings; `null` where they are not known. */
  pictures: readonly string[] | null;
}

/**
 * The rules that a metafield holds, or a sentence for each mistake in them. A value that cannot be
 * typed for is not sold: `unavailable` says which of the option's values that is about; `null` for
 * the whole product, where the rules do not say.
 */
type ReadRules =
  /** `notes`: what a shared squad has that is left out here. */
  | {ok: true; rules: Personalization; notes: readonly string[]}
  | {
      ok: false;
      problems: readonly string[];
      unavailable: {option: string; values: readonly string[]} | null;
    };

/** Longest label, in characters: it is a key of the cart's attributes. */
const MAX_LABEL = 40;
const MAX_TEXT = 1000;
const MAX_LENGTH = 40;
const MAX_NUMBER = 999_999;
const MAX_PIXELS = 20_000;

/** The squad that products share: a metaobject of type `squad`, as its fields hold it. */
export interface SharedSquad {
  players: string;
  promise: string;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * @param fontOrigin the shop's own files: the page's policy allows fonts of no other origin
 * @param shared the squad that the product names, for rules that have none of their own
 */
export function readRules(
  text: string,
  product: PrintedProduct,
  fontOrigin: string,
  shared: SharedSquad | null = null,
): ReadRules {
  const json = readJson(text);
  if (!isRecord(json)) {
    const problems = ['It is no JSON object: { … }.'];
    return {ok: false, problems, unavailable: null};
  }
  const reader = new Reader(product, fontOrigin);
  const rules = reader.read(json, shared);
  const {problems, notes} = reader;
  if (problems.length === 0) return {ok: true, rules, notes};
  return {ok: false, problems, unavailable: unavailableBy(json, product)};
}

/** The values that mistaken rules are about, as far as they can be told. */
function unavailableBy(json: Json, {options}: PrintedProduct) {
  const option = options.find(({name}) => name === json.option);
  if (!option || !isRecord(json.values)) return null;
  const named = Object.keys(json.values);
  const values = option.values.filter((value) => named.includes(value));
  return values.length > 0 ? {option: option.name, values} : null;
}

/** Reads each part, and collects what is wrong with it. */
class Reader {
  readonly problems: string[] = [];
  readonly notes: string[] = [];

  constructor(
    private readonly product: PrintedProduct,
    private readonly fontOrigin: string,
  ) {}

  read(json: Json, shared: SharedSquad | null): Personalization {
    const known = ['option', 'values', 'fields', 'squad', 'promise', 'notice'];
    this.refuseOthers(json, 'It', [...known, 'font', 'lettering']);
    const fields = this.fields(json.fields);
    const option = this.text(json.option, 'option');
    const prints = this.prints(json.values, option, fields);
    return {
      option,
      prints,
      squad:
        json.squad === undefined && shared
          ? this.sharedSquad(shared, prints)
          : this.squad(json.squad, prints),
      promise:
        json.promise === undefined
          ? (shared?.promise.trim() ?? '')
          : this.text(json.promise, 'promise'),
      notice: json.notice === undefined ? '' : this.text(json.notice, 'notice'),
      font: this.font(json.font),
      views: this.views(json.lettering, fields),
    };
  }

  private report(problem: string): void {
    this.problems.push(problem);
  }

  private text(value: unknown, at: string): string {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') this.report(`“${at}” must be a text.`);
    else if (text.length > MAX_TEXT)
      this.report(`“${at}” has more than ${MAX_TEXT} characters.`);
    return text;
  }

  /** A misspelled key would be a rule that silently does not hold. */
  private refuseOthers(json: Json, name: string, known: readonly string[]): void {
    for (const key of Object.keys(json).filter((one) => !known.includes(one)))
      this.report(`${name} has “${key}”, which means nothing here.`);
  }

  /** The entries of an object; reports `problem` where there are none. */
  private entries(value: unknown, problem: string): [string, unknown][] {
    const entries = isRecord(value) ? Object.entries(value) : [];
    if (entries.length === 0) this.report(problem);
    return entries;
  }

  /** What may be left out, but must be a list otherwise. */
  private items(value: unknown, problem: string): unknown[] {
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.report(problem);
    return [];
  }

  private fields(value: unknown): Field[] {
    const problem = '“fields” must name a field at least: {"Name": {…}}.';
    return this.entries(value, problem).flatMap(([label, field]) => {
      if (label.trim() !== label || label === '' || label.length > MAX_LABEL)
        this.report(`The field “${label}” needs a name of 1 to ${MAX_LABEL} characters.`);
      else if (label.startsWith('_'))
        this.report(`The field “${label}” begins with _, which checkouts hide.`);
      if (isRecord(field)) return this.field(label, field) ?? [];
      this.report(`The field “${label}” must be an object: {"kind": "text", …}.`);
      return [];
    });
  }

  private field(label: string, json: Json): Field | null {
    const {kind} = json;
    const base = {
      label,
      required: this.flag(json.required, `required of ${label}`, true),
    };
    const refuseOthers = (...known: string[]) =>
      this.refuseOthers(json, `“${label}”`, ['kind', 'required', ...known]);
    if (kind === 'text') {
      refuseOthers('length', 'letters', 'also', 'upperCase', 'refuse');
      const letters = this.list(json.letters ?? ['Latin'], `letters of ${label}`);
      for (const script of letters.filter((one) => !isScript(one)))
        this.report(`“${label}” allows letters of “${script}”, which is no script.`);
      const also = json.also ?? " .'’-";
      if (typeof also !== 'string') this.report(`“also of ${label}” must be a text.`);
      return {
        ...base,
        kind,
        length: this.whole(json.length, `length of ${label}`, 1, MAX_LENGTH),
        letters: letters.filter(isScript),
        also: typeof also === 'string' ? also : '',
        upperCase: this.flag(json.upperCase, `upperCase of ${label}`, false),
        refuse: this.list(json.refuse ?? [], `refuse of ${label}`).map(refusedWord),
      };
    }
    if (kind === 'number') {
      refuseOthers('from', 'to');
      const from = this.whole(json.from, `from of ${label}`, 0, MAX_NUMBER);
      const to = this.whole(json.to, `to of ${label}`, 0, MAX_NUMBER);
      if (from > to) this.report(`“${label}” goes from ${from} to ${to}, which is none.`);
      return {...base, kind, from, to};
    }
    if (kind === 'choice') {
      refuseOthers('choices');
      const choices = this.list(json.choices, `choices of ${label}`);
      if (choices.length === 0) this.report(`“${label}” needs choices.`);
      return {...base, kind, choices};
    }
    this.report(`The kind of “${label}” must be text, number or choice.`);
    return null;
  }

  private prints(value: unknown, optionName: string, fields: readonly Field[]): Print[] {
    const option = this.product.options.find(({name}) => name === optionName);
    if (!option && optionName) this.report(`The product has no option “${optionName}”.`);
    const problem =
      '“values” must say what a value asks for: {"Name and number": ["Name", "Number"]}.';
    return this.entries(value, problem).map(([name, labels]) => {
      if (option && !option.values.includes(name))
        this.report(`The option “${option.name}” has no value “${name}”.`);
      const asked = this.list(labels, `values of ${name}`);
      if (asked.length === 0) this.report(`“${name}” asks for no field.`);
      const found = asked.flatMap((label) => {
        const field = fields.find((one) => one.label === label);
        if (!field) this.report(`“${name}” asks for “${label}”, which is no field.`);
        return field ?? [];
      });
      return {value: name, fields: found};
    });
  }

  /** Players have the text of every field that a print with any of theirs asks for. */
  private squad(value: unknown, prints: readonly Print[]): Typed[] {
    const problem = '“squad” must be a list: [{"Name": "…", "Number": "9"}].';
    return this.items(value, problem).filter((player, index): player is Typed => {
      const fits = isPlayer(player, prints);
      if (!fits) this.report(`Player ${index + 1} of the squad does not fit the fields.`);
      return fits;
    });
  }

  /** Who does not fit is left out: a transfer must not take every shirt off sale. */
  private sharedSquad({players}: SharedSquad, prints: readonly Print[]): Typed[] {
    const list = readJson(players);
    if (!Array.isArray(list)) {
      this.notes.push(
        'The squad’s players must be a list: [{"Name": "…", "Number": "9"}].',
      );
      return [];
    }
    return list.filter((player, index): player is Typed => {
      const fits = isPlayer(player, prints);
      if (!fits) this.notes.push(`Player ${index + 1} of the shared squad does not fit.`);
      return fits;
    });
  }

  private font(value: unknown): string | null {
    if (value === undefined) return null;
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
    const isOurs =
      url?.origin === this.fontOrigin && url.pathname.toLowerCase().endsWith('.woff2');
    if (!isOurs)
      this.report(`“font” must be the URL of a .woff2 file at ${this.fontOrigin}.`);
    return isOurs ? url.href : null;
  }

  private views(value: unknown, fields: readonly Field[]): LetteringView[] {
    const problem = '“lettering” must be a list, one entry for each picture.';
    return this.items(value, problem).flatMap((view, index) => {
      if (isRecord(view)) return [this.view(view, `lettering ${index + 1}`, fields)];
      this.report(`“lettering ${index + 1}” must be an object: {"picture": …}.`);
      return [];
    });
  }

  private view(json: Json, at: string, fields: readonly Field[]): LetteringView {
    const known = ['picture', 'when', 'width', 'height', 'color', 'outline', 'lines'];
    this.refuseOthers(json, `“${at}”`, known);
    const {pictures} = this.product;
    const picture = this.text(json.picture, `picture of ${at}`);
    if (picture && pictures && !pictures.includes(picture))
      this.report(
        `The product has no picture “${picture}”. It has: ${pictures.join(', ')}.`,
      );
    const lines: unknown[] = Array.isArray(json.lines) ? json.lines : [];
    if (lines.length === 0) this.report(`“${at}” has no lines.`);
    return {
      place: pictures?.indexOf(picture) ?? -1,
      when: this.when(json.when ?? {}, at),
      width: this.whole(json.width, `width of ${at}`, 1, MAX_PIXELS),
      height: this.whole(json.height, `height of ${at}`, 1, MAX_PIXELS),
      color: this.color(json.color, `color of ${at}`),
      outline:
        json.outline === undefined ? null : this.color(json.outline, `outline of ${at}`),
      lines: lines
        .map((line, index) => this.line(line, `line ${index + 1} of ${at}`, fields))
        .filter((line) => line !== null),
    };
  }

  private when(value: unknown, at: string): Typed {
    const {options} = this.product;
    const isKnown = ([name, wanted]: [string, string]) =>
      options.some((option) => option.name === name && option.values.includes(wanted));
    if (isTyped(value) && Object.entries(value).every(isKnown)) return value;
    this.report(`“when of ${at}” must name options of the product: {"Color": "Petrol"}.`);
    return {};
  }

  private line(
    value: unknown,
    at: string,
    fields: readonly Field[],
  ): LetteringLine | null {
    if (!isRecord(value)) {
      this.report(`“${at}” must be an object: {"field": "Name", "from": …}.`);
      return null;
    }
    this.refuseOthers(value, `“${at}”`, ['field', 'from', 'over', 'to', 'size']);
    const field = this.text(value.field, `field of ${at}`);
    if (field && !fields.some(({label}) => label === field))
      this.report(`“${at}” shows “${field}”, which is no field.`);
    return {
      field,
      from: this.point(value.from, `from of ${at}`),
      over: value.over === undefined ? null : this.point(value.over, `over of ${at}`),
      to: this.point(value.to, `to of ${at}`),
      size: this.whole(value.size, `size of ${at}`, 1, MAX_PIXELS),
    };
  }

  private point(value: unknown, at: string): Point {
    const [x, y, ...more]: unknown[] = Array.isArray(value) ? value : [];
    if (isCoordinate(x) && isCoordinate(y) && more.length === 0) return [x, y];
    this.report(`“${at}” must be a point in pixels: [560, 640].`);
    return [0, 0];
  }

  private color(value: unknown, at: string): string {
    if (typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)) return value;
    this.report(`“${at}” must be a color like #f2efe6.`);
    return '';
  }

  private whole(value: unknown, at: string, least: number, most: number): number {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    if (isWhole && value >= least && value <= most) return value;
    this.report(`“${at}” must be a whole number from ${least} to ${most}.`);
    return least;
  }

  private flag(value: unknown, at: string, fallback: boolean): boolean {
    if (value === undefined) return fallback;
    if (typeof value !== 'boolean') this.report(`“${at}” must be true or false.`);
    return value === true;
  }

  private list(value: unknown, at: string): string[] {
    const list: unknown[] = Array.isArray(value) ? value : [];
    const texts = list.filter(
      (one): one is string => typeof one === 'string' && one.trim() !== '',
    );
    if (!Array.isArray(value) || texts.length < list.length)
      this.report(`“${at}” must be a list of texts: ["…", "…"].`);
    return texts;
  }
}

const isPlayer = (value: unknown, prints: readonly Print[]): value is Typed =>
  isTyped(value) &&
  Object.keys(value).length > 0 &&
  prints.every((print) => checkTyped(print, value).ok);

const isTyped = (value: unknown): value is Typed =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const isCoordinate = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MAX_PIXELS;

/** The file name of a picture without its ending: `…/files/shirt-back.jpg?v=1` is `shirt-back`. */
export function pictureName(url: string): string {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
