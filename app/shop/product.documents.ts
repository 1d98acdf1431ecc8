import {ARRIVAL_RULES_FRAGMENT, MADE_FRAGMENT} from '~/add-ons/arrival';
import {DISCLOSED_FRAGMENT, SHOP_MAKER_FRAGMENT} from '~/add-ons/disclosure';
import {PRINTED_FRAGMENT} from '~/add-ons/personalization';
import {
  ORIGINAL_TEXTS_FRAGMENT,
  PRODUCT_PAGE_FRAGMENT,
  SHOP_TERMS_FRAGMENT,
} from '~/product';
import {keptForOutage} from '~/server/store/stale-if-error';

/** A product for its page and the options dialog: the core's fields and those of add-ons. */
export const PRODUCT_QUERY = keptForOutage(`#graphql
  query Product(
    $handle: String!
    $imagesFirst: Int!
    $variantsFirst: Int!
    $variantsAfter: String
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $bundles: Boolean = false
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...ProductPage
      ...Disclosed
      ...Printed
      ...Made
    }
    ...ArrivalRules
  }
  ${PRODUCT_PAGE_FRAGMENT}
  ${DISCLOSED_FRAGMENT}
  ${PRINTED_FRAGMENT}
  ${MADE_FRAGMENT}
  ${ARRIVAL_RULES_FRAGMENT}
`);

/** The same product in the shop's own language: asked without a market's context. */
export const ORIGINAL_PRODUCT_QUERY = keptForOutage(`#graphql
  query OriginalProduct($id: ID!) {
    product(id: $id) {
      ...OriginalTexts
      ...Printed
    }
  }
  ${ORIGINAL_TEXTS_FRAGMENT}
  ${PRINTED_FRAGMENT}
`);

/** Two help pages of the store, and what holds for every product. */
export const PRODUCT_HELP_QUERY = keptForOutage(`#graphql
  query ProductHelp(
    $sizes: String!
    $shipping: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    sizes: page(handle: $sizes) @skip(if: false) {
      title
      body
    }
    shipping: page(handle: $shipping) @skip(if: false) {
      title
      body
    }
    shop {
      ...ShopTerms
      ...ShopMaker
    }
    localization {
      country {
        isoCode
        currency {
          isoCode
        }
      }
    }
  }
  ${SHOP_TERMS_FRAGMENT}
  ${SHOP_MAKER_FRAGMENT}
`);
