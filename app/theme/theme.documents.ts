import {keptForOutage} from '~/server/store/stale-if-error';

/** One entry of the metaobject `storefront_theme`, with whatever fields it has (fields.ts). */
const THEME_ENTRY_FRAGMENT = `#graphql
  fragment ThemeEntry on Metaobject {
    handle
    fields {
      key
      value
      reference {
        ... on MediaImage {
          id
          image {
            url(transform: {maxWidth: 96, maxHeight: 96})
          }
        }
      }
      references(first: 10) {
        nodes {
          ... on MediaImage {
            id
            image {
              url
            }
          }
        }
      }
    }
  }
` as const;

/**
 * The live theme: the entry in the shop's metafield, and the one called `live`; with the encrypted
 * schedule (schedule.server.ts).
 */
const LIVE_THEME_FRAGMENT = `#graphql
  fragment LiveTheme on QueryRoot {
    shop {
      metafield(namespace: "storefront", key: "theme") {
        reference {
          ...ThemeEntry
        }
      }
    }
    live: metaobject(handle: {type: "storefront_theme", handle: "live"}) @skip(if: false) {
      ...ThemeEntry
    }
    schedule: metaobject(
      handle: {type: "storefront_theme_schedule", handle: "schedule"}
    ) @skip(if: false) {
      sealed: field(key: "sealed") {
        value
      }
    }
  }
  ${THEME_ENTRY_FRAGMENT}
` as const;

export const THEME_QUERY = keptForOutage(`#graphql
  query Theme(
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    ...LiveTheme
  }
  ${LIVE_THEME_FRAGMENT}
`);

/** Every theme of the store with the live one, for staff. */
export const THEME_ENTRIES_QUERY = `#graphql
  query ThemeEntries {
    ...LiveTheme
    metaobjects(type: "storefront_theme", first: 50) {
      nodes {
        ...ThemeEntry
      }
    }
  }
  ${LIVE_THEME_FRAGMENT}
` as const;
