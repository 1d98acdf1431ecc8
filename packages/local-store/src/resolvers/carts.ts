/** Everything about carts, as one module of resolvers. */
import {mergeResolvers} from '../schema/resolver-types';
import {cartResolvers as wholeCart} from './cart';
import {cartBuyerResolvers} from './cart-buyer';
import {cartBuyerMutationResolvers} from './cart-buyer-mutations';
import {cartCreateResolvers} from './cart-create';
import {cartDeliveryResolvers} from './cart-delivery';
import {cartDiscountResolvers} from './cart-discounts';
import {cartLineResolvers} from './cart-line';
import {cartMetafieldResolvers} from './cart-metafields';
import {cartMutationResolvers} from './cart-mutations';

export const cartResolvers = mergeResolvers([
  wholeCart,
  cartLineResolvers,
  cartDiscountResolvers,
  cartBuyerResolvers,
  cartDeliveryResolvers,
  cartCreateResolvers,
  cartMutationResolvers,
  cartBuyerMutationResolvers,
  cartMetafieldResolvers,
]);
