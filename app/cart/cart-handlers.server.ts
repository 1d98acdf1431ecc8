import {CartForm} from '@shopify/hydrogen';

import {CHECKOUT_ACTION, LINK_ACTION, REMOVE_GIFT_CARD_ACTION} from './cart-actions';
import {GONE, type Handled, type HandlerContext} from './cart-handled.server';
import {BadCartForm, type CartFormInput} from './cart-form.server';
import {isCartMissing, type CartGateway, type CartOutcome} from './cart-gateway.server';
import {readAddInput, readRemoveInput, readUpdateInput} from './cart-input.server';
import {errorMessages, warningRemarks} from './cart-remarks.server';
import {
  addGiftCard,
  removeGiftCard,
  setDiscountCodes,
  setNote,
} from './extra-handlers.server';
import {followLink} from './link-handler.server';
import {lineKeys} from './cart-view';

type Handler = (
  context: HandlerContext,
  inputs: CartFormInput['inputs'],
) => Promise<Handled>;

/** The cart's vocabulary: one handler an action. Further actions are further rows. */
export const CART_HANDLERS: Readonly<Record<string, Handler>> = {
  [CartForm.ACTIONS.Create]: ensureCart,
  [CartForm.ACTIONS.LinesAdd]: addLines,
  [CartForm.ACTIONS.LinesUpdate]: updateLines,
  [CartForm.ACTIONS.LinesRemove]: removeLine,
  [CartForm.ACTIONS.DiscountCodesUpdate]: setDiscountCodes,
  [CartForm.ACTIONS.GiftCardCodesUpdate]: addGiftCard,
  [REMOVE_GIFT_CARD_ACTION]: removeGiftCard,
  [CartForm.ACTIONS.NoteUpdate]: setNote,
  [LINK_ACTION]: followLink(addLines),
  [CHECKOUT_ACTION]: goToCheckout,
};

/** Cart lifecycle at start (spec §4): the stored cart if it can be had, otherwise a new one. */
async function ensureCart(context: HandlerContext): Promise<Handled> {
  const {cartId, gateway} = context;
  let unseen = false;
  const stored = cartId
    ? await gateway.get(cartId).catch(() => void (unseen = true))
    : null;
  if (stored) return {cart: stored, remarks: [], refusals: []};
  const created = await createCart(context);
  if (cartId && unseen && created.cart) context.onSuperseded(cartId);
  return {cart: created.cart, remarks: [], refusals: errorMessages(created, null)};
}

async function addLines(
  context: HandlerContext,
  inputs: CartFormInput['inputs'],
): Promise<Handled> {
  const {gateway, cartId} = context;
  const lines = await linesToAdd(gateway, inputs);
  const lineKey = lines[0]?.merchandiseId ?? null;
  const first = cartId ? await gateway.add(cartId, lines) : null;
  if (first && !isCartMissing(first)) return settle(first, lineKey);
  // The cart has vanished, was ordered, or never was: the items go into a new one (decision 7).
  const created = await createCart(context);
  if (!created.cart)
    return {cart: null, remarks: [], refusals: errorMessages(created, null)};
  const second = await gateway.add(created.cart.id, lines);
  const handled = settle(second, lineKey);
  if (!first && !context.malformedCookie) return handled;
  return {...handled, remarks: [{code: 'replaced', lineKey: null}, ...handled.remarks]};
}

async function linesToAdd(gateway: CartGateway, inputs: CartFormInput['inputs']) {
  const input = readAddInput(inputs);
  if (input.by === 'variant') return input.lines;
  const merchandiseId = await gateway.findVariant(input.handle, input.selectedOptions);
  if (!merchandiseId)
    throw new BadCartForm('That combination does not exist. Please choose another.');
  return [{merchandiseId, quantity: input.quantity}];
}

async function updateLines(
  {gateway, cartId}: HandlerContext,
  inputs: CartFormInput['inputs'],
): Promise<Handled> {
  const lines = readUpdateInput(inputs);
  const [line] = lines;
  if (!cartId || !line) return GONE;
  const removes = lines.length === 1 && line.quantity === 0;
  const outcome = removes
    ? await gateway.remove(cartId, line.id)
    : await gateway.update(cartId, lines);
  return isCartMissing(outcome) ? GONE : settle(outcome, keyOfLine(outcome, line.id));
}

async function removeLine(
  {gateway, cartId}: HandlerContext,
  inputs: CartFormInput['inputs'],
): Promise<Handled> {
  const lineId = readRemoveInput(inputs);
  if (!cartId) return GONE;
  const outcome = await gateway.remove(cartId, lineId);
  return isCartMissing(outcome) ? GONE : settle(outcome, keyOfLine(outcome, lineId));
}

/** The newest address of the checkout, asked for when it is needed, since it can go stale. */
async function goToCheckout({gateway, cartId}: HandlerContext): Promise<Handled> {
  const cart = cartId ? await gateway.get(cartId) : null;
  if (!cart) return GONE;
  const count = cart.lines.edges.reduce((sum, {node}) => sum + node.quantity, 0);
  return {
    cart,
    remarks: [],
    refusals: [],
    ...(count > 0 && {location: cart.checkoutUrl}),
  };
}

async function createCart({gateway, onCreated}: HandlerContext): Promise<CartOutcome> {
  const created = await gateway.create();
  if (created.cart) onCreated(created.cart.id);
  return created;
}

function settle(outcome: CartOutcome, lineKey: string | null): Handled {
  return {
    cart: outcome.cart,
    remarks: warningRemarks(outcome),
    refusals: errorMessages(outcome, lineKey),
  };
}

function keyOfLine({cart}: CartOutcome, lineId: string): string | null {
  const lines = cart?.lines.edges.map(({node}) => node) ?? [];
  return lineKeys(lines).find(([id]) => id === lineId)?.[1] ?? null;
}
