import {AGENTS_IN_WORKER} from '~/add-ons/agents/index.server';
import {ANALYTICS_IN_WORKER} from '~/add-ons/analytics/index.server';
import {APPS_IN_WORKER} from '~/add-ons/apps/index.server';
import {PRINT_IN_WORKER} from '~/add-ons/personalization/index.server';
import {REVIEWS_IN_WORKER} from '~/add-ons/reviews/index.server';
import type {ServerParts} from '~/server/parts';

import {CARD_SERVER_PARTS} from './card.server';
import {CART_SERVER_PARTS} from './cart.server';
import {ADD_ON_PAGES} from './pages';
import {PRODUCT_QUERIES, PRODUCT_SERVER_PARTS} from './product.server';
import {ADD_ON_SETTINGS} from './settings.server';
import {SHELL_SERVER_PARTS} from './shell.server';

/** The add-ons of this shop, for the worker. */
export const SERVER_PARTS: ServerParts = {
  settings: ADD_ON_SETTINGS,
  worker: [
    ANALYTICS_IN_WORKER,
    AGENTS_IN_WORKER,
    APPS_IN_WORKER,
    REVIEWS_IN_WORKER,
    PRINT_IN_WORKER,
  ],
  pages: ADD_ON_PAGES,
  card: CARD_SERVER_PARTS,
  cart: CART_SERVER_PARTS,
  product: PRODUCT_SERVER_PARTS,
  productQueries: PRODUCT_QUERIES,
  shell: SHELL_SERVER_PARTS,
};
