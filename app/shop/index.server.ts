import type {ServerParts} from '~/server/parts';

import {CART_SERVER_PARTS} from './cart.server';

/** The add-ons of this shop, for the worker. */
export const SERVER_PARTS: ServerParts = {
  worker: [],
  cart: CART_SERVER_PARTS,
};
