/** What a connection costs; times in milliseconds, sizes in bytes. */
export interface LinkRules {
  /** From one end to the other and back. */
  readonly roundTrip: number;
  /** Each way, shared by all connections. */
  readonly bytesPerMs: number;
  /** The most that is sent in one piece. */
  readonly segment: number;
  /** Segments that a connection sends at first before an acknowledgement. */
  readonly firstWindow: number;
}

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s, with the segments and the first window of TCP (RFC 6928). */
export const SLOW_4G: LinkRules = {
  roundTrip: 150,
  bytesPerMs: 1_600_000 / 8 / 1000,
  segment: 1460,
  firstWindow: 10,
};

/** Takes what arrives at an end of a connection, in order; `null` is the end. */
type Receiver = (bytes: Buffer | null) => void;

/** One way of a connection. */
interface Sender {
  /** `bytes` at the instant `now`; `taken` is called when there is room for more. `null` ends it. */
  send(now: number, bytes: Buffer | null, taken?: () => void): void;
}

export interface Connection {
  readonly up: Sender;
  readonly down: Sender;
  /** Nothing of it is sent or received any more. */
  close(): void;
}

/** Bytes of a connection that wait at its end, as in the buffer of a socket. */
const SEND_BUFFER = 16 * 1024;

interface Due {
  readonly at: number;
  readonly run: (at: number) => void;
}

/**
 * A phone's link to servers. It has no clock: whoever drives it says what time it is, and calls `advance` at the instant
 * `nextAt`. All that is due happens at its own time, however late the call.
 */
export class Link {
  private readonly due: Due[] = [];
  private readonly upward: Way;
  private readonly downward: Way;

  constructor(private readonly rules: LinkRules) {
    const plan = (at: number, run: Due['run']) => this.plan(at, run);
    this.upward = new Way(rules, plan);
    this.downward = new Way(rules, plan);
  }

  /** Begins a connection: what is sent waits for the handshake, a round trip. */
  connect(now: number, receivers: {up: Receiver; down: Receiver}): Connection {
    const up = this.upward.open(receivers.up);
    const down = this.downward.open(receivers.down);
    this.plan(now + this.rules.roundTrip, (at) => {
      this.upward.start(at, up);
      this.downward.start(at, down);
    });
    const sender = (way: Way, queue: Queue): Sender => ({
      send: (at, bytes, taken) => {
        this.advance(at);
        way.send(at, queue, bytes, taken);
      },
    });
    return {
      up: sender(this.upward, up),
      down: sender(this.downward, down),
      close: () => {
        this.upward.close(up);
        this.downward.close(down);
      },
    };
  }

  /** Does what is due by `now`, in order. */
  advance(now: number): void {
    for (;;) {
      const [first] = this.due;
      if (!first || first.at > now) return;
      this.due.shift();
      first.run(first.at);
    }
  }

  /** When `advance` is to be called next; `Infinity` while nothing is on its way. */
  get nextAt(): number {
    return this.due[0]?.at ?? Infinity;
  }

  private plan(at: number, run: Due['run']) {
    const before = this.due.findLastIndex((other) => other.at <= at);
    this.due.splice(before + 1, 0, {at, run});
  }
}

/** What one way of a connection has to send. */
interface Queue {
  readonly receive: Receiver;
  /** Pieces of at most a segment; `null` is the end. */
  readonly pieces: (Buffer | null)[];
  readonly waiting: (() => void)[];
  isStarted: boolean;
  bytes: number;
  inFlight: number;
  /** The most that may be in flight; what is acknowledged widens it by as much: slow start, without losses. */
  window: number;
}

/** One direction of the link: one piece at a time, of each connection in turn. */
class Way {
  private queues: Queue[] = [];
  private freeAt = 0;

  constructor(
    private readonly rules: LinkRules,
    private readonly plan: (at: number, run: Due['run']) => void,
  ) {}

  open(receive: Receiver): Queue {
    const window = this.rules.firstWindow * this.rules.segment;
    const sent = {isStarted: false, bytes: 0, inFlight: 0, window};
    const queue: Queue = {receive, pieces: [], waiting: [], ...sent};
    this.queues.push(queue);
    return queue;
  }

  start(now: number, queue: Queue) {
    queue.isStarted = true;
    this.sendNext(now);
  }

  close(queue: Queue) {
    this.queues = this.queues.filter((one) => one !== queue);
  }

  send(now: number, queue: Queue, bytes: Buffer | null, taken?: () => void) {
    if (!bytes) queue.pieces.push(null);
    for (let start = 0; bytes && start < bytes.length; start += this.rules.segment)
      queue.pieces.push(bytes.subarray(start, start + this.rules.segment));
    queue.bytes += bytes?.length ?? 0;
    if (taken) queue.waiting.push(taken);
    this.sendNext(now);
    makeRoom(queue);
  }

  private sendNext(now: number) {
    if (this.freeAt > now) return;
    const queue = this.queues.find(maySend);
    if (!queue) return;
    // The last in turn from now on.
    this.queues = [...this.queues.filter((one) => one !== queue), queue];
    const piece = queue.pieces.shift() ?? null;
    const length = piece?.length ?? 0;
    queue.bytes -= length;
    queue.inFlight += length;
    const {roundTrip, bytesPerMs} = this.rules;
    const left = now + length / bytesPerMs;
    this.freeAt = left;
    this.plan(left, (at) => this.sendNext(at));
    this.plan(left + roundTrip / 2, () => {
      if (this.queues.includes(queue)) queue.receive(piece);
    });
    this.plan(left + roundTrip, (at) => {
      queue.inFlight -= length;
      queue.window += length;
      this.sendNext(at);
    });
    makeRoom(queue);
  }
}

function maySend({isStarted, pieces, inFlight, window}: Queue): boolean {
  const [piece] = pieces;
  if (!isStarted || piece === undefined) return false;
  return inFlight + (piece?.length ?? 0) <= window;
}

function makeRoom(queue: Queue) {
  while (queue.bytes < SEND_BUFFER) {
    const taken = queue.waiting.shift();
    if (!taken) return;
    taken();
  }
}
