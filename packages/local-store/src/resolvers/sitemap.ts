/** Sitemaps, a page of resources at a time. */
import {
  sitemapOf,
  sitemapPageSize,
  type SitemapResource,
  type SitemapType,
} from '../model/catalogue-sitemap';
import type {Resolvers} from '../schema/resolver-types';
import {invalidFieldArguments} from '../server/errors';

/** The source of a `Sitemap`. */
interface SitemapRecord {
  resources: SitemapResource[];
}

export const sitemapResolvers: Resolvers = {
  QueryRoot: {
    sitemap: (
      _: unknown,
      {type}: {type: SitemapType},
      {catalogue, inventory},
    ): SitemapRecord => ({
      resources: sitemapOf(type, catalogue, inventory),
    }),
  },
  Sitemap: {
    pagesCount: ({resources}: SitemapRecord) => ({
      count: Math.ceil(resources.length / sitemapPageSize),
      precision: 'EXACT',
    }),
    resources: ({resources}: SitemapRecord, {page}: {page: number}) => {
      if (page < 1) throw invalidFieldArguments('page must be at least 1');
      const start = (page - 1) * sitemapPageSize;
      const end = start + sitemapPageSize;
      return {items: resources.slice(start, end), hasNextPage: end < resources.length};
    },
  },
};
