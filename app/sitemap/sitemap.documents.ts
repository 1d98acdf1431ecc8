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

/** Products with what keeps one out of a sitemap, which the API's own sitemap does not tell. */
export const SITEMAP_PRODUCTS_QUERY = `#graphql
  query SitemapProducts(
    $first: Int!
    $after: String
    $tags: Boolean = true
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    found: products(first: $first, after: $after, sortKey: ID) {
      nodes {
        handle
        updatedAt
        tags @include(if: $tags)
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

export const SITEMAP_COLLECTIONS_QUERY = `#graphql
  query SitemapCollections(
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    found: collections(first: $first, after: $after, sortKey: ID) {
      nodes {
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

export const SITEMAP_PAGES_QUERY = `#graphql
  query SitemapPages(
    $first: Int!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    found: pages(first: $first, after: $after, sortKey: ID) {
      nodes {
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
