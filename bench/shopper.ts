import {pause, type CartVisitor, type VisitorAnswer} from './cart-visitor';

/** A variant that shoppers may want. */
export interface ProductOffer {
  readonly merchandiseId: string;
  readonly sku: string;
}

/** The pages of a shop to visit, and the variants it offers. */
export interface Shop {
  readonly paths: readonly string[];
  readonly offers: readonly ProductOffer[];
}

/** The actions of one shopper, and the failures beyond repair. */
export interface ShopperLog {
  pages: number;
  changes: number;
  /** Changes that were made although their answer was lost, or made again after they were not. */
  recovered: number;
  /** Number of each order, and the quantity of each SKU that it must hold. */
  readonly orders: Map<number, ReadonlyMap<string, number>>;
  /** Lines whose quantity in the store differs from what the shopper read. */
  readonly lost: string[];
}

const MAX_PAUSE_MS = 400;
const LINES_PER_ORDER = 4;
const MAX_ATTEMPTS = 25;

const pickOne = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

/** Browses, fills a cart line by line, buys, and begins again, until `until` (as `performance.now()`). */
export async function shop(
  newVisitor: () => CartVisitor,
  {paths, offers}: Shop,
  until: number,
): Promise<ShopperLog> {
  const log: ShopperLog = {
    pages: 0,
    changes: 0,
    recovered: 0,
    orders: new Map(),
    lost: [],
  };
  while (performance.now() < until) {
    const visitor = newVisitor();
    const wanted = new Map<string, number>();
    while (wanted.size < LINES_PER_ORDER && performance.now() < until) {
      await visitor.page(pickOne(paths));
      log.pages += 1;
      await pause(MAX_PAUSE_MS);
      const good = pickOne(offers);
      const target = (wanted.get(good.merchandiseId) ?? 0) + 1;
      await addUntilConfirmed(visitor, good, target, log);
      wanted.set(good.merchandiseId, target);
      await pause(MAX_PAUSE_MS);
    }
    await buy(visitor, offers, wanted, log);
  }
  return log;
}

const quantityIn = ({reply}: VisitorAnswer, {merchandiseId}: ProductOffer) =>
  reply?.cart?.lines.find((line) => line.merchandiseId === merchandiseId)?.quantity ?? 0;

/** Adds one, up to `target`. Like the page, it reads the cart after a failure, and believes the store. */
async function addUntilConfirmed(
  visitor: CartVisitor,
  good: ProductOffer,
  target: number,
  log: ShopperLog,
) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const added = await visitor.add([{merchandiseId: good.merchandiseId, quantity: 1}]);
    log.changes += 1;
    const known = added.reply?.status === 'ok' ? added : await readUntilKnown(visitor);
    const held = quantityIn(known, good);
    if (known !== added) log.recovered += 1;
    if (held === target) return;
    if (known === added || held !== target - 1) {
      log.lost.push(`${good.sku}: ${held} instead of ${target}`);
      return;
    }
  }
  log.lost.push(`${good.sku}: never added`);
}

async function readUntilKnown(visitor: CartVisitor): Promise<VisitorAnswer> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const read = await visitor.read();
    if (read.reply?.status === 'ok') return read;
    await pause(MAX_PAUSE_MS);
  }
  throw new Error('A cart could not be read for a long time.');
}

/** Looks at the whole cart once more, then orders it at the store's checkout. */
async function buy(
  visitor: CartVisitor,
  offers: readonly ProductOffer[],
  wanted: ReadonlyMap<string, number>,
  log: ShopperLog,
) {
  const {reply} = await readUntilKnown(visitor);
  const bySku = new Map<string, number>();
  for (const [merchandiseId, quantity] of wanted) {
    const sku = offers.find((good) => good.merchandiseId === merchandiseId)?.sku ?? '';
    bySku.set(sku, quantity);
  }
  const url = reply?.cart?.webUrl;
  if (!url) {
    log.lost.push('a whole cart');
    return;
  }
  const page = await (await fetch(url)).text();
  const due = /name="due"[^>]*value="(\d+)"/.exec(page)?.[1] ?? '';
  const placed = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({due}),
  });
  const number = Number(/Order #(\d+)/.exec(await placed.text())?.[1]);
  if (Number.isNaN(number)) log.lost.push('an order');
  else log.orders.set(number, bySku);
}
