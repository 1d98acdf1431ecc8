import {
  countItems,
  keyOf,
  type AddChange,
  type CartChange,
  type CartExtras,
  type CartLineView,
  type CartView,
} from '../cart';
import {openChanges, type QueueState} from './queue';
import {type Money} from '~/lib/money';

/**
 * - `confirmed`: as the store has it.
 * - `updating`: a change is in flight.
 * - `waiting`: a change waits until the store can be reached.
 * - `unconfirmed`: a change was sent, and its outcome is unknown.
 */
export type LineStatus = 'confirmed' | 'updating' | 'waiting' | 'unconfirmed';

/** A line as shown: the store's, with pending changes applied to its quantity. */
export interface ShownLine extends Omit<CartLineView, 'total'> {
  /**
   * The store's last figure, out of date unless the line is `confirmed`; `null` for a line that the store has not
   * confirmed yet.
   */
  total: Money | null;
  status: LineStatus;
}

/** The cart as shown: the store's, with pending changes. Amounts are always the store's, never computed here. */
export interface ShownCart {
  lines: readonly ShownLine[];
  /** How many more lines the cart has than the page has loaded. */
  remainingLines: number;
  /** Sum of line quantities (spec §4). */
  count: number;
  confirmed: CartView | null;
  extras: CartExtras;
  /** Changes are in flight or pending: the amounts are out of date. */
  updating: boolean;
}

const NO_EXTRAS: CartExtras = {discountCodes: [], giftCards: [], note: ''};

/** The cart as shown: the newest server cart with the changes that it does not include yet, in order. */
export function showCart(confirmed: CartView | null, queue: QueueState): ShownCart {
  const changes = openChanges(queue);
  const stated = (confirmed?.lines ?? []).map((line): ShownLine => ({
    ...line,
    status: 'confirmed',
  }));
  const lines = changes
    .reduce(applyChange, stated)
    .map((line) => ({...line, status: statusOf(line.key, queue, changes)}));
  return {
    lines,
    remainingLines: confirmed?.remaining?.lines ?? 0,
    count: countItems(lines) + (confirmed?.remaining?.quantity ?? 0),
    confirmed,
    extras: confirmed?.extras ?? NO_EXTRAS,
    updating: changes.length > 0,
  };
}

function statusOf(
  key: string,
  {unconfirmed, unreachable}: QueueState,
  changes: readonly CartChange[],
): LineStatus {
  const isAbout = (change: CartChange) => keyOf(change) === key;
  if (!changes.some(isAbout)) return 'confirmed';
  if (unconfirmed.some(({change}) => isAbout(change))) return 'unconfirmed';
  return unreachable ? 'waiting' : 'updating';
}

function applyChange(
  lines: readonly ShownLine[],
  change: CartChange,
): readonly ShownLine[] {
  // The effect of a code or gift card is for the store to compute.
  if (change.kind === 'extra') return lines;
  const key = keyOf(change);
  if (change.kind === 'set' && change.quantity === 0)
    return lines.filter((line) => line.key !== key);
  // The store puts a new line first.
  if (change.kind === 'add' && !lines.some((line) => line.key === key))
    return [pendingLine(change), ...lines];
  return lines.map((line) => {
    if (line.key !== key) return line;
    const quantity = change.quantity + (change.kind === 'add' ? line.quantity : 0);
    return {...line, quantity};
  });
}

function pendingLine({merchandiseId, quantity, preview}: AddChange): ShownLine {
  return {
    key: merchandiseId,
    id: null,
    merchandiseId,
    handle: preview.handle,
    title: preview.productTitle,
    variantTitle: preview.variantTitle,
    image: preview.image,
    quantity,
    total: null,
    unitPrice: preview.price,
    unitCompareAt: null,
    inStock: null,
    minimum: 1,
    maximum: null,
    increment: 1,
    status: 'updating',
  };
}
