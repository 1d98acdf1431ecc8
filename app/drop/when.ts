import {sameEverywhere} from '~/lib/same-everywhere';

const DAY = 24 * 60 * 60 * 1000;

interface Place {
  /** BCP 47 tag of the page's language. */
  tag: string;
  /** IANA name of the zone; the visitor's own by default. */
  timeZone?: string | undefined;
}

/**
 * An instant as an announcement puts it: `Friday 6 pm` within the next six days, `December 4, 6 pm` later. Names its zone only where
 * that is given, as the visitor's own needs no name.
 */
export function whenOf(instant: number, now: number, {tag, timeZone}: Place): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    sameEverywhere(
      new Intl.DateTimeFormat(tag, {...options, ...(timeZone && {timeZone})}).format(
        instant,
      ),
    );
  const isWhole = new Date(instant).getUTCMinutes() === 0;
  const time = format({
    hour: 'numeric',
    ...(!isWhole && {minute: '2-digit'}),
    ...(timeZone && {timeZoneName: 'short'}),
  }).replace(/\b[AP]M\b/, (half) => half.toLowerCase());
  const isNear = instant - now < 6 * DAY;
  const isThisYear = instant - now < 180 * DAY;
  const day = isNear
    ? format({weekday: 'long'})
    : format({month: 'long', day: 'numeric', ...(!isThisYear && {year: 'numeric'})});
  return isNear ? `${day} ${time}` : `${day}, ${time}`;
}
