interface Failures {
  count: number;
  /** Epoch milliseconds at which they are forgotten. */
  until: number;
}

/** Failures from one address, and from all together, before nobody is listened to for a while. */
const MAX_FAILURES = 5;
const MAX_FAILURES_TOGETHER = 50;
const WINDOW_MS = 15 * 60 * 1000;
const MAX_ADDRESSES = 1000;

const TOGETHER = '*';

/** Counts wrong passwords, by the address they come from. A worker's isolate keeps one for its life. */
export class Attempts {
  readonly #failures = new Map<string, Failures>();

  /** Whether a password from `address` may be looked at. */
  allows(address: string, now: number): boolean {
    return (
      this.#count(address, now) < MAX_FAILURES &&
      this.#count(TOGETHER, now) < MAX_FAILURES_TOGETHER
    );
  }

  /** Takes note of a wrong password. */
  failed(address: string, now: number) {
    for (const key of [address, TOGETHER]) {
      const count = this.#count(key, now) + 1;
      const until = this.#failures.get(key)?.until ?? 0;
      this.#failures.set(key, {count, until: until > now ? until : now + WINDOW_MS});
    }
    if (this.#failures.size > MAX_ADDRESSES) this.#forgetOldest();
  }

  #count(key: string, now: number): number {
    const known = this.#failures.get(key);
    return known && known.until > now ? known.count : 0;
  }

  #forgetOldest() {
    const oldest = [...this.#failures.keys()].find((key) => key !== TOGETHER);
    if (oldest !== undefined) this.#failures.delete(oldest);
  }
}
