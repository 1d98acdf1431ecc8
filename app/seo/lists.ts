import type {JsonLd} from './json-ld';

/** A page by its name and absolute address. */
export interface NamedPage {
  name: string;
  url: string;
}

/** The way to a page, from the top down (schema.org/BreadcrumbList). */
export function breadcrumbList(trail: readonly NamedPage[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Products on a page, in its order; each address has details of its own, its name among them (schema.org/ItemList). */
export function itemList(name: string, products: readonly NamedPage[]): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map(({url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url,
    })),
  };
}
