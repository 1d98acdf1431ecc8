import {ARRIVAL_ON_PRODUCT} from '~/add-ons/arrival/index.server';
import {ANALYTICS_ON_PRODUCT} from '~/add-ons/analytics/index.server';
import {DISCLOSED_ON_PRODUCT} from '~/add-ons/disclosure/index.server';
import {GIFTS_ON_PRODUCT} from '~/add-ons/gifts/index.server';
import {NOTIFY_ON_PRODUCT} from '~/add-ons/notify/index.server';
import {PRINT_ON_PRODUCT} from '~/add-ons/personalization/index.server';
import {PICKUP_ON_PRODUCT} from '~/add-ons/pickup/index.server';
import {REVIEWS_ON_PRODUCT} from '~/add-ons/reviews/index.server';
import {SAVED_ON_PRODUCT} from '~/add-ons/saved/index.server';
import type {ServerParts} from '~/server/parts';

import {
  ORIGINAL_PRODUCT_QUERY,
  PRODUCT_HELP_QUERY,
  PRODUCT_QUERY,
} from './product.documents';

/** What add-ons do for a product on the server. */
export const PRODUCT_SERVER_PARTS: ServerParts['product'] = [
  PRINT_ON_PRODUCT,
  GIFTS_ON_PRODUCT,
  PICKUP_ON_PRODUCT,
  NOTIFY_ON_PRODUCT,
  DISCLOSED_ON_PRODUCT,
  ANALYTICS_ON_PRODUCT,
  REVIEWS_ON_PRODUCT,
  SAVED_ON_PRODUCT,
  ARRIVAL_ON_PRODUCT,
];

export const PRODUCT_QUERIES: ServerParts['productQueries'] = {
  page: (storefront, options) => storefront.query(PRODUCT_QUERY, options),
  original: (storefront, options) => storefront.query(ORIGINAL_PRODUCT_QUERY, options),
  help: (storefront, options) => storefront.query(PRODUCT_HELP_QUERY, options),
};
