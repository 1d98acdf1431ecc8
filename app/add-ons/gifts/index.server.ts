import {messagesIn} from '~/lib/messages';
import {isEmail} from '~/lib/text';
import type {AppContext} from '~/server/context';

import {giftNoteIn, type GiftNote} from './gift-note';
import {MESSAGES} from './messages';
import {
  isForBuyer,
  recipientAttributes,
  recipientIn,
  recipientProblem,
  RECIPIENT_KEYS,
  typedRecipient,
  type Attribute,
} from './recipient';

export {MAX_GIFT_NOTE, readGiftNote, withGiftNote} from './gift-note';
export {GIFT_CARD_KEYS} from './recipient';

export function recipientTexts(tag: string) {
  const {recipient, problems} = messagesIn(tag, MESSAGES);
  return {...recipient, problems};
}

export type RecipientTexts = ReturnType<typeof recipientTexts>;

/** The gift note of a cart with these attributes, and the texts of its fields. */
export function giftNoteView(
  attributes: Parameters<typeof giftNoteIn>[0],
  tag: string,
): GiftNoteView {
  return {...giftNoteIn(attributes), texts: messagesIn(tag, MESSAGES).note};
}

export interface GiftNoteView extends GiftNote {
  texts: Record<keyof (typeof MESSAGES)['note'], string>;
}

/** Names of a recipient's attributes for shoppers; `null` for a line without a recipient. */
export function recipientLabels(
  attributes: readonly Attribute[],
  tag: string,
): Record<string, string> | null {
  const {line} = messagesIn(tag, MESSAGES);
  const isGift = attributes.some(({key}) => key === RECIPIENT_KEYS.email);
  const entries = Object.entries(line).map(([field, label]) => [
    RECIPIENT_KEYS[field as keyof typeof line],
    label,
  ]);
  return isGift ? Object.fromEntries(entries) : null;
}

/** Products with this tag are listed by the filter for gifts. */
export const GIFT_TAG = 'gift';

export const giftFilterTexts = (tag: string) => messagesIn(tag, MESSAGES).filter;

/** Whether a form that was posted without scripts names a recipient. */
export const hasRecipient = (inputs: Readonly<Record<string, unknown>>) =>
  !isForBuyer(typedRecipient(inputs));

/**
 * The attributes of a gift card's line, checked: those that a script sent, or else from the fields
 * of a form. The reason why not does not repeat what was typed.
 */
export function checkedRecipient(
  attributes: readonly Attribute[] | undefined,
  inputs: Readonly<Record<string, unknown>>,
  {market, began}: Pick<AppContext, 'market' | 'began'>,
): {attributes: Attribute[]} | {reason: string} {
  const {problems, unreadable} = messagesIn(market.tag, MESSAGES);
  const recipient = attributes ? recipientIn(attributes) : typedRecipient(inputs);
  if (!recipient) return {reason: unreadable};
  const problem = recipientProblem(recipient, {now: began, isEmail});
  return problem
    ? {reason: problems[problem]}
    : {attributes: recipientAttributes(recipient)};
}
