import {languageOf, wordsTag} from './messages';
import {sameEverywhere} from './intl';

/** Milliseconds between two countdown ticks (§9). */
export const COUNTDOWN_TICK_MS = 1000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each unit and `Intl`'s, with days in full: German's `2 Tg.` is nothing to sell with. */
const UNITS = {
  days: {size: DAY, intl: {unit: 'day', unitDisplay: 'long'}},
  hours: {size: HOUR, intl: {unit: 'hour', unitDisplay: 'short'}},
  mins: {size: MINUTE, intl: {unit: 'minute', unitDisplay: 'short'}},
  secs: {size: SECOND, intl: {unit: 'second', unitDisplay: 'short'}},
} as const;

type CountdownUnit = keyof typeof UNITS;

interface CountdownPart {
  value: number;
  unit: CountdownUnit;
}

interface CountdownState {
  /** The two units shown, larger first. */
  parts: readonly [CountdownPart, CountdownPart];
  /** Whether nothing is left. */
  completed: boolean;
}

/**
 * Time left from `now` to `end` (epoch milliseconds) in the two units that matter (§2): days and
 * hours from a day on, hours and minutes from an hour on, minutes and seconds below; completed at
 * zero. Differences of instants only, so neither time zones nor daylight saving can bend it.
 */
export function countdown(end: number, now: number): CountdownState {
  const left = Math.max(0, end - now);
  const [large, small]: [CountdownUnit, CountdownUnit] =
    left >= DAY ? ['days', 'hours'] : left >= HOUR ? ['hours', 'mins'] : ['mins', 'secs'];
  const rest = left % UNITS[large].size;
  return {
    parts: [
      {value: Math.floor(left / UNITS[large].size), unit: large},
      {value: Math.floor(rest / UNITS[small].size), unit: small},
    ],
    completed: left === 0,
  };
}

const unitFormats = new Map<string, Intl.NumberFormat>();

function inUnit(tag: string, {value, unit}: CountdownPart): string {
  const key = `${tag} ${unit}`;
  const format =
    unitFormats.get(key) ??
    new Intl.NumberFormat(tag, {style: 'unit', ...UNITS[unit].intl});
  unitFormats.set(key, format);
  return sameEverywhere(format.format(value));
}

/** In English with the units of §2, `2 days 4 hours`; else as `Intl` writes it, `2 Tage 4 Std.`. */
export function countdownLabel({parts}: CountdownState, tag: string): string {
  const isEnglish = languageOf(wordsTag(tag)) === 'en';
  return parts
    .map((part) => (isEnglish ? `${part.value} ${part.unit}` : inUnit(tag, part)))
    .join(' ');
}

/** The time left as an ISO 8601 duration to the second, for `<time datetime>`: `P2DT4H0M0S`. */
export function countdownDuration(end: number, now: number): string {
  const left = Math.max(0, end - now);
  const unit = (size: number, within: number) => Math.floor((left % within) / size);
  const time = `${unit(HOUR, DAY)}H${unit(MINUTE, HOUR)}M${unit(SECOND, MINUTE)}S`;
  return `P${Math.floor(left / DAY)}DT${time}`;
}
