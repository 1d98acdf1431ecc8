/** Where a variant can be picked up. Opening hours are a metafield of the merchant's. */
export const PICKUP_AVAILABILITY_QUERY = `#graphql
  query PickupAvailability($id: ID!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    localization {
      country {
        isoCode
      }
    }
    node(id: $id) {
      ... on ProductVariant {
        id
        product {
          making: metafield(namespace: "custom", key: "making_days") {
            value
          }
        }
        storeAvailability(first: 50) @skip(if: false) {
          nodes {
            available
            pickUpTime
            location {
              id
              name
              address {
                formatted
                phone
                countryCode
                latitude
                longitude
              }
              hours: metafield(namespace: "custom", key: "opening_hours") {
                value
              }
            }
          }
        }
      }
    }
  }
` as const;

export const PICKUP_LOCATIONS_QUERY = `#graphql
  query PickupLocations($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    localization {
      country {
        isoCode
      }
    }
    locations(first: 50) @skip(if: false) {
      nodes {
        id
        name
        address {
          city
          countryCode
        }
      }
    }
  }
` as const;
