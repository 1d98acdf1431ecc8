import {createClubCatalogue} from '@quillhaven/club';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import type {RunningWorker} from '../../tools/worker/start-worker';
import {CartVisitor} from '../cart-visitor';
import {startFaultInjection, type FaultInjection} from '../fault-injection';
import {blocks, oneDecimal, ratio, table, whole} from '../format';
import type {Findings, Part, Target} from '../part';
import {ours, withPeer} from '../peers';
import {measureProcess} from '../process-use';
import {shop, type ShopperLog, type Shop} from '../shopper';
import {heldMiB} from '../worker-heap';

const SHOPPERS = 50;
/** The minute, in parts: after each, when everybody has ordered, memory is read. Caches fill during the first. */
const PARTS = 3;
const SECONDS_OF_PART = 20;
const SECONDS = PARTS * SECONDS_OF_PART;
const FLAT = 1.15;

/** The club's shop with stock for everybody: this is about the cart, not about who comes first. */
function endlessCatalogue() {
  const club = createClubCatalogue(new Date());
  const products = club.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      stock: variant.stock === 0 ? 0 : null,
    })),
  }));
  return {...club, products};
}

/** Products that every shopper can add once more: no fixed quantities, no end date, no limited stock. */
function shopOf({catalogue}: RunningStore): Shop {
  const sold = catalogue.products.filter(({tags}) => !tags.includes('drop'));
  return {
    paths: [
      ...['/', '/shirts', '/hoodies', '/search?q=crest'],
      ...sold.slice(0, 12).map(({handle}) => `/products/${handle}`),
    ],
    offers: sold.flatMap(({variants}) =>
      variants
        .filter(({stock, quantityRule}) => stock === null && !quantityRule)
        .map(({id, sku}) => ({
          merchandiseId: `gid://shopify/ProductVariant/${id}`,
          sku: sku ?? '',
        })),
    ),
  };
}

/** Every answer with a status of 500 and more, by the address of the request that it answers. */
class Failures {
  readonly addresses: string[] = [];
  requests = 0;
  brokenConnections = 0;

  /** A visitor whose every request comes from an address of its own, which the worker tells the store. */
  newVisitor(origin: string): CartVisitor {
    return new CartVisitor(origin, {
      next: () => {
        this.requests += 1;
        const [low, high] = [this.requests % 250, Math.floor(this.requests / 250)];
        return `10.${Math.floor(high / 250)}.${high % 250}.${low + 1}`;
      },
      failed: (address) => this.addresses.push(address),
      disconnected: () => (this.brokenConnections += 1),
    });
  }
}

/** Memory in MiB: what the worker's script holds, and what the runtime's processes take. */
interface Memory {
  readonly held: number;
  readonly resident: number;
}

interface LoadRun {
  readonly logs: readonly ShopperLog[];
  readonly failures: Failures;
  readonly injection: FaultInjection;
  /** Memory after each part. */
  readonly memory: readonly Memory[];
  /** How many orders at the store have too few or too many items. */
  readonly wrongOrders: number;
}

async function run(worker: RunningWorker, store: RunningStore): Promise<LoadRun> {
  const failures = new Failures();
  const offer = shopOf(store);
  const newVisitor = () => failures.newVisitor(worker.origin);
  // Warm-up: the first visit is not measured.
  for (const path of offer.paths) await newVisitor().page(path);
  const injection = startFaultInjection(store.control);
  const logs: ShopperLog[] = [];
  const memory: Memory[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const until = performance.now() + SECONDS_OF_PART * 1000;
    const shoppers = Array.from({length: SHOPPERS}, () => shop(newVisitor, offer, until));
    logs.push(...(await Promise.all(shoppers)));
    const {rssMiB: resident} = await measureProcess(worker.pid);
    memory.push({resident, held: await heldMiB(worker)});
  }
  injection.stop();
  return {logs, failures, injection, memory, wrongOrders: wrongOrders(logs, store)};
}

function wrongOrders(logs: readonly ShopperLog[], store: RunningStore): number {
  const placed = new Map(
    store.control.orders().map(({number, lines}) => [number, lines] as const),
  );
  const expected = logs.flatMap(({orders}) => [...orders]);
  const wrong = expected.filter(([number, wanted]) => {
    const lines = placed.get(number) ?? [];
    const isHeld = lines.every(({sku, quantity}) => wanted.get(sku) === quantity);
    return lines.length !== wanted.size || !isHeld;
  });
  return wrong.length + Math.abs(placed.size - expected.length);
}

function findingsOf({logs, failures, injection, memory, wrongOrders}: LoadRun): Findings {
  const sum = (value: (log: ShopperLog) => number) =>
    logs.reduce((total, log) => total + value(log), 0);
  const lost = logs.flatMap((log) => log.lost);
  const unexplained = failures.addresses.filter((address) => !injection.hasHit(address));
  const held = memory.map((reading) => reading.held);
  const [early = Number.NaN] = held;
  const late = held.at(-1) ?? Number.NaN;
  const rows: [string, string][] = [
    ['requests', whole(failures.requests)],
    ['pages', whole(sum(({pages}) => pages))],
    ['changes of carts', whole(sum(({changes}) => changes))],
    ['orders', whole(sum(({orders}) => orders.size))],
    ['calls to the store', whole(injection.calls())],
    ['faults injected', whole(injection.faults())],
    [
      'changes whose outcome a failure left unknown, all confirmed by reading the cart',
      whole(sum(({recovered}) => recovered)),
    ],
    ['connections that broke before an answer', whole(failures.brokenConnections)],
    ['lines lost or doubled', whole(lost.length)],
    ['orders that do not hold what their shopper was shown', whole(wrongOrders)],
    [
      'answers of 5xx (of these not by an injected fault)',
      `${failures.addresses.length} (${unexplained.length})`,
    ],
    [
      `memory that the worker's script holds after each ${SECONDS_OF_PART} seconds, MiB; last ÷ first`,
      `${held.map(oneDecimal).join(', ')}; ${ratio(late, early)}`,
    ],
    [
      "memory of the runtime's processes at the same moments, garbage and emulated cache included, MiB",
      memory.map(({resident}) => whole(resident)).join(', '),
    ],
  ];
  const targets: Omit<Target, 'template'>[] = [
    {
      name: 'Lines lost or doubled under load and faults',
      wanted: '0',
      ours: whole(lost.length + wrongOrders),
      met: lost.length + wrongOrders === 0,
    },
    {
      name: '5xx that no injected fault explains',
      wanted: '0',
      ours: whole(unexplained.length),
      met: unexplained.length === 0,
    },
    {
      name: 'Memory under load',
      wanted: `flat (≤ ${FLAT} times)`,
      ours: ratio(late, early),
      met: late / early <= FLAT,
    },
  ];
  return {
    section: blocks(
      `${SHOPPERS} shoppers at once browse, fill carts and order for ${SECONDS} seconds, without an edge in front, while ` +
        'the store fails in every way it can: late, with errors, with answers cut or lost after the change was made, or never.',
      table(['what', 'count'], rows),
      ...(lost.length > 0 ? [`Lost: ${lost.slice(0, 10).join('; ')}.`] : []),
    ),
    targets: targets.map((target) => ({...target, template: '–'})),
  };
}

export const shoppers: Part = {
  title: `${SHOPPERS} shoppers while the store fails`,
  bound: 150,
  comparesTemplate: false,
  async measure() {
    const store = await startStore({catalogue: endlessCatalogue(), pictures: 'plain'});
    try {
      return await withPeer(ours, {store, edge: false}, async ({worker}) =>
        findingsOf(await run(worker, store)),
      );
    } finally {
      await store.stop();
    }
  },
};
