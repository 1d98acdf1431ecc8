import {useRevalidator} from '@remix-run/react';
import {useEffect, useState, useSyncExternalStore} from 'react';

import {hrefIn, pathFor, useMarket} from '~/market';
import {useClock, useReached} from '~/ui/clock';
import {Countdown} from '~/ui/Countdown';
import {useMessages, usePageTag} from '~/ui/language';
import {sameEverywhere} from '~/lib/intl';
import {isRecord} from '~/lib/json';

import {MESSAGES} from '../messages';

/* The views of an opening: a chunk of its own, for pages with a product that opens later. */

const noChange = () => () => undefined;

/** `Opens Friday 6 pm`, in the visitor's zone; in UTC, which it says, until scripts know that. */
export function OpensAt({at}: {at: number}) {
  const {serverInstant} = useClock();
  const messages = useMessages(MESSAGES);
  const tag = usePageTag();
  const timeZone = useSyncExternalStore(
    noChange,
    () => undefined,
    () => 'UTC',
  );
  return (
    <time dateTime={new Date(at).toISOString()} data-opening suppressHydrationWarning>
      {messages.opens(whenOf(at, serverInstant, {tag, timeZone}))}
    </time>
  );
}

export function Opening({at, onPage = false}: {at: number; onPage?: boolean}) {
  const isOpen = useReached(at);
  if (onPage) return <OpeningOnPage at={at} isOpen={isOpen} />;
  return (
    !isOpen && (
      <p className="strong">
        <OpensAt at={at} />
      </p>
    )
  );
}

/** The earliest and the latest moment before an opening at which a page asks for the time. */
const ASK_BEFORE_MS = [60_000, 3000] as const;
/** The same for the moment after it at which a page asks what is left. */
const REFRESH_AFTER_MS = [1000, 20_000] as const;

/**
 * A moment between two, a different one for each page: those who wait must not all ask in one
 * second.
 */
const between = ([from, to]: readonly [number, number]) =>
  from + Math.random() * (to - from);

/**
 * The time left on a product's page, whose button says when it opens, and opens by itself. In the
 * last minute it asks the server for the time once, as a device's clock may have been set while the
 * page was open.
 */
function OpeningOnPage({at, isOpen}: {at: number; isOpen: boolean}) {
  const messages = useMessages(MESSAGES);
  const clock = useClock();
  const market = useMarket();
  const {revalidate} = useRevalidator();
  const [askAt] = useState(() => at - between(ASK_BEFORE_MS));
  const [refreshAt] = useState(() => at + between(REFRESH_AFTER_MS));
  const isDue = useReached(askAt);
  const isStale = useReached(refreshAt);
  useEffect(() => {
    if (!isDue) return;
    const sent = Date.now();
    void fetch(hrefIn(market, pathFor('timeData')), {cache: 'no-store'})
      .then((response) => response.json())
      .then((answer: unknown) => {
        if (isRecord(answer) && typeof answer.now === 'number')
          clock.correct(answer.now, Date.now(), sent);
      })
      // The clock stays as it is, and the server has the last word on an add.
      .catch(() => undefined);
  }, [isDue, clock, market]);
  useEffect(() => {
    if (isStale) revalidate();
    // Once: the refreshed page has no opening ahead.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isStale]);
  // The button says the day and the hour.
  return (
    !isOpen && (
      <div className="small" data-opening>
        <Countdown end={at} label={messages.opensIn} />
      </div>
    )
  );
}

const DAY = 24 * 60 * 60 * 1000;

interface Place {
  /** BCP 47 tag of the page's language. */
  tag: string;
  /** IANA name of the zone; the visitor's own by default. */
  timeZone?: string | undefined;
}

/**
 * An instant as an announcement puts it: `Friday 6 pm` within the next six days, `December 4, 6 pm`
 * later. Names its zone only where that is given, as the visitor's own needs no name.
 */
export function whenOf(instant: number, now: number, {tag, timeZone}: Place): string {
  const format = (options: Intl.DateTimeFormatOptions, language = tag) =>
    sameEverywhere(
      new Intl.DateTimeFormat(language, {
        ...options,
        ...(timeZone && {timeZone}),
      }).format(instant),
    );
  // By the zone: some are half an hour or three quarters away from UTC.
  const isWhole = format({minute: 'numeric'}, 'en') === '0';
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
