import {POLICY_HANDLES_FRAGMENT} from '~/content';
import {keptForOutage} from '~/server/store/stale-if-error';

/** The menus of the store's admin, and what stands in for them: its collections. */
export const NAVIGATION_QUERY = keptForOutage(`#graphql
  query Navigation(
    $servicePages: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    main: menu(handle: "main-menu") @skip(if: false) {
      items {
        ...MenuItemParts
        items {
          ...MenuItemParts
          items {
            ...MenuItemParts
          }
        }
      }
    }
    footer: menu(handle: "footer") @skip(if: false) {
      items {
        ...MenuItemParts
        items {
          ...MenuItemParts
        }
      }
    }
    collections(first: 24) {
      nodes {
        handle
        title
        products(first: 1) {
          nodes {
            id
          }
        }
      }
    }
    all: collection(handle: "all") {
      id
    }
    shop {
      primaryDomain {
        url
      }
      paymentSettings {
        acceptedCardBrands
        supportedDigitalWallets
      }
      ...PolicyHandles
    }
    pages(first: 20, query: $servicePages) @skip(if: false) {
      nodes {
        handle
        title
      }
    }
    localization {
      country {
        isoCode
        currency {
          isoCode
        }
      }
      language {
        isoCode
      }
    }
  }
  ${POLICY_HANDLES_FRAGMENT}
  fragment MenuItemParts on MenuItem {
    title
    type
    url
    tags
    resource {
      ... on Collection {
        handle
        products(first: 1) {
          nodes {
            id
          }
        }
      }
      ... on Product {
        handle
      }
      ... on Page {
        handle
      }
      ... on Blog {
        handle
        articles(first: 1) {
          nodes {
            id
          }
        }
      }
      ... on Article {
        handle
        blog {
          handle
        }
      }
    }
  }
`);
