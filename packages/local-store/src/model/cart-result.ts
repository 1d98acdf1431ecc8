/** What a change of a cart answers with: Shopify's `userErrors` and `warnings`. */
import type {Cart} from './cart';

export interface UserError {
  /** A `CartErrorCode`. */
  code: string;
  /** The way to the argument at fault, for example `['lines', '0', 'quantity']`. */
  field: string[] | null;
  message: string;
}

export interface Warning {
  /** A `CartWarningCode`. */
  code: string;
  message: string;
  /** What it is about: the cart, or a line or an address by its id within the cart. */
  target: {type: 'CartLine' | 'CartSelectableAddress'; id: string} | 'Cart';
}

export interface CartResult {
  /** The cart after the change; null where Shopify answers none. */
  cart: Cart | null;
  userErrors: UserError[];
  warnings: Warning[];
}

/** A change that succeeded. */
export function accepted(cart: Cart, warnings: Warning[] = []): CartResult {
  return {cart, userErrors: [], warnings};
}

/** A change that was refused; the cart stays as it was. */
export function refused(cart: Cart | null, userErrors: UserError[]): CartResult {
  return {cart, userErrors, warnings: []};
}
