/**
 * The choices for sections and links: collections, pages, and products by words; with the titles of
 * pinned products.
 */
export const CHOICES_QUERY = `#graphql
  query SectionChoices($words: String, $pinned: [ID!]!) {
    pinned: nodes(ids: $pinned) {
      ... on Product {
        id
        title
      }
    }
    collections(first: 100, sortKey: TITLE) {
      nodes {
        id
        handle
        title
      }
    }
    pages(first: 50, sortKey: TITLE) {
      nodes {
        handle
        title
      }
    }
    products(first: 24, query: $words) {
      nodes {
        id
        title
      }
    }
  }
` as const;
