import type {AppLoadContext} from '@shopify/remix-oxygen';

import {PRODUCT_IMAGES_PAGE_SIZE, PRODUCT_VARIANTS_PAGE_SIZE} from '~/lib/catalogue';
import {findVariant, namedSelection, selectionFrom} from './option-selection';
import {isStillSold} from '~/lib/end-date';
import {isStale} from '~/server/store/stale-if-error';

import {PRODUCT_QUERY, PRODUCT_VARIANT_QUERY} from './product.documents';
import type {ProductView} from './product-view';
import {
  toProductView,
  withResolvedVariant,
  type ProductAnswer,
} from './product-view.server';
import {knownVariants} from './unlisted-variants';

/** A product as the store answered it and as the page shows it. */
export interface LoadedProduct {
  answer: ProductAnswer;
  view: ProductView;
  /** From before the store failed: it may be out of date. */
  isStale: boolean;
}

type Context = Pick<AppLoadContext, 'storefront' | 'config' | 'now' | 'caching'>;

/**
 * The product with this handle, `null` when there is none or its end date has passed (decision 4). One call to the store;
 * a second one only for a product with more variants than are listed, when `chosen` (a page's query) names one of those.
 * @throws what the store's client throws when the store gives no usable answer
 */
export async function loadProduct(
  {storefront, config, now, caching}: Context,
  handle: string,
  chosen: URLSearchParams,
): Promise<LoadedProduct | null> {
  const {product, errors} = await storefront.query(PRODUCT_QUERY, {
    variables: {
      handle,
      imagesFirst: PRODUCT_IMAGES_PAGE_SIZE,
      variantsFirst: PRODUCT_VARIANTS_PAGE_SIZE,
    },
    cache: storefront.CacheShort(),
  });
  if (!product) return null;
  const view = toProductView(product, config.store.imageOrigin);
  if (!isStillSold(view.endDate, now)) return null;
  caching.endsAt(view.endDate);
  const chosenView = await resolveChosen(storefront, product, view, chosen);
  return {answer: product, view: chosenView, isStale: isStale({errors})};
}

async function resolveChosen(
  storefront: Context['storefront'],
  answer: ProductAnswer,
  view: ProductView,
  chosen: URLSearchParams,
): Promise<ProductView> {
  const selection = selectionFrom((name) => chosen.get(name), view.options, 'page');
  // One that the page lists has its id.
  if (findVariant(knownVariants(view), selection)?.id !== null) return view;
  const {product} = await storefront.query(PRODUCT_VARIANT_QUERY, {
    variables: {
      handle: view.handle,
      selectedOptions: namedSelection(view.options, selection),
    },
    cache: storefront.CacheShort(),
  });
  const raw = product?.variantBySelectedOptions;
  return raw ? withResolvedVariant(view, answer, raw) : view;
}
