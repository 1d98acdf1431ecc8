import type {Plan} from '~/theme';

/** Most plans: all of them are part of each answer about the theme. */
export const MAX_PLANS = 10;

type Period = Pick<Plan, 'startsAt' | 'endsAt'>;

/** Whether two plans overlap. A plan without an end gives way to any later one. */
export function overlaps(one: Period, other: Period): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  if (first.startsAt === second.startsAt) return true;
  return first.endsAt !== null && second.startsAt < first.endsAt;
}
