/** The targets of a menu's items, read from their URLs as Shopify's admin makes them. */
import type {MenuItemData} from '../catalogue';
import type {CatalogueIndex} from './catalogue-index';
import type {CatalogueNode} from './catalogue-records';

/** Those of the schema's `MenuItemType` that a catalogue can lead to. */
type MenuItemType =
  | 'ARTICLE'
  | 'BLOG'
  | 'CATALOG'
  | 'COLLECTION'
  | 'COLLECTIONS'
  | 'FRONTPAGE'
  | 'HTTP'
  | 'PAGE'
  | 'PRODUCT'
  | 'SEARCH'
  | 'SHOP_POLICY';

export interface MenuTarget {
  type: MenuItemType;
  /** The resource at the URL; null for URLs that are not a resource's. */
  resource: CatalogueNode | null;
}

const fixed: Record<string, MenuItemType> = {
  '/': 'FRONTPAGE',
  '/collections': 'COLLECTIONS',
  '/collections/all': 'CATALOG',
  '/search': 'SEARCH',
};

/**
 * The target of a URL of the shop. A URL elsewhere, or one that names nothing in the catalogue, is
 * a simple link.
 */
export function menuTarget(url: string, catalogue: CatalogueIndex): MenuTarget {
  const type = Object.hasOwn(fixed, url) ? fixed[url] : undefined;
  if (type) return {type, resource: null};
  const [, kind, handle = '', below] =
    /^\/(collections|products|pages|policies|blogs)\/([^/?#]+)(?:\/([^/?#]+))?$/.exec(
      url,
    ) ?? [];
  const named = ({data}: {data: {handle: string}}) => data.handle === handle;
  if (below !== undefined) {
    const blog = kind === 'blogs' ? catalogue.blogs.find(named) : undefined;
    return target(
      'ARTICLE',
      blog?.articles.find(({data}) => data.handle === below),
    );
  }
  switch (kind) {
    case 'collections':
      return target('COLLECTION', catalogue.collectionByHandle(handle));
    case 'products':
      return target('PRODUCT', catalogue.productByHandle(handle));
    case 'pages':
      return target('PAGE', catalogue.pages.find(named));
    case 'blogs':
      return target('BLOG', catalogue.blogs.find(named));
    case 'policies':
      return target('SHOP_POLICY', catalogue.policies.find(named));
    default:
      return {type: 'HTTP', resource: null};
  }
}

function target(type: MenuItemType, resource: CatalogueNode | undefined): MenuTarget {
  return resource ? {type, resource} : {type: 'HTTP', resource: null};
}

/** All items of a menu, nested ones included. */
export function countItems(items: readonly MenuItemData[]): number {
  return items.reduce((count, {items: nested = []}) => count + 1 + countItems(nested), 0);
}
