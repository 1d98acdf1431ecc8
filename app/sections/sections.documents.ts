import {CARD_FRAGMENT} from '~/collection';

/**
 * The store data that the sections of a page need, by ids: one call, and the same document for
 * every arrangement. Of a featured collection more products than are shown: a page may leave some
 * out.
 */
export const SECTIONS_QUERY = `#graphql
  query Sections(
    $featured: [ID!]!
    $others: [ID!]!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $metafields: [HasMetafieldsIdentifier!]!
  ) @inContext(country: $country, language: $language) {
    featured: nodes(ids: $featured) {
      ... on Collection {
        ...SectionCollection
        products(first: 16) {
          nodes {
            ...ProductCard
          }
        }
      }
    }
    others: nodes(ids: $others) {
      ... on Collection {
        ...SectionCollection
      }
      ... on Product {
        id
        ...ProductCard
      }
      ... on MediaImage {
        id
        image {
          url
          altText
        }
      }
      ... on Video {
        id
        sources {
          url
          mimeType
        }
        previewImage {
          url
        }
      }
    }
  }
  fragment SectionCollection on Collection {
    id
    handle
    title
    image {
      url
    }
    covers: products(first: 1) {
      nodes {
        featuredImage {
          url
        }
      }
    }
  }
  ${CARD_FRAGMENT}
` as const;
