import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

import {COUNTDOWN_TICK_MS} from '~/lib/countdown';

import {inOwnTask} from './tasks';

/** An answer that was longer on its way is given up. */
const LONGEST_ANSWER_MS = 10_000;

/** When the document arrived, by the device's clock. */
function documentArrival(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const arrived = entry instanceof PerformanceNavigationTiming ? entry.responseStart : 0;
  return performance.timeOrigin + arrived;
}

/**
 * The server's clock, as estimated by the device: its wall clock plus the measured error. Not a
 * monotonic clock, which stops while a tab or a laptop sleeps.
 */
export class Clock {
  readonly serverInstant: number;
  private skew = 0;
  private running = false;
  private now: number;
  private listeners = new Set<() => void>();
  private timer: ReturnType<typeof setInterval> | undefined;

  /** @param serverInstant when the server made this document, in epoch milliseconds */
  constructor(serverInstant: number) {
    this.serverInstant = serverInstant;
    this.now = serverInstant;
  }

  /**
   * Corrects the error by an instant of the server and the device's time when it arrived. The
   * instant was the server's at some moment since the request was sent, so that an answer that was
   * long on its way leaves a better estimate alone.
   */
  correct(serverTime: number, deviceTime = Date.now(), sent?: number): void {
    const least = serverTime - deviceTime;
    const most = sent === undefined ? least + LONGEST_ANSWER_MS : serverTime - sent;
    const isBetter = this.running && least <= this.skew && this.skew <= most;
    if (!isBetter) this.skew = least;
    this.running = true;
    this.advance();
  }

  /** Starts the clock. Before that it stands at the server's instant, as in the HTML. */
  start(): void {
    this.correct(this.serverInstant, documentArrival());
  }

  subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0 && this.running) this.advance();
    this.listeners.add(listener);
    this.timer ??= setInterval(() => this.advance(), COUNTDOWN_TICK_MS);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  };

  /** Calls `listener` with every tick, and at `instant` itself. */
  subscribeTo = (instant: number, listener: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      const left = instant - this.now;
      if (left > 0 && left <= COUNTDOWN_TICK_MS)
        timer = setTimeout(() => this.advance(), left);
    };
    const stop = this.subscribe(() => {
      plan();
      listener();
    });
    plan();
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

  read = (): number => this.now;

  private advance(): void {
    this.now = Date.now() + this.skew;
    for (const listener of this.listeners) listener();
  }
}

const ClockContext = createContext<Clock | null>(null);

/** Provides the server's clock. `now`: when the document was made, in epoch milliseconds. */
export function ServerClock({now, children}: {now: number; children: ReactNode}) {
  const [clock] = useState(() => new Clock(now));
  useEffect(() => inOwnTask(() => clock.start()), [clock]);
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>;
}

/** The page's clock, for correction. Throws outside `ServerClock`. */
export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('useClock needs a ServerClock above it');
  return clock;
}

/**
 * The server's time in epoch milliseconds, updated every second (§9). The first render returns the
 * instant the document was made, on both sides, so that hydration matches.
 */
export function useNow(): number {
  const clock = useClock();
  return useSyncExternalStore(clock.subscribe, clock.read, () => clock.serverInstant);
}

/**
 * Whether the server's time has reached `instant`, the instant itself included; `null` never comes.
 * Renders again only when the answer changes.
 */
export function useReached(instant: number | null): boolean {
  const clock = useClock();
  const subscribe = useCallback(
    (listener: () => void) =>
      instant === null ? () => undefined : clock.subscribeTo(instant, listener),
    [clock, instant],
  );
  const isReached = (now: number) => instant !== null && instant <= now;
  return useSyncExternalStore(
    subscribe,
    () => isReached(clock.read()),
    () => isReached(clock.serverInstant),
  );
}
