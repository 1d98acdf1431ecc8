/**
 * The metafield by which a merchant hides a resource from search engines and searches
 * (help.shopify.com, "Hide a page from search engines").
 */
export const HIDDEN_FRAGMENT = `#graphql
  fragment Hidden on HasMetafields {
    hidden: metafield(namespace: "seo", key: "hidden") {
      value
    }
  }
` as const;

/** Whether the merchant keeps a resource out of search engines, sitemaps and searches. */
export const isHidden = ({hidden}: {hidden?: {value: string} | null}) =>
  hidden?.value === '1' || hidden?.value === 'true';
