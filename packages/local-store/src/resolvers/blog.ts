/** Blogs and their articles. */
import type {ArticleRecord, BlogRecord} from '../model/catalogue-records';
import {htmlToText, truncate} from '../model/catalogue-text';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {searchTest} from '../model/search-match';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {metafieldFields} from './metafield';

interface Listing extends ConnectionArguments {
  query?: string | null;
  sortKey: string;
}

interface IdOrHandle {
  id?: string | null;
  handle?: string | null;
}

function blog(_: unknown, {id, handle}: IdOrHandle, {catalogue}: StoreContext) {
  if (id == null) return catalogue.blogs.find(({data}) => data.handle === handle) ?? null;
  const found = catalogue.node(id);
  return found?.__typename === 'Blog' ? found : null;
}

function article(_: unknown, {id}: {id: string}, {catalogue}: StoreContext) {
  const found = catalogue.node(id);
  return found?.__typename === 'Article' ? found : null;
}

/** Articles that match a query, in order. */
function listArticles(
  all: readonly ArticleRecord[],
  {query, sortKey, ...page}: Listing,
  now: Date,
) {
  const matches = searchTest(query ?? '', now);
  const keyOf = (record: ArticleRecord): string => {
    const {data, blog} = record;
    if (sortKey === 'TITLE') return data.title.toLowerCase();
    if (sortKey === 'AUTHOR') return (data.author ?? '').toLowerCase();
    if (sortKey === 'BLOG_TITLE') return blog.data.title.toLowerCase();
    if (sortKey === 'ID' || sortKey === 'RELEVANCE') return idKey(data.id);
    return data.publishedAt;
  };
  const found = all.filter(({data, blog}) =>
    matches({
      default: [data.title, htmlToText(data.contentHtml)],
      words: {title: [data.title], author: [data.author ?? ''], tag: data.tags ?? []},
      text: {handle: [data.handle], blog_title: [blog.data.title]},
      dates: {created_at: data.publishedAt, updated_at: data.publishedAt},
    }),
  );
  return connectionOf(sorted(found, keyOf), page, ({gid}) => gid);
}

const idKey = (id: number) => String(id).padStart(16, '0');

function sorted<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The parts of a name, where the catalogue has the whole of it. */
function authorOf({data}: ArticleRecord) {
  const name = data.author ?? '';
  const [firstName = '', ...rest] = name.split(' ');
  return {name, firstName, lastName: rest.join(' '), email: '', bio: null};
}

const seoOf = ({data}: BlogRecord | ArticleRecord) => ({
  title: data.seo?.title ?? null,
  description: data.seo?.description ?? null,
});

export const blogResolvers: Resolvers = {
  QueryRoot: {
    blog,
    blogByHandle: blog,
    blogs: (_: unknown, {query, sortKey, ...page}: Listing, {catalogue, now}) => {
      const matches = searchTest(query ?? '', now());
      const found = catalogue.blogs.filter(({data}) =>
        matches({
          default: [data.title],
          words: {title: [data.title]},
          text: {handle: [data.handle]},
          dates: {},
        }),
      );
      const keyOf = ({data}: BlogRecord) => {
        if (sortKey === 'TITLE') return data.title.toLowerCase();
        return sortKey === 'HANDLE' ? data.handle : idKey(data.id);
      };
      return connectionOf(sorted(found, keyOf), page, ({gid}) => gid);
    },
    article,
    articles: (_: unknown, args: Listing, {catalogue, now}) =>
      listArticles(
        catalogue.blogs.flatMap(({articles}) => articles),
        args,
        now(),
      ),
  },
  Blog: {
    ...metafieldFields,
    id: ({gid}: BlogRecord) => gid,
    handle: ({data}: BlogRecord) => data.handle,
    title: ({data}: BlogRecord) => data.title,
    seo: seoOf,
    onlineStoreUrl: ({data}: BlogRecord, _: unknown, {shopUrl}) =>
      `${shopUrl}/blogs/${data.handle}`,
    articleByHandle: ({articles}: BlogRecord, {handle}: {handle: string}) =>
      articles.find(({data}) => data.handle === handle) ?? null,
    articles: ({articles}: BlogRecord, args: Listing, {now}) =>
      listArticles(articles, args, now()),
    authors: ({articles}: BlogRecord) => {
      const byName = new Map(articles.map((one) => [one.data.author, authorOf(one)]));
      return [...byName.values()];
    },
  },
  Article: {
    ...metafieldFields,
    id: ({gid}: ArticleRecord) => gid,
    handle: ({data}: ArticleRecord) => data.handle,
    title: ({data}: ArticleRecord) => data.title,
    blog: ({blog}: ArticleRecord) => blog,
    author: authorOf,
    authorV2: authorOf,
    content: ({data}: ArticleRecord, {truncateAt}: {truncateAt?: number | null}) =>
      truncate(htmlToText(data.contentHtml), truncateAt),
    contentHtml: ({data}: ArticleRecord) => data.contentHtml,
    excerpt: ({data}: ArticleRecord, {truncateAt}: {truncateAt?: number | null}) =>
      data.excerptHtml === undefined
        ? null
        : truncate(htmlToText(data.excerptHtml), truncateAt),
    excerptHtml: ({data}: ArticleRecord) => data.excerptHtml ?? null,
    image: ({data}: ArticleRecord, _: unknown, {catalogue}) =>
      data.image ? catalogue.picture(data.image).image : null,
    onlineStoreUrl: ({data, blog}: ArticleRecord, _: unknown, {shopUrl}) =>
      `${shopUrl}/blogs/${blog.data.handle}/${data.handle}`,
    publishedAt: ({data}: ArticleRecord) => data.publishedAt,
    seo: seoOf,
    tags: ({data}: ArticleRecord) => data.tags ?? [],
    // Nobody comments here.
    comments: (_: ArticleRecord, args: ConnectionArguments) => connectionOf([], args),
    trackingParameters: ({trackingParameters}: {trackingParameters?: string}) =>
      trackingParameters ?? null,
  },
  ArticleAuthor: {},
};
