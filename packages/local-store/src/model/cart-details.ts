/** Everything of a cart but its lines and addresses: note, attributes, codes, buyer. */
import type {GiftCardData} from '../catalogue';
import {
  type AppliedCard,
  type Attribute,
  type BuyerIdentity,
  type Cart,
  accepted,
  refused,
  type CartResult,
} from './cart';
import {distinctCodes} from './discounts';

/** Longest note of a cart, in characters (shopify.dev/docs/api/usage/limits). */
const maxNoteLength = 5000;

export function setAttributes(cart: Cart, attributes: readonly Attribute[]): CartResult {
  const last = new Map(attributes.map(({key, value}) => [key, value]));
  return accepted({...cart, attributes: [...last].map(([key, value]) => ({key, value}))});
}

/** Sets the note; an empty one clears it. Too long a one is refused. */
export function setNote(cart: Cart, note: string, field = ['note']): CartResult {
  // Characters, not the two halves that an emoji has here (inferred from what a live store took).
  if ([...note].length > maxNoteLength) {
    const message = `The note exceeds the maximum number of ${maxNoteLength} characters.`;
    return refused(null, [{code: 'NOTE_TOO_LONG', field, message}]);
  }
  return accepted({...cart, note});
}

/** Replaces all discount codes. One that is unknown stays, and does not apply. */
export function setDiscountCodes(cart: Cart, codes: readonly string[]): CartResult {
  return accepted({...cart, discountCodes: distinctCodes(codes)});
}

/** Adds gift cards to those in use. Codes that belong to none are ignored, without a word. */
export function addGiftCards(
  cart: Cart,
  codes: readonly string[],
  cards: readonly GiftCardData[],
  newId: () => string,
): CartResult {
  const giftCards: AppliedCard[] = [...cart.giftCards];
  for (const code of codes) {
    const card = cards.find((known) => plainCode(known.code) === plainCode(code));
    if (!card || giftCards.some(({cardId}) => cardId === card.id)) continue;
    giftCards.push({id: newId(), cardId: card.id});
  }
  return accepted({...cart, giftCards});
}

/** Replaces all gift cards. */
export function setGiftCards(
  cart: Cart,
  codes: readonly string[],
  cards: readonly GiftCardData[],
  newId: () => string,
): CartResult {
  return addGiftCards({...cart, giftCards: []}, codes, cards, newId);
}

/** Stops using gift cards; ids of others are ignored. */
export function removeGiftCards(cart: Cart, ids: readonly (string | null)[]): CartResult {
  return accepted({
    ...cart,
    giftCards: cart.giftCards.filter(({id}) => !ids.includes(id)),
  });
}

/** Changes what is given of the buyer; what is left out stays, null clears. */
export function setBuyer(cart: Cart, change: Partial<BuyerIdentity>): CartResult {
  return accepted({...cart, buyerIdentity: {...cart.buyerIdentity, ...change}});
}

/** Gift card codes are printed in groups, and typed with or without the gaps. */
function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}
