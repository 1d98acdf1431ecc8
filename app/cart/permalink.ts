import {MAX_CODES, readCode} from './extras';
import {readLineQuantity} from './line-quantity';

/** What a link to a cart asks for. */
export interface CartLink {
  lines: readonly {merchandiseId: string; quantity: number}[];
  discountCodes: readonly string[];
}

/** Variants that one link may name. */
const MAX_LINES = 20;

/**
 * Reads `VARIANT:QUANTITY,…` with `?discount=CODE,…` (help.shopify.com, "Cart permalinks"). The same variant twice counts
 * together. `null` for anything else: too many, odd ids, quantities that are none.
 */
export function readCartLink(path: string, discount: string | null): CartLink | null {
  const parts = path.split(',');
  if (parts.length > MAX_LINES) return null;
  const quantities = new Map<string, number>();
  for (const part of parts) {
    const [, id = '', digits] = /^([1-9]\d{0,19}):(\d{1,6})$/.exec(part) ?? [];
    const quantity = readLineQuantity(digits, 1);
    if (quantity === null) return null;
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return {
    lines: [...quantities].map(([id, quantity]) => ({
      merchandiseId: `gid://shopify/ProductVariant/${id}`,
      quantity,
    })),
    discountCodes: readCodes(discount ?? ''),
  };
}

/** Codes of a list with commas between them; what cannot be one is left out. */
export function readCodes(list: string): string[] {
  return list
    .split(',')
    .slice(0, MAX_CODES)
    .flatMap((code) => readCode(code) ?? []);
}
