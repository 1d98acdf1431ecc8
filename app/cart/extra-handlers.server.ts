import {isCartMissing, type CartOutcome} from './cart-gateway.server';
import {BadCartForm, type CartFormInput} from './cart-form.server';
import {GONE, type Handled, type HandlerContext} from './cart-handled.server';
import {errorMessages, warningRemarks} from './cart-remarks.server';
import {discountOutcome, isDiscountWarning, type ExtraOutcome} from './extra-outcome';
import {
  EXTRA_KEYS,
  isSameCode,
  MAX_CODES,
  MAX_NOTE_LENGTH,
  readCode,
  readNote,
  withCode,
} from './extras';

type Inputs = CartFormInput['inputs'];

const GIFT_CARD_ID = /^gid:\/\/shopify\/AppliedGiftCard\/[\w-]{1,128}$/;

/**
 * Sets the discount codes: those listed, and behind them the one that was typed into the field `discountCode`, whose outcome is
 * told.
 */
export async function setDiscountCodes(
  {gateway, cartId}: HandlerContext,
  inputs: Inputs,
): Promise<Handled> {
  const kept = readCodeList(inputs.discountCodes);
  const typed = inputs.discountCode === undefined ? null : typedCode(inputs.discountCode);
  if (!cartId) return GONE;
  const codes = typed === null ? kept : withCode(kept, typed);
  return applyCodes({gateway, cartId}, codes, typed);
}

/** Sets the codes of a cart that is there; `entered` is the one whose outcome is told, null where one was taken away. */
export async function applyCodes(
  {gateway, cartId}: {gateway: HandlerContext['gateway']; cartId: string},
  codes: readonly string[],
  entered: string | null,
): Promise<Handled> {
  const outcome = await gateway.setDiscountCodes(cartId, codes);
  if (isCartMissing(outcome)) return GONE;
  const {cart, warnings} = outcome;
  const isApplicable = (cart?.discountCodes ?? []).some(
    ({code, applicable}) => applicable && entered !== null && isSameCode(code, entered),
  );
  const told =
    entered === null ? 'discount-removed' : discountOutcome(isApplicable, warnings);
  const others = warnings.filter((warning) => !isDiscountWarning(warning));
  return settleExtra({...outcome, warnings: others}, told, EXTRA_KEYS.discounts);
}

/**
 * Puts a gift card into use. The API replaces all cards and ignores codes it does not know, so a card in use would be lost to
 * a slip of the finger: there is one at a time, and a second is refused until the first is taken away.
 */
export async function addGiftCard(
  {gateway, cartId}: HandlerContext,
  inputs: Inputs,
): Promise<Handled> {
  const code = typedCode(inputs.giftCardCode);
  const cart = cartId ? await gateway.get(cartId) : null;
  if (!cartId || !cart) return GONE;
  if (cart.appliedGiftCards.length > 0)
    throw new BadCartForm('A gift card is in use already. Remove it to use another.');
  const outcome = await gateway.setGiftCards(cartId, [code]);
  if (isCartMissing(outcome)) return GONE;
  const isKnown = (outcome.cart?.appliedGiftCards.length ?? 0) > 0;
  const told = isKnown ? 'gift-card-applied' : 'gift-card-unknown';
  return settleExtra(outcome, told, EXTRA_KEYS.giftCards);
}

export async function removeGiftCard(
  {gateway, cartId}: HandlerContext,
  {giftCardId}: Inputs,
): Promise<Handled> {
  if (typeof giftCardId !== 'string' || !GIFT_CARD_ID.test(giftCardId))
    throw new BadCartForm('That gift card could not be read. Please reload the cart.');
  if (!cartId) return GONE;
  const outcome = await gateway.removeGiftCards(cartId, [giftCardId]);
  if (isCartMissing(outcome)) return GONE;
  return settleExtra(outcome, 'gift-card-removed', EXTRA_KEYS.giftCards);
}

export async function setNote(
  {gateway, cartId}: HandlerContext,
  inputs: Inputs,
): Promise<Handled> {
  const note = readNote(inputs.note);
  if (note === null)
    throw new BadCartForm(
      `That note is too long: ${MAX_NOTE_LENGTH.toLocaleString('en-US')} characters fit.`,
    );
  if (!cartId) return GONE;
  const outcome = await gateway.setNote(cartId, note);
  if (isCartMissing(outcome)) return GONE;
  return settleExtra(outcome, note ? 'note-saved' : 'note-removed', EXTRA_KEYS.note);
}

function settleExtra(outcome: CartOutcome, told: ExtraOutcome, key: string): Handled {
  const refusals = errorMessages(outcome, key);
  const remarks = warningRemarks(outcome);
  return {
    cart: outcome.cart,
    remarks: refusals.length > 0 ? remarks : [{code: told, lineKey: key}, ...remarks],
    refusals,
  };
}

function typedCode(value: unknown): string {
  const code = readCode(value);
  if (code === null) throw new BadCartForm('Please enter a code first.');
  return code;
}

function readCodeList(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const codes = list.map(readCode);
  if (codes.length >= MAX_CODES)
    throw new BadCartForm('That is more codes than a cart can hold.');
  return codes.filter((code) => code !== null);
}
