/** Redirects that the merchant keeps in the store's admin. */
export const URL_REDIRECT_QUERY = `#graphql
  query UrlRedirect($search: String!) {
    urlRedirects(first: 20, query: $search) {
      nodes {
        path
        target
      }
    }
  }
` as const;
