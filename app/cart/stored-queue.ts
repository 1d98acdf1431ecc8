import {MAX_CODES, MAX_NOTE_LENGTH} from './extras';
import {type Intent} from './intent';
import {STORED_VERSION, type PendingChanges} from './queue-state';

type Doubt = NonNullable<PendingChanges['doubt']>;

/** Milliseconds for which it holds: an older wish may surprise more than it helps. */
const MAX_AGE_MS = 30 * 60 * 1000;

const MAX_INTENTS = 250;

/**
 * The queue that a page of this tab left behind; `null` for a text that is none: another version, too old, or changed by
 * somebody. `now` is in epoch milliseconds.
 */
export function readStored(text: string, now: number): PendingChanges | null {
  const value = parse(text);
  if (!isRecord(value) || value.version !== STORED_VERSION) return null;
  const {at, waiting, doubt} = value;
  if (typeof at !== 'number' || at > now || now - at > MAX_AGE_MS) return null;
  if (!Array.isArray(waiting) || waiting.length > MAX_INTENTS) return null;
  if (!waiting.every(isIntent) || !(doubt === null || isDoubt(doubt))) return null;
  return {waiting, doubt};
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

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000;

const isCount = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least;

function isIntent(value: unknown): value is Intent {
  if (!isRecord(value)) return false;
  if (value.kind === 'set')
    return isText(value.key) && isText(value.title) && isCount(value.quantity, 0);
  if (value.kind === 'extra') return isExtra(value.extra);
  const isAdd = value.kind === 'add' && isText(value.merchandiseId);
  return isAdd && isCount(value.quantity, 1) && isPreview(value.preview);
}

function isExtra(value: unknown): boolean {
  if (!isRecord(value)) return false;
  switch (value.field) {
    case 'discountCodes':
      return (
        isCodeList(value.kept) && (value.entered === undefined || isText(value.entered))
      );
    case 'addGiftCard':
      return isText(value.code);
    case 'removeGiftCard':
      return isText(value.id);
    case 'note':
      return typeof value.note === 'string' && value.note.length <= MAX_NOTE_LENGTH;
    default:
      return false;
  }
}

function isCodeList(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_CODES && value.every(isText);
}

function isPreview(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const {productTitle, variantTitle, image, price, handle} = value;
  const isPriced = isRecord(price) && isText(price.amount) && isText(price.currencyCode);
  const isPictured = image === null || (isRecord(image) && isText(image.src));
  const isNamed = isText(productTitle) && isText(handle);
  return (
    isPriced && isPictured && isNamed && (variantTitle === null || isText(variantTitle))
  );
}

function isDoubt(value: unknown): value is Doubt {
  if (!isRecord(value)) return false;
  return isIntent(value.intent) && (value.before === null || isCount(value.before, 0));
}
