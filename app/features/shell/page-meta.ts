import type {MetaDescriptor} from '@remix-run/react';

import {FALLBACK_BANNER_PATH} from '~/domain/constants/images';
import {documentTitle} from '~/domain/document-title';

import type {RootData} from './root-data';

export interface PageMeta {
  /** The page's own title; null where the store's name says it all. */
  title: string | null;
  description: string;
  /** Path of the page's one canonical address; null for a page that has none (errors). */
  path: string | null;
  /** A picture for sharing; the store's banner, or the fallback, without one. */
  image?: string;
}

/** The root route's data among a route's matches, as `meta` functions receive them. */
export function rootDataOf(
  matches: readonly {id: string; data?: unknown}[],
): RootData | undefined {
  return matches.find(({id}) => id === 'root')?.data as RootData | undefined;
}

/** Title, description, canonical address and sharing tags of a page. */
export function pageMeta(root: RootData | undefined, page: PageMeta): MetaDescriptor[] {
  if (!root) return [];
  const title = documentTitle(page.title, root.store.name);
  const picture = page.image ?? root.theme.banners[0] ?? FALLBACK_BANNER_PATH;
  const image = new URL(picture, root.origin).href;
  const shared = [
    {title},
    {name: 'description', content: page.description},
    {property: 'og:title', content: title},
    {property: 'og:description', content: page.description},
    {property: 'og:image', content: image},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
  if (page.path === null) return [...shared, {name: 'robots', content: 'noindex'}];
  const address = new URL(page.path, root.origin).href;
  return [
    ...shared,
    {property: 'og:url', content: address},
    {tagName: 'link', rel: 'canonical', href: address},
  ];
}
