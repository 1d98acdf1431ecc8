import type {ProductHelpQuery, ShopTermsFragment} from 'storefrontapi.generated';

import {richText} from '~/content/index.server';
import {tagIn} from '~/lib/market';
import {messagesIn} from '~/lib/messages';
import {formatMoney, freeDeliveryIn, type Money} from '~/lib/money';
import {hrefIn, pathFor} from '~/market';
import type {OfferTerms} from '~/seo/index.server';
import type {AppContext} from '~/server/context';

import {MESSAGES} from './messages';
import type {ProductAnswer} from './parts';
import type {ShopHelp} from './product';
import {readSizeGuide} from './size-guide.server';

/** Handles of the store's help pages; also the ids of that help on a product page. */
export const HELP_PAGES = {
  sizes: 'sizes-and-fit',
  shipping: 'shipping-and-returns',
} as const;

/** Help for shoppers, and the same terms for search engines. */
interface LoadedHelp {
  /** What holds for every product. */
  terms: Pick<ShopHelp, 'delivery' | 'terms'>;
  /** What add-ons say of all prices. */
  priceTerms: readonly string[];
  helpFor(product: ProductAnswer): ShopHelp;
  /** `null` while the store cannot be asked. */
  offerTerms: OfferTerms | null;
}

const NO_TERMS = {delivery: null, terms: []};

/**
 * Help for a product, from the store's pages and settings, and what the law asks for. Never fails
 * the product page: empty where the store has none or denies access.
 */
export async function loadHelp(context: AppContext): Promise<LoadedHelp> {
  const {storefront, config, market, parts} = context;
  const safe = richText(context);
  try {
    const answer = await parts.productQueries.help(storefront, {
      variables: HELP_PAGES,
      cache: storefront.CacheLong(),
    });
    const {sizes, shipping, shop, localization} = answer;
    const topic = (id: string, page: typeof sizes) =>
      page ? [{id, title: page.title, html: safe(page.body)}] : [];
    const {isoCode: country, currency} = localization.country;
    const currencyCode = currency.isoCode;
    const amount = freeDeliveryIn(config.freeDelivery, currencyCode);
    const freeDelivery = amount === null ? null : {amount, currencyCode};
    const tag = tagIn(market, localization.country);
    const terms = {
      delivery: shop.delivery?.value || null,
      terms: termsOf(shop, freeDelivery, config.returnDays, tag),
    };
    // Below the button already, each with its policy.
    const areTermsSaid =
      terms.terms.length === 2 && terms.terms.every(({path, isName}) => path && !isName);
    return {
      terms,
      priceTerms: priceTermsOf(country, context),
      helpFor: (product) => {
        const added = helpOfParts(product, shop, country, context);
        // Neither sizes nor delivery and returns concern a gift card, which arrives by e-mail.
        if (product.isGiftCard) return {...added, topics: [], ...NO_TERMS};
        // A garment's own guide says it on the page; the shop's text is then a link away.
        const hasGuide = readSizeGuide(product.sizeGuide?.reference, tag) !== null;
        const topics = [
          ...(hasGuide ? [] : topic(HELP_PAGES.sizes, sizes)),
          ...(areTermsSaid ? [] : topic(HELP_PAGES.shipping, shipping)),
          ...added.topics,
        ];
        // An open one first: the label of a guarantee belongs near the picture (docs/law.md).
        topics.sort((a, b) => Number('isOpen' in b) - Number('isOpen' in a));
        return {
          ...added,
          topics,
          ...terms,
          // The page's own help on them says more than the names of policies.
          terms: terms.terms.filter(({isName}) => !isName || !shipping),
          ...(sizes && {
            sizes: {
              title: sizes.title,
              url: hasGuide
                ? hrefIn(market, pathFor('page', HELP_PAGES.sizes))
                : `#${HELP_PAGES.sizes}`,
            },
          }),
        };
      },
      offerTerms: {country, returnDays: config.returnDays, freeDelivery},
    };
  } catch {
    // The store call has logged its cause.
    return {
      terms: NO_TERMS,
      priceTerms: priceTermsOf(market.country, context),
      helpFor: (product) => ({
        ...helpOfParts(product, null, market.country, context),
        ...NO_TERMS,
      }),
      offerTerms: null,
    };
  }
}

const priceTermsOf = (country: string | null, context: AppContext) =>
  context.parts.product.flatMap(({term}) => term?.(country, context) ?? []);

/** What add-ons say beside a product. */
function helpOfParts(
  product: ProductAnswer,
  shop: ProductHelpQuery['shop'] | null,
  country: string | null,
  context: AppContext,
): Pick<ShopHelp, 'topics' | 'reviewsChecked'> {
  const added = context.parts.product.map(
    ({help}) => help?.(product, shop, country, context) ?? {},
  );
  const topics = added.flatMap((one) => one.topics ?? []);
  return Object.assign({}, ...added, {topics});
}

/** The terms that the settings state, for search engines; `null`, without a call, for none. */
export async function loadOfferTerms(context: AppContext): Promise<OfferTerms | null> {
  const {returnDays, freeDelivery} = context.config;
  if (returnDays === null && freeDelivery.length === 0) return null;
  return (await loadHelp(context)).offerTerms;
}

/** The shop's terms of delivery and returns: by its settings, else by the names of its policies. */
function termsOf(
  {shippingPolicy, refundPolicy}: ShopTermsFragment,
  freeDelivery: Money | null,
  returnDays: number | null,
  tag: string,
): ShopHelp['terms'] {
  const messages = messagesIn(tag, MESSAGES);
  const term = (policy: typeof refundPolicy, setting: string | null, name: string) => {
    const text = setting ?? (policy ? name : null);
    const path = policy ? pathFor('policy', policy.handle) : null;
    const isName = setting === null;
    return text === null ? [] : [{text, path, ...(isName && {isName})}];
  };
  const free = freeDelivery && messages.freeDelivery(formatMoney(freeDelivery, tag));
  const returns = returnDays === null ? null : messages.returns(returnDays);
  return [
    ...term(shippingPolicy, free, messages.deliveryTerms),
    ...term(refundPolicy, returns, messages.returnTerms),
  ];
}
