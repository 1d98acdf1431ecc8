/** Whether there is a product with this id. */
export const REVIEWED_PRODUCT_QUERY = `#graphql
  query ReviewedProduct($id: ID!) {
    product(id: $id) {
      id
    }
  }
` as const;
