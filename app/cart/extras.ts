import {multilineText} from '~/lib/text';

import {isSameCode} from './cart';

/** Longest note a cart can hold, in characters (the Storefront API's limit). */
export const MAX_NOTE_LENGTH = 5000;

/** The length of Shopify's longest discount code. Gift card codes are shorter. */
export const MAX_CODE_LENGTH = 255;

/** Most discount codes of one cart. */
export const MAX_CODES = 20;

/** `codes` with `code` behind them, unless it is there already. */
export function withCode(codes: readonly string[], code: string): string[] {
  return codes.some((each) => isSameCode(each, code))
    ? [...codes]
    : [...codes, code.trim()];
}

export function withoutCode(codes: readonly string[], code: string): string[] {
  return codes.filter((each) => !isSameCode(each, code));
}

/** A code from a form: trimmed, one line; null for an invalid one. */
export function readCode(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim();
  const isInvalid = code === '' || code.length > MAX_CODE_LENGTH || /\p{Cc}/u.test(code);
  return isInvalid ? null : code;
}

/** A note from a form; null for one that is too long or no text. */
export function readNote(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const note = multilineText(value);
  return note.length <= MAX_NOTE_LENGTH ? note : null;
}
