import {
  changeName,
  countItems,
  lineKey,
  type CartChange,
  type CartExtras,
  type CartLineView,
  type CartView,
} from '../cart';
import {afterCommands, isHere, type CartState} from './cart-state';
import {keyOf, type Entry} from './entries';
import {notMadeSentence} from '../messages';
import {DEFAULT_LINE_AMOUNT} from '../limits';
import {DEFAULT_CURRENCY, type Money} from '~/lib/money';

/**
 * - `confirmed`: as the store has it.
 * - `updating`: a change is in flight.
 * - `waiting`: a change waits until the store can be reached.
 * - `checking`: a change was sent, and the cart is read to see what became of it.
 * - `notMade`: the line is not in the cart; an add of it is offered again.
 */
export type LineStatus = 'confirmed' | 'updating' | 'waiting' | 'checking' | 'notMade';

/** Changes of a line that were not made. */
export interface Offer {
  ids: readonly string[];
  text: string;
}

/** A line as shown: the store's, with changes applied to its quantity. */
export interface ShownLine extends Omit<CartLineView, 'total'> {
  /**
   * The store's last figure, out of date unless the line is `confirmed`; `null` for a line that the store has not
   * confirmed yet.
   */
  total: Money | null;
  status: LineStatus;
  /** Tells the line from others on the page, also where the store has split it. */
  domKey: string;
  offer: Offer | null;
}

/** The cart as shown: the store's, with the changes of all tabs. Amounts are always the store's, never computed here. */
export interface ShownCart {
  lines: readonly ShownLine[];
  /** How many more lines the cart has than the page has loaded. */
  remainingLines: number;
  /** Sum of line quantities (§4). */
  count: number;
  confirmed: CartView | null;
  extras: CartExtras;
  /** Changes are in flight or wait: the amounts are out of date. */
  updating: boolean;
}

const NO_EXTRAS: CartExtras = {discountCodes: [], giftCards: [], note: ''};

type Line = Omit<ShownLine, 'status' | 'domKey' | 'offer'>;

/** The newest server cart with the changes that it does not include yet, in order. */
export function showCart(confirmed: CartView | null, state: CartState): ShownCart {
  const entries = afterCommands(state.entries, state.commands);
  const offers = entries.filter((entry) => entry.state === 'notMade');
  const open = [...state.landed, ...entries.filter((entry) => entry.state !== 'notMade')];
  const held = open
    .map(({change}) => change)
    .reduce<readonly Line[]>(applyChange, confirmed?.lines ?? []);
  const missing = offers
    .filter((offer) => !held.some(({key}) => key === keyOf(offer)))
    .filter(
      (offer, index, all) =>
        offer.change.kind === 'add' &&
        all.findIndex((other) => keyOf(other) === keyOf(offer)) === index,
    );
  const lines = [...missing.map(({change}) => lineOfAdd(change)), ...held];
  const places = new Map<string, number>();
  const shown = lines.map((line, index): ShownLine => {
    const place = places.get(line.key) ?? 0;
    places.set(line.key, place + 1);
    return {
      ...line,
      status: index < missing.length ? 'notMade' : statusOf(line.key, state, open),
      domKey: place === 0 ? line.key : `${line.key} ${place}`,
      offer: place === 0 ? offerOf(line.key, offers, state) : null,
    };
  });
  return {
    lines: shown,
    remainingLines: confirmed?.remaining?.lines ?? 0,
    count: countItems(held) + (confirmed?.remaining?.quantity ?? 0),
    confirmed,
    extras: confirmed?.extras ?? NO_EXTRAS,
    updating: open.length > 0,
  };
}

/** Whether the cart cannot be read, or nobody has answered the last request. */
export function isUnreachable({isAway, failedReads}: CartState): boolean {
  return isAway || failedReads > 0;
}

function statusOf(
  key: string,
  state: CartState,
  open: readonly Entry[],
): Exclude<LineStatus, 'notMade'> {
  const own = open.filter((entry) => keyOf(entry) === key);
  if (own.length === 0) return 'confirmed';
  if (isUnreachable(state)) return 'waiting';
  return (state.tries[key]?.reads ?? 0) > 1 ? 'checking' : 'updating';
}

function offerOf(key: string, offers: readonly Entry[], state: CartState): Offer | null {
  const own = offers.filter((offer) => keyOf(offer) === key);
  const [first] = own;
  if (!first) return null;
  const text = notMadeSentence(state.words, first.change, isHere(state, first));
  return {ids: own.map(({id}) => id), text};
}

function applyChange(lines: readonly Line[], change: CartChange): readonly Line[] {
  const at = placeOf(lines, change);
  const {kind, quantity} = change;
  if (kind === 'set' && quantity === 0) return lines.filter((_, index) => index !== at);
  // The store puts a new line first.
  if (at < 0) return kind === 'add' ? [lineOfAdd(change), ...lines] : lines;
  return lines.map((line, index) => {
    if (index !== at) return line;
    return {...line, quantity: quantity + (kind === 'add' ? line.quantity : 0)};
  });
}

function placeOf(lines: readonly Line[], change: CartChange): number {
  const key = lineKey(change);
  const named = lines.findIndex(({id}) => id !== null && id === change.lineId);
  return named >= 0 ? named : lines.findIndex((line) => line.key === key);
}

function lineOfAdd(change: CartChange): Line {
  const {merchandiseId, attributes, sellingPlanId, quantity, preview} = change;
  return {
    merchandiseId,
    attributes,
    sellingPlanId,
    key: lineKey(change),
    id: null,
    handle: preview.handle,
    title: preview.productTitle,
    variantTitle: preview.variantTitle,
    image: preview.image,
    ...(preview.plan && {plan: preview.plan}),
    quantity,
    total: null,
    unitPrice: preview.price,
    unitCompareAt: null,
    inStock: null,
    minimum: 1,
    maximum: null,
    increment: 1,
  };
}

/** The changes that are not in the cart yet, by name: those that wait, and those whose outcome is unknown. */
export function unsettled({entries, commands}: CartState): {
  waiting: readonly string[];
  unknown: readonly string[];
} {
  const open = afterCommands(entries, commands);
  const names = (state: Entry['state']) => [
    ...new Set(
      open.filter((entry) => entry.state === state).map(({change}) => changeName(change)),
    ),
  ];
  return {waiting: names('waiting'), unknown: names('sent')};
}

/** The line as a change names it. */
export function changeOf({
  merchandiseId,
  attributes,
  sellingPlanId,
  id,
  quantity,
  title,
  variantTitle,
  image,
  unitPrice,
  handle,
  plan,
}: ShownLine): Omit<CartChange, 'kind'> {
  const price = unitPrice ?? {
    amount: DEFAULT_LINE_AMOUNT,
    currencyCode: DEFAULT_CURRENCY,
  };
  return {
    merchandiseId,
    attributes,
    sellingPlanId,
    lineId: id,
    quantity,
    preview: {
      productTitle: title,
      variantTitle,
      image,
      price,
      handle,
      ...(plan && {plan}),
    },
  };
}
