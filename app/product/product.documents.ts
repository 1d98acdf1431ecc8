import {DISCLOSED_FRAGMENT, MAKER_FRAGMENT} from '~/add-ons/disclosure';
import {OPENING_FRAGMENT} from '~/drop';
import {HIDDEN_FRAGMENT} from '~/seo';
import {keptForOutage} from '~/server/store/stale-if-error';

const PRODUCT_VARIANT_FRAGMENT = `#graphql
  fragment ProductPageVariant on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable @skip(if: false)
    quantityRule {
      minimum
      maximum
      increment
    }
    weight
    sku
    barcode
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    unitPrice {
      amount
      currencyCode
    }
    unitPriceMeasurement {
      referenceValue
      referenceUnit
    }
    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {
      value
    }
    image {
      id
    }
    selectedOptions {
      name
      value
    }
    product {
      handle
    }
  }
` as const;

/** Every product field of the product page and the options dialog, with the limits of §3 and §9. */
export const PRODUCT_QUERY = keptForOutage(`#graphql
  query Product(
    $handle: String!
    $imagesFirst: Int!
    $variantsFirst: Int!
    $variantsAfter: String
    $personalization: Boolean!
    $country: CountryCode
    $language: LanguageCode
    $drops: Boolean = false
    $bundles: Boolean = false
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      title
      handle
      vendor
      description
      descriptionHtml
      productType
      tags @skip(if: false)
      availableForSale
      totalInventory @skip(if: false)
      requiresSellingPlan
      isGiftCard
      ...Hidden
      seo {
        title
        description
      }
      options {
        name
        optionValues {
          name
          swatch {
            color
          }
          firstSelectableVariant {
            product {
              handle
            }
          }
        }
      }
      priceRange {
        minVariantPrice {
          amount
          currencyCode
        }
        maxVariantPrice {
          amount
          currencyCode
        }
      }
      images(first: $imagesFirst) {
        nodes {
          id
          transformedSrc: url(transform: {maxWidth: 1600})
          altText
        }
      }
      media(first: $imagesFirst) {
        nodes {
          __typename
          alt
          previewImage {
            url(transform: {maxWidth: 1600})
          }
          ... on Video {
            sources {
              url
              mimeType
            }
          }
        }
      }
      variants(first: $variantsFirst, after: $variantsAfter) {
        nodes {
          ...ProductPageVariant
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      encodedVariantExistence
      encodedVariantAvailability
      bundle: variants(first: 20) @include(if: $bundles) {
        nodes {
          id
          components(first: 20) {
            nodes {
              quantity
              productVariant {
                title
                image {
                  url
                }
                product {
                  title
                  handle
                }
              }
            }
          }
        }
      }
      rating: metafield(namespace: "reviews", key: "rating") {
        value
      }
      ratingCount: metafield(namespace: "reviews", key: "rating_count") {
        value
      }
      ...Opening
      ...Disclosed
      lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {
        value
      }
      shipsOn: metafield(namespace: "custom", key: "ships_on") {
        value
      }
      personalization: metafield(namespace: "custom", key: "personalization")
        @include(if: $personalization) {
        value
      }
      sizeGuide: metafield(namespace: "custom", key: "size_guide") {
        reference {
          ... on Metaobject {
            title: field(key: "title") {
              value
            }
            note: field(key: "note") {
              value
            }
            measurements: field(key: "measurements") {
              value
            }
          }
        }
      }
    }
  }
  ${PRODUCT_VARIANT_FRAGMENT}
  ${OPENING_FRAGMENT}
  ${DISCLOSED_FRAGMENT}
  ${HIDDEN_FRAGMENT}
`);

/** A variant by its options, for a product with more variants than a query lists. */
export const PRODUCT_VARIANT_QUERY = `#graphql
  query ProductVariant(
    $handle: String!
    $selectedOptions: [SelectedOptionInput!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      variantBySelectedOptions(selectedOptions: $selectedOptions) {
        ...ProductPageVariant
      }
    }
  }
  ${PRODUCT_VARIANT_FRAGMENT}
` as const;

/** A variant by its id, as links name it, for a product with more variants than a query lists. */
export const NUMBERED_VARIANT_QUERY = `#graphql
  query NumberedVariant(
    $variantId: ID!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    node(id: $variantId) {
      ... on ProductVariant {
        ...ProductPageVariant
      }
    }
  }
  ${PRODUCT_VARIANT_FRAGMENT}
` as const;

/** Two help pages, and the shop's metafields `custom.delivery_estimate` and `custom.maker`. */
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
      delivery: metafield(namespace: "custom", key: "delivery_estimate") {
        value
      }
      maker: metafield(namespace: "custom", key: "maker") {
        reference {
          ...Maker
        }
      }
      shippingPolicy {
        handle
      }
      refundPolicy {
        handle
      }
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
  ${MAKER_FRAGMENT}
`);
