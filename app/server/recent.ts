/** Milliseconds for which something is recent: a countdown shows seconds, and the store's answers may be kept as long. */
export const RECENT_MS = 1000;
const MAX_KEPT = 100;

interface Kept<Value> {
  readonly value: Value;
  readonly keptAt: number;
}

/** What this isolate has just made, by name: each for a second, the hundred latest. Instants are in epoch milliseconds. */
export class Recent<Value> {
  readonly #kept = new Map<string, Kept<Value>>();

  /** What was kept under `name` within the second before `now`. */
  find(name: string, now: number): Value | undefined {
    const kept = this.#kept.get(name);
    return kept && isRecent(kept, now) ? kept.value : undefined;
  }

  keep(name: string, value: Value, now: number) {
    this.#kept.delete(name);
    // They stand in the order in which they were kept.
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size < MAX_KEPT && isRecent(kept, now)) break;
      this.#kept.delete(oldest);
    }
    this.#kept.set(name, {value, keptAt: now});
  }
}

function isRecent({keptAt}: Kept<unknown>, now: number): boolean {
  return now >= keptAt && now - keptAt < RECENT_MS;
}
