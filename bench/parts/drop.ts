import {setTimeout as sleep} from 'node:timers/promises';

import {MEANT_CART, type CartReply} from '../../app/cart/cart';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {CartVisitor} from '../cart-visitor';
import {blocks, oneDecimal, table, whole} from '../format';
import type {Findings, Part} from '../part';
import {ours, withPeer} from '../peers';

const SHOPPERS = 2000;
const PIECES = 300;
const PRESS_MS = 2000;
/**
 * Oxygen spreads shoppers over many workers. One, which shares two cores with the store and the shoppers, takes as many groups one
 * after the other.
 */
const GROUPS = 20;
/** The store answers every third add with 429. */
const ADDS_PER_429 = 3;
const HANDLE = 'low-tide-tee';
/** How many shoppers arrive at once, long before. */
const ARRIVING = 16;
/** As the page waits before it sends again what was not executed, in milliseconds; the last one goes on. */
const PAUSES = [2000, 3000, 5000, 10_000];
const JITTER_MS = 500;
const MAX_TRIES = 8;

/** One shopper's results. */
interface ShopperLog {
  /** Milliseconds from the press to the answer. */
  waited: number;
  /** `refused`: as not on sale yet, after it has opened. */
  answer: 'in cart' | 'sold out' | 'refused' | 'nothing';
  hasOrdered: boolean;
  /** The checkout sold what the shop called sold out or not open, or did not sell what the shop had at that moment. */
  isContradicted: boolean;
}

interface Waiting {
  readonly visitor: CartVisitor;
  /** The cart that the page has made, without its key. */
  readonly cart: string;
}

const lineOf = (reply: CartReply | null) => reply?.cart?.lines[0];

/** A pause of at most `milliseconds`. */
const pause = (milliseconds: number) => sleep(Math.random() * milliseconds);

/** Adds as the page does: what was not executed goes out again, and what is unknown is looked for first. */
async function press({visitor, cart}: Waiting, merchandiseId: string) {
  const began = performance.now();
  const add = {[MEANT_CART]: cart, lines: [{merchandiseId, quantity: 1}]};
  const end = (answer: ShopperLog['answer']): ShopperLog => {
    const waited = performance.now() - began;
    return {waited, answer, hasOrdered: false, isContradicted: answer === 'refused'};
  };
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const reply = await visitor.change('LinesAdd', add);
    const isKnown = ['ok', 'notExecuted', 'refused'].includes(reply?.status ?? '');
    if (reply?.status === 'refused') return end('refused');
    const line = lineOf(isKnown ? reply : await visitor.read());
    if (line) return end(line.isSoldOut ? 'sold out' : 'in cart');
    await sleep(PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    await pause(JITTER_MS);
  }
  return end('nothing');
}

/** Presses Checkout, which reads the cart again, and pays at the rehearsal checkout. */
async function order({visitor}: Waiting, log: ShopperLog): Promise<void> {
  const reply = await visitor.read();
  const url = reply?.cart?.webUrl;
  const line = lineOf(reply);
  if (!url || !line) return;
  const page = await (await fetch(url)).text();
  const due = /name="due"[^>]*value="(\d+)"/.exec(page)?.[1] ?? '';
  const paid = await fetch(url, {method: 'POST', body: new URLSearchParams({due})});
  log.hasOrdered = /Order #\d+/.test(await paid.text());
  const isWrongRefusal = log.answer !== 'in cart' && log.hasOrdered;
  const isSoldOut = line.isSoldOut === true;
  log.isContradicted ||= isWrongRefusal || isSoldOut === log.hasOrdered;
}

interface Run {
  readonly logs: readonly ShopperLog[];
  /** Calls of the store from the first press to the last order. */
  readonly calls: number;
  readonly throttled: number;
  readonly orders: number;
}

/** They come before it opens: each page has read, and then made, its cart. */
async function arrive({origin}: RunningWorker): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  let count = 0;
  const comeOneByOne = async () => {
    while (count < SHOPPERS) {
      const own = (count += 1);
      const visitor = new CartVisitor(origin, `10.0.${own >> 8}.${own & 255}`);
      // The edge has the page for all others.
      if (own === 1) await visitor.page(`/products/${HANDLE}`);
      const reply = await visitor.change('Create', {[MEANT_CART]: '', mode: 'start'});
      if (!reply?.cartId) throw new Error('A cart was not made');
      waiting.push({visitor, cart: reply.cartId});
    }
  };
  await Promise.all(Array.from({length: ARRIVING}, comeOneByOne));
  return waiting;
}

async function run(worker: RunningWorker, store: RunningStore): Promise<Run> {
  const {control} = store;
  const variant = store.catalogue.products.find(({handle}) => handle === HANDLE)
    ?.variants[0];
  if (!variant?.sku) throw new Error(`There is no ${HANDLE}`);
  const merchandiseId = `gid://shopify/ProductVariant/${variant.id}`;
  control.setStock(variant.sku, PIECES);
  const waiting = await arrive(worker);
  const opens = Date.now() + 3000;
  control.setMetafield(HANDLE, {
    namespace: 'custom',
    key: 'available_from',
    type: 'date_time',
    value: new Date(opens).toISOString(),
  });
  const [early] = waiting;
  const {answer} = early ? await press(early, merchandiseId) : {answer: 'nothing'};
  if (answer !== 'refused') throw new Error('An early add was not refused');
  await sleep(opens - Date.now());

  let calls = 0;
  let throttled = 0;
  const count = () => {
    for (const {operation, faults} of control.requests()) {
      if (operation) calls += 1;
      throttled += faults.length;
    }
    control.clearRequests();
  };
  control.clearRequests();
  control.addFault({
    operation: 'cartLinesAdd',
    every: ADDS_PER_429,
    fault: {kind: 'status', status: 429},
  });
  // The log keeps only the newest.
  const counting = setInterval(count, 20);
  // One at a time, so that nobody sells the last piece between a shopper's reading and paying.
  let checkout = Promise.resolve();
  const logs = await Promise.all(
    waiting.map(async (shopper, index) => {
      await sleep(Math.floor((index * GROUPS) / SHOPPERS) * PRESS_MS);
      await pause(PRESS_MS);
      const log = await press(shopper, merchandiseId);
      checkout = checkout.then(() => order(shopper, log));
      return log;
    }),
  );
  await checkout;
  clearInterval(counting);
  count();
  control.clearFaults();
  return {logs, calls, throttled, orders: control.orders().length};
}

function findingsOf({logs, calls, throttled, orders}: Run): Findings {
  const answered = (seconds: number) => {
    const inTime = logs.filter(
      ({waited, answer}) => answer !== 'nothing' && waited <= seconds * 1000,
    );
    return [
      `answered within ${seconds} s of the press`,
      `${oneDecimal((inTime.length / logs.length) * 100)} %`,
    ];
  };
  const count = (answer: ShopperLog['answer']) =>
    whole(logs.filter((log) => log.answer === answer).length);
  const contradicted = logs.filter(({isContradicted}) => isContradicted).length;
  const rows = [
    answered(3),
    answered(10),
    [
      'store calls for each shopper, from the press to the checkout',
      (calls / SHOPPERS).toFixed(2),
    ],
    ['adds turned away with 429', whole(throttled)],
    ['answer: in the cart', count('in cart')],
    ['answer: sold out', count('sold out')],
    ['no answer', count('nothing')],
  ];
  return {
    section: blocks(
      `${SHOPPERS} shoppers wait, each with a cart, and press within ${PRESS_MS / 1000} seconds of the opening: ${GROUPS} groups, one after the other, ` +
        `as one of ${GROUPS} workers would have them. ${PIECES} pieces exist. The store turns one of ${ADDS_PER_429} adds away. Everybody goes on to the ` +
        'checkout.',
      table(['what', 'count'], rows),
    ),
    targets: [
      {
        name: `Orders of ${PIECES} pieces, ${SHOPPERS} shoppers`,
        wanted: whole(PIECES),
        template: '–',
        ours: whole(orders),
        met: orders === PIECES,
      },
      {
        name: 'Shoppers of a drop whose answer the checkout contradicts',
        wanted: '0',
        template: '–',
        ours: whole(contradicted),
        met: contradicted === 0,
      },
    ],
  };
}

export const drop: Part = {
  title: `A drop: ${SHOPPERS} shoppers, ${PIECES} pieces`,
  bound: 400,
  comparesTemplate: false,
  async measure() {
    const store = await startStore();
    const env = {...store.env, DROPS: 'on'};
    try {
      return await withPeer(ours, {store: {env}, edge: false}, async ({worker}) =>
        findingsOf(await run(worker, store)),
      );
    } finally {
      await store.stop();
    }
  },
};
