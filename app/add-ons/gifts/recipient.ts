/** The recipient of a gift card, who is written on its line. */

import type {LineAttribute} from '~/cart';
import {multilineText} from '~/lib/text';

export const RECIPIENT_FIELDS = ['email', 'name', 'message', 'date'] as const;
export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

export type Recipient = Readonly<Record<RecipientField | 'offset', string>>;

/** The keys that Shopify reads (shopify.dev, "Add a gift card recipient form"). */
export const RECIPIENT_KEYS = {
  email: 'Recipient email',
  name: 'Recipient name',
  message: 'Message',
  date: 'Send on',
  offset: '__shopify_offset',
} as const;

const SEND_KEY = '__shopify_send_gift_card_to_recipient';

/** All keys that a gift card's line may have. */
export const GIFT_CARD_KEYS: readonly string[] = [
  SEND_KEY,
  ...Object.values(RECIPIENT_KEYS),
];

/** Longest texts, in characters: Shopify's, and for the address that of RFC 5321. */
export const MAX_LENGTH = {email: 254, name: 255, message: 200, date: 10};

const LATEST_DAYS = 90;
const DAY = 86_400_000;

export const recipientField = (field: RecipientField) => `gift:${field}`;

const FIELDS = [...RECIPIENT_FIELDS, 'offset'] as const;

const recipientOf = (textOf: (field: (typeof FIELDS)[number]) => unknown): Recipient => {
  const texts = FIELDS.map((field) => [field, multilineText(textOf(field))]);
  return Object.fromEntries(texts) as Recipient;
};

export const typedRecipient = (fields: Readonly<Record<string, unknown>>) =>
  recipientOf((field) => (field === 'offset' ? '' : fields[recipientField(field)]));

/** The recipient in a line's attributes; `null` where they have other keys, or one twice. */
export function recipientIn(attributes: readonly LineAttribute[]): Recipient | null {
  const values = new Map(attributes.map(({key, value}) => [key, value]));
  const isReadable =
    values.size === attributes.length &&
    [...values.keys()].every((key) => GIFT_CARD_KEYS.includes(key));
  return isReadable ? recipientOf((field) => values.get(RECIPIENT_KEYS[field])) : null;
}

/** Whether nothing is entered: the card goes to the buyer. */
export const isForBuyer = (recipient: Recipient) =>
  RECIPIENT_FIELDS.every((field) => recipient[field] === '');

/** The field that Shopify would refuse; `null` for none. `now`: epoch milliseconds. */
export function recipientProblem(
  recipient: Recipient,
  {now, isEmail}: {now: number; isEmail: (text: string) => boolean},
): RecipientField | null {
  if (isForBuyer(recipient)) return null;
  if (!isEmail(recipient.email)) return 'email';
  const long = RECIPIENT_FIELDS.find(
    (field) => recipient[field].length > MAX_LENGTH[field],
  );
  if (long) return long;
  return recipient.date === '' || isSoon(recipient.date, now) ? null : 'date';
}

/** Whether a day is between today and the latest, in any time zone. */
function isSoon(date: string, now: number): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN;
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
  return isDay && at > now - 2 * DAY && at < now + (LATEST_DAYS + 1) * DAY;
}

/** The attributes of a line for this recipient; none for the buyer. */
export function recipientAttributes(recipient: Recipient): LineAttribute[] {
  if (isForBuyer(recipient)) return [];
  // Minutes behind UTC, as browsers count: they mean something with a day alone.
  const hasOffset = recipient.date !== '' && /^-?\d{1,3}$/.test(recipient.offset);
  const filled = FIELDS.filter((field) =>
    field === 'offset' ? hasOffset : recipient[field] !== '',
  );
  return [
    {key: SEND_KEY, value: 'on'},
    ...filled.map((field) => ({key: RECIPIENT_KEYS[field], value: recipient[field]})),
  ];
}
