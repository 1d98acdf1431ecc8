/** When an order arrives: pure rules, which take the time as an argument. */
import {
  dateOf,
  dayIn,
  dayOf,
  instantOf,
  workingDayFrom,
  workingDaysLater,
  type WorkingDays,
} from './calendar';
import type {ArrivalRules, Range} from './settings';

/** What a product adds of its own. */
export interface OwnTime {
  /** Working days of the club to make it. */
  making: number;
  /** The day on which it is sent at the earliest, `2026-10-24`; `null` for any. */
  shipsOn: string | null;
  /**
   * When its sale ends, in epoch milliseconds, and whether it is made only then, for all buyers;
   * `null` for never.
   */
  end: {at: number; isMadeThen: boolean} | null;
}

interface Dates {
  /** The day on which it is handed over at the earliest, `2026-12-01`. */
  sent: string;
  from: string;
  to: string;
}

type Christmas = 'before' | 'maybe' | 'after';

/** The dates of an order that is made before an instant, and not before the dates above it. */
export interface Deadline extends Dates {
  /** Epoch milliseconds: from then on it no longer holds. */
  until: number;
  /** When the order is made at the earliest. */
  ordered: number;
  /** Whether an order after that arrives later. */
  isDeadline: boolean;
  /** How it stands with Christmas, from the middle of November on. */
  christmas: Christmas | null;
}

/** The holidays of a country, or of the `club`. */
const holidaysOf = ({holidays}: ArrivalRules, place: string) =>
  new Set([...(holidays.get('*') ?? []), ...(holidays.get(place) ?? [])]);

const packingDays = (rules: ArrivalRules): WorkingDays => ({
  weekdays: rules.weekdays,
  holidays: holidaysOf(rules, 'club'),
});

/** The working days on which goods are delivered in a country. */
function deliveryDays(rules: ArrivalRules, country: string): WorkingDays {
  const weekdays = rules.deliveryDays.get(country) ?? rules.deliveryDays.get('*');
  return {
    weekdays: weekdays ?? rules.weekdays,
    holidays: holidaysOf(rules, country),
  };
}

/** The ways of delivery to a country, the merchant's first one first; none where it says none. */
export const methodsTo = ({methods}: ArrivalRules, country: string) =>
  methods.get(country) ?? methods.get('*') ?? [];

/** The day on which work on an order begins, and the last instant at which it does. */
function startOf(now: number, rules: ArrivalRules, packing: WorkingDays) {
  const {timeZone, cutOff} = rules;
  const today = dayIn(now, timeZone);
  const isLate = now >= instantOf(today, cutOff, timeZone);
  const day = workingDayFrom(isLate ? today + 1 : today, packing);
  return day === null ? null : {day, until: instantOf(day, cutOff, timeZone)};
}

interface Way {
  country: string;
  /** Days of delivery. */
  days: Range;
  own: OwnTime;
}

/** The dates for an order on which work begins on a day; `null` for a club that never works. */
function datesFrom(day: number, rules: ArrivalRules, {country, days, own}: Way) {
  const packing = packingDays(rules);
  const delivery = deliveryDays(rules, country);
  const begun = own.end?.isMadeThen ? startOf(own.end.at, rules, packing)?.day : day;
  const made = begun === undefined ? null : workingDaysLater(begun, own.making, packing);
  if (made === null) return null;
  const earliest = Math.max(made, own.shipsOn ? dayOf(own.shipsOn) : made);
  const ready = workingDayFrom(earliest, packing);
  if (ready === null) return null;
  const handedOver = (after: number) => workingDaysLater(ready, after, packing);
  const arrived = (sent: number | null, way: number) =>
    sent === null ? null : workingDaysLater(sent, way, delivery);
  const sent = handedOver(rules.handOver.from);
  const from = arrived(sent, days.from);
  const to = arrived(handedOver(rules.handOver.to), days.to);
  if (sent === null || from === null || to === null) return null;
  return {sent: dateOf(sent), from: dateOf(from), to: dateOf(to)};
}

/** Adds what holds next; where that is the same dates, the last ones hold longer. */
function append<Step extends Deadline>(found: Step[], next: Step): void {
  const last = found.at(-1);
  if (last && last.from === next.from && last.to === next.to) last.until = next.until;
  else found.push(next);
}

/** Cut-offs that are looked at: those of a week, and more. */
const LOOKAHEAD = 8;

/**
 * The dates of an order at `now`, and those of one after the cut-off; cut-offs that change nothing
 * are left out. Empty where nothing can be said, as once the sale has ended.
 */
export function arrivalsAt(now: number, rules: ArrivalRules, way: Way): Deadline[] {
  const packing = packingDays(rules);
  const {at: ends = Infinity, isMadeThen} = way.own.end ?? {};
  const found: Deadline[] = [];
  let ordered = now;
  for (let at = 0; at < LOOKAHEAD && found.length < 3 && ordered < ends; at += 1) {
    const start = startOf(ordered, rules, packing);
    const dates = start && datesFrom(start.day, rules, way);
    if (!dates) break;
    const until = isMadeThen ? ends : Math.min(start.until, ends);
    const christmas = christmasOf(dayIn(ordered, rules.timeZone), dates);
    append(found, {...dates, until, ordered, christmas, isDeadline: false});
    ordered = until;
  }
  // Whether anything is later after the last one is not known.
  return found
    .slice(0, 2)
    .map((one, at) => ({...one, isDeadline: at < found.length - 1}));
}

const CHRISTMAS_EVE = '12-24';
const SEASON_BEGINS = '11-15';

/** Whether dates are before Christmas, for an order on a day in the weeks before it. */
function christmasOf(ordered: number, {from, to}: Dates): Christmas | null {
  const date = dateOf(ordered);
  const day = date.slice(5);
  if (day < SEASON_BEGINS || day > CHRISTMAS_EVE) return null;
  const eve = `${date.slice(0, 4)}-${CHRISTMAS_EVE}`;
  if (to <= eve) return 'before';
  return from <= eve ? 'maybe' : 'after';
}

/** The next midnight in the club's zone: `today` means another day then. */
export const nextMidnight = (now: number, timeZone: string) =>
  instantOf(dayIn(now, timeZone) + 1, 0, timeZone);

/**
 * Of several lines, what holds of the one that arrives last, whichever that is from one instant to
 * the next; empty where a line is not known.
 */
export function latestOf<Step extends Deadline>(
  lines: readonly (readonly Step[])[],
): Step[] {
  const found: Step[] = [];
  const ends = new Set(lines.flat().map(({until}) => until));
  let ordered = -Infinity;
  for (const until of [...ends].sort((a, b) => a - b)) {
    const steps = lines.map((line) => line.find((step) => ordered < step.until));
    const latest = steps.reduce((a, b) => (a && b && a.to >= b.to ? a : b));
    if (!latest || steps.includes(undefined)) break;
    append(found, {...latest, until});
    ordered = until;
  }
  return found.map((one, at) => ({
    ...one,
    isDeadline: one.isDeadline || at < found.length - 1,
  }));
}
