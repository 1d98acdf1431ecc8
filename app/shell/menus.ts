import {messagesIn} from '~/lib/messages';
import {pagesWhere, pathFor, shopUrl, type ShopOrigins} from '~/market';

import {MESSAGES} from './messages';

export interface MenuLink {
  title: string;
  /** A path of this shop, or a URL elsewhere. */
  url: string;
  /** Language of a title of the store's; absent where it is the page's. */
  lang?: string | undefined;
}

/** A link of the first level, or a heading over those of the second. */
export interface MenuEntry extends MenuLink {
  items: MenuLink[];
}

/** The menus of every page, besides the links that the specification names. */
export interface Navigation {
  main: MenuEntry[];
  footer: MenuEntry[];
  /** The shop's own pages for the footer: on orders, */
  service: MenuLink[];
  /** and on policies and the law. */
  legal: MenuLink[];
}

/** The first product of a collection, or article of a blog, which has some if there is one. */
interface FirstOne {
  nodes: readonly object[];
}

interface LinkGroup {
  title: string;
  lang?: string | undefined;
  links: readonly MenuLink[];
}

interface FooterLinks {
  /** Of the store's menu or its theme. */
  groups: readonly LinkGroup[];
  /** On orders, and on policies and the law. */
  service: readonly MenuLink[];
  legal: readonly MenuLink[];
  /** Heading for those where the store has no group for them. */
  title: string;
}

/**
 * The footer's groups: the law's links join the group of the store's that has a policy, those on
 * orders its first other one. A page that the store's links name as well is listed once.
 */
export function footerGroups({groups, service, legal, title}: FooterLinks): LinkGroup[] {
  const isPolicy = ({url}: MenuLink) => url.startsWith(pathFor('policy', ''));
  const law = groups.find(({links}) => links.some(isPolicy));
  const help = groups.find((group) => group !== law);
  const named = new Set(groups.flatMap(({links}) => links.map((link) => link.title)));
  const isNew = (link: MenuLink) => !named.has(link.title);
  return groupsByTitle([
    ...groups,
    {...(help ?? law ?? {title}), links: service.filter(isNew)},
    {...(law ?? {title}), links: legal.filter(isNew)},
  ]).filter(({links}) => links.length > 0);
}

/** The mark of a social link: moving pictures, pictures or words, by the site's name. */
export function markOf(url: string): 'play' | 'camera' | 'speech' {
  if (/youtu|vimeo|twitch|tiktok|video/i.test(url)) return 'play';
  return /instagram|flickr|pinterest|photo/i.test(url) ? 'camera' : 'speech';
}

/** Joins groups of one title: the shop's and the store's may both be called “Help”. */
function groupsByTitle(groups: readonly LinkGroup[]): LinkGroup[] {
  const merged = new Map<string, LinkGroup>();
  for (const group of groups) {
    const {links = [], ...known} = merged.get(group.title) ?? {};
    merged.set(group.title, {...group, ...known, links: [...links, ...group.links]});
  }
  return [...merged.values()];
}

/** The Storefront API's `MenuItem`. */
export interface StoreMenuItem {
  title: string;
  type: string;
  url?: string | null;
  tags: readonly string[];
  resource?: {
    handle?: string;
    /** Of a collection. */
    products?: FirstOne;
    /** Of a blog. */
    articles?: FirstOne;
    /** Of an article. */
    blog?: {handle: string};
  } | null;
  items?: readonly StoreMenuItem[];
}

interface StoreMenus {
  main: readonly StoreMenuItem[];
  footer: readonly StoreMenuItem[];
  /** Every collection, for a navigation without a menu item that leads to one. */
  collections: readonly {handle: string; title: string; products: FirstOne}[];
}

interface LinkContext extends ShopOrigins {
  /** Whether the store has a collection with the handle `all`. */
  hasAll?: boolean;
  /** The page's language and region, as a BCP 47 tag. */
  tag: string;
  /** Language of the store's titles, where it is not the page's. */
  lang?: string | undefined;
}

/** An online store's page of all products, unless it has a collection of that handle. */
const ALL_PRODUCTS = pathFor('collection', 'all');

/** The links that the specification puts into the header (§2), by the key of their message. */
export const SPEC_LINKS = [
  {to: pathFor('latest'), label: 'latest'},
  {to: pathFor('shirts'), label: 'shirts'},
  {to: pathFor('hoodies'), label: 'hoodies'},
] as const;

const MAX_ENTRIES = 8;
const MAX_ITEMS = 24;

/** The store's menus in two levels, and its collections where no item leads to one. */
export function navigationOf(
  menus: StoreMenus,
  context: LinkContext,
): Pick<Navigation, 'main' | 'footer'> {
  const known = new Set<string>([pathFor('home'), ...SPEC_LINKS.map(({to}) => to)]);
  const main = entriesOf(menus.main, context, known);
  // The header has the search already.
  const footer = entriesOf(menus.footer, context, new Set([pathFor('search')]));
  const links = [...main, ...footer].flatMap((entry) => [entry, ...entry.items]);
  if (!links.some(({url}) => url.startsWith(pathFor('collection', '')))) {
    const items = menus.collections
      .filter(({products}) => products.nodes.length > 0)
      .slice(0, MAX_ITEMS)
      .map(({handle, title}) => ({
        title,
        url: pathFor('collection', handle),
        lang: context.lang,
      }));
    if (items.length > 0) {
      const {collections} = messagesIn(context.tag, MESSAGES);
      main.push({title: collections, url: '', items});
    }
  }
  return {main, footer};
}

/** @param known URLs already linked, which are left out */
function entriesOf(
  menu: readonly StoreMenuItem[],
  context: LinkContext,
  known: Set<string>,
): MenuEntry[] {
  const isNew = ({url}: MenuLink) => !known.has(url) && Boolean(known.add(url));
  const entries = menu.flatMap((item): MenuEntry[] => {
    const link = linkOf(item, context);
    const below = flattenItems(item)
      .flatMap((one) => linkOf(one, context) ?? [])
      .filter(isNew);
    if (below.length > 0) {
      // A heading without a page of its own: Shopify's “#” is the home page.
      const hasPage = link !== null && link.url !== pathFor('home');
      const isOwn = hasPage && isNew(link);
      const first = isOwn ? [allLinkOf(link, context)] : [];
      const items = [...first, ...below].slice(0, MAX_ITEMS);
      return [{title: item.title, url: '', lang: context.lang, items}];
    }
    return link && isNew(link) ? [{...link, items: []}] : [];
  });
  return entries.slice(0, MAX_ENTRIES);
}

/** The link to a parent item's own page, first in its submenu. */
function allLinkOf({title, url}: MenuLink, {tag}: LinkContext): MenuLink {
  const {allCollections, allOf} = messagesIn(tag, MESSAGES);
  return {title: url === pathFor('collections') ? allCollections : allOf(title), url};
}

/** All items below an item: the menu shows two levels, so a third one joins the second. */
function flattenItems({items = []}: StoreMenuItem): StoreMenuItem[] {
  return items.flatMap((item) => [item, ...flattenItems(item)]);
}

/** URL of an item; null for none, an unsafe one, or an empty collection or blog. */
export function linkOf(item: StoreMenuItem, context: LinkContext): MenuLink | null {
  const {products, articles} = item.resource ?? {};
  if ((products ?? articles)?.nodes.length === 0) return null;
  const asked = pathOf(item) ?? shopUrl(item.url ?? '', context);
  const url = asked === ALL_PRODUCTS && !context.hasAll ? pathFor('latest') : asked;
  return url === null || item.title.trim() === ''
    ? null
    : {title: item.title, url, lang: context.lang};
}

function pathOf({type, resource, tags}: StoreMenuItem): string | null {
  if (type === 'CATALOG') return ALL_PRODUCTS;
  const [page] = pagesWhere(({menuType}) => menuType === type);
  if (!page) return null;
  switch (page) {
    case 'article':
      return resource?.blog && resource.handle
        ? pathFor('article', resource.blog.handle, resource.handle)
        : null;
    case 'policy':
      // Not every policy is answered: its URL decides.
      return null;
    case 'collection': {
      if (!resource?.handle) return null;
      const query = new URLSearchParams(tags.map((tag) => ['filter.p.tag', tag]));
      return pathFor(page, resource.handle) + (query.size > 0 ? `?${query}` : '');
    }
    case 'blog':
    case 'page':
    case 'product':
      return resource?.handle ? pathFor(page, resource.handle) : null;
    default:
      return pathFor(page);
  }
}
