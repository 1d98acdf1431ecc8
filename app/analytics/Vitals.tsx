import {useEffect} from 'react';

import {hrefIn, documentMarket, pageAt, pathFor, pathIn} from '~/market';

/** A layout shift; TypeScript does not know it. */
interface Shift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

/** An event of a tap or a key press; `interactionId` is 0 for any other. */
interface Interaction {
  interactionId: number;
  duration: number;
}

/**
 * The largest sum of shifts within five seconds that are less than one second apart
 * (web.dev/articles/cls).
 */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let [largest, sum, first, last] = [0, 0, 0, 0];
  for (const {startTime, value, hadRecentInput} of shifts) {
    if (hadRecentInput) continue;
    const isNear = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!isNear) [sum, first] = [0, startTime];
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** The slowest interaction, without one of every fifty (web.dev/articles/inp); null for none. */
export function nextPaint(
  interactions: readonly Interaction[],
  count: number,
): number | null {
  const slowest = new Map<number, number>();
  for (const {interactionId: id, duration} of interactions)
    if (id) slowest.set(id, Math.max(duration, slowest.get(id) ?? 0));
  const durations = [...slowest.values()].sort((a, b) => b - a);
  return durations[Math.min(durations.length - 1, Math.floor(count / 50))] ?? null;
}

/** Measures the page, if it begins a visit; renders nothing. */
export default function Vitals({sample}: {sample: number}) {
  useEffect(() => measure(sample), [sample]);
  return null;
}

/**
 * Measures the document that a visit began with, in `sample` percent of all visits, and posts its
 * figures once, when it is left or hidden: its kind of page and the device's class, but nothing
 * that names the visitor.
 */
function measure(sample: number) {
  const [opened] = performance.getEntriesByType('navigation');
  if (Math.random() * 100 >= sample || !opened || !beginsVisit(opened)) return undefined;
  const paints: PerformanceEntry[] = [];
  const shifts: Shift[] = [];
  const interactions: Interaction[] = [];
  const observers = [
    observe('largest-contentful-paint', paints),
    observe('layout-shift', shifts),
    observe('event', interactions),
    observe('first-input', interactions),
  ];
  const started = 'activationStart' in opened ? Number(opened.activationStart) : 0;
  const leaving = new AbortController();
  const send = () => {
    if (document.visibilityState === 'visible') return;
    leaving.abort();
    const [, hasShifts, hasEvents] = observers.map((take) => take?.());
    const lcp = paints.at(-1)?.startTime;
    const {interactionCount = 0} = performance as {interactionCount?: number};
    const figures = {
      lcp: lcp === undefined ? null : Math.max(0, lcp - started),
      inp: hasEvents ? nextPaint(interactions, interactionCount) : null,
      cls: hasShifts ? cumulativeShift(shifts) : null,
    };
    const prefix = documentMarket();
    const page = pageAt(pathIn({prefix}, new URL(opened.name).pathname)) ?? 'other';
    const fields = new URLSearchParams({page, device: device()});
    for (const [name, value] of Object.entries(figures))
      if (value !== null) fields.set(name, String(value));
    navigator.sendBeacon(hrefIn({prefix}, pathFor('eventsData')), fields);
  };
  document.addEventListener('visibilitychange', send, {signal: leaving.signal});
  return () => leaving.abort();
}

/**
 * Opened from elsewhere, and seen at once: a later page of the visit, a reload or a tab in the
 * background is not measured.
 */
function beginsVisit(opened: PerformanceEntry): boolean {
  const isOwn =
    URL.canParse(document.referrer) &&
    new URL(document.referrer).origin === location.origin;
  const wasHidden = performance
    .getEntriesByType('visibility-state')
    .some(({name}) => name === 'hidden');
  const isNew = 'type' in opened && opened.type === 'navigate';
  return isNew && !isOwn && !wasHidden && document.visibilityState === 'visible';
}

/**
 * Collects entries of a type; returns what takes the last ones, or null where the browser does not
 * know the type.
 */
function observe(type: string, into: unknown[]): (() => true) | null {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return null;
  const observer = new PerformanceObserver((list) => into.push(...list.getEntries()));
  // An event below 40 ms is no slow interaction.
  const options = {type, buffered: true, durationThreshold: 40};
  observer.observe(options);
  return () => {
    into.push(...observer.takeRecords());
    return true;
  };
}

function device(): string {
  if (matchMedia('(max-width: 47.99rem)').matches) return 'phone';
  return matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
}
