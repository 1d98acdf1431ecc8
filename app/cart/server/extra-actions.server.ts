import {CartForm} from '@shopify/hydrogen';

import {
  CHECKOUT_ACTION,
  EXTRA_KEYS,
  isSameCode,
  LINK_ACTION,
  MOVE_ACTION,
  REMOVE_GIFT_CARD_ACTION,
  SAY_ACTION,
  saidKey,
  type LineAttribute,
} from '../cart';
import {
  GONE,
  newCart,
  noCart,
  readLines,
  resultOf,
  resultWith,
  withNotice,
  without,
  type ActionResult,
  type CartAction,
} from './cart-actions.server';
import {BadCartForm, readLineAttributes} from './cart-form.server';
import type {CartGateway, CartOutcome} from './cart-gateway.server';
import {attributesOf} from './cart-view.server';
import {
  MAX_CODES,
  MAX_NOTE_LENGTH,
  readCode,
  readNote,
  withCode,
  withoutCode,
} from '../extras';
import {allowedAttributes, readCodes, withLinked} from './linked-cart.server';
import {discountOutcome, isApplied, type NoticeCode} from './notices.server';

/**
 * Adds the code typed into the field `discountCode` to those that the cart has by now, or removes
 * `removedCode` from them. A typed code that does not apply is removed again.
 */
const changeDiscountCodes: CartAction = async ({gateway, cartId}, inputs) => {
  const removes = inputs.removedCode !== undefined;
  const code = typedCode(removes ? inputs.removedCode : inputs.discountCode);
  const before = cartId ? await gateway.getHead(cartId) : null;
  if (!cartId || !before) return GONE;
  const codes = before.discountCodes.map((each) => each.code);
  const own = {gateway, cartId};
  if (removes) return applyCodes(own, withoutCode(codes, code), null);
  const all = withCode(codes, code);
  if (all.length > Math.max(MAX_CODES, codes.length))
    throw new BadCartForm((form) => form.tooManyCodes);
  const result = await applyCodes(own, all, code);
  const {cart} = result;
  // To an empty cart no code applies yet.
  const isKept = cart?.lines.edges.length === 0 || all.length === codes.length;
  if (!cart || isKept || isApplied(code, cart.discountCodes)) return result;
  const removed = await gateway
    .setDiscountCodes(cartId, codes)
    .catch(without('cart.change_failed', null));
  // Where that fails it stays, as a code that does not apply.
  if (!removed?.cart) return result;
  return {...result, cart: removed.cart, isPartial: removed.isPartial};
};

/** `entered` is the code whose outcome the shopper reads; `null` when one was removed. */
async function applyCodes(
  {gateway, cartId}: {gateway: CartGateway; cartId: string},
  codes: readonly string[],
  entered: string | null,
): Promise<ActionResult> {
  const outcome = await gateway.setDiscountCodes(cartId, codes);
  const noticeCode = entered === null ? 'discount-removed' : outcomeOf(entered, outcome);
  return resultWith(outcome, noticeCode, EXTRA_KEYS.discounts);
}

/** What became of an entered code. */
const outcomeOf = (entered: string, {cart, warnings}: CartOutcome): NoticeCode =>
  discountOutcome(entered, cart?.discountCodes ?? [], {
    warnings,
    isEmpty: cart?.lines.edges.length === 0,
  });

/**
 * Applies a gift card. The API replaces all cards and ignores unknown codes, so a second card is
 * refused until the first is removed: a typing mistake would drop it.
 */
const addGiftCard: CartAction = async ({gateway, cartId}, inputs) => {
  const code = typedCode(inputs.giftCardCode);
  const cart = cartId ? await gateway.getHead(cartId) : null;
  if (!cartId || !cart) return GONE;
  if (cart.appliedGiftCards.length > 0)
    throw new BadCartForm((form) => form.giftCardInUse);
  const outcome = await gateway.setGiftCards(cartId, [code]);
  const isKnown = (outcome.cart?.appliedGiftCards.length ?? 0) > 0;
  const noticeCode = isKnown ? 'gift-card-applied' : 'gift-card-unknown';
  return resultWith(outcome, noticeCode, EXTRA_KEYS.giftCards);
};

const GIFT_CARD_ID = /^gid:\/\/shopify\/AppliedGiftCard\/[\w-]{1,128}$/;

const removeGiftCard: CartAction = async ({gateway, cartId}, {giftCardId}) => {
  if (typeof giftCardId !== 'string' || !GIFT_CARD_ID.test(giftCardId))
    throw new BadCartForm((form) => form.giftCard);
  if (!cartId) return GONE;
  const outcome = await gateway.removeGiftCards(cartId, [giftCardId]);
  return resultWith(outcome, 'gift-card-removed', EXTRA_KEYS.giftCards);
};

const setNote: CartAction = async ({gateway, cartId}, inputs) => {
  const note = readNote(inputs.note);
  if (note === null) throw new BadCartForm((form) => form.note(MAX_NOTE_LENGTH));
  if (!cartId) return GONE;
  const outcome = await gateway.setNote(cartId, note);
  return resultWith(outcome, note ? 'note-saved' : 'note-removed', EXTRA_KEYS.note);
};

/**
 * Replaces the attributes of the cart, as scripts of apps ask it. What the forms of add-ons have
 * said in attributes stays, and is theirs alone to change.
 */
const setAttributes: CartAction = async ({gateway, cartId, environment}, inputs) => {
  const {attributes: asked} = readLineAttributes(inputs);
  const isOfForm = ({key}: LineAttribute) =>
    environment.parts.cart.some(({said}) => said?.inLink?.keys.includes(key));
  if (!asked || asked.some(isOfForm)) throw new BadCartForm((form) => form.generic);
  const cart = cartId ? await gateway.getHead(cartId) : null;
  if (!cartId || !cart) return GONE;
  const kept = attributesOf(cart.attributes).filter(isOfForm);
  return resultOf(await gateway.setAttributes(cartId, [...kept, ...asked]), [null]);
};

/** Keeps what the form of an add-on says. */
const say: CartAction = async ({gateway, cartId, environment}, inputs) => {
  const part = environment.parts.cart.find(({said}) => said?.name === inputs.name);
  const {said} = part ?? {};
  if (!said) throw new BadCartForm((form) => form.generic);
  const change = said.read(inputs);
  if (!cartId) return GONE;
  const key = saidKey(said.name);
  if ('buyer' in change)
    return resultWith(await gateway.setBuyer(cartId, change.buyer), key, key);
  const cart = await gateway.getHead(cartId);
  if (!cart) return GONE;
  const attributes = change.attributes(attributesOf(cart.attributes));
  return resultWith(await gateway.setAttributes(cartId, attributes), key, key);
};

function typedCode(value: unknown): string {
  const code = readCode(value);
  if (code === null) throw new BadCartForm((form) => form.noCode);
  return code;
}

/**
 * Brings a cart what a link has: lines, note, attributes and codes, in one request. The shopper's
 * own note and attributes stay, and codes are appended to those in use.
 */
const followLink: CartAction = async (context, inputs) => {
  const {gateway, cartId, namesCart, environment} = context;
  const {parts} = environment;
  const hasLines = Array.isArray(inputs.lines) && inputs.lines.length > 0;
  const sale = hasLines ? await readLines(context, inputs) : null;
  if (sale?.refused) return sale.refused;
  const asked = {
    lines: sale?.lines ?? [],
    note: readNote(inputs.note) ?? '',
    attributes: allowedAttributes(readLineAttributes(inputs).attributes ?? [], parts),
    codes: readCodes(inputs.codes),
  };
  const cart = cartId ? await gateway.getHead(cartId) : null;
  if (!cart && namesCart) return noCart(cartId !== null);
  if (!cart) {
    const {codes: discountCodes, ...content} = asked;
    const outcome = await newCart(context, {...content, discountCodes});
    const made = sale ? sale.resultOf(outcome) : resultOf(outcome, []);
    const result = withCodeNotice(made, asked.codes, outcome);
    return cartId ? withNotice(result, 'replaced') : result;
  }
  const inUse = cart.discountCodes.map(({code}) => code);
  // A cart that is full of codes keeps them.
  const all = asked.codes
    .reduce(withCode, inUse)
    .slice(0, Math.max(MAX_CODES, inUse.length));
  const own = attributesOf(cart.attributes);
  const attributes = withLinked(own, asked.attributes, parts);
  const answer = await gateway.follow(cart.id, {
    lines: asked.lines,
    note: asked.note && !cart.note ? asked.note : null,
    attributes: attributes.length > own.length ? attributes : null,
    discountCodes: all,
  });
  const isKept = (code: string) => all.some((one) => isSameCode(one, code));
  const made = sale
    ? sale.resultOf(answer.lines)
    : resultOf(answer.lines, [EXTRA_KEYS.discounts]);
  if (made.status === 'gone') return namesCart ? noCart(true) : made;
  let result = withCodeNotice(made, asked.codes.filter(isKept), answer.codes);
  if (!asked.codes.every(isKept))
    result = withNotice(result, 'discount-full', EXTRA_KEYS.discounts);
  const isOtherNote = asked.note !== '' && (cart.note || asked.note) !== asked.note;
  const isTaken = ({key, value}: LineAttribute) =>
    attributes.some((each) => each.key === key && each.value === value);
  if (isOtherNote || !asked.attributes.every(isTaken))
    result = withNotice(result, 'link-left-out');
  if (answer.areAttributesRefused) result = withNotice(result, 'link-refused');
  if (answer.isNoteRefused) result = withNotice(result, 'note-refused', EXTRA_KEYS.note);
  return result;
};

/** What became of the last code of a link. */
function withCodeNotice(
  result: ActionResult,
  codes: readonly string[],
  outcome: CartOutcome,
): ActionResult {
  const entered = codes.at(-1);
  if (entered === undefined || !outcome.cart) return result;
  const isRefused = outcome.userErrors.length > 0;
  const code = isRefused ? 'discount-not-applied' : outcomeOf(entered, outcome);
  return withNotice(result, code, EXTRA_KEYS.discounts);
}

/**
 * The cart as it goes to the checkout: in the country of the page's market, or in its own where
 * only the move fails (§11.12).
 */
const checkOut: CartAction = async ({gateway, cartId}) => {
  const cart = cartId ? await gateway.get(cartId) : null;
  if (!cartId || !cart) return GONE;
  const stays: ActionResult = {status: 'ok', cart, notices: [], refusals: []};
  if (!gateway.isAbroad(cart)) return stays;
  const moved = await gateway
    .move(cartId)
    ?.then((outcome) => resultOf(outcome, [null]))
    .catch(without('cart.change_failed', null));
  return moved?.status === 'ok' ? moved : withNotice(stays, 'not-moved');
};

/** Moves the cart to the page's country, so that its amounts are in the page's currency. */
const moveCart: CartAction = async ({gateway, cartId}) => {
  const moved = cartId ? await gateway.move(cartId) : null;
  return moved ? resultWith(moved, 'moved', null) : GONE;
};

/** What a cart form may ask besides its lines, by the name that it posts. */
export const EXTRA_ACTIONS: Readonly<Record<string, CartAction>> = {
  [CartForm.ACTIONS.DiscountCodesUpdate]: changeDiscountCodes,
  [CartForm.ACTIONS.GiftCardCodesUpdate]: addGiftCard,
  [REMOVE_GIFT_CARD_ACTION]: removeGiftCard,
  [CartForm.ACTIONS.NoteUpdate]: setNote,
  [CartForm.ACTIONS.AttributesUpdateInput]: setAttributes,
  [SAY_ACTION]: say,
  [LINK_ACTION]: followLink,
  [CHECKOUT_ACTION]: checkOut,
  [MOVE_ACTION]: moveCart,
};
