/** The shop's sitemap, by kind of resource. */
import type {CatalogueIndex} from './catalogue-index';
import {type LiveInventory, listed} from './inventory';
import type {ArticleRecord, ImageRecord} from './catalogue-records';

/** The schema's `SitemapType`. */
export type SitemapType =
  'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT';

/** The source of a `SitemapResource`. */
export interface SitemapResource {
  __typename: 'SitemapResource';
  handle: string;
  title: string;
  updatedAt: string;
  image: {alt: string | null; filepath: string; updatedAt: string} | null;
}

/** Resources on one page of a sitemap (the schema's description of `Sitemap.resources`). */
export const sitemapPageSize = 250;

/** All resources of a type that have a page in the shop. Metaobjects have none. */
export function sitemapOf(
  type: SitemapType,
  catalogue: CatalogueIndex,
  inventory: LiveInventory,
): SitemapResource[] {
  switch (type) {
    case 'PRODUCT':
      return listed(catalogue.products, inventory).map(({data, media}) =>
        resource(data, media[0]?.image ?? null),
      );
    case 'COLLECTION':
      return catalogue.collections.map(({data, image}) => resource(data, image));
    case 'PAGE':
      return catalogue.pages.map(({data}) => resource(data, null));
    case 'BLOG':
      return catalogue.blogs.map(({data, articles}) =>
        resource({...data, updatedAt: latest(articles)}, null),
      );
    case 'ARTICLE':
      return catalogue.blogs.flatMap(({articles}) =>
        articles.map(({data}) => resource({...data, updatedAt: data.publishedAt}, null)),
      );
    case 'METAOBJECT':
      return [];
  }
}

/** When a blog's newest article was published. */
function latest(articles: readonly ArticleRecord[]): string {
  return articles.reduce(
    (newest, {data}) => (data.publishedAt > newest ? data.publishedAt : newest),
    new Date(0).toISOString(),
  );
}

function resource(
  {handle, title, updatedAt}: {handle: string; title: string; updatedAt: string},
  image: ImageRecord | null,
): SitemapResource {
  return {
    __typename: 'SitemapResource',
    handle,
    title,
    updatedAt,
    image: image && {
      alt: image.data.altText,
      filepath: `files/${image.data.path}`,
      updatedAt,
    },
  };
}
