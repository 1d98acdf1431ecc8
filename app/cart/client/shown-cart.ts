import {
  countItems,
  lineName,
  type CartChange,
  type CartLineView,
  type CartMessage,
  type CartView,
} from '../cart';
import {type CartState} from './cart-state';
import {keyOf, lineOf, shownQuantity, type Desired} from './desired';
import {isCommand} from './said';
import type {Money} from '~/lib/money';
import {ANY_QUANTITY} from '~/lib/quantity';

/** `pending`: something is desired of the line. `waiting`: the same, while the store is away. */
type LineStatus = 'confirmed' | 'pending' | 'waiting';

/** A line as shown: the store's, with the quantity that is desired. */
export interface ShownLine extends Omit<CartLineView, 'total'> {
  /** The store's last figure; `null` for a line that the store has not confirmed yet. */
  total: Money | null;
  status: LineStatus;
  /** Tells the line from others on the page, also where the store has split it. */
  domKey: string;
}

/** The cart as shown. Amounts are always the store's, never computed here. */
export interface ShownCart {
  lines: readonly ShownLine[];
  /** How many more lines the cart has than the page has loaded. */
  remainingLines: number;
  /** Sum of line quantities (§4). */
  count: number;
  confirmed: CartView | null;
  /** Something is desired: the amounts are out of date. */
  updating: boolean;
}

type Line = Omit<ShownLine, 'status' | 'domKey'>;

/** A confirmed cart with what is desired of it. */
export function showCart(confirmed: CartView | null, state: CartState): ShownCart {
  const {desired} = state;
  const lines = desired.reduce<readonly Line[]>(applyDesired, confirmed?.lines ?? []);
  const places = new Map<string, number>();
  const shown = lines.map((line): ShownLine => {
    const place = places.get(line.key) ?? 0;
    places.set(line.key, place + 1);
    return {
      ...line,
      status: statusOf(line.key, state),
      domKey: place === 0 ? line.key : `${line.key} ${place}`,
    };
  });
  return {
    lines: shown,
    remainingLines: confirmed?.remaining?.lines ?? 0,
    count: countItems(lines) + (confirmed?.remaining?.quantity ?? 0),
    confirmed,
    updating: desired.length + state.said.length > 0,
  };
}

/** Whether nobody has answered the last request, or no cart could be read or made. */
export function isUnreachable({isAway, failedReads, failedCreations}: CartState) {
  return isAway || failedReads > 0 || failedCreations > 0;
}

function statusOf(key: string, state: CartState): LineStatus {
  const own = state.desired.filter((each) => keyOf(each) === key);
  if (own.length === 0) return 'confirmed';
  const isTurnedAway = own.some(({sent, tries, rounds}) => !sent && tries + rounds > 0);
  return isUnreachable(state) || isTurnedAway ? 'waiting' : 'pending';
}

/** The messages of a cart, with those beside fields of which something waits for the store. */
export function shownMessages(state: CartState): readonly CartMessage[] {
  const {said, messages, copy} = state;
  if (!isUnreachable(state)) return messages;
  const waiting = said.map(({key}): CartMessage => {
    return {kind: 'notice', text: copy.waiting, lineKey: key};
  });
  return [...messages, ...waiting];
}

function applyDesired(lines: readonly Line[], desired: Desired): readonly Line[] {
  const line = lineOf({lines}, desired);
  const quantity = shownQuantity(desired, line?.quantity ?? 0);
  if (quantity <= 0) return lines.filter((other) => other !== line);
  // The store puts a new line first.
  if (!line) return [newLine(desired, quantity), ...lines];
  return lines.map((other) => (other === line ? {...line, quantity} : other));
}

function newLine(desired: Desired, quantity: number): Line {
  return {
    ...ANY_QUANTITY,
    ...desired.identity,
    ...desired.preview,
    key: keyOf(desired),
    id: null,
    quantity,
    total: null,
    unitCompareAt: null,
    inStock: null,
  };
}

/** The open changes at Checkout, each line by its name. */
export function openLines({desired, said, confirmed}: CartState) {
  const names = (all: readonly Desired[]) => [
    ...new Set(all.map(({preview}) => lineName(preview))),
  ];
  const lineNow = (each: Desired) => confirmed && lineOf(confirmed, each);
  const isAdd = (each: Desired) =>
    each.sent ? each.sent.kind === 'add' : each.quantity === null || !lineNow(each);
  const adds = desired.filter(isAdd);
  return {
    /** Adds that have not been made, and those whose outcome is unknown. */
    missing: names(adds.filter(({sent}) => !sent)),
    unknown: names(adds.filter(({sent}) => sent)),
    /** Quantities that have not been made, with what the cart still holds. */
    held: desired
      .filter((each) => !isAdd(each))
      .map((each) => ({
        name: lineName(each.preview),
        quantity: lineNow(each)?.quantity ?? 0,
      })),
    said: said.filter((each) => !isCommand(each)).map(({name}) => name),
  };
}

/** The line as a change names it. */
export function changeOf(line: ShownLine): Omit<CartChange, 'kind'> {
  const {merchandiseId, attributes, sellingPlanId, id, quantity} = line;
  const {title, variantTitle, image, unitPrice, handle, plan} = line;
  return {
    merchandiseId,
    attributes,
    sellingPlanId,
    lineId: id,
    quantity,
    preview: {title, variantTitle, image, unitPrice, handle, ...(plan && {plan})},
  };
}
