/** What a merchant writes into the metaobject `arrival` (docs/arrival.md), read line by line. */
import {isTimeZone} from '~/lib/intl';

/** From as many days to as many. */
export interface Range {
  from: number;
  to: number;
}

interface Method {
  /** '' for the only one. */
  name: string;
  days: Range;
}

export interface ArrivalRules {
  /** The club's, an IANA name. */
  timeZone: string;
  /** Minutes after midnight. */
  cutOff: number;
  /** On which the club packs; 0 for Sunday. */
  weekdays: ReadonlySet<number>;
  /** Working days from the cut-off to handing over. */
  handOver: Range;
  /** By country, `*` for all others. */
  methods: ReadonlyMap<string, readonly Method[]>;
  /** The same for the days of delivery; the club's own where nothing is said. */
  deliveryDays: ReadonlyMap<string, ReadonlySet<number>>;
  /** Of a country, of the `club`, and `*` for all: `2026-12-25`, or `12-25`. */
  holidays: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Its fields. */
type Field =
  | 'time_zone'
  | 'cut_off'
  | 'packing_days'
  | 'hand_over'
  | 'delivery'
  | 'delivery_days'
  | 'holidays';

export type ArrivalTexts = Readonly<Partial<Record<Field, string>>>;

interface ReadSettings {
  /** `null` where nothing can be said: without a zone, a cut-off, or days of delivery. */
  rules: ArrivalRules | null;
  /** A sentence for each text that is ignored. */
  problems: readonly string[];
}

/** Reads the texts. What is wrong is ignored, and named. */
export function readSettings(texts: ArrivalTexts): ReadSettings {
  const problems: string[] = [];
  const ignore: Ignore = (field, text, why) =>
    void problems.push(`${field}: “${text}” ${why}`);
  const textOf = (field: Field) => texts[field]?.trim() ?? '';
  const ignoreField = (field: Field, why: string) => ignore(field, textOf(field), why);
  const timeZone = isTimeZone(textOf('time_zone')) ? textOf('time_zone') : null;
  const cutOff = minutesOf(textOf('cut_off'));
  const handOver = rangeOf(textOf('hand_over') || '0');
  const weekdays = weekdaysOf(textOf('packing_days') || 'Mon-Fri');
  if (timeZone === null)
    ignoreField('time_zone', 'is no time zone, such as Europe/Berlin');
  if (cutOff === null) ignoreField('cut_off', 'is no time, such as 14:00');
  if (!handOver) ignoreField('hand_over', 'is no number of days, such as 1 or 0-1');
  if (!weekdays) ignoreField('packing_days', 'are no days, such as Mon-Fri');
  const methods = methodsIn(texts.delivery, ignore);
  const deliveryDays = deliveryDaysIn(texts.delivery_days, ignore);
  const holidays = holidaysIn(texts.holidays, ignore);
  if (methods.size === 0) problems.push('delivery: there are no days of delivery');
  if (timeZone === null || cutOff === null || !handOver || !weekdays || !methods.size)
    return {rules: null, problems};
  const rules = {timeZone, cutOff, handOver, weekdays, methods, deliveryDays, holidays};
  return {rules, problems};
}

type Ignore = (field: string, text: string, why: string) => void;

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Longest time that is believed. */
const MAX_DAYS = 90;

/** `3`, `1-3` */
function rangeOf(text: string): Range | null {
  const [, first, last = first] =
    /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return first !== undefined && from <= to && to <= MAX_DAYS ? {from, to} : null;
}

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const isTime = hours !== undefined && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? Number(hours) * 60 + Number(minutes) : null;
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `Mon-Fri`, `Tue, Thu-Sat`; `null` for none. */
function weekdaysOf(text: string): ReadonlySet<number> | null {
  const days = new Set<number>();
  const parts = text.toLowerCase().split(/[\s,]+/);
  for (const part of parts.filter(Boolean)) {
    const [first = -1, last = first, ...more] = part
      .split(/[-–]/)
      .map((name) => WEEKDAYS.indexOf(name));
    if (first < 0 || last < 0 || more.length > 0) return null;
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === last) break;
    }
  }
  return days.size > 0 ? days : null;
}

const regions = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});

const isCountry = (code: string) =>
  code === '*' || (/^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined);

const NO_COUNTRY = 'names no country, such as DE';

/** `DE Standard: 1-3` */
function methodsIn(text: string | undefined, ignore: Ignore) {
  const methods = new Map<string, Method[]>();
  for (const line of linesOf(text)) {
    const [, code = '', name = '', days = ''] =
      /^(\S+?)\s*(?:\s([^:]*))?:(.*)$/.exec(line) ?? [];
    const country = code.toUpperCase();
    const range = rangeOf(days);
    if (!isCountry(country)) ignore('delivery', line, NO_COUNTRY);
    else if (!range) ignore('delivery', line, 'has no days, such as DE Standard: 1-3');
    else {
      const known = methods.get(country) ?? [];
      methods.set(country, [...known, {name: name.trim(), days: range}]);
    }
  }
  return methods;
}

/** `DE Mon-Sat` */
function deliveryDaysIn(text: string | undefined, ignore: Ignore) {
  const all = new Map<string, ReadonlySet<number>>();
  for (const line of linesOf(text)) {
    const [code = '', ...names] = line.split(/[\s:]+/);
    const country = code.toUpperCase();
    const days = weekdaysOf(names.join(' '));
    if (!isCountry(country)) ignore('delivery_days', line, NO_COUNTRY);
    else if (!days) ignore('delivery_days', line, 'has no days, such as DE Mon-Sat');
    else all.set(country, days);
  }
  return all;
}

/** Whether there is such a day in a year, 29 February included. */
function isDate(text: string): boolean {
  const date = /^\d{2}-\d{2}$/.test(text) ? `2024-${text}` : text;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

/** `12-25`, `DE 2026-10-03`, `club US 2026-11-26` */
function holidaysIn(text: string | undefined, ignore: Ignore) {
  const all = new Map<string, Set<string>>();
  for (const line of linesOf(text)) {
    const words = line.split(/[\s,:]+/);
    const date = words.pop() ?? '';
    const places = words.map((word) =>
      /^club$/i.test(word) ? 'club' : word.toUpperCase(),
    );
    if (!isDate(date))
      ignore('holidays', line, 'has no date, such as 2026-12-25 or 12-25');
    else if (!places.every((place) => place === 'club' || isCountry(place)))
      ignore('holidays', line, NO_COUNTRY);
    else
      for (const place of places.length > 0 ? places : ['*'])
        all.set(place, (all.get(place) ?? new Set()).add(date));
  }
  return all;
}

/** Working days to make a product, as its metafield says; 0 for none, and for what is no number. */
export function makingDays(text: string | null | undefined): number {
  return rangeOf(text ?? '')?.to ?? 0;
}
