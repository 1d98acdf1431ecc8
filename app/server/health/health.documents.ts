/** The smallest query that proves access to the store. */
export const HEALTH_QUERY = `#graphql
  query Health {
    shop {
      name
    }
  }
` as const;
