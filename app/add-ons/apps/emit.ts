import type {AskedLine} from './payload';

/** Dispatches one of Shopify's standard events, which bubbles to the document. */
export function emit(name: string, properties: object, target: Target = document): void {
  const event = new Event(`shopify:${name}`, {bubbles: true, composed: true});
  target.dispatchEvent(Object.assign(event, properties));
}

interface Target {
  dispatchEvent: (event: Event) => unknown;
}

/** What an app has asked the cart for: that call's own events tell of it. */
export const OWN = new WeakSet<object>();

/** A change that fails is an event as well, unless the app that asked for it has given it up. */
export function emitFailure(promise: Promise<unknown>, target?: Target): void {
  promise.catch(({name, message}: Error) => {
    if (name === 'AbortError') return;
    emit('cart:error', {error: message, code: 'SERVICE_UNAVAILABLE'}, target);
  });
}

const actionOf = ({id, quantity}: AskedLine) =>
  id === null ? 'add' : quantity > 0 ? 'update' : 'remove';

const namedLine = (line: AskedLine) =>
  line.id === null
    ? {merchandiseId: line.merchandiseId, quantity: line.quantity}
    : {id: line.id, quantity: line.quantity};

/** The lines of `shopify:cart:lines-update`: an event for each of its actions. */
export function linesByAction(lines: readonly AskedLine[]) {
  const updates = (['add', 'update', 'remove'] as const).map((action) => ({
    action,
    lines: lines.filter((line) => actionOf(line) === action).map(namedLine),
  }));
  return updates.filter((update) => update.lines.length > 0);
}
