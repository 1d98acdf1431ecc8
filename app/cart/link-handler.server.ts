import {readAddInput} from './cart-input.server';
import {type CartFormInput} from './cart-form.server';
import {type Handled, type HandlerContext} from './cart-handled.server';
import {applyCodes} from './extra-handlers.server';
import {errorMessages} from './cart-remarks.server';
import {readCodes} from './permalink';
import {withCode} from './extras';

type AddLines = (
  context: HandlerContext,
  inputs: CartFormInput['inputs'],
) => Promise<Handled>;

/**
 * What the button on a cart's or a discount's link does: adds the lines, if the link names any, and puts its codes behind those
 * in use. A visitor without a cart gets one.
 */
export function followLink(addLines: AddLines): AddLines {
  return async (context, inputs) => {
    const codes = typeof inputs.codes === 'string' ? readCodes(inputs.codes) : [];
    const hasLines = Array.isArray(inputs.lines) && inputs.lines.length > 0;
    if (hasLines) readAddInput(inputs);
    const filled = hasLines ? await addLines(context, inputs) : await openCart(context);
    const {cart} = filled;
    if (!cart || codes.length === 0 || filled.refusals.length > 0) return filled;
    const inUse = cart.discountCodes.map(({code}) => code);
    const all = codes.reduce(withCode, inUse);
    const {gateway} = context;
    const handled = await applyCodes(
      {gateway, cartId: cart.id},
      all,
      codes.at(-1) ?? null,
    );
    return {...handled, remarks: [...filled.remarks, ...handled.remarks]};
  };
}

/** The visitor's cart, or a new one. */
async function openCart({gateway, cartId, onCreated}: HandlerContext): Promise<Handled> {
  const stored = cartId ? await gateway.get(cartId) : null;
  if (stored) return {cart: stored, remarks: [], refusals: []};
  const created = await gateway.create();
  if (created.cart) onCreated(created.cart.id);
  return {cart: created.cart, remarks: [], refusals: errorMessages(created, null)};
}
