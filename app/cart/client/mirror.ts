import {isRecord} from '~/lib/json';

import {type Desired} from './desired';
import {isCommand, type Said} from './said';

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
  said: readonly Said[];
}

/** Another one for each shape of what is stored. */
const NAME = 'cart-desired-3';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that is full or blocked keeps nothing: what is desired then lives as long as the page.
 */
export function writeMirror(storage: SessionStorage | null, mirror: Mirror): void {
  try {
    const said = mirror.said.filter((each) => !isCommand(each));
    if (mirror.desired.length + said.length > 0)
      storage?.setItem(NAME, JSON.stringify({...mirror, said}));
    else storage?.removeItem(NAME);
  } catch {
    // Also where it has been blocked since, and throws at everything.
    takeMirror(storage);
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
  if (!isRecord(value)) return false;
  const {id, written, desired, said} = value;
  if (!Array.isArray(desired) || !Array.isArray(said)) return false;
  const isRight = typeof id === 'string' && Number.isFinite(written);
  return isRight && desired.every(isDesired) && said.every(isSaid);
}

/** Checks the outer shape: another version of the shop has another name. */
const isDesired = (value: unknown): value is Desired =>
  isRecord(value) &&
  [value.identity, value.preview].every(isRecord) &&
  Number.isSafeInteger(value.more);

const isSaid = (value: unknown): value is Said =>
  isRecord(value) && isRecord(value.inputs);
