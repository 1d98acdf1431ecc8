import {CARD_FRAGMENT} from '~/collection';

/** Complementary products, chosen by the merchant, and related ones, computed by the store. */
export const RECOMMENDATIONS_QUERY = `#graphql
  query Recommendations(
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $metafields: [HasMetafieldsIdentifier!]!
  ) @inContext(country: $country, language: $language) {
    complementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {
      ...ProductCard
    }
    related: productRecommendations(productHandle: $handle, intent: RELATED) {
      ...ProductCard
    }
  }
  ${CARD_FRAGMENT}
` as const;
