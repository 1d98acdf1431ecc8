import {extraKey, type CartExtra} from './extras';
import {type LinePreview} from './view';

/** The shopper wants `quantity` more of a variant. */
export interface AddIntent {
  kind: 'add';
  merchandiseId: string;
  quantity: number;
  preview: LinePreview;
}

/** The shopper wants a line to hold exactly `quantity`; 0 removes it. */
export interface SetIntent {
  kind: 'set';
  /** Key of the line (see `CartLineView.key`). */
  key: string;
  /** The line's title, for messages after it is gone. */
  title: string;
  quantity: number;
}

/** The shopper wants something else of the cart than its lines: a code, a gift card, a note. */
export interface ExtraIntent {
  kind: 'extra';
  extra: CartExtra;
}

export type Intent = AddIntent | SetIntent | ExtraIntent;

/** The key of the line, or of the extra, that an intent is about. */
export function keyOf(intent: Intent): string {
  if (intent.kind === 'extra') return extraKey(intent.extra);
  return intent.kind === 'add' ? intent.merchandiseId : intent.key;
}

/**
 * Puts an intent behind those that wait. However much is asked, a line has at most one target waiting, and one add on either
 * side of it:
 * - A target makes the line's earlier target pointless, and further adds sum up before it. Adds stay, since the line may not
 *   exist without them.
 * - An add after a target means more than the target, so it stays behind it.
 * - Extras keep their order: each states all of what it is about, or is about one gift card.
 */
export function enqueue(waiting: readonly Intent[], intent: Intent): readonly Intent[] {
  if (intent.kind === 'extra') return [...waiting, intent];
  return intent.kind === 'add'
    ? enqueueAdd(waiting, intent)
    : enqueueSet(waiting, intent);
}

function enqueueAdd(waiting: readonly Intent[], add: AddIntent): readonly Intent[] {
  const index = waiting.findLastIndex((other) => keyOf(other) === keyOf(add));
  const last = waiting[index];
  if (last?.kind !== 'add') return [...waiting, add];
  const sum = {...add, quantity: last.quantity + add.quantity};
  return waiting.map((other, at) => (at === index ? sum : other));
}

function enqueueSet(waiting: readonly Intent[], set: SetIntent): readonly Intent[] {
  const kept = waiting.filter(
    (other) => other.kind !== 'set' || keyOf(other) !== keyOf(set),
  );
  const summed = kept.reduce<readonly Intent[]>(
    (earlier, other) =>
      other.kind === 'add' && keyOf(other) === keyOf(set)
        ? enqueueAdd(earlier, other)
        : [...earlier, other],
    [],
  );
  return [...summed, set];
}
