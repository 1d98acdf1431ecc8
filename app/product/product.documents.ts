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
    }
  }
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

/** One variant of a product with more variants than a query lists, by what was chosen. */
export const PRODUCT_VARIANT_QUERY = `#graphql
  query ProductVariant($handle: String!, $selectedOptions: [SelectedOptionInput!]!) {
    product(handle: $handle) {
      variantBySelectedOptions(selectedOptions: $selectedOptions) {
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
    }
  }
` as const;

/** What a shopper wants to know before buying, as the merchant wrote it on two pages of the store. */
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
  }
` as const;
