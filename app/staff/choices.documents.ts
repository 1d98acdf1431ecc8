/**
 * The choices for sections and links: collections, pages, and products by words; with the titles of
 * pinned products.
 */
export const CHOICES_QUERY = `#graphql
  query SectionChoices(
    $collections: Int!
    $pages: Int!
    $products: Int!
    $words: String
    $pinned: [ID!]!
  ) {
    pinned: nodes(ids: $pinned) {
      ... on Product {
        id
        title
      }
    }
    collections(first: $collections, sortKey: TITLE) {
      nodes {
        id
        handle
        title
      }
    }
    pages(first: $pages, sortKey: TITLE) {
      nodes {
        handle
        title
      }
    }
    products(first: $products, query: $words) {
      nodes {
        id
        title
      }
    }
  }
` as const;
