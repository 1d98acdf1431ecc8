import {type CartExtra, type CartExtras} from './cart';

/** Longest note a cart can hold, in characters (the Storefront API's limit). */
export const MAX_NOTE_LENGTH = 5000;

/** Longest discount code Shopify makes, and more than any gift card has. */
export const MAX_CODE_LENGTH = 255;

/** Discount codes one cart is asked to hold. */
export const MAX_CODES = 20;

/** Codes are compared without regard to case or surrounding space, as the store does. */
export function isSameCode(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** `codes` with `code` behind them, unless it is there already. */
export function withCode(codes: readonly string[], code: string): string[] {
  return codes.some((each) => isSameCode(each, code))
    ? [...codes]
    : [...codes, code.trim()];
}

/** `codes` without `code`. */
export function withoutCode(codes: readonly string[], code: string): string[] {
  return codes.filter((each) => !isSameCode(each, code));
}

/** A code as a form brings it: trimmed, one line; null for what cannot be one. */
export function readCode(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim();
  const isOdd = code === '' || code.length > MAX_CODE_LENGTH || /\p{Cc}/u.test(code);
  return isOdd ? null : code;
}

/** A note as a form brings it, with line ends as the store counts them; null for one that is too long, or none. */
export function readNote(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const note = value.replace(/\r\n?/g, '\n').trim();
  return note.length <= MAX_NOTE_LENGTH ? note : null;
}

/** Whether a cart is as the change of an extra would have left it; told from the cart alone, whoever changed it. */
export function isExtraMade(extra: CartExtra, held: CartExtras): boolean {
  switch (extra.field) {
    case 'discountCodes':
      return holdsCodes(extra, held.discountCodes);
    case 'addGiftCard':
      return held.giftCards.some(({lastCharacters}) =>
        extra.code.toLowerCase().endsWith(lastCharacters.toLowerCase()),
      );
    case 'removeGiftCard':
      return held.giftCards.every(({id}) => id !== extra.id);
    case 'note':
      return held.note === (readNote(extra.note) ?? '');
  }
}

function holdsCodes(
  {kept, entered}: Extract<CartExtra, {field: 'discountCodes'}>,
  held: CartExtras['discountCodes'],
): boolean {
  const wanted = entered === undefined ? kept : withCode(kept, entered);
  const codes = held.map(({code}) => code);
  const isHeld = (code: string) => codes.some((other) => isSameCode(other, code));
  return codes.length === wanted.length && wanted.every(isHeld);
}
