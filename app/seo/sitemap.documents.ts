/** Number of sitemap pages of each kind of resource that this shop has pages for. */
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
  }
` as const;

/** One page (the store decides how long) of the store's products or collections. */
export const SITEMAP_PAGE_QUERY = `#graphql
  query SitemapPage(
    $type: SitemapType!
    $page: Int!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    sitemap(type: $type) {
      resources(page: $page) {
        items {
          handle
          updatedAt
        }
      }
    }
  }
` as const;
