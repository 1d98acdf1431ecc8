import {isInReach, type Plan} from '~/theme';

/** Most plans: all of them are part of each answer about the theme. */
export const MAX_PLANS = 10;

type Period = Pick<Plan, 'startsAt' | 'endsAt'>;

/** Whether two plans overlap. A plan without an end gives way to any later one. */
export function overlaps(one: Period, other: Period): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  if (first.startsAt === second.startsAt) return true;
  return first.endsAt !== null && second.startsAt < first.endsAt;
}

const MINUTE_MS = 60_000;

/**
 * Why a theme cannot be planned for this period, for staff; `null` where it can. A start may
 * be this very minute.
 */
export function periodProblem({startsAt, endsAt}: Period, now: number): string | null {
  if (![startsAt, endsAt ?? startsAt].every(isInReach))
    return 'Please choose times before the year 2100.';
  if (startsAt <= now - MINUTE_MS)
    return 'The start is in the past. Please choose a time from now on.';
  if (endsAt !== null && endsAt <= startsAt) return 'The end must come after the start.';
  return null;
}
