import {type Desired, type Sent} from './desired';

/**
 * What a page desires while nobody looks at it, in `sessionStorage`: phones discard hidden pages, and
 * load them again later. A page that starts takes it.
 */
export interface Mirror {
  /** The same for all pages of a tab that hand it on. */
  id: string;
  /** When it was written, in epoch milliseconds. */
  written: number;
  desired: readonly Desired[];
}

const NAME = 'cart-desired';

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that is full or blocked keeps nothing: what is desired then lives as long as the page. */
export function writeMirror(storage: SessionStorage | null, mirror: Mirror): void {
  try {
    if (mirror.desired.length > 0) storage?.setItem(NAME, JSON.stringify(mirror));
    else storage?.removeItem(NAME);
  } catch {
    storage?.removeItem(NAME);
  }
}

/** Reads the mirror, and clears it; `null` for none, and for one that another version has written. */
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

export function clearMirror(storage: SessionStorage | null): void {
  storage?.removeItem(NAME);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const isCountOrNull = (value: unknown) => value === null || isCount(value);

function isMirror(value: unknown): value is Mirror {
  if (!isRecord(value) || !Array.isArray(value.desired)) return false;
  const {id, written, desired} = value;
  return typeof id === 'string' && Number.isFinite(written) && desired.every(isDesired);
}

function isDesired(value: unknown): value is Desired {
  if (!isRecord(value) || !isRecord(value.identity) || !isRecord(value.preview))
    return false;
  const {merchandiseId, attributes, sellingPlanId} = value.identity;
  const {productTitle, variantTitle, image, price, handle} = value.preview;
  return (
    typeof value.id === 'string' &&
    typeof merchandiseId === 'string' &&
    isTextOrNull(sellingPlanId) &&
    Array.isArray(attributes) &&
    attributes.every(
      (each) =>
        isRecord(each) && typeof each.key === 'string' && typeof each.value === 'string',
    ) &&
    typeof productTitle === 'string' &&
    isTextOrNull(variantTitle) &&
    isTextOrNull(handle) &&
    (image === null || (isRecord(image) && typeof image.src === 'string')) &&
    isRecord(price) &&
    typeof price.amount === 'string' &&
    typeof price.currencyCode === 'string' &&
    isTextOrNull(value.lineId) &&
    isTextOrNull(value.cartId) &&
    isTextOrNull(value.link) &&
    isCount(value.more) &&
    isCountOrNull(value.quantity) &&
    typeof value.mayAdd === 'boolean' &&
    isCount(value.rounds) &&
    (value.sent === null || isSent(value.sent))
  );
}

function isSent(value: unknown): value is Sent {
  if (!isRecord(value)) return false;
  const {kind, cartId, lineId, base, target, shows, more, quantity} = value;
  return (
    (kind === 'add' || kind === 'update' || kind === 'remove') &&
    typeof cartId === 'string' &&
    isTextOrNull(lineId) &&
    [base, target, shows, more].every(isCount) &&
    isCountOrNull(quantity)
  );
}
