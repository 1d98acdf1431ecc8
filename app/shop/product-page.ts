import {RECENTLY_VIEWED, RECOMMENDATIONS} from '~/add-ons/recommendations';
import {REVIEWS_OF_PRODUCT} from '~/add-ons/reviews';
import {HEART_OF_PRODUCT} from '~/add-ons/saved';
import type {ProductPagePart} from '~/product/parts';

/** What add-ons show around a product on its page, in this order. */
export const PRODUCT_PAGE_PARTS: readonly ProductPagePart[] = [
  HEART_OF_PRODUCT,
  REVIEWS_OF_PRODUCT,
  RECOMMENDATIONS,
  RECENTLY_VIEWED,
];
