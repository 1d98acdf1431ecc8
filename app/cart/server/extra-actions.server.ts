import {CartForm} from '@shopify/hydrogen';

import {
  CHECKOUT_ACTION,
  EXTRA_KEYS,
  LINK_ACTION,
  MOVE_ACTION,
  REMOVE_GIFT_CARD_ACTION,
  SAY_ACTION,
  saidKey,
  type LineAttribute,
} from '../cart';
import {
  addLines,
  ensureCart,
  errorAfter,
  GONE,
  resultOf,
  resultWith,
  withNotice,
  without,
  type ActionContext,
  type ActionResult,
  type CartAction,
} from './cart-actions.server';
import {BadCartForm, readLineAttributes} from './cart-form.server';
import {answeredStatus, type CartGateway, type CartOutcome} from './cart-gateway.server';
import {attributesOf} from './cart-view.server';
import {
  isSameCode,
  MAX_CODES,
  MAX_NOTE_LENGTH,
  readCode,
  readNote,
  withCode,
  withoutCode,
} from '../extras';
import {allowedAttributes, readCodes, withLinked} from './linked-cart.server';
import {discountOutcome, isApplied, type NoticeCode} from './notices.server';
import {log} from '~/server/log';

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
  const {cart, warnings} = outcome;
  const noticeCode =
    entered === null
      ? 'discount-removed'
      : discountOutcome(entered, cart?.discountCodes ?? [], {
          warnings,
          isEmpty: cart?.lines.edges.length === 0,
        });
  return resultWith(outcome, noticeCode, EXTRA_KEYS.discounts);
}

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
 * Adds the lines, note and attributes of a cart link, and appends its codes to those in use. Once
 * the lines are added, no later failure is one of the whole.
 */
const followLink: CartAction = async (context, inputs) => {
  const codes = readCodes(inputs.codes);
  const {parts} = context.environment;
  const posted = readLineAttributes(inputs).attributes ?? [];
  const attributes = allowedAttributes(posted, parts);
  const note = readNote(inputs.note) ?? '';
  const hasLines = Array.isArray(inputs.lines) && inputs.lines.length > 0;
  let filled = hasLines ? await addLines(context, inputs) : await ensureCart(context, {});
  if (filled.status === 'ok')
    filled = await addDetails(context, filled, note, attributes);
  const {cart, created} = filled;
  if (filled.status !== 'ok' || !cart || codes.length === 0) return filled;
  const inUse = cart.discountCodes.map(({code}) => code);
  // A cart that is full of codes keeps them.
  const all = codes.reduce(withCode, inUse).slice(0, Math.max(MAX_CODES, inUse.length));
  const withOutcome = (code: NoticeCode, result = filled) =>
    withNotice(result, code, EXTRA_KEYS.discounts);
  const isKept = (code: string) => all.some((one) => isSameCode(one, code));
  const entered = codes.filter(isKept).at(-1);
  if (entered === undefined) return withOutcome('discount-full');
  try {
    const result = await applyCodes({...context, cartId: cart.id}, all, entered);
    if (result.status === 'ok' || !hasLines) {
      const notices = [...filled.notices, ...result.notices];
      const followed = {...result, created, notices, added: filled.added ?? []};
      return codes.every(isKept) ? followed : withOutcome('discount-full', followed);
    }
  } catch (error) {
    if (!hasLines) throw errorAfter(created, error);
    log('error', 'cart.change_failed', {message: String(error)});
  }
  return withOutcome('discount-not-applied');
};

/** The cart with a note and attributes. The shopper's own stay as they are. */
async function addDetails(
  {gateway, environment: {parts}}: ActionContext,
  filled: ActionResult,
  note: string,
  attributes: readonly LineAttribute[],
): Promise<ActionResult> {
  const {cart} = filled;
  if (!cart) return filled;
  const {id} = cart;
  let latest = filled;
  const take = (outcome: CartOutcome) => {
    if (answeredStatus(outcome) !== 'ok') throw new Error('A link was followed in part');
    latest = {...filled, cart: outcome.cart, isPartial: outcome.isPartial};
  };
  try {
    if (note && !cart.note) take(await gateway.setNote(id, note));
    const own = attributesOf(cart.attributes);
    const all = withLinked(own, attributes, parts);
    if (all.length > own.length) take(await gateway.setAttributes(id, all));
    return latest;
  } catch (error) {
    log('error', 'cart.change_failed', {message: String(error)});
    return withNotice(latest, 'unconfirmed');
  }
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
  [SAY_ACTION]: say,
  [LINK_ACTION]: followLink,
  [CHECKOUT_ACTION]: checkOut,
  [MOVE_ACTION]: moveCart,
};
