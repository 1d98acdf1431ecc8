/** The parts of a fixed bundle, for each of its first variants. */
export const BUNDLE_FRAGMENT = `#graphql
  fragment Bundle on Product {
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
  }
` as const;
