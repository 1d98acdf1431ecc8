/** Everything of a cart but its lines and addresses: note, attributes, codes, buyer. */
import type {GiftCardData} from '../catalogue';
import type {Attribute, BuyerIdentity, Cart} from './cart';
import {accepted, refused, type CartResult} from './cart-result';
import {distinctCodes} from './discounts';

/** Longest note of a cart, in characters (shopify.dev/docs/api/usage/limits). */
export const maxNoteLength = 5000;

export function setAttributes(cart: Cart, attributes: readonly Attribute[]): CartResult {
  const last = new Map(attributes.map(({key, value}) => [key, value]));
  return accepted({...cart, attributes: [...last].map(([key, value]) => ({key, value}))});
}

/** Sets the note; an empty one clears it. Too long a one is refused. */
export function setNote(cart: Cart, note: string, field = ['note']): CartResult {
  if (note.length > maxNoteLength) {
    const message = `The note is too long (maximum is ${maxNoteLength} characters).`;
    return refused(cart, [{code: 'NOTE_TOO_LONG', field, message}]);
  }
  return accepted({...cart, note});
}

/** Replaces all discount codes. One that is unknown stays, and does not apply. */
export function setDiscountCodes(cart: Cart, codes: readonly string[]): CartResult {
  return accepted({...cart, discountCodes: distinctCodes(codes)});
}

/** Replaces all gift cards. Codes that belong to none are ignored, without a word. */
export function setGiftCards(
  cart: Cart,
  codes: readonly string[],
  cards: readonly GiftCardData[],
): CartResult {
  return accepted({...cart, giftCardIds: giftCardIdsOf(codes, cards)});
}

/** Adds gift cards to those in use. */
export function addGiftCards(
  cart: Cart,
  codes: readonly string[],
  cards: readonly GiftCardData[],
): CartResult {
  const ids = new Set([...cart.giftCardIds, ...giftCardIdsOf(codes, cards)]);
  return accepted({...cart, giftCardIds: [...ids]});
}

/** Stops using gift cards; ids of others are ignored. */
export function removeGiftCards(cart: Cart, ids: readonly number[]): CartResult {
  const gone = new Set(ids);
  return accepted({...cart, giftCardIds: cart.giftCardIds.filter((id) => !gone.has(id))});
}

/** Changes what is given of the buyer; what is left out stays, null clears. */
export function setBuyer(cart: Cart, change: Partial<BuyerIdentity>): CartResult {
  return accepted({...cart, buyerIdentity: {...cart.buyerIdentity, ...change}});
}

function giftCardIdsOf(
  codes: readonly string[],
  cards: readonly GiftCardData[],
): number[] {
  const ids = codes.flatMap((code) => {
    const card = cards.find((known) => plainCode(known.code) === plainCode(code));
    return card ? [card.id] : [];
  });
  return [...new Set(ids)];
}

/** Gift card codes are printed in groups, and typed with or without the gaps. */
function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}
