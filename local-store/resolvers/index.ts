/**
 * Every resolver of the store. A module of resolvers joins by one line in `modules`, and in
 * `loaders` when `node(id:)` can find its types.
 */
import {mergeResolvers, type NodeLoaders, type Resolvers} from '../schema/resolver-types';
import {cartResolvers} from './cart';
import {cartLineResolvers} from './cart-line';
import {cartMutationResolvers} from './cart-mutations';
import {moneyResolvers} from './money';
import {nodeResolvers} from './node';

const modules: Resolvers[] = [
  moneyResolvers,
  cartResolvers,
  cartLineResolvers,
  cartMutationResolvers,
];
