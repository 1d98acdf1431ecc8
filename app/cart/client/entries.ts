import {
  heldOf,
  lineKey,
  quantityOf,
  type CartChange,
  type CartLineView,
  type CartView,
  type LineIdentity,
} from '../cart';

/**
 * A change that is not settled. All tabs of a browser share the entries: each is stored by itself, in an order by number.
 *
 * - `waiting`: nothing of it has left the browser, or the store certainly did not execute it.
 * - `sent`: it has left. Where its request has ended without an answer, its outcome is unknown.
 * - `notMade`: it is offered to the shopper again.
 */
export interface Entry {
  id: string;
  number: number;
  change: CartChange;
  state: 'waiting' | 'sent' | 'notMade';
  /** The cart that it was sent to; `null` until then. */
  cartId: string | null;
  /** Once sent: the line's quantity before it; `null` where that was not read, or is no longer the one before. */
  before: number | null;
  /** Epoch milliseconds. The only instant that is stored: each page counts its own reads on its own clock. */
  expires: number;
}

export const keyOf = ({change}: Entry) => lineKey(change);

/** A request to the server. `cart` is the cart that it means, without its key; `null` for none. */
export type CartRequest =
  | {kind: 'read'}
  | {kind: 'create'; mode: 'start' | 'fallback' | 'anew'; cart: string | null}
  | {kind: 'add'; cart: string; line: LineIdentity; quantity: number}
  | {kind: 'update'; cart: string; lineId: string; quantity: number}
  | {kind: 'remove'; cart: string; lineId: string};

/** The next step for one line's changes: a request, or their end. */
export type Turn =
  | {
      kind: 'send';
      request: CartRequest;
      sent: readonly Entry[];
      covered: readonly Entry[];
    }
  /** Nothing has to be sent; `isLost` where the line of a change is no longer there. */
  | {kind: 'end'; ended: readonly Entry[]; isLost: boolean};

/**
 * Makes one request of the changes that wait for a line (`waiting`, in order): adds are added up, and a quantity covers
 * everything before it. A quantity for a line that never came goes as an add, and a removal of it ends all. `null` where the
 * cart has to be read first. `cartId` is the cart that the cookie names, `cart` what was read of it.
 */
export function turnOf(
  waiting: readonly Entry[],
  cartId: string,
  cart: CartView | null,
): Turn | null {
  const last = waiting.findLastIndex(({change}) => change.kind === 'set');
  const target = waiting[last];
  if (!target) return turnOfAdds(waiting, cartId, cart);
  if (!cart) return null;
  const covered = waiting.slice(0, last);
  const {change} = target;
  const line = lineOf(cart, target);
  if (line?.id) {
    const {id: lineId} = line;
    const request: CartRequest =
      change.quantity === 0
        ? {kind: 'remove', cart: cartId, lineId}
        : {kind: 'update', cart: cartId, lineId, quantity: change.quantity};
    const sent = {...asSent(target, cartId, line.quantity), change: {...change, lineId}};
    return {kind: 'send', request, sent: [sent], covered};
  }
  const wasNeverCreated = change.lineId === null;
  if (change.quantity === 0 || !wasNeverCreated) {
    const ended = [...covered, target];
    return {kind: 'end', ended, isLost: !wasNeverCreated && change.quantity > 0};
  }
  const add = asSent({...target, change: {...change, kind: 'add'}}, cartId, 0);
  return {kind: 'send', request: addRequest([add], cartId), sent: [add], covered};
}

function turnOfAdds(
  adds: readonly Entry[],
  cartId: string,
  cart: CartView | null,
): Turn | null {
  const [first] = adds;
  if (!first) return null;
  const before = cart && heldOf(cart, keyOf(first));
  const sent = adds.map((entry) => asSent(entry, cartId, before));
  return {kind: 'send', request: addRequest(sent, cartId), sent, covered: []};
}

function asSent(entry: Entry, cartId: string, before: number | null): Entry {
  return {...entry, state: 'sent', cartId, before};
}

function addRequest(adds: readonly Entry[], cart: string): CartRequest {
  const {
    merchandiseId = '',
    attributes = [],
    sellingPlanId = null,
  } = adds[0]?.change ?? {};
  const line = {merchandiseId, attributes, sellingPlanId};
  return {kind: 'add', cart, line, quantity: unitsOf(adds)};
}

/** Units that these adds ask for together. */
export function unitsOf(adds: readonly Entry[]): number {
  return adds.reduce((sum, {change}) => sum + change.quantity, 0);
}

/** The line that a `set` names: by its id, or by its key where it had none yet. */
export function lineOf(cart: CartView, entry: Entry): CartLineView | undefined {
  const {lineId} = entry.change;
  if (lineId === null) return cart.lines.find(({key}) => key === keyOf(entry));
  return cart.lines.find(({id}) => id === lineId);
}

/**
 * The finding, in a cart that was read, about one line's changes whose outcome is unknown (all adds, or one `set`).
 *
 * - `applied`: the cart has them.
 * - `stated`: they are over, and the page has to say what the cart holds: the line is at a limit of the store, or somebody else has
 *   changed it, or it is there and the quantity before was never read.
 * - `again`: a quantity that can be sent again without harm.
 * - `notMade`: given up.
 * - `open`: it may still be executed.
 */
export type Finding = 'applied' | 'stated' | 'again' | 'notMade' | 'open';

/** `isLastRead`: nothing is waited for any longer. */
export function findingOf(
  sent: readonly Entry[],
  cart: CartView,
  isLastRead: boolean,
): Finding {
  const [first] = sent;
  if (!first) return 'open';
  if (first.change.kind === 'set') return findingOfSet(first, cart, isLastRead);
  const held = heldOf(cart, keyOf(first));
  const {before} = first;
  if (before !== null && held >= before + unitsOf(sent)) return 'applied';
  if (cart.lines.some((line) => line.key === keyOf(first) && isAtLimit(line)))
    return 'stated';
  if (!isLastRead) return 'open';
  return before === null && quantityOf(cart, keyOf(first)) !== null
    ? 'stated'
    : 'notMade';
}

/** Whether the store lets a line hold no more. Stock of none or less says nothing of a line that is sold all the same. */
function isAtLimit({quantity, inStock, maximum}: CartLineView): boolean {
  const isAllThereIs = inStock !== null && inStock > 0 && quantity >= inStock;
  return quantity === 0 || isAllThereIs || (maximum !== null && quantity >= maximum);
}

function findingOfSet(entry: Entry, cart: CartView, isLastRead: boolean): Finding {
  const quantity = lineOf(cart, entry)?.quantity ?? 0;
  if (quantity === entry.change.quantity) return 'applied';
  if (quantity !== entry.before) return 'stated';
  return isLastRead ? 'notMade' : 'again';
}
