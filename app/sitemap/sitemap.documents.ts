import {POLICY_HANDLES_FRAGMENT} from '~/content';
import {HIDDEN_FRAGMENT} from '~/seo';

/**
 * Number of sitemap pages of each kind of resource, the policies, and the blogs: each has a sitemap
 * of its own.
 */
export const SITEMAP_INDEX_QUERY = `#graphql
  query SitemapIndex(
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products: sitemap(type: PRODUCT) {
      pagesCount {
        count
      }
    }
    collections: sitemap(type: COLLECTION) {
      pagesCount {
        count
      }
    }
    pages: sitemap(type: PAGE) @skip(if: false) {
      pagesCount {
        count
      }
    }
    blogs(first: 100) @skip(if: false) {
      nodes {
        articles(first: 1) {
          nodes {
            id
          }
        }
      }
    }
    shop {
      ...PolicyHandles
    }
  }
  ${POLICY_HANDLES_FRAGMENT}
` as const;

/**
 * One of three lists, with what keeps a resource out of a sitemap, which the API's own sitemap does
 * not tell. A page has at least as many as the API's own, whose count the index states.
 */
export const SITEMAP_LIST_QUERY = `#graphql
  query SitemapList(
    $after: String
    $products: Boolean = false
    $collections: Boolean = false
    $pages: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: 250, after: $after, sortKey: ID) @include(if: $products) {
      nodes {
        id
        handle
        updatedAt
        tags @skip(if: false)
        ...Hidden
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    collections(first: 250, after: $after, sortKey: ID) @include(if: $collections) {
      nodes {
        id
        handle
        updatedAt
        products(first: 1) {
          nodes {
            id
          }
        }
        ...Hidden
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    pages(first: 250, after: $after, sortKey: ID) @include(if: $pages) {
      nodes {
        id
        handle
        updatedAt
        ...Hidden
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${HIDDEN_FRAGMENT}
` as const;

/** Where the next page of one of these lists begins. */
export const SITEMAP_CURSORS_QUERY = `#graphql
  query SitemapCursors(
    $after: String
    $products: Boolean = false
    $collections: Boolean = false
    $pages: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: 250, after: $after, sortKey: ID) @include(if: $products) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    collections(first: 250, after: $after, sortKey: ID) @include(if: $collections) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    pages(first: 250, after: $after, sortKey: ID) @include(if: $pages) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

/**
 * The handles of the blogs. Articles are asked for by blog: in the API's own sitemap they do not
 * name it.
 */
export const SITEMAP_BLOGS_QUERY = `#graphql
  query SitemapBlogs(
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    blogs(first: 100) {
      nodes {
        handle
        articles(first: 1) {
          nodes {
            id
          }
        }
        ...Hidden
      }
    }
  }
  ${HIDDEN_FRAGMENT}
` as const;

export const SITEMAP_ARTICLES_QUERY = `#graphql
  query SitemapArticles(
    $handle: String!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    blog(handle: $handle) {
      articles(first: 250, after: $after) {
        nodes {
          handle
          publishedAt
          ...Hidden
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${HIDDEN_FRAGMENT}
` as const;
