import {OPENING_FRAGMENT} from '~/drop';
import {HIDDEN_FRAGMENT} from '~/seo';

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

/**
 * Every field of a product that its page and the options dialog read. The operation (app/shop) has
 * the variables, with the limits of §3 and §9.
 */
export const PRODUCT_PAGE_FRAGMENT = `#graphql
  fragment ProductPage on Product {
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
      id
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
        ... on ExternalVideo {
          originUrl
        }
        ... on Model3d {
          models: sources {
            url
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
    lowestPrice: metafield(namespace: "custom", key: "lowest_price_30_days") {
      value
    }
    shipsOn: metafield(namespace: "custom", key: "ships_on") {
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
  ${PRODUCT_VARIANT_FRAGMENT}
  ${OPENING_FRAGMENT}
  ${HIDDEN_FRAGMENT}
` as const;

/** A product's texts in the shop's own language, by which rules know it (§10.26). */
export const ORIGINAL_TEXTS_FRAGMENT = `#graphql
  fragment OriginalTexts on Product {
    title
    descriptionHtml
    options {
      name
      optionValues {
        name
      }
    }
  }
` as const;

/** What tells the pictures of a product's colors (§10.35). */
const COLOR_PICTURES_FRAGMENT = `#graphql
  fragment ColorPictures on Product {
    id
    title
    options {
      name
      optionValues {
        name
        firstSelectableVariant {
          image {
            url
          }
        }
      }
    }
    images(first: 250) {
      nodes {
        url
        altText
      }
    }
  }
` as const;

export const COLOR_PICTURES_QUERY = `#graphql
  query ColorPictures(
    $ids: [ID!]!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on Product {
        ...ColorPictures
      }
    }
  }
  ${COLOR_PICTURES_FRAGMENT}
` as const;

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

/** The shop's metafield `custom.delivery_estimate`, and its policies. */
export const SHOP_TERMS_FRAGMENT = `#graphql
  fragment ShopTerms on Shop {
    delivery: metafield(namespace: "custom", key: "delivery_estimate") {
      value
    }
    shippingPolicy {
      handle
    }
    refundPolicy {
      handle
    }
  }
` as const;
