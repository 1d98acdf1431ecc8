import {ARRIVAL_OF_PRODUCT} from '~/add-ons/arrival';
import {CHOICE_EVENTS} from '~/add-ons/apps';
import {RECIPIENT_OF_PRODUCT} from '~/add-ons/gifts';
import {NOTIFY_OF_PRODUCT} from '~/add-ons/notify';
import {PRINT_ON_PRODUCT} from '~/add-ons/personalization';
import {PICKUP_OF_PRODUCT} from '~/add-ons/pickup';
import type {ProductPart} from '~/product/parts';

/** What add-ons show of a product, in this order. */
export const PRODUCT_PARTS: readonly ProductPart[] = [
  PRINT_ON_PRODUCT,
  RECIPIENT_OF_PRODUCT,
  ARRIVAL_OF_PRODUCT,
  PICKUP_OF_PRODUCT,
  NOTIFY_OF_PRODUCT,
  CHOICE_EVENTS,
];
