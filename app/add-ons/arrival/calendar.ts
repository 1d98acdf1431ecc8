/** Days and time zones. A day is the number of days since 1970-01-01. */
import {wallClock} from '~/lib/intl';

const DAY = 86_400_000;
const MINUTE = 60_000;

export const dayOf = (date: string) => Math.floor(Date.parse(`${date}T00:00Z`) / DAY);

/** `2026-12-01` */
export const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

/** 0 for Sunday. */
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;

/** The days on which somebody works. */
export interface WorkingDays {
  /** 0 for Sunday. */
  weekdays: ReadonlySet<number>;
  /** `2026-12-25`, or `12-25` for every year. */
  holidays: ReadonlySet<string>;
}

function isWorking(day: number, {weekdays, holidays}: WorkingDays): boolean {
  const date = dateOf(day);
  return (
    weekdays.has(weekdayOf(day)) && !holidays.has(date) && !holidays.has(date.slice(5))
  );
}

/** Nobody closes for longer. */
const LONGEST_BREAK = 366;

/** The first working day from `day` on; `null` where there is none within a year. */
export function workingDayFrom(day: number, days: WorkingDays): number | null {
  for (let at = day; at <= day + LONGEST_BREAK; at += 1)
    if (isWorking(at, days)) return at;
  return null;
}

/** The working day that is `count` of them after a day; for 0 the first one from it on. */
export function workingDaysLater(
  day: number,
  count: number,
  days: WorkingDays,
): number | null {
  let at: number | null = count === 0 ? workingDayFrom(day, days) : day;
  for (let left = count; left > 0 && at !== null; left -= 1)
    at = workingDayFrom(at + 1, days);
  return at;
}

export const dayIn = (instant: number, timeZone: string) =>
  Math.floor(wallClock(instant, timeZone) / DAY);

/**
 * The instant at which a clock in a zone shows that many minutes after midnight. A time that a
 * change of clocks leaves out is as much later, one that comes twice is the first.
 */
export function instantOf(day: number, minutes: number, timeZone: string): number {
  const wall = day * DAY + minutes * MINUTE;
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - instant;
  const shows = (instant: number) => wallClock(instant, timeZone) === wall;
  // By the offsets before and after a change of clocks.
  const first = wall - offsetAt(wall - DAY);
  const second = wall - offsetAt(wall + DAY);
  return !shows(first) && shows(second) ? second : first;
}
