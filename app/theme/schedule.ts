import type {ThemeTexts} from './fields';

/** A scheduled theme, which covers the published one. Instants are epoch milliseconds. */
export interface Plan {
  id: string;
  startsAt: number;
  /** `null` lasts until another plan starts, or this one is removed. */
  endsAt: number | null;
  texts: ThemeTexts;
}

type Period = Pick<Plan, 'startsAt' | 'endsAt'>;

const endOf = ({endsAt}: Period) => endsAt ?? Infinity;

/** The plan in force at `now`; of several, the one that started last. */
export function planAt<Any extends Period>(
  plans: readonly Any[],
  now: number,
): Any | null {
  return plans.reduce<Any | null>((found, plan) => {
    const isOn = plan.startsAt <= now && now < endOf(plan);
    return isOn && (!found || plan.startsAt > found.startsAt) ? plan : found;
  }, null);
}

/** The next start or end after `now`; `null` when there is none. */
export function nextSwitch(plans: readonly Period[], now: number): number | null {
  const ahead = plans
    .flatMap((plan) => [plan.startsAt, endOf(plan)])
    .filter((instant) => instant > now && instant < Infinity);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
