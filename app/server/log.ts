type Level = 'info' | 'warn' | 'error';

const sinks: Readonly<Record<Level, (line: string) => void>> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/** A cart's key grants access to the cart. Error texts may quote it, in an id or in a cookie. */
const CART_KEY = /key(=|%3D)[^"'&;\s\\]+/gi;

export function withoutCartKeys(text: string): string {
  return text.replaceAll(CART_KEY, 'key$1…');
}

/**
 * Writes one event as one JSON line, the form log drains read.
 * `fields` must hold no token, cookie or cart key: pass operation names and ids, not requests.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}) {
  sinks[level](withoutCartKeys(JSON.stringify({level, event, ...fields})));
}

const logged = new Set<string>();

/** The same, but once in the isolate's life: for what would repeat on every page. */
export function logOnce(...line: Parameters<typeof log>) {
  const key = JSON.stringify(line);
  if (!logged.has(key)) log(...line);
  logged.add(key);
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/**
 * Traces one request: its id, which every log line and store call carries, and its timings. Workers
 * see time pass only while they wait, so on Oxygen a duration is waiting time, not CPU time.
 */
export class RequestTrace {
  readonly #startedAt: number;
  readonly #calls: {operation: string; milliseconds: number; failed: boolean}[] = [];

  /** `clock` answers epoch milliseconds. */
  constructor(
    readonly id: string,
    private readonly clock: () => number,
  ) {
    this.#startedAt = clock();
  }

  /**
   * Notes a call to the store that began at `startedAt` (epoch milliseconds) and has just ended.
   */
  storeCall(operation: string, startedAt: number, failed: boolean) {
    const milliseconds = rounded(this.clock() - startedAt);
    this.#calls.push({operation, milliseconds, failed});
  }

  /**
   * Writes the request's closing line: one JSON line, event `request`. The path is without its
   * query, which may contain a discount code or a preview's token.
   */
  finish(answered: {method: string; path: string; status: number}) {
    log(answered.status >= 500 ? 'error' : 'info', 'request', {
      request: this.id,
      ...answered,
      ms: rounded(this.clock() - this.#startedAt),
      store: this.#calls,
    });
  }
}
