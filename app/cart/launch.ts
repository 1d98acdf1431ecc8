import {keyOf, type Intent} from './intent';
import {confirmedQuantity, type CartRequest, type QueueState} from './queue-state';

/** Starts the next request, if one is due and none is in flight. */
export function launch(state: QueueState): QueueState {
  if (state.flight || state.stalled) return state;
  if (mustReadFirst(state)) return send(state, dueRead(state), null);
  const [intent, ...waiting] = state.waiting;
  if (intent && !needsCart(state)) return launchIntent({...state, waiting}, intent);
  if (state.owesCreate)
    return send({...state, owesCreate: false}, {kind: 'create'}, null);
  return state;
}

/** Whether what comes next is about a line of a cart that is not known yet. */
function needsCart({loaded, waiting}: QueueState): boolean {
  return !loaded && waiting[0]?.kind === 'set';
}

/**
 * A read that is owed comes before every change, which could not be judged without it; except at start, where the first add
 * need not wait (its answer states the whole cart), and where the read has failed and a cart is to be created.
 */
function mustReadFirst(state: QueueState): boolean {
  if (!state.owesRead && !needsCart(state)) return false;
  if (state.doubt || state.loaded) return true;
  return !state.owesCreate && state.waiting[0]?.kind !== 'add';
}

/** What the shopper has of the cart is shown first; then a change that left with an earlier page is waited for. */
function dueRead({loaded, doubt}: QueueState): CartRequest {
  return loaded && doubt?.orphaned ? {kind: 'look', change: doubt} : {kind: 'read'};
}

function launchIntent(state: QueueState, intent: Intent): QueueState {
  const request = requestFor(state, intent);
  // The line is gone, and nothing that was asked before can bring it back: there is nothing to change.
  return request ? send(state, request, intent) : launch(state);
}

function requestFor(state: QueueState, intent: Intent): CartRequest | null {
  if (intent.kind === 'extra') return {kind: 'extra', extra: intent.extra};
  const {quantity} = intent;
  if (intent.kind === 'add')
    return {kind: 'add', merchandiseId: intent.merchandiseId, quantity};
  const lineId = state.confirmed?.lines.find(({key}) => key === keyOf(intent))?.id;
  if (!lineId) return null;
  return quantity === 0 ? {kind: 'remove', lineId} : {kind: 'update', lineId, quantity};
}

function send(
  state: QueueState,
  request: CartRequest,
  intent: Intent | null,
): QueueState {
  const sequence = state.sequence + 1;
  const sure = state.loaded && state.late.length === 0;
  const before = intent && sure ? confirmedQuantity(state, keyOf(intent)) : null;
  // What is asked to be read while this request is under way is read after it.
  return {
    ...state,
    sequence,
    owesRead: false,
    flight: {sequence, request, intent, before, sent: false},
  };
}
