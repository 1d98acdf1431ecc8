import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {Link, type LinkRules} from './link';

const SLOW: LinkRules = {roundTrip: 150, bytesPerMs: 200, segment: 1000, firstWindow: 10};
/** Slow enough for no window to matter. */
const ONE_BY_ONE: LinkRules = {...SLOW, firstWindow: 1000};
/** What is sent arrives half a round trip later. */
const WIDE: LinkRules = {...SLOW, bytesPerMs: Infinity};

/** What arrived, and when. */
class Log {
  readonly arrivals: {at: number; bytes: Buffer | null}[] = [];

  constructor(private readonly clock: {now: number}) {}

  readonly receive = (bytes: Buffer | null) => {
    this.arrivals.push({at: this.clock.now, bytes});
  };

  get bytes(): Buffer {
    return Buffer.concat(this.arrivals.map(({bytes}) => bytes ?? Buffer.alloc(0)));
  }
}

/** A link with a clock that is moved by hand. */
function testLink(rules: LinkRules) {
  const clock = {now: 0};
  const link = new Link(rules);
  return {
    /** Lets time pass, an event at a time, or in steps of `coarse` milliseconds. */
    runTo(end: number, coarse = 0) {
      while (link.nextAt <= end) {
        clock.now = coarse ? Math.ceil(link.nextAt / coarse) * coarse : link.nextAt;
        link.advance(clock.now);
      }
      clock.now = Math.max(clock.now, end);
    },
    connect() {
      const [up, down] = [new Log(clock), new Log(clock)];
      const connection = link.connect(clock.now, {up: up.receive, down: down.receive});
      return {
        up,
        down,
        sendUp: (bytes: Buffer | null) => connection.up.send(clock.now, bytes),
        sendDown: (bytes: Buffer | null, taken?: () => void) =>
          connection.down.send(clock.now, bytes, taken),
        close: () => connection.close(),
      };
    },
  };
}

const bytes = (length: number) => Buffer.alloc(length);
const FOREVER = 1_000_000;

describe('a link', () => {
  it('charges a round trip for the handshake, half of one each way, and the bytes', () => {
    const link = testLink(SLOW);
    const connection = link.connect();
    connection.sendUp(bytes(200));
    link.runTo(226);
    expect(connection.up.arrivals.map(({at}) => at)).toEqual([150 + 1 + 75]);
    connection.sendDown(bytes(400));
    link.runTo(FOREVER);
    expect(connection.down.arrivals.map(({at}) => at)).toEqual([226 + 2 + 75]);
  });

  it('delivers all bytes of each connection in order, then its end, and none faster than its rate', () => {
    const sends = fc.array(
      fc.record({
        connection: fc.nat(2),
        wait: fc.nat(400),
        content: fc.uint8Array({maxLength: 5000}),
      }),
    );
    fc.assert(
      fc.property(sends, fc.constantFrom(0, 20), (all, coarse) => {
        const link = testLink(SLOW);
        const connections = [link.connect(), link.connect(), link.connect()];
        const sent = connections.map((): Uint8Array[] => []);
        let now = 0;
        for (const {connection, wait, content} of all) {
          now += wait;
          link.runTo(now, coarse);
          sent[connection]?.push(content);
          connections[connection]?.sendDown(Buffer.from(content));
        }
        connections.forEach(({sendDown}) => sendDown(null));
        link.runTo(FOREVER, coarse);
        connections.forEach(({down}, index) => {
          expect(down.bytes).toEqual(Buffer.concat(sent[index] ?? []));
          expect(down.arrivals.findIndex((one) => one.bytes === null)).toBe(
            down.arrivals.length - 1,
          );
        });
        let total = 0;
        for (const {at, bytes} of connections
          .flatMap(({down}) => down.arrivals)
          .sort((a, b) => a.at - b.at)) {
          total += bytes?.length ?? 0;
          expect(total).toBeLessThanOrEqual((at - 225) * SLOW.bytesPerMs + 1e-6);
        }
      }),
    );
  });

  it('shares its rate among the connections', () => {
    const link = testLink(ONE_BY_ONE);
    const connections = [link.connect(), link.connect()];
    connections.forEach(({sendDown}) => sendDown(bytes(40_000)));
    link.runTo(225 + 200);
    expect(connections.map(({down}) => down.bytes.length)).toEqual([20_000, 20_000]);
    link.runTo(225 + 400);
    expect(connections.map(({down}) => down.bytes.length)).toEqual([40_000, 40_000]);
  });

  it('loses no time to a late call', () => {
    const link = testLink(ONE_BY_ONE);
    const connection = link.connect();
    connection.sendDown(bytes(80_000));
    // Each segment takes 5 ms, and time is looked at every 40.
    link.runTo(FOREVER, 40);
    expect(connection.down.arrivals.at(-1)?.at).toBe(640);
  });

  it('doubles what is in flight with each round trip', () => {
    const link = testLink(WIDE);
    const connection = link.connect();
    connection.sendDown(bytes(70_000));
    link.runTo(FOREVER);
    const received = new Map<number, number>();
    for (const {at} of connection.down.arrivals)
      received.set(at, (received.get(at) ?? 0) + 1);
    expect([...received]).toEqual([
      [225, 10],
      [375, 20],
      [525, 40],
    ]);
  });

  it('asks for more only as what waits at its end leaves', () => {
    const link = testLink(ONE_BY_ONE);
    const connection = link.connect();
    let isTaken = false;
    connection.sendDown(bytes(26_384), () => (isTaken = true));
    link.runTo(150 + 49);
    expect(isTaken).toBe(false);
    link.runTo(150 + 50);
    expect(isTaken).toBe(true);
  });

  it('brings nothing more of a closed connection, and the others go on', () => {
    const link = testLink(SLOW);
    const [closed, open] = [link.connect(), link.connect()];
    closed.sendDown(bytes(5000));
    open.sendDown(bytes(5000));
    link.runTo(226);
    closed.close();
    link.runTo(FOREVER);
    expect(closed.down.bytes).toHaveLength(0);
    expect(open.down.bytes).toHaveLength(5000);
  });
});
