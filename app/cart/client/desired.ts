import {
  heldOf,
  lineKey,
  type CartChange,
  type CartLineView,
  type CartView,
  type LineIdentity,
  type LinePreview,
} from '../cart';

/** What the shopper wants of one line, and what has been sent of it. */
export interface Desired {
  /** The line's key; where the store lists that key several times, with the line's id. */
  id: string;
  identity: LineIdentity;
  preview: LinePreview;
  /** The line in the cart; `null` where it is only known by its key. */
  lineId: string | null;
  /** The cart that was shown when it was wanted, without its key; `null` before one was read. */
  cartId: string | null;
  /** Wanted on top of what the store has when it is sent. */
  more: number;
  /** Wanted exactly; `null` where only more is wanted. */
  quantity: number | null;
  /** A quantity of a line that is not there is an add: this page removed it, or it never came. */
  mayAdd: boolean;
  /** Adds of one cart link share it; `null` for others. */
  link: string | null;
  /** In flight, or with an unknown outcome. */
  sent: Sent | null;
  /** How often it was sent and certainly not executed. */
  tries: number;
  /** How often four reads have not shown an add, or a quantity was found unchanged. */
  rounds: number;
  /** It has been sent again with the line's id of now, or without lines that were refused. */
  isRepeated: boolean;
  /** Not sent before this. */
  notBefore: number;
}

/** A request for one line, until its outcome is known. */
interface Sent {
  kind: 'add' | 'update' | 'remove';
  cartId: string;
  lineId: string | null;
  /** The key's quantity before the request, and once it is executed. */
  base: number;
  target: number;
  /** The line's own quantity once it is executed. */
  shows: number;
  /** The change, should it have to be sent again. */
  more: number;
  quantity: number | null;
  /** The request has ended without an outcome. */
  isUnknown: boolean;
  /** Answered reads that have not shown it, when the first came, and when the next is due. */
  reads: number;
  since: number;
  nextRead: number;
  /** Another tab has reported a change meanwhile. */
  sawOthers: boolean;
}

/** The action of a form, with its inputs, as `CartForm` posts them. */
export interface Saying {
  action: string;
  inputs: Readonly<Record<string, unknown>>;
}

/** A request to the server. `cart` is the cart that it means, without its key; `null` for none. */
export type CartRequest =
  | {kind: 'read'}
  | {kind: 'create'; mode: 'start' | 'fallback' | 'anew'; cart: string | null}
  | {
      kind: 'add';
      cart: string;
      lines: readonly (LineIdentity & {quantity: number})[];
      /** What else a cart link brings. */
      link?: Saying;
    }
  | ({kind: 'say'; cart: string} & Saying)
  | {kind: 'update'; cart: string; lineId: string; quantity: number}
  | {kind: 'remove'; cart: string; lineId: string};

export const keyOf = ({identity}: Desired) => lineKey(identity);

const NOT_SENT = {sent: null, tries: 0, rounds: 0, isRepeated: false, notBefore: 0};

/** A desired line with one more press. `cart` is what the page knows; `null` before it was read. */
export function withPress(
  before: Desired | undefined,
  id: string,
  change: CartChange,
  cart: CartView | null,
): Desired {
  const {merchandiseId, attributes, sellingPlanId, quantity, preview} = change;
  const desired: Desired = before ?? {
    id,
    identity: {merchandiseId, attributes, sellingPlanId},
    preview,
    lineId: null,
    cartId: null,
    more: 0,
    quantity: null,
    mayAdd: false,
    link: change.link ?? null,
    ...NOT_SENT,
  };
  if (change.kind === 'add')
    return {...desired, ...wantedAfter(desired, {more: quantity, quantity: null})};
  const {lineId} = change;
  const {sent} = desired;
  // Before the cart is read, a restored quantity stays a quantity.
  const isQuantity = desired.quantity !== null || (sent !== null && sent.kind !== 'add');
  if (!cart && lineId === null && isQuantity) return {...desired, more: 0, quantity};
  const isThere = cart ? lineOf(cart, {...desired, lineId}) : lineId !== null;
  // A pending add. A line with an id is of the cart that the document was rendered with.
  const pending = sent?.shows ?? 0;
  if (!isThere && lineId === null && quantity >= pending)
    return {...desired, more: quantity - pending, quantity: null};
  return {
    ...desired,
    lineId,
    cartId: cart?.id ?? null,
    more: 0,
    quantity,
    mayAdd: change.isUndo === true || !isThere,
  };
}

type Wanted = Pick<Desired, 'more' | 'quantity'>;

/** What is wanted once `later` was pressed after `earlier`. */
export function wantedAfter(earlier: Wanted, later: Wanted): Wanted {
  const {more, quantity} = later;
  if (quantity !== null) return {quantity, more: 0};
  if (earlier.quantity !== null) return {quantity: earlier.quantity + more, more: 0};
  return {quantity: null, more: earlier.more + more};
}

/** The quantity that the page shows of a line of which the store has `quantity`. */
export function shownQuantity(desired: Desired, quantity: number): number {
  return desired.quantity ?? (desired.sent?.shows ?? quantity) + desired.more;
}

/**
 * The line of now: by its id, or by its key where the store has made it again; none where that key
 * has several lines, of which only the store knows which one it was.
 */
export function lineOf<Line extends Pick<CartLineView, 'id' | 'key'>>(
  {lines}: {lines: readonly Line[]},
  desired: Desired,
): Line | undefined {
  const {lineId} = desired;
  const named = lineId === null ? undefined : lines.find(({id}) => id === lineId);
  const [first, ...others] = lines.filter(({key}) => key === keyOf(desired));
  return named ?? (lineId === null || others.length === 0 ? first : undefined);
}

/** What is wanted of a line goes with it where an edit has given it another key (§11.13). */
export function afterEdit(desired: Desired, {lines}: CartView): Desired {
  const line = lines.find(({id}) => id !== null && id === desired.lineId);
  if (desired.sent || !line || line.key === keyOf(desired)) return desired;
  const {key, merchandiseId, attributes, sellingPlanId} = line;
  const identity = {merchandiseId, attributes, sellingPlanId};
  return {...desired, id: `${key} ${line.id ?? ''}`, identity};
}

/** Whether nothing has to be sent: the cart has what is wanted. */
export function isMet(desired: Desired, cart: CartView): boolean {
  const {sent, more, quantity} = desired;
  if (sent) return false;
  if (quantity === null) return more === 0;
  const line = lineOf(cart, desired);
  return quantity === 0 ? !line : line?.quantity === quantity;
}

/** A desired line of which something is sent. */
export type Sending = Desired & {sent: Sent};

export const isSending = (desired: Desired): desired is Sending => desired.sent !== null;

/** The line as it is once what is wanted of it is sent. */
export function toSend(desired: Desired, cart: CartView): Sending {
  const {identity, more, quantity} = desired;
  const line = lineOf(cart, desired);
  const base = heldOf(cart, identity);
  const held = line?.quantity ?? 0;
  const isAdd = quantity === null || !line;
  const shows = isAdd ? held + (quantity ?? more) : quantity;
  const sent: Sent = {
    kind: isAdd ? 'add' : shows === 0 ? 'remove' : 'update',
    cartId: cart.id,
    lineId: line?.id ?? null,
    base,
    target: base - held + shows,
    shows,
    more,
    quantity,
    isUnknown: false,
    reads: 0,
    since: 0,
    nextRead: 0,
    sawOthers: false,
  };
  return {...desired, more: 0, quantity: null, sent};
}

/** The request for lines that go together: several only where they are adds of one cart link. */
export function requestFor(parts: readonly Sending[]): CartRequest | null {
  const [first] = parts;
  if (!first) return null;
  const {kind, cartId: cart, lineId, shows} = first.sent;
  if (kind === 'remove' && lineId !== null) return {kind, cart, lineId};
  if (kind === 'update' && lineId !== null) return {kind, cart, lineId, quantity: shows};
  const lines = parts.map(({identity, sent: {base, target}}) => {
    return {...identity, quantity: target - base};
  });
  return {kind: 'add', cart, lines};
}

/** A line whose request was not executed: what was sent is wanted again, under later presses. */
export const unsent = (desired: Sending): Desired => {
  return {...desired, ...wantedAfter(desired.sent, desired), sent: null};
};

/** A line whose request is settled, with what was pressed since; `null` where that is nothing. */
export function settled(desired: Desired): Desired | null {
  const {more, quantity} = desired;
  if (more === 0 && quantity === null) return null;
  return {...desired, ...NOT_SENT};
}

/** What a cart says of a request of unknown outcome: executed, not (yet), changed by others. */
export function comparisonOf(
  {identity, sent}: Sending,
  cart: CartView,
): 'made' | 'unchanged' | 'other' {
  const {kind, lineId, base, target} = sent;
  const held = heldOf(cart, identity);
  // The store adds nothing to a line that has sold out.
  const isSoldOut = cart.lines.some(
    (line) => line.key === lineKey(identity) && line.quantity === 0,
  );
  if (kind === 'add' && isSoldOut) return 'other';
  if (kind !== 'remove')
    return held === target ? 'made' : held === base ? 'unchanged' : 'other';
  // A line that has sold out is still there, with quantity 0.
  const isThere = cart.lines.some(({id}) => id === lineId);
  if (held === target && !isThere) return 'made';
  return held === base ? 'unchanged' : 'other';
}
