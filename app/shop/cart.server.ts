import {ARRIVAL_IN_CART} from '~/add-ons/arrival/index.server';
import {FORM_ADDS} from '~/add-ons/analytics/index.server';
import {GIFTS_IN_CART} from '~/add-ons/gifts/index.server';
import {PRINT_IN_CART} from '~/add-ons/personalization/index.server';
import {PICKUP_IN_CART} from '~/add-ons/pickup/index.server';
import type {CartServerPart} from '~/cart/parts';
import {PICTURES_IN_CART} from '~/product/index.server';

/** What products and add-ons do for the cart on the server. */
export const CART_SERVER_PARTS: readonly CartServerPart[] = [
  PICTURES_IN_CART,
  PRINT_IN_CART,
  GIFTS_IN_CART,
  PICKUP_IN_CART,
  FORM_ADDS,
  ARRIVAL_IN_CART,
];
