import {richText} from '~/content/index.server';
import type {AppContext} from '~/server/context';

import type {ShopHelp} from './product';
import {PRODUCT_HELP_QUERY} from './product.documents';

/** Handles of the store's help pages; also the ids of that help on a product page. */
const HELP_PAGES = {sizes: 'sizes-and-fit', shipping: 'shipping-and-returns'} as const;

const NO_HELP: ShopHelp = {topics: [], delivery: null};

/**
 * Size and shipping help from the store's own pages and settings; empty where the store has none or denies access. A
 * failure never fails the product page.
 */
export async function loadHelp(
  context: Pick<AppContext, 'storefront' | 'config' | 'siteOrigin' | 'market'>,
): Promise<ShopHelp> {
  const {storefront} = context;
  const safe = richText(context);
  try {
    const {sizes, shipping, shop} = await storefront.query(PRODUCT_HELP_QUERY, {
      variables: HELP_PAGES,
      cache: storefront.CacheLong(),
    });
    const topic = (id: string, page: typeof sizes) =>
      page
        ? [
            {
              id,
              title: page.title,
              html: safe(page.body),
            },
          ]
        : [];
    return {
      topics: [
        ...topic(HELP_PAGES.sizes, sizes),
        ...topic(HELP_PAGES.shipping, shipping),
      ],
      delivery: shop.delivery?.value || null,
    };
  } catch {
    // The store call has logged its cause.
    return NO_HELP;
  }
}
