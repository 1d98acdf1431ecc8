import {keptForOutage} from '~/server/store/stale-if-error';

/** Where the store sells, and its own country, which market pages are checked against. */
export const MARKETS_QUERY = keptForOutage(`#graphql
  query Markets {
    localization {
      country {
        ...MarketCountry
      }
      availableCountries {
        ...MarketCountry
      }
    }
  }
  fragment MarketCountry on Country {
    isoCode
    currency {
      isoCode
      symbol
    }
  }
`);

/** Which of these products and collections the store has in a country. */
export const PUBLISHED_QUERY = `#graphql
  query Published($ids: [ID!]!, $country: CountryCode) @inContext(country: $country) {
    nodes(ids: $ids) {
      id
    }
  }
` as const;

/**
 * The names of products in the shop's own language, for the specification's rules: asked without a
 * market's context (§10.26).
 */
export const ORIGINAL_NAMES_QUERY = keptForOutage(`#graphql
  query OriginalNames($ids: [ID!]!, $values: Boolean = false) {
    nodes(ids: $ids) {
      ... on Product {
        ...Original
      }
    }
  }
  fragment Original on Product {
    id
    title
    productType
    options {
      name
      optionValues @include(if: $values) {
        name
      }
    }
  }
`);

/** A product's options with their values, which may be named like a parameter of the shop's own. */
export const OPTION_VALUES_QUERY = `#graphql
  query OptionValues($handle: String!) {
    product(handle: $handle) {
      options {
        name
        optionValues {
          name
        }
      }
    }
  }
`;
