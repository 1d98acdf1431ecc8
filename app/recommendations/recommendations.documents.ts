import {CARD_FRAGMENT} from '~/collection';

/** What goes with a product, as the merchant says, and what is like it, as the store reckons. */
export const RECOMMENDATIONS_QUERY = `#graphql
  query Recommendations($handle: String!) {
    complementary: productRecommendations(productHandle: $handle, intent: COMPLEMENTARY) {
      ...ProductCard
    }
    related: productRecommendations(productHandle: $handle, intent: RELATED) {
      ...ProductCard
    }
  }
  ${CARD_FRAGMENT}
` as const;
