import {type Entry} from './entries';

/**
 * Keeps the entries of all tabs in `localStorage`, one item each: two tabs that write at once write two items. A page changes an
 * entry under the lock only (lock.ts). An entry that cannot be stored lives as long as its page.
 */

const PREFIX = 'cart-change:';

/** Version of the stored format. Other versions are ignored. */
const VERSION = 3;

export interface EntryStorage {
  /** All entries, in order. */
  read(): readonly Entry[];
  /** Stores what differs between two states of the entries. */
  write(before: readonly Entry[], after: readonly Entry[]): void;
  /** Whether a change lives in this page alone. */
  holdsAny(): boolean;
}

/** `isShared`: without a lock two tabs would both send what is stored, so nothing is. */
export function openEntryStorage(isShared: boolean): EntryStorage {
  const inMemory = new Map<string, Entry>();
  return {
    read() {
      const stored = isShared ? readAll() : [];
      return [...stored.filter(({id}) => !inMemory.has(id)), ...inMemory.values()].sort(
        byNumber,
      );
    },
    write(before, after) {
      const known = new Map(before.map((entry) => [entry.id, entry]));
      for (const entry of after) {
        if (known.get(entry.id) === entry) continue;
        if (isShared && store(entry)) inMemory.delete(entry.id);
        else inMemory.set(entry.id, entry);
      }
      const kept = new Set(after.map(({id}) => id));
      for (const entry of before) {
        if (kept.has(entry.id)) continue;
        inMemory.delete(entry.id);
        if (isShared) remove(entry);
      }
    },
    holdsAny: () => inMemory.size > 0,
  };
}

/** The number of the next entry. Two tabs may take the same one; the id decides between them. */
export function nextNumber(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.map(({number}) => number)) + 1;
}

function byNumber(a: Entry, b: Entry): number {
  return a.number - b.number || (a.id < b.id ? -1 : 1);
}

/** Whether a storage event is about an entry; `null` is that all were cleared. */
export function isEntryName(name: string | null): boolean {
  return name === null || name.startsWith(PREFIX);
}

function readAll(): Entry[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => readEntry(localStorage.getItem(name) ?? '') ?? []);
  } catch {
    return [];
  }
}

/** Whether the entry is stored. One that is not must not leave its older state behind: another tab would send it again. */
function store(entry: Entry): boolean {
  try {
    const value = JSON.stringify({version: VERSION, ...entry});
    localStorage.setItem(PREFIX + entry.id, value);
    return true;
  } catch {
    remove(entry);
    return false;
  }
}

function remove({id}: Entry) {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Blocked: nothing is stored.
  }
}

/** Parses a stored entry; `null` for one of another version, or malformed. */
export function readEntry(text: string): Entry | null {
  const value = parse(text);
  if (!isRecord(value)) return null;
  const {version, ...entry} = value;
  return version === VERSION && isEntry(entry) ? entry : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000;

const isTextOrNull = (value: unknown) => value === null || isText(value);

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0;

/** Checks what would harm: what is sent, counted or rendered. */
function isEntry(value: Fields): value is Fields & Entry {
  const {id, number, state, cartId, before, expires, change} = value;
  return (
    [id, state].every(isText) &&
    [number, expires, before ?? 0].every(isCount) &&
    isTextOrNull(cartId) &&
    isRecord(change) &&
    isChange(change) &&
    isRecord(change.preview) &&
    isPreview(change.preview)
  );
}

function isChange({
  kind,
  merchandiseId,
  attributes,
  sellingPlanId,
  lineId,
  quantity,
  market,
}: Fields): boolean {
  return (
    (kind === 'set' || (kind === 'add' && quantity !== 0)) &&
    isCount(quantity) &&
    isText(merchandiseId) &&
    [sellingPlanId, lineId].every(isTextOrNull) &&
    (market === undefined || (isText(market) && /^\/\w\w-\w\w$/.test(market))) &&
    Array.isArray(attributes) &&
    attributes.every((one) => isRecord(one) && [one.key, one.value].every(isText))
  );
}

function isPreview(fields: Fields): boolean {
  const {productTitle, variantTitle, image, price, handle, plan = ''} = fields;
  return (
    [productTitle, plan, isRecord(price) ? price.amount : null].every(isText) &&
    [handle, variantTitle, isRecord(image) ? image.src : image].every(isTextOrNull)
  );
}
