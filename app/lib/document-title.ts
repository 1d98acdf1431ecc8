const SEPARATOR = ' | ';

/** The suffix that a hosted store's platform adds to page titles, for example ` – Powered by Shopify`. */
const PROVIDER_SUFFIX = /\s*[|–—-]\s*(?:powered by\s+)?shopify\s*$/i;

/** The title of a page: its own and the store's; the store's alone on the home page. */
export function documentTitle(pageTitle: string | null, storeName: string): string {
  return pageTitle ? `${pageTitle}${SEPARATOR}${storeName}` : storeName;
}

/** The store's name from a page title: the provider's suffix and the page's own title removed (§3). */
export function storeNameFromTitle(title: string): string {
  const name = title.replace(PROVIDER_SUFFIX, '');
  const separator = name.lastIndexOf(SEPARATOR);
  return name.slice(separator < 0 ? 0 : separator + SEPARATOR.length).trim();
}
