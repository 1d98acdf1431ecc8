import {POLICY_HANDLES_FRAGMENT} from '~/content';
import {HIDDEN_FRAGMENT} from '~/seo';

/**
 * Number of sitemap pages of each kind of resource, the policies, and the blogs: each has a sitemap
 * of its own.
 */
export const SITEMAP_INDEX_QUERY = `#graphql
  query SitemapIndex(
    $blogsFirst: Int!
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
    blogs(first: $blogsFirst) @skip(if: false) {
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
 * not tell.
 */
export const SITEMAP_LIST_QUERY = `#graphql
  query SitemapList(
    $first: Int!
    $after: String
    $products: Boolean = false
    $collections: Boolean = false
    $pages: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: ID) @include(if: $products) {
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
    collections(first: $first, after: $after, sortKey: ID) @include(if: $collections) {
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
    pages(first: $first, after: $after, sortKey: ID) @include(if: $pages) {
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
    $first: Int!
    $after: String
    $products: Boolean = false
    $collections: Boolean = false
    $pages: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    products(first: $first, after: $after, sortKey: ID) @include(if: $products) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    collections(first: $first, after: $after, sortKey: ID) @include(if: $collections) {
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    pages(first: $first, after: $after, sortKey: ID) @include(if: $pages) {
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
    $blogsFirst: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    blogs(first: $blogsFirst) {
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
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    blog(handle: $handle) {
      articles(first: $first, after: $after) {
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
