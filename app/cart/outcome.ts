import {
  EXTRA_CHANGED_SENTENCE,
  EXTRA_NOT_CHANGED_SENTENCE,
  EXTRA_UNSURE_SENTENCE,
  addedSentence,
  changedSentence,
  heldSentence,
  inPartSentence,
  notAddedSentence,
  notChangedSentence,
  notRemovedSentence,
  removedSentence,
  unsureSentence,
} from './announcements';
import {isExtraMade} from './extras';
import {keyOf, type Intent} from './intent';
import {confirmedQuantity, type Doubt, type QueueState} from './queue-state';
import {countItems} from './show-cart';
import {type CartMessage, type CartView} from './view';

/** Puts a sentence where the live region reads it. */
export function announce(state: QueueState, text: string): QueueState {
  return {...state, announcement: {number: state.announcement.number + 1, text}};
}

/** What is read out once the store has made a change; quantities are those that the store accepted. */
export function sentenceFor(state: QueueState, intent: Intent): string {
  if (intent.kind === 'extra') return EXTRA_CHANGED_SENTENCE;
  const held = confirmedQuantity(state, keyOf(intent));
  const count = countItems(state.confirmed?.lines ?? []);
  if (intent.kind === 'add')
    return addedSentence(intent.preview.productTitle, held, count);
  if (intent.quantity === 0) return removedSentence(intent.title, count);
  return changedSentence(intent.title, held);
}

/**
 * After a failed change the cart has been read again: says what became of it. It is never repeated by itself, since a
 * request that failed after its change was made would then be made twice; where it was surely not made, the shopper is
 * offered it again. A change that left with an earlier page is waited for first, unless that has been done (`looked`).
 */
export function settleDoubt(state: QueueState, looked: boolean): QueueState {
  const {doubt} = state;
  if (!doubt) return state;
  const {intent} = doubt;
  const held = confirmedQuantity(state, keyOf(intent));
  const settled = {...state, doubt: null};
  const verdict = judge(doubt, state, held);
  if (doubt.orphaned && !looked && verdict !== 'made') return {...state, owesRead: true};
  const text = verdictSentence(verdict, intent, held);
  // Said even where all is well: another tab may have added the same, and then the quantity is not what was asked for.
  const kind = KINDS[verdict];
  const refused = verdict === 'not made' ? intent : null;
  const messages: CartMessage[] = [{kind, text, lineKey: keyOf(intent)}];
  return announce({...settled, messages, refused}, text);
}

type Verdict = 'made' | 'made in part' | 'not made' | 'unknown';

const KINDS: Record<Verdict, CartMessage['kind']> = {
  made: 'notice',
  'made in part': 'warning',
  'not made': 'error',
  unknown: 'warning',
};

function judge(doubt: Doubt, {late, confirmed}: QueueState, held: number): Verdict {
  const {intent, before, orphaned} = doubt;
  const isExtra = intent.kind === 'extra';
  if (!isExtra && (before === null || late.length > 0)) return 'unknown';
  if (isMade(doubt, confirmed)) return 'made';
  if (orphaned || late.length > 0) return 'unknown';
  return intent.kind === 'add' && held > (before ?? 0) ? 'made in part' : 'not made';
}

/** Whether a cart holds what a change asked for; where it is not known what was held before, as if that was nothing. */
export function isMade({intent, before}: Doubt, cart: CartView | null): boolean {
  if (intent.kind === 'extra')
    return cart !== null && isExtraMade(intent.extra, cart.extras);
  const held = confirmedQuantity({confirmed: cart}, keyOf(intent));
  if (intent.kind === 'set') return held === intent.quantity;
  return held >= (before ?? 0) + intent.quantity;
}

function extraSentence(verdict: Verdict): string {
  if (verdict === 'made') return EXTRA_CHANGED_SENTENCE;
  return verdict === 'not made' ? EXTRA_NOT_CHANGED_SENTENCE : EXTRA_UNSURE_SENTENCE;
}

function verdictSentence(verdict: Verdict, intent: Intent, held: number): string {
  if (intent.kind === 'extra') return extraSentence(verdict);
  const title = intent.kind === 'add' ? intent.preview.productTitle : intent.title;
  if (verdict === 'made') return heldSentence(title, held);
  if (verdict === 'made in part') return inPartSentence(title, held);
  if (verdict === 'unknown') return unsureSentence(title, held);
  if (intent.kind === 'add') return notAddedSentence(title);
  return intent.quantity === 0
    ? notRemovedSentence(title)
    : notChangedSentence(title, held);
}
