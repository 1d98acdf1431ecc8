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

/** What a product or a collection is in a country that has it. */
export const ELSEWHERE_QUERY = `#graphql
  query Elsewhere(
    $product: String = ""
    $collection: String = ""
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $product) {
      title
      tags @skip(if: false)
      featuredImage {
        url
        altText
      }
    }
    collection(handle: $collection) {
      title
      image {
        url
        altText
      }
    }
  }
` as const;

/** Which of these handles the store has. */
export const HANDLES_QUERY = `#graphql
  query Handles(
    $product: String = ""
    $collection: String = ""
    $page: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $product) {
      handle
    }
    collection(handle: $collection) {
      handle
    }
    page(handle: $page) @skip(if: false) {
      handle
    }
  }
` as const;
