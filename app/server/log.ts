type Level = 'info' | 'warn' | 'error';

const sinks: Readonly<Record<Level, (line: string) => void>> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/**
 * A cart's key lets its holder read and change the cart. Error texts may quote it, as it stands in an id or as it stands in
 * a cookie.
 */
const CART_KEY = /key(=|%3D)[^"'&;\s\\]+/gi;

/** `text` without the keys of carts. */
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

/** One call to the store, as the log and `Server-Timing` tell of it. */
interface StoreTiming {
  readonly operation: string;
  readonly milliseconds: number;
  readonly failed: boolean;
}

/** What the closing line of a request says about its answer. */
interface Answered {
  readonly method: string;
  /** Without the query: it may hold a discount code or a preview's token. */
  readonly path: string;
  readonly status: number;
}

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/** A token of RFC 9110 §5.6.2, which names in `Server-Timing` are. */
const asToken = (name: string) => name.replace(/[^\w!#$%&'*+.^`|~-]/g, '-');

/**
 * Follows one visitor's request: its id, which every log line about it and every call to the store carries, and
 * where its time went. Workers see time pass only while they wait, so on Oxygen this is waiting and not computing.
 */
export class RequestTrace {
  readonly #startedAt: number;
  readonly #calls: StoreTiming[] = [];

  /** `clock` answers epoch milliseconds. */
  constructor(
    readonly id: string,
    private readonly clock: () => number,
  ) {
    this.#startedAt = clock();
  }

  /** Notes a call to the store that began at `startedAt` (epoch milliseconds) and has just ended. */
  storeCall(operation: string, startedAt: number, failed: boolean) {
    const milliseconds = rounded(this.clock() - startedAt);
    this.#calls.push({operation, milliseconds, failed});
  }

  /** Writes the request's closing line: one JSON line, event `request`. */
  finish(answered: Answered) {
    log(answered.status >= 500 ? 'error' : 'info', 'request', {
      request: this.id,
      ...answered,
      ms: rounded(this.clock() - this.#startedAt),
      store: this.#calls,
    });
  }

  /** The value of a `Server-Timing` header: each call to the store, and the whole. */
  serverTiming(): string {
    const calls = this.#calls.map(
      ({operation, milliseconds}) => `store-${asToken(operation)};dur=${milliseconds}`,
    );
    return [...calls, `total;dur=${rounded(this.clock() - this.#startedAt)}`].join(', ');
  }
}
