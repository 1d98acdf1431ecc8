import type {LineAttribute} from '~/cart';
import {BadCartForm} from '~/cart/index.server';
import type {CartServerPart, LineClaim} from '~/cart/parts';
import {messagesIn} from '~/lib/messages';
import type {ProductServerPart} from '~/product/parts';
import {isEmail} from '~/lib/text';
import type {AppContext} from '~/server/context';

import {
  GIFT_NOTE_KEYS,
  giftNoteIn,
  linkedGiftNote,
  MAX_GIFT_NOTE,
  readGiftNote,
  withGiftNote,
  type GiftNote,
} from './gift-note';
import {GIFT_CARDS_QUERY} from './gifts.documents';
import {MESSAGES} from './messages';
import {
  GIFT_CARD_KEYS,
  isForBuyer,
  recipientAttributes,
  recipientIn,
  recipientProblem,
  RECIPIENT_KEYS,
  RECIPIENT_FIELDS,
  typedRecipient,
} from './recipient';

function recipientTexts(tag: string) {
  const {recipient, problems} = messagesIn(tag, MESSAGES);
  return {...recipient, problems};
}

export type RecipientTexts = ReturnType<typeof recipientTexts>;

declare module '~/product/product' {
  interface ProductAdditions {
    /** A gift card that may be sent to somebody: the texts of its fields. */
    recipient?: RecipientTexts;
  }
}

/** Who a gift card is for. */
export const GIFTS_ON_PRODUCT: ProductServerPart = {
  read: ({isGiftCard}, {config, market}) => ({
    additions: () =>
      config.gifts && isGiftCard ? {recipient: recipientTexts(market.tag)} : {},
  }),
};

declare module '~/cart/cart' {
  interface SaidViews {
    /** Of an order that is a gift. */
    gift: GiftNoteView;
  }
}

/** The gift note of a cart, and the texts of its fields. */
interface GiftNoteView extends GiftNote {
  texts: Record<keyof (typeof MESSAGES)['note'], string>;
}

/** Names of a recipient's attributes for shoppers. */
function recipientLabels(tag: string): Record<string, string> {
  const {line} = messagesIn(tag, MESSAGES);
  return Object.fromEntries(
    RECIPIENT_FIELDS.map((field) => [RECIPIENT_KEYS[field], line[field]]),
  );
}

/**
 * The attributes of a gift card's line, checked: those that a script sent, or else from the fields
 * of a form. The reason why not does not repeat what was typed.
 */
function checkedRecipient(
  attributes: readonly LineAttribute[] | undefined,
  inputs: Readonly<Record<string, unknown>>,
  {market, began}: Pick<AppContext, 'market' | 'began'>,
): LineClaim {
  const {problems, unreadable} = messagesIn(market.tag, MESSAGES);
  const recipient = attributes ? recipientIn(attributes) : typedRecipient(inputs);
  if (!recipient) return {reason: unreadable};
  const problem = recipientProblem(recipient, {now: began, isEmail});
  return problem
    ? {reason: problems[problem]}
    : {attributes: recipientAttributes(recipient)};
}

/** Which of these variants are gift cards. */
async function loadGiftCards(
  storefront: AppContext['storefront'],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const {nodes} = await storefront.query(GIFT_CARDS_QUERY, {
    variables: {ids: [...new Set(ids)].sort()},
    cache: storefront.CacheShort(),
  });
  const cards = new Set<string>();
  for (const node of nodes)
    if (node && 'product' in node && node.product.isGiftCard) cards.add(node.id);
  return cards;
}

const isRecipient = (attributes: readonly LineAttribute[]) =>
  attributes.length > 0 && attributes.every(({key}) => GIFT_CARD_KEYS.includes(key));

/**
 * The recipient of a gift card on its line, and the gift note of a cart. Shopify takes a recipient
 * as attributes, so a shop that asks for none lets them pass.
 */
export const GIFTS_IN_CART: CartServerPart = {
  async check(lines, inputs, context) {
    const {gifts} = context.config;
    const isTyped = gifts && !isForBuyer(typedRecipient(inputs));
    const asked = lines.filter(({attributes}) =>
      attributes?.length ? gifts || isRecipient(attributes) : isTyped,
    );
    if (asked.length === 0) return [];
    const ids = asked.map(({merchandiseId}) => merchandiseId);
    const cards = await loadGiftCards(context.storefront, ids);
    return lines.map((line) => {
      const {attributes} = line;
      if (!asked.includes(line) || !cards.has(line.merchandiseId)) return null;
      if (gifts) return checkedRecipient(attributes, inputs, context);
      return attributes ? {attributes: [...attributes]} : null;
    });
  },
  async lines(lines, {config, market}) {
    return lines.map(({attributes}) => ({
      ...(isRecipient(attributes) && {isReturnable: true}),
      ...(config.gifts &&
        attributes.some(({key}) => key === RECIPIENT_KEYS.email) && {
          labels: recipientLabels(market.tag),
        }),
    }));
  },
  said: {
    name: 'gift',
    async view({attributes}, {config, market}) {
      if (!config.gifts) return {};
      const texts = messagesIn(market.tag, MESSAGES).note;
      return {gift: {...giftNoteIn(attributes), texts}};
    },
    read(inputs) {
      const note = readGiftNote(inputs);
      if (note === null) throw new BadCartForm((form) => form.note(MAX_GIFT_NOTE));
      return {attributes: (ofCart) => withGiftNote(ofCart, note)};
    },
    inLink: {keys: GIFT_NOTE_KEYS, read: linkedGiftNote},
    savedMessage: (tag) => messagesIn(tag, MESSAGES).note.saved,
  },
};
