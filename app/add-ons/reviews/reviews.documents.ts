/** Whether the country of the page has a product with this id. */
export const REVIEWED_PRODUCT_QUERY = `#graphql
  query ReviewedProduct($id: ID!, $country: CountryCode) @inContext(country: $country) {
    product(id: $id) {
      id
    }
  }
` as const;
