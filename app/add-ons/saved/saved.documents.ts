import {CARD_FRAGMENT} from '~/collection';

/** Saved products, by their ids, as cards. */
export const SAVED_QUERY = `#graphql
  query Saved(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $metafields: [HasMetafieldsIdentifier!]!
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        ...ProductCard
      }
    }
  }
  ${CARD_FRAGMENT}
` as const;
