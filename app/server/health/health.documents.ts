/** The least that a store with the right token answers. */
export const HEALTH_QUERY = `#graphql
  query Health {
    shop {
      name
    }
  }
` as const;
