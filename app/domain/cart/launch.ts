import {keyOf, type Intent} from './intent';
import {type CartRequest, type QueueState} from './queue-state';

/** Starts the next request, if one is due and none is in flight. */
export function launch(state: QueueState): QueueState {
  if (state.flight || state.stalled) return state;
  if (mustReadFirst(state)) return send(state, {kind: 'read'}, null);
  const [intent, ...waiting] = state.waiting;
  if (intent) return launchIntent({...state, waiting}, intent);
  if (state.owesCreate)
    return send({...state, owesCreate: false}, {kind: 'create'}, null);
  return state;
}

/**
 * A change's answer states the whole cart, so a read that is owed can be left to it, except while a failed change is in
 * doubt, or when the line to be changed is not known yet.
 */
function mustReadFirst(state: QueueState): boolean {
  const [next] = state.waiting;
  if (!state.owesRead) return false;
  if (state.doubt) return true;
  return !state.owesCreate && next?.kind !== 'add';
}

function launchIntent(state: QueueState, intent: Intent): QueueState {
  const request = requestFor(state, intent);
  // The line is gone, and nothing that was asked before can bring it back: there is nothing to change.
  return request ? send(state, request, intent) : launch(state);
}

function requestFor(state: QueueState, intent: Intent): CartRequest | null {
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
  return {...state, sequence, flight: {sequence, request, intent}};
}
