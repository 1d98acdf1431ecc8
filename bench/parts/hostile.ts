import {once} from 'node:events';
import {request as httpRequest} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';

import {startStore} from '../../tools/store/club-store';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {CartVisitor, pause} from '../cart-visitor';
import {blocks, oneDecimal, ratio, table, whole} from '../format';
import type {Findings, Part} from '../part';
import {ours, withPeer} from '../peers';
import {spreadOf} from '../statistics';
import {heldMiB} from '../worker-heap';

const SHOPPERS = 10;
const SECONDS = 15;
/** Longest pause of a shopper between two pages; half of it on average. */
const THINK_TIME_MS = 200;
/** Strangers, each of whom pauses as shoppers do: one hostile request for each three honest ones. */
const ATTACKERS = 3;
/** Connections that announce a body and never send it. */
const SLOW_BODIES = 200;
const FLAT = 1.15;
const MAX_RATIO = 2;

const PAGES = [
  '/',
  '/shirts',
  '/hoodies',
  '/products/derby-night-tee',
  '/products/bar-scarf',
];

const many = (count: number, field: (index: number) => string) =>
  Array.from({length: count}, (_, index) => field(index)).join('&');

/** Requests that cost the worker more than the sender, unless they are limited. */
const ATTACKS: readonly ((origin: string) => Promise<Response>)[] = [
  (origin) => fetch(`${origin}/shirts?${many(700, (index) => `utm_${index}`)}`),
  (origin) => fetch(`${origin}/shirts?${many(5_000, (index) => `utm_${index}`)}`),
  (origin) => fetch(`${origin}/${crypto.randomUUID()}`),
  (origin) => fetch(`${origin}/search?q=${crypto.randomUUID()}`),
  (origin) => fetch(`${origin}/shirts?after=${crypto.randomUUID()}`),
  (origin) => fetch(`${origin}/products/bar-scarf?Size=${crypto.randomUUID()}`),
  (origin) =>
    post(
      origin,
      many(10_000, (index) => `f${index}`),
    ),
  (origin) => post(origin, `cartFormInput=${'['.repeat(30_000)}`),
];

function post(origin: string, body: string): Promise<Response> {
  const headers = {Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded'};
  return fetch(`${origin}/api/cart`, {method: 'POST', headers, body});
}

/** Milliseconds that each page took a shopper who looks around until `until`. */
async function browse(origin: string, until: number): Promise<number[]> {
  const visitor = new CartVisitor(origin);
  const times: number[] = [];
  for (let page = 0; performance.now() < until; page += 1) {
    const startedAt = performance.now();
    const status = await visitor.page(PAGES[page % PAGES.length] ?? '/');
    if (status !== 200) throw new Error(`An honest page was answered ${status}`);
    times.push(performance.now() - startedAt);
    await pause(THINK_TIME_MS);
  }
  return times;
}

async function attack(origin: string, until: number): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const next = ATTACKS[count % ATTACKS.length];
    await next?.(origin).then((answer) => answer.arrayBuffer());
    await pause(THINK_TIME_MS);
  }
  return count;
}

/** Opens connections whose bodies never come, and keeps as many open until `until`. */
async function holdBodies(origin: string, until: number): Promise<void> {
  const {hostname, port} = new URL(origin);
  const headers = {
    Origin: origin,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': '60000',
  };
  const holdBody = async () => {
    while (performance.now() < until) {
      const options = {
        hostname,
        port,
        path: '/api/cart',
        method: 'POST',
        headers,
        agent: false,
      };
      const request = httpRequest(options);
      request.on('error', () => undefined);
      request.write('a=b');
      await Promise.race([once(request, 'response'), sleep(until - performance.now())]);
      request.destroy();
    }
  };
  await Promise.all(Array.from({length: SLOW_BODIES}, holdBody));
}

interface Measurement {
  readonly times: readonly number[];
  readonly attacks: number;
  readonly heldMiB: number;
}

async function measureFor(worker: RunningWorker, hostile: boolean): Promise<Measurement> {
  const {origin} = worker;
  const until = performance.now() + SECONDS * 1000;
  const shoppers = Promise.all(
    Array.from({length: SHOPPERS}, () => browse(origin, until)),
  );
  const attackers = hostile
    ? Array.from({length: ATTACKERS}, () => attack(origin, until))
    : [];
  if (hostile) await holdBodies(origin, until);
  const [times, attacks] = await Promise.all([shoppers, Promise.all(attackers)]);
  return {
    times: times.flat(),
    attacks: attacks.reduce((sum, count) => sum + count, 0),
    heldMiB: await heldMiB(worker),
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

function findingsOf(
  baseline: Measurement,
  [first, ...later]: readonly [Measurement, ...Measurement[]],
): Findings {
  const runs = [first, ...later];
  const last = runs.at(-1) ?? first;
  const baselineP99 = percentile(baseline.times, 0.99);
  const hostileP99 = spreadOf(runs.map(({times}) => percentile(times, 0.99))).median;
  const row = (name: string, {times, attacks, heldMiB: held}: Measurement) => [
    name,
    whole(times.length),
    whole(attacks),
    oneDecimal(percentile(times, 0.5)),
    oneDecimal(percentile(times, 0.99)),
    oneDecimal(held),
  ];
  return {
    section: blocks(
      `${SHOPPERS} shoppers look at pages for ${SECONDS} seconds, without an edge in front; then again, while strangers send one ` +
        `hostile request for each three of theirs (click ids, made-up paths, searches and cursors, thousands of fields) and ` +
        `${SLOW_BODIES} connections withhold a body.`,
      table(
        ['spell', 'honest pages', 'hostile requests', 'p50 ms', 'p99 ms', 'held MiB'],
        [
          row('calm', baseline),
          ...runs.map((one, index) => row(`hostile ${index + 1}`, one)),
        ],
      ),
    ),
    targets: [
      {
        name: 'Honest shoppers among hostile requests, 99th percentile',
        wanted: `≤ ${MAX_RATIO} times that without`,
        template: '–',
        ours: `${oneDecimal(hostileP99)} ms, ${ratio(hostileP99, baselineP99)} times`,
        met: hostileP99 <= MAX_RATIO * baselineP99,
      },
      {
        name: 'Memory among hostile requests',
        wanted: `flat (≤ ${FLAT} times)`,
        template: '–',
        ours: ratio(last.heldMiB, first.heldMiB),
        met: last.heldMiB <= FLAT * first.heldMiB,
      },
    ],
  };
}

export const hostile: Part = {
  title: 'Shoppers among hostile requests',
  bound: 180,
  comparesTemplate: false,
  async measure() {
    const store = await startStore({pictures: 'plain'});
    try {
      return await withPeer(ours, {store, edge: false}, async ({worker}) => {
        // Warm-up: the first visit is not measured.
        await measureFor(worker, false);
        const baseline = await measureFor(worker, false);
        const first = await measureFor(worker, true);
        return findingsOf(baseline, [
          first,
          await measureFor(worker, true),
          await measureFor(worker, true),
        ]);
      });
    } finally {
      await store.stop();
    }
  },
};
