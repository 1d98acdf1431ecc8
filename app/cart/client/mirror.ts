import {isRecord} from '~/lib/json';

import {type Desired} from './desired';

/**
 * What a page desires while nobody looks at it, in `sessionStorage`: phones discard hidden pages,
 * and load them again later. A page that starts takes it.
 */
export interface Mirror {
  /** The same for all pages of a tab that hand it on. */
  id: string;
  /** When it was written, in epoch milliseconds. */
  written: number;
  desired: readonly Desired[];
}

/** Another one for each shape of what is stored. */
const NAME = 'cart-desired-2';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that is full or blocked keeps nothing: what is desired then lives as long as the page.
 */
export function writeMirror(storage: SessionStorage | null, mirror: Mirror): void {
  try {
    if (mirror.desired.length > 0) storage?.setItem(NAME, JSON.stringify(mirror));
    else storage?.removeItem(NAME);
  } catch {
    storage?.removeItem(NAME);
  }
}

/**
 * Reads the mirror, and clears it; `null` for none, and for one that another version has written.
 */
export function takeMirror(storage: SessionStorage | null): Mirror | null {
  try {
    const text = storage?.getItem(NAME) ?? null;
    storage?.removeItem(NAME);
    const mirror: unknown = text === null ? null : JSON.parse(text);
    return isMirror(mirror) ? mirror : null;
  } catch {
    return null;
  }
}

function isMirror(value: unknown): value is Mirror {
  if (!isRecord(value) || !Array.isArray(value.desired)) return false;
  const {id, written, desired} = value;
  return typeof id === 'string' && Number.isFinite(written) && desired.every(isDesired);
}

/** Checks the outer shape: another version of the shop has another name. */
const isDesired = (value: unknown): value is Desired =>
  isRecord(value) &&
  [value.identity, value.preview].every(isRecord) &&
  Number.isSafeInteger(value.more);
