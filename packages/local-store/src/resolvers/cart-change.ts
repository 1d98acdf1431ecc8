/** What every mutation of a cart has in common: finding it, changing it, answering. */
import type {Cart} from '../model/cart';
import {emptyCart} from '../model/cart';
import {inCartGid} from '../model/cart-ids';
import type {Stock} from '../model/cart-lines';
import type {CartResult, UserError, Warning} from '../model/cart-result';
import type {StoreContext} from '../server/context';
import {findCart, viewCart, type CartView} from './cart-view';

export interface CartPayload {
  cart: CartView | null;
  userErrors: UserError[];
  warnings: {code: string; message: string; target: string}[];
}

/** The cart of an id that knows its key: nobody else may change it. */
export function ownCart(gid: string, context: StoreContext): Cart | null {
  const view = findCart(gid, context);
  return view?.trusted ? view.cart : null;
}

/** What Shopify answers for a cart that does not exist, or whose key is wrong. */
export function missingCart(field = ['cartId']): UserError {
  return {code: 'INVALID', field, message: 'The specified cart does not exist.'};
}

/**
 * Changes a cart and answers with it. A refused change leaves the cart as it was.
 * @param change gets the cart, gives the result
 */
export function changeCart(
  cartId: string,
  context: StoreContext,
  change: (cart: Cart) => CartResult,
): CartPayload {
  const cart = ownCart(cartId, context);
  if (!cart) return {cart: null, userErrors: [missingCart()], warnings: []};
  return commit(cart, change(cart), context);
}

/** Keeps the outcome of a change, and answers with it. */
export function commit(
  before: Cart,
  result: CartResult,
  context: StoreContext,
): CartPayload {
  let {cart} = result;
  if (cart && result.userErrors.length === 0) {
    cart = {...cart, updatedAt: context.now().toISOString()};
    context.carts.save(cart);
  }
  return {
    cart: cart && viewCart(cart, true, context),
    userErrors: result.userErrors,
    warnings: result.warnings.map((warning) => toWarning(warning, before.token)),
  };
}

/** A cart with a new token and key, not yet kept. */
export function freshCart(context: StoreContext): Cart {
  const cart = emptyCart({
    token: context.newId(),
    key: context.newId().replace(/-/g, ''),
    now: context.now(),
  });
  const {country, countryGiven} = context.request;
  const countryCode = countryGiven ? country : null;
  return {...cart, buyerIdentity: {...cart.buyerIdentity, countryCode}};
}

/** What a change of lines is judged against. */
export function stockOf({catalogue, inventory, newId}: StoreContext): Stock {
  return {
    variant: (gid) => {
      const variant = catalogue.variant(gid);
      return variant && inventory.isPublished(variant.product) ? variant : undefined;
    },
    limit: (variant) => inventory.limit(variant),
    newId,
  };
}

function toWarning({code, message, target}: Warning, token: string) {
  return {code, message, target: inCartGid(target.type, target.id, token)};
}
