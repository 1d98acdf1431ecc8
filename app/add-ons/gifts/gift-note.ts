/**
 * What a cart says of an order that is a gift: attributes of the cart, which the merchant finds at
 * the order.
 */

import {multilineText} from '~/lib/text';

export interface GiftNote {
  message: string;
  hidesPrices: boolean;
}

const MESSAGE_KEY = 'Gift note';
const PRICES_KEY = 'Hide prices';

export const GIFT_NOTE_KEYS = [MESSAGE_KEY, PRICES_KEY] as const;

export const NOTE_FIELDS = {message: 'giftNote', hidePrices: 'hidePrices'} as const;

/** Longest note, in characters: a card holds no more. */
export const MAX_GIFT_NOTE = 500;

type Attributes = readonly {key: string; value?: string | null | undefined}[];

export function giftNoteIn(attributes: Attributes): GiftNote {
  const valueOf = (wanted: string) =>
    attributes.find(({key}) => key === wanted)?.value ?? '';
  return {message: valueOf(MESSAGE_KEY), hidesPrices: valueOf(PRICES_KEY) !== ''};
}

/** The note in a posted form; `null` for one that is too long, or no text. */
export function readGiftNote(inputs: Readonly<Record<string, unknown>>): GiftNote | null {
  const posted = inputs[NOTE_FIELDS.message] ?? '';
  if (typeof posted !== 'string') return null;
  const message = multilineText(posted);
  if (message.length > MAX_GIFT_NOTE) return null;
  return {message, hidesPrices: Boolean(inputs[NOTE_FIELDS.hidePrices])};
}

/** The attributes of a note that a link brings: none for one that no form could have posted. */
export function linkedGiftNote(ofLink: Attributes) {
  const {message, hidesPrices} = giftNoteIn(ofLink);
  const note = readGiftNote({
    [NOTE_FIELDS.message]: message,
    [NOTE_FIELDS.hidePrices]: hidesPrices,
  });
  return note ? withGiftNote([], note) : [];
}

/** A cart's attributes with this note in place of its own. */
export function withGiftNote(attributes: Attributes, note: GiftNote) {
  return [
    ...attributes
      .filter(({key}) => key !== MESSAGE_KEY && key !== PRICES_KEY)
      .map(({key, value}) => ({key, value: value ?? ''})),
    ...(note.message ? [{key: MESSAGE_KEY, value: note.message}] : []),
    ...(note.hidesPrices ? [{key: PRICES_KEY, value: 'yes'}] : []),
  ];
}
