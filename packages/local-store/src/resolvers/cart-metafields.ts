/** A cart's metafields: reading, setting and deleting them. */
import {type CartMetafield, accepted} from '../model/cart';
import {
  findMetafield,
  maxMetafields,
  metafieldError,
  setMetafields,
  type MetafieldInput,
} from '../model/cart-metafields';
import {toGid} from '../model/global-id';
import type {Resolvers} from '../schema/resolver-types';
import {commit, ownCart} from './cart-change';
import {viewCart, type CartView} from './cart-view';
import type {MetafieldRecord} from './metafield';

interface OwnedMetafield extends MetafieldInput {
  ownerId: string;
}

const invalidOwner = (field: string[], elementIndex: number | null) => ({
  code: 'INVALID_OWNER',
  field,
  message: 'The specified cart does not exist.',
  elementIndex,
});

const tooMany = {
  code: 'LESS_THAN_OR_EQUAL_TO',
  field: ['metafields'],
  message: `At most ${maxMetafields} metafields can be set at a time.`,
  elementIndex: null,
};

/** A cart's metafield as the source of a `Metafield`. */
export function cartMetafieldView(view: CartView, field: CartMetafield): MetafieldRecord {
  const {id, namespace, key, type, value, createdAt, updatedAt} = field;
  return {
    data: {namespace, key, type, value},
    parent: view,
    updatedAt,
    own: {gid: toGid('Metafield', id), createdAt},
  };
}

export const cartMetafieldResolvers: Resolvers = {
  Mutation: {
    cartMetafieldsSet: (
      _: unknown,
      {metafields}: {metafields: OwnedMetafield[]},
      context,
    ) => {
      const errors = metafields.flatMap((input, index) => {
        const field = ['metafields', String(index), 'ownerId'];
        if (!ownCart(input.ownerId, context)) return [invalidOwner(field, index)];
        return metafieldError(input, index) ?? [];
      });
      if (metafields.length > maxMetafields) errors.push(tooMany);
      // All or none, as Shopify's description of the Admin API's metafieldsSet promises.
      if (errors.length > 0) return {metafields: [], userErrors: errors};
      const written = metafields.flatMap((input) => {
        const cart = ownCart(input.ownerId, context);
        if (!cart) return [];
        const set = setMetafields(cart, [input], context.now());
        commit(cart, accepted(set.cart), context);
        // The owner is told without its secret.
        const view = viewCart(set.cart, false, context);
        return set.metafields.map((field) => cartMetafieldView(view, field));
      });
      return {metafields: written, userErrors: []};
    },
    cartMetafieldDelete: (
      _: unknown,
      {input}: {input: {ownerId: string; key: string}},
      context,
    ) => {
      const cart = ownCart(input.ownerId, context);
      if (!cart) {
        return {deletedId: null, userErrors: [invalidOwner(['input', 'ownerId'], null)]};
      }
      const field = findMetafield(cart, null, input.key);
      if (!field) {
        const message = 'Metafield does not exist';
        const error = {
          code: 'METAFIELD_DOES_NOT_EXIST',
          field: ['input', 'key'],
          message,
        };
        return {deletedId: null, userErrors: [error]};
      }
      const metafields = cart.metafields.filter(({id}) => id !== field.id);
      commit(cart, accepted({...cart, metafields}), context);
      return {deletedId: toGid('Metafield', field.id), userErrors: []};
    },
  },
};
