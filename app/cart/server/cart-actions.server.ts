import {CartForm} from '@shopify/hydrogen';
import type {CartFragment} from 'storefrontapi.generated';

import {EXTRA_KEYS, LINK_ACTION, REMOVE_GIFT_CARD_ACTION, type CartMessage} from '../cart';
import {
  BadCartForm,
  readAddInput,
  readRemoveInput,
  readUpdateInput,
  type CartFormInput,
} from './cart-form.server';
import {isCartMissing, type CartGateway, type CartOutcome} from './cart-gateway.server';
import {lineKeys} from './cart-view.server';
import {
  isSameCode,
  MAX_CODES,
  MAX_NOTE_LENGTH,
  readCode,
  readNote,
  withCode,
} from '../extras';
import {readCodes} from './linked-cart.server';
import {
  FORM_MESSAGES,
  discountOutcome,
  isDiscountWarning,
  type ExtraOutcome,
} from '../messages';
import {errorMessages, warningNotices, type Notice} from './notices.server';

/** The input of an action. */
export interface ActionContext {
  gateway: CartGateway;
  /** The cart that the cookie names. */
  cartId: string | null;
  /** The cart that was replaced because it could not be read, and that has not been read since. */
  earlierCartId: string | null;
  /** The request has a cart cookie that names no cart. */
  malformedCookie: boolean;
  /** Called with a cart's id as soon as it is created, so that a later failure does not orphan it. */
  onCreated: (cartId: string) => void;
  /** Called with the id of a cart that is replaced although the store did not say that it is gone. */
  onSuperseded: (cartId: string) => void;
}

/** The outcome of an action. */
export interface ActionResult {
  cart: CartFragment | null;
  notices: readonly Notice[];
  /** Why the store refused the change; empty when it was applied. */
  refusals: readonly CartMessage[];
  /** The cookie's cart is gone. */
  clearCookie?: boolean;
}

type Inputs = CartFormInput['inputs'];
type CartAction = (context: ActionContext, inputs: Inputs) => Promise<ActionResult>;

/** Every action of a cart form, by the name that the form posts. */
export const CART_ACTIONS: Readonly<Record<string, CartAction>> = {
  [CartForm.ACTIONS.Create]: ensureCart,
  [CartForm.ACTIONS.LinesAdd]: addLines,
  [CartForm.ACTIONS.LinesUpdate]: updateLines,
  [CartForm.ACTIONS.LinesRemove]: removeLine,
  [CartForm.ACTIONS.DiscountCodesUpdate]: setDiscountCodes,
  [CartForm.ACTIONS.GiftCardCodesUpdate]: addGiftCard,
  [REMOVE_GIFT_CARD_ACTION]: removeGiftCard,
  [CartForm.ACTIONS.NoteUpdate]: setNote,
  [LINK_ACTION]: followLink,
};

/** The outcome for a cart that no longer exists. */
const GONE: ActionResult = {
  cart: null,
  notices: [{code: 'gone', lineKey: null}],
  refusals: [],
  clearCookie: true,
};

/**
 * Cart lifecycle at start (spec §4): the stored cart if it can be had, otherwise a new one. Only one cart that cannot be read is
 * replaced: the next may hold what was added meanwhile, and only one id can be kept beside the cookie's.
 */
async function ensureCart(context: ActionContext): Promise<ActionResult> {
  const {cartId, earlierCartId, gateway} = context;
  let unread = false;
  if (cartId) {
    try {
      const cart = await gateway.get(cartId);
      if (cart) return {cart, notices: [], refusals: []};
    } catch (error) {
      if (earlierCartId) throw error;
      unread = true;
    }
  }
  const created = await createCart(context);
  if (cartId && unread && created.cart) context.onSuperseded(cartId);
  return {cart: created.cart, notices: [], refusals: errorMessages(created, null)};
}

async function createCart({gateway, onCreated}: ActionContext): Promise<CartOutcome> {
  const created = await gateway.create();
  if (created.cart) onCreated(created.cart.id);
  return created;
}

async function addLines(context: ActionContext, inputs: Inputs): Promise<ActionResult> {
  const {gateway, cartId} = context;
  const lines = await linesToAdd(gateway, inputs);
  const lineKey = lines[0]?.merchandiseId ?? null;
  const first = cartId ? await gateway.add(cartId, lines) : null;
  if (first && !isCartMissing(first)) return resultOf(first, lineKey);
  // The cart has vanished, was ordered, or never was: the items go into a new one (decision 7).
  const created = await createCart(context);
  if (!created.cart)
    return {cart: null, notices: [], refusals: errorMessages(created, null)};
  const second = resultOf(await gateway.add(created.cart.id, lines), lineKey);
  if (!first && !context.malformedCookie) return second;
  return {...second, notices: [{code: 'replaced', lineKey: null}, ...second.notices]};
}

async function linesToAdd(gateway: CartGateway, inputs: Inputs) {
  const input = readAddInput(inputs);
  if (input.by === 'variant') return input.lines;
  const merchandiseId = await gateway.findVariant(input.handle, input.selectedOptions);
  if (!merchandiseId) throw new BadCartForm(FORM_MESSAGES.combination);
  return [{merchandiseId, quantity: input.quantity}];
}

async function updateLines(
  {gateway, cartId}: ActionContext,
  inputs: Inputs,
): Promise<ActionResult> {
  const lines = readUpdateInput(inputs);
  const [line] = lines;
  if (!cartId || !line) return GONE;
  const removes = lines.length === 1 && line.quantity === 0;
  const outcome = removes
    ? await gateway.remove(cartId, line.id)
    : await gateway.update(cartId, lines);
  return isCartMissing(outcome) ? GONE : resultOf(outcome, keyOfLine(outcome, line.id));
}

async function removeLine(
  {gateway, cartId}: ActionContext,
  inputs: Inputs,
): Promise<ActionResult> {
  const lineId = readRemoveInput(inputs);
  if (!cartId) return GONE;
  const outcome = await gateway.remove(cartId, lineId);
  return isCartMissing(outcome) ? GONE : resultOf(outcome, keyOfLine(outcome, lineId));
}

function resultOf(outcome: CartOutcome, lineKey: string | null): ActionResult {
  return {
    cart: outcome.cart,
    notices: warningNotices(outcome),
    refusals: errorMessages(outcome, lineKey),
  };
}

function keyOfLine({cart}: CartOutcome, lineId: string): string | null {
  const lines = cart?.lines.edges.map(({node}) => node) ?? [];
  return lineKeys(lines).find(([id]) => id === lineId)?.[1] ?? null;
}

/**
 * Sets the discount codes: those listed, then the one typed into the field `discountCode`, whose outcome the shopper
 * reads. A typed code that does not apply is removed again.
 */
async function setDiscountCodes(
  {gateway, cartId}: ActionContext,
  inputs: Inputs,
): Promise<ActionResult> {
  const kept = readCodeList(inputs.discountCodes);
  const typed = inputs.discountCode === undefined ? null : typedCode(inputs.discountCode);
  if (!cartId) return GONE;
  const codes = typed === null ? kept : withCode(kept, typed);
  const result = await applyCodes({gateway, cartId}, codes, typed);
  const {cart} = result;
  if (typed === null || !cart || isApplied(cart, typed)) return result;
  const {cart: without} = await gateway.setDiscountCodes(
    cartId,
    kept.filter((code) => !isSameCode(code, typed)),
  );
  return {...result, cart: without ?? cart};
}

/**
 * Sets the codes of an existing cart. `entered` is the code whose outcome the shopper reads; `null` when one was
 * removed.
 */
async function applyCodes(
  {gateway, cartId}: {gateway: CartGateway; cartId: string},
  codes: readonly string[],
  entered: string | null,
): Promise<ActionResult> {
  const outcome = await gateway.setDiscountCodes(cartId, codes);
  if (isCartMissing(outcome)) return GONE;
  const {cart, warnings} = outcome;
  const noticeCode =
    entered === null
      ? 'discount-removed'
      : discountOutcome(cart !== null && isApplied(cart, entered), warnings);
  const others = warnings.filter((warning) => !isDiscountWarning(warning));
  return extraResult({...outcome, warnings: others}, noticeCode, EXTRA_KEYS.discounts);
}

function isApplied({discountCodes}: CartFragment, entered: string): boolean {
  return discountCodes.some(
    ({code, applicable}) => applicable && isSameCode(code, entered),
  );
}

/**
 * Applies a gift card. The API replaces all cards and ignores codes it does not know, so a typing mistake would drop
 * the card in use. So a cart has one card: a second is refused until the first is removed.
 */
async function addGiftCard(
  {gateway, cartId}: ActionContext,
  inputs: Inputs,
): Promise<ActionResult> {
  const code = typedCode(inputs.giftCardCode);
  const cart = cartId ? await gateway.get(cartId) : null;
  if (!cartId || !cart) return GONE;
  if (cart.appliedGiftCards.length > 0)
    throw new BadCartForm(FORM_MESSAGES.giftCardInUse);
  const outcome = await gateway.setGiftCards(cartId, [code]);
  if (isCartMissing(outcome)) return GONE;
  const isKnown = (outcome.cart?.appliedGiftCards.length ?? 0) > 0;
  const noticeCode = isKnown ? 'gift-card-applied' : 'gift-card-unknown';
  return extraResult(outcome, noticeCode, EXTRA_KEYS.giftCards);
}

const GIFT_CARD_ID = /^gid:\/\/shopify\/AppliedGiftCard\/[\w-]{1,128}$/;

async function removeGiftCard(
  {gateway, cartId}: ActionContext,
  {giftCardId}: Inputs,
): Promise<ActionResult> {
  if (typeof giftCardId !== 'string' || !GIFT_CARD_ID.test(giftCardId))
    throw new BadCartForm(FORM_MESSAGES.giftCard);
  if (!cartId) return GONE;
  const outcome = await gateway.removeGiftCards(cartId, [giftCardId]);
  if (isCartMissing(outcome)) return GONE;
  return extraResult(outcome, 'gift-card-removed', EXTRA_KEYS.giftCards);
}

async function setNote(
  {gateway, cartId}: ActionContext,
  inputs: Inputs,
): Promise<ActionResult> {
  const note = readNote(inputs.note);
  if (note === null) throw new BadCartForm(FORM_MESSAGES.note(MAX_NOTE_LENGTH));
  if (!cartId) return GONE;
  const outcome = await gateway.setNote(cartId, note);
  if (isCartMissing(outcome)) return GONE;
  return extraResult(outcome, note ? 'note-saved' : 'note-removed', EXTRA_KEYS.note);
}

function extraResult(
  outcome: CartOutcome,
  noticeCode: ExtraOutcome,
  key: string,
): ActionResult {
  const refusals = errorMessages(outcome, key);
  const notices = warningNotices(outcome);
  return {
    cart: outcome.cart,
    notices:
      refusals.length > 0 ? notices : [{code: noticeCode, lineKey: key}, ...notices],
    refusals,
  };
}

function typedCode(value: unknown): string {
  const code = readCode(value);
  if (code === null) throw new BadCartForm(FORM_MESSAGES.noCode);
  return code;
}

function readCodeList(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const codes = list.map(readCode);
  if (codes.length >= MAX_CODES) throw new BadCartForm(FORM_MESSAGES.tooManyCodes);
  return codes.filter((code) => code !== null);
}

/**
 * The action behind the button of a cart link or discount link: adds the link's lines, if any, and appends its codes to
 * those in use. Creates a cart for a visitor without one.
 */
async function followLink(context: ActionContext, inputs: Inputs): Promise<ActionResult> {
  const codes = typeof inputs.codes === 'string' ? readCodes(inputs.codes) : [];
  const hasLines = Array.isArray(inputs.lines) && inputs.lines.length > 0;
  const filled = hasLines ? await addLines(context, inputs) : await openCart(context);
  const {cart} = filled;
  if (!cart || codes.length === 0 || filled.refusals.length > 0) return filled;
  const inUse = cart.discountCodes.map(({code}) => code);
  const all = codes.reduce(withCode, inUse);
  const {gateway} = context;
  const result = await applyCodes({gateway, cartId: cart.id}, all, codes.at(-1) ?? null);
  return {...result, notices: [...filled.notices, ...result.notices]};
}

/** The visitor's cart, or a new one. */
async function openCart(context: ActionContext): Promise<ActionResult> {
  const {gateway, cartId} = context;
  const stored = cartId ? await gateway.get(cartId) : null;
  if (stored) return {cart: stored, notices: [], refusals: []};
  const created = await createCart(context);
  return {cart: created.cart, notices: [], refusals: errorMessages(created, null)};
}
