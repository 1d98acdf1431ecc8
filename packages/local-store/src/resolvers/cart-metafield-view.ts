/** A cart's metafield as the source of a `Metafield`. */
import type {CartMetafield} from '../model/cart';
import {inCartGid} from '../model/cart-ids';
import type {CartView} from './cart-view';
import type {MetafieldRecord} from './metafield';

/** The record that the resolvers of `Metafield` read. */
export function cartMetafieldView(view: CartView, field: CartMetafield): MetafieldRecord {
  const {id, namespace, key, type, value, createdAt, updatedAt} = field;
  return {
    data: {namespace, key, type, value},
    parent: view,
    updatedAt,
    own: {gid: inCartGid('Metafield', id, view.cart.token), createdAt},
  };
}
