const PRODUCT_VARIANT_FRAGMENT = `#graphql
  fragment ProductPageVariant on ProductVariant {
    id
    title
    availableForSale
    quantityAvailable
    weight
    sku
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    image {
      id
    }
    selectedOptions {
      name
      value
    }
  }
` as const;

/** Everything the product page and the options dialog show of a product, with the limits of spec §3 and §9. */
export const PRODUCT_QUERY = `#graphql
  query Product($handle: String!, $imagesFirst: Int!, $variantsFirst: Int!) {
    product(handle: $handle) {
      id
      title
      handle
      vendor
      description
      descriptionHtml
      productType
      tags
      availableForSale
      totalInventory
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
        }
      }
      priceRange {
        minVariantPrice {
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
      variants(first: $variantsFirst) {
        nodes {
          ...ProductPageVariant
        }
        pageInfo {
          hasNextPage
        }
      }
      encodedVariantExistence
      encodedVariantAvailability
      rating: metafield(namespace: "reviews", key: "rating") {
        value
      }
      ratingCount: metafield(namespace: "reviews", key: "rating_count") {
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
  }
  ${PRODUCT_VARIANT_FRAGMENT}
` as const;

/** One variant of a product with more variants than a query lists, by what was chosen. */
export const PRODUCT_VARIANT_QUERY = `#graphql
  query ProductVariant($handle: String!, $selectedOptions: [SelectedOptionInput!]!) {
    product(handle: $handle) {
      variantBySelectedOptions(selectedOptions: $selectedOptions) {
        ...ProductPageVariant
      }
    }
  }
  ${PRODUCT_VARIANT_FRAGMENT}
` as const;

/** What a shopper wants to know before buying: two pages of the store, and its metafield `custom.delivery_estimate`. */
export const PRODUCT_HELP_QUERY = `#graphql
  query ProductHelp($sizes: String!, $shipping: String!) {
    sizes: page(handle: $sizes) {
      title
      body
    }
    shipping: page(handle: $shipping) {
      title
      body
    }
    shop {
      delivery: metafield(namespace: "custom", key: "delivery_estimate") {
        value
      }
    }
  }
` as const;
