const WINDOW_MS = 10 * 60 * 1000;

/** Posts within ten minutes. */
interface Most {
  readonly ofOne: number;
  readonly ofAll: number;
}

/**
 * A limit on posts, as far as one worker can know: each isolate counts its own, from its own start. Counts of an unknown
 * visitor are those of all.
 */
export class PostLimit {
  #since = 0;
  #all = 0;
  readonly #visitors = new Map<string, number>();

  constructor(private readonly most: Most) {}

  /** Counts a post at `now`, in epoch milliseconds; `false` where it is one too many. */
  allows(visitor: string, now: number): boolean {
    if (now - this.#since >= WINDOW_MS) {
      this.#since = now;
      this.#all = 0;
      this.#visitors.clear();
    }
    const {ofOne, ofAll} = this.most;
    const own = (this.#visitors.get(visitor) ?? 0) + 1;
    if (this.#all >= ofAll || (visitor !== '' && own > ofOne)) return false;
    this.#all += 1;
    this.#visitors.set(visitor, own);
    return true;
  }
}
