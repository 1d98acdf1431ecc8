import {
  EXTRA_KEYS,
  isSameCode,
  lineKey,
  type CartChange,
  type CartStore,
  type Wanted,
} from '~/cart';

import {emit, emitFailure, linesByAction, OWN} from './emit';
import {outcomeOf, summaryOf, type Asking} from './outcome';
import type {AskedLine} from './payload';

/**
 * Tells scripts of what a shopper asks of the cart, when it is asked and with a promise of what
 * becomes of it, and of the cart that is opened. Returns a function that ends it.
 */
export function followCart(store: CartStore): () => void {
  let isShown = false;
  const ends = [
    store.onWanted((wanted) => OWN.has(wanted) || tell(store, wanted)),
    store.subscribe(() => {
      const {isOpen, state} = store.getSnapshot();
      const {confirmed} = state;
      if (isOpen && !isShown && confirmed)
        emit('cart:view', {context: 'dialog', cart: summaryOf(confirmed)});
      isShown = isOpen && (isShown || confirmed !== null);
    }),
  ];
  return () => ends.forEach((end) => end());
}

function tell(store: CartStore, wanted: Wanted): void {
  const {cart, state} = store.getSnapshot();
  const focused = document.activeElement;
  const context = focused?.closest('dialog') ? 'dialog' : 'cart';
  const asking: Asking = {keys: new Set(), places: new Set(), refused: []};
  // A change is made right after this.
  const promise = Promise.resolve().then(() => outcomeOf(store, asking, state.messages));
  const at = focused ?? document;
  if ('kind' in wanted) {
    asking.keys.add(lineKey(wanted));
    const shown = cart.lines.find(({key}) => key === lineKey(wanted))?.quantity ?? 0;
    const {kind} = wanted;
    for (const update of linesByAction(linesOf(wanted, shown)))
      emit(
        'cart:lines-update',
        {...update, context: kind === 'add' ? 'product' : context, promise},
        // By then a product's page has opened the drawer, which has the focus.
        kind === 'add' ? (document.querySelector('main') ?? at) : at,
      );
  } else {
    const {key, place, inputs} = wanted;
    const {note, discountCode, removedCode} = inputs;
    asking.keys.add(key ?? '');
    asking.places.add(place);
    if (key === EXTRA_KEYS.note) emit('cart:note-update', {note, context, promise}, at);
    else if (typeof discountCode === 'string' || typeof removedCode === 'string') {
      const code = String(discountCode ?? removedCode).trim();
      const used = state.confirmed?.extras.discountCodes.map((each) => each.code) ?? [];
      const others = used.filter((each) => !isSameCode(each, code));
      const codes = discountCode === undefined ? others : [...others, code];
      const discountCodes = codes.map((each) => ({code: each}));
      emit('cart:discount-update', {discountCodes, promise}, at);
    }
  }
  emitFailure(promise, at);
}

/** The line of a press. One that the store does not know yet, or no longer, is added to. */
function linesOf(change: CartChange, shown: number): AskedLine[] {
  const {kind, lineId, quantity, isUndo} = change;
  if (kind === 'set' && lineId !== null && !isUndo)
    return [{id: lineId, quantity, isChanged: false}];
  const more = kind === 'add' ? quantity : quantity - shown;
  return more > 0 ? [{...change, id: null, quantity: more}] : [];
}
