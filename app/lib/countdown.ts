import {languageOf} from './messages';
import {sameEverywhere} from './intl';

/** Milliseconds between two countdown ticks (§9). */
export const COUNTDOWN_TICK_MS = 1000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type CountdownUnit = 'days' | 'hours' | 'mins' | 'secs';

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
  const completed = left === 0;
  if (left >= DAY) return {parts: pair(left, DAY, 'days', HOUR, 'hours'), completed};
  if (left >= HOUR) return {parts: pair(left, HOUR, 'hours', MINUTE, 'mins'), completed};
  return {parts: pair(left, MINUTE, 'mins', SECOND, 'secs'), completed};
}

function pair(
  left: number,
  large: number,
  largeUnit: CountdownUnit,
  small: number,
  smallUnit: CountdownUnit,
): [CountdownPart, CountdownPart] {
  return [
    {value: Math.floor(left / large), unit: largeUnit},
    {value: Math.floor((left % large) / small), unit: smallUnit},
  ];
}

/** `Intl`'s units, with days in full: German's short form, `2 Tg.`, is nothing to sell with. */
const INTL_UNITS = {
  days: {unit: 'day', unitDisplay: 'long'},
  hours: {unit: 'hour', unitDisplay: 'short'},
  mins: {unit: 'minute', unitDisplay: 'short'},
  secs: {unit: 'second', unitDisplay: 'short'},
} as const;

const unitFormats = new Map<string, Intl.NumberFormat>();

function inUnit(tag: string, {value, unit}: CountdownPart): string {
  const key = `${tag} ${unit}`;
  const format =
    unitFormats.get(key) ??
    new Intl.NumberFormat(tag, {style: 'unit', ...INTL_UNITS[unit]});
  unitFormats.set(key, format);
  return sameEverywhere(format.format(value));
}

/** In English with the units of §2, `2 days 4 hours`; else as `Intl` writes it, `2 Tage 4 Std.`. */
export function countdownLabel({parts}: CountdownState, tag: string): string {
  const isEnglish = languageOf(tag) === 'en';
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
