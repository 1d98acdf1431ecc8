import type {ServerParts} from '~/server/parts';

import {CARD_SERVER_PARTS} from './card.server';
import {CART_SERVER_PARTS} from './cart.server';
import {PRODUCT_QUERIES, PRODUCT_SERVER_PARTS} from './product.server';
import {SHELL_SERVER_PARTS} from './shell.server';

/** The add-ons of this shop, for the worker. */
export const SERVER_PARTS: ServerParts = {
  worker: [],
  card: CARD_SERVER_PARTS,
  cart: CART_SERVER_PARTS,
  product: PRODUCT_SERVER_PARTS,
  productQueries: PRODUCT_QUERIES,
  shell: SHELL_SERVER_PARTS,
};
