/** An instant as the value of a `datetime-local` field, in the device's time zone. */
export function toLocalInput(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(instant - offset).toISOString().slice(0, 16);
}

/** The instant of such a value; `null` for the empty one of a date that is typed in part. */
export function fromLocalInput(text: string): number | null {
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

const INSTANT = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** An instant by the device's clock, with its zone. */
export const instantText = (instant: number) => INSTANT.format(instant);

/** The device's time zone, for example "Europe/Berlin". */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const EVENING = 18;
const FRIDAY = 5;

/** Suggested as-of dates from `now`, in the device's time zone. */
export function suggestedDates(now: number): {name: string; instant: number}[] {
  const evening = (days: number) => {
    const date = new Date(now);
    date.setDate(date.getDate() + days);
    return date.setHours(EVENING, 0, 0, 0);
  };
  const today = new Date(now).getDay();
  const toFriday = (FRIDAY - today + 7) % 7;
  const friday = evening(toFriday) > now ? evening(toFriday) : evening(toFriday + 7);
  return [
    {name: 'In an hour', instant: now + 60 * 60 * 1000},
    {name: 'Tomorrow 18:00', instant: evening(1)},
    {name: 'Friday 18:00', instant: friday},
  ];
}
