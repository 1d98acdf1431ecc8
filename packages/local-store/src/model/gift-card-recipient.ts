/** The recipient of a gift card, in the attributes of its line (shopify.dev, "Add a gift card recipient form"). */
import type {Attribute} from './cart';

const SEND = '__shopify_send_gift_card_to_recipient';

/** An assumption: recorded are only that a word and an empty text are no e-mail addresses. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Longest texts, in characters. */
const longest = {'Recipient name': 255, Message: 200} as const;

/** Whether attributes ask to send the card to somebody whom they do not name as Shopify wants it. */
export function isRecipientInvalid(attributes: readonly Attribute[]): boolean {
  const values = new Map(attributes.map(({key, value}) => [key, value]));
  const textOf = (key: string) => values.get(key) ?? '';
  const wish = textOf(SEND);
  const isNamed = ['Recipient email', ...Object.keys(longest), 'Send on'].some(textOf);
  if (!wish || (wish === 'if_present' && !isNamed)) return false;
  const day = textOf('Send on');
  return (
    !isEmail(textOf('Recipient email')) ||
    Object.entries(longest).some(([key, length]) => [...textOf(key)].length > length) ||
    (day !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(day))
  );
}
