import {HIDDEN_FRAGMENT} from '~/seo';

/** Which policies the shop has. Shopify's default subscription policy has no id. */
export const POLICY_HANDLES_FRAGMENT = `#graphql
  fragment PolicyHandles on Shop {
    privacyPolicy {
      handle
      title
    }
    refundPolicy {
      handle
      title
    }
    shippingPolicy {
      handle
      title
    }
    termsOfService {
      handle
      title
    }
    subscriptionPolicy {
      id
      handle
      title
    }
  }
` as const;

export const POLICIES_QUERY = `#graphql
  query Policies(
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    shop {
      ...PolicyHandles
    }
  }
  ${POLICY_HANDLES_FRAGMENT}
` as const;

/** The text of one policy: that whose flag is set. */
export const POLICY_QUERY = `#graphql
  query Policy(
    $privacy: Boolean = false
    $refund: Boolean = false
    $shipping: Boolean = false
    $terms: Boolean = false
    $subscription: Boolean = false
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    shop {
      privacyPolicy @include(if: $privacy) {
        title
        body
      }
      refundPolicy @include(if: $refund) {
        title
        body
      }
      shippingPolicy @include(if: $shipping) {
        title
        body
      }
      termsOfService @include(if: $terms) {
        title
        body
      }
      subscriptionPolicy @include(if: $subscription) {
        id
        title
        body
      }
    }
  }
` as const;

/** A page that the merchant has written. */
export const PAGE_QUERY = `#graphql
  query Page(
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    page(handle: $handle) {
      title
      body
      seo {
        title
        description
      }
      ...Hidden
    }
  }
  ${HIDDEN_FRAGMENT}
` as const;

const ARTICLE_ENTRY_FRAGMENT = `#graphql
  fragment ArticleEntry on Article {
    handle
    title
    publishedAt
    excerpt(truncateAt: 200)
    content(truncateAt: 200)
    image {
      url
      altText
    }
  }
` as const;

/** A blog with one page of its articles, the newest first. */
export const BLOG_QUERY = `#graphql
  query Blog(
    $handle: String!
    $after: String
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    blog(handle: $handle) {
      title
      seo {
        title
        description
      }
      ...Hidden
      articles(first: 12, after: $after, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...ArticleEntry
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
  ${ARTICLE_ENTRY_FRAGMENT}
  ${HIDDEN_FRAGMENT}
` as const;

/** An article with the newest of its blog: itself may be among them. */
export const ARTICLE_QUERY = `#graphql
  query Article(
    $blog: String!
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    blog(handle: $blog) {
      title
      articles(first: 3, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          ...ArticleEntry
        }
      }
      articleByHandle(handle: $handle) {
        title
        contentHtml
        publishedAt
        authorV2 {
          name
        }
        image {
          url
          altText
        }
        seo {
          title
          description
        }
        ...Hidden
      }
    }
  }
  ${ARTICLE_ENTRY_FRAGMENT}
  ${HIDDEN_FRAGMENT}
` as const;
