import {MAX_CODES, MAX_NOTE_LENGTH} from '../extras';
import {type CartChange} from '../cart';
import {type PendingChange, type SentChange, type StoredChanges} from './queue';

/**
 * Persists a page's pending changes in `localStorage`. Each queue is an entry with a Web Lock of the same name. Its
 * page holds the lock while it lives; the page that gets the lock later, because the first was closed, left or crashed,
 * takes the queue over. So exactly one page owns each change.
 */

const PREFIX = 'cart-queue:';

/** Version of the stored format. Other versions are ignored. */
const VERSION = 2;

/** Milliseconds after which stored changes expire: an old change would surprise more than it helps. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const MAX_CHANGES = 250;

/** Milliseconds for which the lock is kept after a takeover: other tabs see a change of storage a moment later. */
const HANDOVER_MS = 500;

/** The result of `act`; `null` where storage is blocked or full. */
export function withStorage<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

/** The origin's lock manager; `null` in browsers before 2022, over plain http, or where it is blocked. */
export function webLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}

export interface PendingStorage {
  /** Replaces the stored changes. */
  write(changes: StoredChanges): void;
  /** Releases the queue for the next page. */
  close(): void;
}

/**
 * Opens a queue for this page, and takes over those of closed pages, now and later. Without locks nothing is stored:
 * two tabs would both send it.
 */
export function openPendingStorage(
  adopt: (changes: StoredChanges) => void,
): PendingStorage | null {
  const locks = webLocks();
  const canStore = withStorage((storage) => storage.length) !== null;
  if (!locks || !canStore) return null;
  const own = PREFIX + crypto.randomUUID();
  const closing = new AbortController();
  const {signal} = closing;
  const closed = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve()),
  );
  // Locks are refused where cookies are blocked. Nothing is stored there either.
  const ignore = () => {};
  locks.request(own, () => closed).catch(ignore);

  const known = new Set([own]);
  const takeOver = async (name: string) => {
    const text = withStorage((storage) => storage.getItem(name));
    const stored = text ? readStored(text, Date.now()) : null;
    if (stored) adopt(stored);
    withStorage((storage) => storage.removeItem(name));
    if (text) await new Promise((resolve) => setTimeout(resolve, HANDOVER_MS));
    known.delete(name);
  };
  const discover = (name: string | null) => {
    if (!name?.startsWith(PREFIX) || known.has(name)) return;
    known.add(name);
    locks.request(name, {signal}, () => takeOver(name)).catch(ignore);
  };
  withStorage((storage) => Object.keys(storage).forEach(discover));
  addEventListener('storage', ({key, newValue}) => newValue && discover(key), {signal});

  return {
    write({pending, unconfirmed}) {
      if (signal.aborted) return;
      const isEmpty = pending.length === 0 && unconfirmed.length === 0;
      const value = {version: VERSION, at: Date.now(), pending, unconfirmed};
      withStorage((storage) =>
        isEmpty ? storage.removeItem(own) : storage.setItem(own, JSON.stringify(value)),
      );
    },
    close: () => closing.abort(),
  };
}

/** Parses stored changes; `null` for another version, an expired entry, or one that is malformed. */
export function readStored(text: string, now: number): StoredChanges | null {
  const value = parse(text);
  if (!isRecord(value) || value.version !== VERSION) return null;
  const {at, pending, unconfirmed} = value;
  if (typeof at !== 'number' || at > now || now - at > MAX_AGE_MS) return null;
  if (!isListOf(pending, isPending) || !isListOf(unconfirmed, isSent)) return null;
  return {pending, unconfirmed};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is Item[] {
  return Array.isArray(value) && value.length <= MAX_CHANGES && value.every(isItem);
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000;

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least;

const isNullOr = (value: unknown, check: (value: unknown) => boolean) =>
  value === null || check(value);

function isPending(value: unknown): value is PendingChange {
  return isRecord(value) && isCount(value.attempts, 0) && isChange(value.change);
}

function isSent(value: unknown): value is SentChange {
  if (!isPending(value) || !isRecord(value)) return false;
  const {before, cartId, sentAt} = value;
  const isKnown =
    isNullOr(before, (count) => isCount(count, 0)) && isNullOr(cartId, isText);
  return isKnown && typeof sentAt === 'number';
}

function isChange(value: unknown): value is CartChange {
  if (!isRecord(value)) return false;
  if (value.kind === 'set')
    return isText(value.key) && isText(value.title) && isCount(value.quantity, 0);
  if (value.kind === 'extra') return isExtra(value.extra);
  const isAdd = value.kind === 'add' && isText(value.merchandiseId);
  return isAdd && isCount(value.quantity, 1) && isPreview(value.preview);
}

function isExtra(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const {field, kept, entered, code, id, note} = value;
  switch (field) {
    case 'discountCodes': {
      const isList =
        Array.isArray(kept) && kept.length <= MAX_CODES && kept.every(isText);
      return isList && (entered === undefined || isText(entered));
    }
    case 'addGiftCard':
      return isText(code);
    case 'removeGiftCard':
      return isText(id);
    case 'note':
      return typeof note === 'string' && note.length <= MAX_NOTE_LENGTH;
    default:
      return false;
  }
}

function isPreview(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const {productTitle, variantTitle, image, price, handle} = value;
  const isPriced = isRecord(price) && isText(price.amount) && isText(price.currencyCode);
  const isPictured = isNullOr(
    image,
    (picture) => isRecord(picture) && isText(picture.src),
  );
  const isNamed =
    isText(productTitle) && isText(handle) && isNullOr(variantTitle, isText);
  return isPriced && isPictured && isNamed;
}
