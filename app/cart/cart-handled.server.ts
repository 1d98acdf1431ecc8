import type {CartFragment} from 'storefrontapi.generated';

import {type CartGateway} from './cart-gateway.server';
import {type Remark} from './cart-remarks.server';
import {type CartMessage} from './view';

/** What a handler may use. */
export interface HandlerContext {
  gateway: CartGateway;
  /** The cart that the cookie names. */
  cartId: string | null;
  /** The visitor brought a cookie that names no cart. */
  malformedCookie: boolean;
  /** Called with a cart's id as soon as it is created, so that a later failure does not orphan it. */
  onCreated: (cartId: string) => void;
  /** Called with the id of a cart that is replaced although the store did not say that it is gone. */
  onSuperseded: (cartId: string) => void;
}

/** What a handler found out. */
export interface Handled {
  cart: CartFragment | null;
  remarks: readonly Remark[];
  /** Why the change was refused; none when it was made. */
  refusals: readonly CartMessage[];
  /** The cookie's cart is gone. */
  forget?: boolean;
  /** Where a plain form is to lead, if not to the cart. */
  location?: string;
}

/** The cart is not there any more, so there was nothing to change. */
export const GONE: Handled = {
  cart: null,
  remarks: [{code: 'gone', lineKey: null}],
  refusals: [],
  forget: true,
};
