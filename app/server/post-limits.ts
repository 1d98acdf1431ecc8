import {keepNewest} from '~/lib/keep-newest';

/**
 * What is limited, and by what. As far as one worker can know: each isolate counts its own posts,
 * from its own start. The host's firewall stops who comes from everywhere at once.
 *
 * - `address`, in an hour: mail goes to the address in the form, which anybody can type.
 * - `network`, in ten minutes: one visitor, or a stadium whose visitors share one IPv4 address.
 * - `unknown`, in ten minutes: all visitors whose network the host does not state.
 * - `product` and `everybody`, in ten minutes: above these, one network may post `FEW` times. That
 *   ends a flood, and locks nobody else out.
 */
const LIMITS = {
  /** Somebody wants to hear of a product. A collector asks for many; most mails come later. */
  notification: {
    address: 20,
    network: 600,
    unknown: 6000,
    product: 3000,
    everybody: 9000,
  },
  /** A list with double opt-in writes at once. */
  newsletter: {address: 3, network: 600, unknown: 6000, everybody: 9000},
  /** A right with a deadline: without a network nobody can be told from a flood, so all pass. */
  withdrawal: {address: 5, network: 600, unknown: Infinity, everybody: 9000},
  /** A question to the merchant, whose copy goes to the address. */
  contact: {address: 5, network: 600, unknown: 6000, everybody: 9000},
  /** The provider writes to the reviewer. Nobody reviews in a crowd. */
  review: {address: 10, network: 100, unknown: 1000, product: 300, everybody: 3000},
  /** A visitor who clicks through the shop posts a few a page. */
  events: {network: 30_000, unknown: 300_000},
  /** Each page that is opened posts once. A choice against cookies is never counted. */
  consent: {network: 6000, unknown: 60_000},
  /** What an agent asks the store for. It serves many people from one network. */
  agents: {network: 600, unknown: 6000},
} satisfies Readonly<Record<string, Limits>>;

interface Limits {
  readonly address?: number;
  readonly network: number;
  readonly unknown: number;
  readonly product?: number;
  readonly everybody?: number;
}

export const FEW = 8;
const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** A flood with names of its own must not fill the memory. */
const MAX_COUNTED = 20_000;

interface Post {
  /** '' where the host does not state it. */
  readonly ip: string;
  /** The e-mail address that is written to. */
  readonly address?: string;
  /** What the post is about. */
  readonly product?: string;
}

/** Counts posts by names, each for a time from its first post. */
class Counts {
  readonly #counts = new Map<string, {since: number; count: number}>();

  constructor(private readonly lifetime: number) {}

  of(name: string, now: number): number {
    return this.#current(name, now)?.count ?? 0;
  }

  add(name: string, now: number) {
    const {since, count} = this.#current(name, now) ?? {since: now, count: 0};
    keepNewest(this.#counts, name, {since, count: count + 1}, MAX_COUNTED);
  }

  #current(name: string, now: number) {
    const known = this.#counts.get(name);
    const age = known && now - known.since;
    // A negative age: the clock was set back.
    return age !== undefined && age >= 0 && age < this.lifetime ? known : undefined;
  }
}

/** Counters of their own, which all begin at zero. */
export function createPostLimits() {
  const addresses = new Counts(HOUR_MS);
  const others = new Counts(TEN_MINUTES_MS);

  /**
   * Counts a post at `now`, in epoch milliseconds; `false` where it is one too many, which does not
   * count.
   */
  return function mayPost(kind: keyof typeof LIMITS, post: Post, now: number): boolean {
    const limits: Limits = LIMITS[kind];
    const network = networkOf(post.ip);
    const address =
      post.address === undefined ? null : `${kind} ${mailboxOf(post.address)}`;
    const from = `${kind} from ${network}`;
    const about = post.product === undefined ? null : `${kind} about ${post.product}`;
    const isOver = (name: string | null, most = Infinity) =>
      name !== null && others.of(name, now) >= most;
    const isCrowd = isOver(about, limits.product) || isOver(kind, limits.everybody);
    const most = network === '' ? limits.unknown : isCrowd ? FEW : limits.network;
    if (isOver(from, most)) return false;
    if (address !== null && addresses.of(address, now) >= (limits.address ?? Infinity))
      return false;
    if (address !== null) addresses.add(address, now);
    for (const name of [from, about, kind]) if (name !== null) others.add(name, now);
    return true;
  };
}

/** Whether a visitor's post is within this isolate's limits. */
export const mayPost = createPostLimits();

/** One mailbox has many spellings: `Kim+1@example.com` is Kim's. */
const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

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
