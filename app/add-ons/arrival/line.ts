import {sameEverywhere} from '~/lib/intl';
import type {ArrivalStep} from '~/product';

interface Place {
  /** BCP 47 tag of the page's language. */
  tag: string;
  /** In the club's zone, which it names; else in the visitor's own. */
  isNamed?: boolean;
}

/** What holds at `now` (epoch milliseconds); `null` where that is not known any more. */
export function lineAt(
  steps: readonly ArrivalStep[],
  now: number,
  {tag, isNamed = false}: Place,
): string | null {
  const step = steps.find(({until}) => now < until);
  if (!step) return null;
  const {text, until} = step;
  if (!text.includes('{time}')) return text;
  const timeZone = isNamed ? step.timeZone : undefined;
  return text
    .replace('{time}', timeOf(until, tag, timeZone))
    .replace('{day}', dayOf(until, now, tag, timeZone));
}

const written = (instant: number, tag: string, options: Intl.DateTimeFormatOptions) =>
  sameEverywhere(new Intl.DateTimeFormat(tag, options).format(instant));

/**
 * `2 pm`, `2:30 pm`, `14:00`: an hour alone only where that shows what it is.
 * @param timeZone is named behind it; undefined for the visitor's own
 */
function timeOf(instant: number, tag: string, timeZone: string | undefined): string {
  // By the zone: some are half an hour or three quarters away from UTC.
  const isWhole = written(instant, 'en', {minute: 'numeric', timeZone}) === '0';
  const isNumber = /^\d+$/.test(written(instant, tag, {hour: 'numeric', timeZone}));
  return written(instant, tag, {
    hour: 'numeric',
    minute: isWhole && !isNumber ? undefined : '2-digit',
    timeZone,
    timeZoneName: timeZone === undefined ? undefined : 'short',
  }).replace(/\b[AP]M\b/, (half) => half.toLowerCase());
}

const DAY = 86_400_000;

/** `today`, `tomorrow`, `Monday`; with its date where that is more than six days ahead. */
function dayOf(
  instant: number,
  now: number,
  tag: string,
  timeZone: string | undefined,
): string {
  const date = (at: number) =>
    new Intl.DateTimeFormat('en-CA', {dateStyle: 'short', timeZone}).format(at);
  const days = Math.round((Date.parse(date(instant)) - Date.parse(date(now))) / DAY);
  if (days < 2)
    return sameEverywhere(
      new Intl.RelativeTimeFormat(tag, {numeric: 'auto'}).format(days, 'day'),
    );
  if (days < 7) return written(instant, tag, {weekday: 'long', timeZone});
  return written(instant, tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
}
