import {ARRIVAL_OF_CART} from '~/add-ons/arrival';
import {GIFT_NOTE} from '~/add-ons/gifts';
import {EditPrint, PrintedPicture} from '~/add-ons/personalization';
import {PICKUP_OF_CART} from '~/add-ons/pickup';
import {CartRecommendations} from '~/add-ons/recommendations';
import type {CartPart} from '~/cart/parts';

/** What add-ons show in the cart, in this order. */
export const CART_PARTS: readonly CartPart[] = [
  {LinePicture: PrintedPicture, EditLine: EditPrint},
  GIFT_NOTE,
  PICKUP_OF_CART,
  ARRIVAL_OF_CART,
  {Below: CartRecommendations},
];
