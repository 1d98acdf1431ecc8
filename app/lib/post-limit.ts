const WINDOW_MS = 10 * 60 * 1000;

/** Posts within ten minutes: from one network, and about one subject. */
interface Most {
  readonly ofNetwork: number;
  readonly ofSubject: number;
}

/**
 * A limit on posts, as far as one worker can know: each isolate counts its own, from its own start.
 * A visitor with many networks can block one subject, not the others.
 */
export class PostLimit {
  #since = 0;
  readonly #networks = new Map<string, number>();
  readonly #subjects = new Map<string, number>();

  constructor(private readonly most: Most) {}

  /**
   * Counts a post at `now`, in epoch milliseconds; `false` where it is one too many.
   * @param ip '' where it is unknown: such posts count for their subject alone
   * @param subject what the post is about, such as a product's handle
   */
  allows(ip: string, subject: string, now: number): boolean {
    if (now - this.#since >= WINDOW_MS) {
      this.#since = now;
      this.#networks.clear();
      this.#subjects.clear();
    }
    const network = networkOf(ip);
    const own = network === '' ? 0 : (this.#networks.get(network) ?? 0) + 1;
    const about = (this.#subjects.get(subject) ?? 0) + 1;
    if (own > this.most.ofNetwork || about > this.most.ofSubject) return false;
    this.#networks.set(network, own);
    this.#subjects.set(subject, about);
    return true;
  }
}

/** The addresses of one customer of a provider: one of IPv4, or 64 bits of one of IPv6. */
function networkOf(ip: string): string {
  // Also within an IPv6 address, or before a port.
  const ipv4 = /\d+(?:\.\d+){3}/.exec(ip)?.[0];
  if (ipv4 || !ip.includes(':') || /^::ffff:/i.test(ip)) return ipv4 ?? ip;
  const [first = [], last = []] = ip
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16))
    .join(':');
}
