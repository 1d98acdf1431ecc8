import {
  addedSentence,
  changedSentence,
  heldSentence,
  notAddedSentence,
  notChangedSentence,
  notRemovedSentence,
  removedSentence,
} from './announcements';
import {keyOf, type Intent} from './intent';
import {confirmedQuantity, type QueueState} from './queue-state';
import {countItems} from './show-cart';

/** Puts a sentence where the live region reads it. */
export function announce(state: QueueState, text: string): QueueState {
  return {...state, announcement: {number: state.announcement.number + 1, text}};
}

/** What is read out once the store has made a change; quantities are those that the store accepted. */
export function sentenceFor(state: QueueState, intent: Intent): string {
  const held = confirmedQuantity(state, keyOf(intent));
  const count = countItems(state.confirmed?.lines ?? []);
  if (intent.kind === 'add')
    return addedSentence(intent.preview.productTitle, held, count);
  if (intent.quantity === 0) return removedSentence(intent.title, count);
  return changedSentence(intent.title, held);
}

/**
 * After a failed change the cart has been read again: says whether the change was made. It is never repeated by itself,
 * since a request that failed after its change was made would then be made twice; the shopper is offered it again.
 */
export function settleDoubt(state: QueueState): QueueState {
  const {doubt} = state;
  if (!doubt) return state;
  const held = confirmedQuantity(state, keyOf(doubt.intent));
  const settled = {...state, doubt: null};
  if (wasMade(doubt.intent, doubt.before, held))
    return announce(settled, heldSentence(titleOf(doubt.intent), held));
  const text = failureSentence(doubt.intent, held);
  const lineKey = keyOf(doubt.intent);
  return announce(
    {...settled, messages: [{kind: 'error', text, lineKey}], refused: doubt.intent},
    text,
  );
}

function wasMade(intent: Intent, before: number, held: number): boolean {
  return intent.kind === 'add' ? held > before : held === intent.quantity;
}

function titleOf(intent: Intent): string {
  return intent.kind === 'add' ? intent.preview.productTitle : intent.title;
}

function failureSentence(intent: Intent, held: number): string {
  if (intent.kind === 'add') return notAddedSentence(intent.preview.productTitle);
  if (intent.quantity === 0) return notRemovedSentence(intent.title);
  return notChangedSentence(intent.title, held);
}
