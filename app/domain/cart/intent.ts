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

export type Intent = AddIntent | SetIntent;

/** The key of the line that an intent is about. */
export function keyOf(intent: Intent): string {
  return intent.kind === 'add' ? intent.merchandiseId : intent.key;
}

/**
 * Puts an intent behind those that wait, so that at most one request per line and kind stands in the queue: a target
 * replaces the line's last target, further adds of a variant sum up. What was asked in between stays in order, because an
 * add after a target means more than the target.
 */
export function enqueue(waiting: readonly Intent[], intent: Intent): readonly Intent[] {
  const key = keyOf(intent);
  const index = waiting.findLastIndex((other) => keyOf(other) === key);
  const last = waiting[index];
  if (last?.kind !== intent.kind) return [...waiting, intent];
  return waiting.map((other, at) => (at === index ? merge(other, intent) : other));
}

function merge(earlier: Intent, later: Intent): Intent {
  if (earlier.kind === 'set' || later.kind === 'set') return later;
  return {...later, quantity: earlier.quantity + later.quantity};
}
