import type {ProductHelpQuery} from 'storefrontapi.generated';

import {richText} from '~/content/index.server';
import {productDisclosures, reviewsDisclosure} from '~/disclosure/index.server';
import {freeDeliveryIn} from '~/lib/free-delivery';
import {messagesIn} from '~/lib/messages';
import {formatMoney} from '~/lib/money';
import {pathFor} from '~/market';
import type {AppContext} from '~/server/context';

import {MESSAGES} from './messages';
import {SIZE_HELP, type ShopHelp} from './product';
import {PRODUCT_HELP_QUERY} from './product.documents';
import type {ProductAnswer} from './product.server';

/** Handles of the store's help pages; also the ids of that help on a product page. */
const HELP_PAGES = {sizes: SIZE_HELP, shipping: 'shipping-and-returns'} as const;

/**
 * Help for a product: on sizes and shipping from the store's own pages and settings, and what the law wants said of it. Empty where
 * the store has none or denies access. A failure never fails the product page.
 */
export async function loadHelp(
  context: Pick<AppContext, 'storefront' | 'config' | 'siteOrigin' | 'market'>,
): Promise<(product: ProductAnswer) => ShopHelp> {
  const {storefront, config, market} = context;
  const safe = richText(context);
  try {
    const {sizes, shipping, shop, localization} = await storefront.query(
      PRODUCT_HELP_QUERY,
      {
        variables: HELP_PAGES,
        cache: storefront.CacheLong(),
      },
    );
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
    const country = localization.country.isoCode;
    const checked = reviewsDisclosure(context, country);
    const maker = shop.maker?.reference;
    return (product) => ({
      topics: [
        ...topic(HELP_PAGES.sizes, sizes),
        ...topic(HELP_PAGES.shipping, shipping),
        ...productDisclosures(product, maker, country, context),
      ],
      delivery: shop.delivery?.value || null,
      ...termsOf(shop, localization.country.currency.isoCode, {config, market}),
      ...(checked !== null && product.rating && {reviewsChecked: checked}),
    });
  } catch {
    // The store call has logged its cause.
    return (product) => ({
      topics: productDisclosures(product, null, market.country, context),
      delivery: null,
    });
  }
}

/** The shop's terms of delivery and returns: by its settings, else by the names of its policies. */
function termsOf(
  {shippingPolicy, refundPolicy}: ProductHelpQuery['shop'],
  currencyCode: string,
  {config, market}: Pick<AppContext, 'config' | 'market'>,
): Pick<ShopHelp, 'terms'> {
  const messages = messagesIn(market.tag, MESSAGES);
  const amount = freeDeliveryIn(config.freeDelivery, currencyCode);
  const {returnDays} = config;
  const shipping =
    amount === null
      ? shippingPolicy && messages.deliveryTerms
      : messages.freeDelivery(formatMoney({amount, currencyCode}, market.tag));
  const returns =
    returnDays === null
      ? refundPolicy && messages.returnTerms
      : messages.returns(returnDays);
  const policy = (found: {handle: string} | null | undefined) =>
    found ? pathFor('policy', found.handle) : null;
  const terms = [
    ...(shipping ? [{text: shipping, path: policy(shippingPolicy)}] : []),
    ...(returns ? [{text: returns, path: policy(refundPolicy)}] : []),
  ];
  return terms.length > 0 ? {terms} : {};
}
