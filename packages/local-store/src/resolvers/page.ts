/** Pages. */
import type {PageRecord} from '../model/catalogue-records';
import {htmlToText} from '../model/catalogue-text';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {searchTest} from '../model/search-match';
import type {Resolvers} from '../schema/resolver-types';
import type {StoreContext} from '../server/context';
import {metafieldFields} from './metafield';

type PageSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';

interface PagesArguments extends ConnectionArguments {
  query?: string | null;
  sortKey: PageSortKey;
}

function page(
  _: unknown,
  {id, handle}: {id?: string | null; handle?: string | null},
  {catalogue}: StoreContext,
) {
  if (id == null) return catalogue.pages.find(({data}) => data.handle === handle) ?? null;
  const found = catalogue.node(id);
  return found?.__typename === 'Page' ? found : null;
}

function pages(_: unknown, args: PagesArguments, {catalogue, now}: StoreContext) {
  const matches = searchTest(args.query ?? '', now());
  const keyOf = ({data}: PageRecord) => {
    if (args.sortKey === 'TITLE') return data.title.toLowerCase();
    return args.sortKey === 'UPDATED_AT'
      ? data.updatedAt
      : String(data.id).padStart(16, '0');
  };
  const found = catalogue.pages
    .filter(({data}) =>
      matches({
        default: [data.title, htmlToText(data.body)],
        words: {title: [data.title]},
        text: {handle: [data.handle]},
        dates: {created_at: data.createdAt, updated_at: data.updatedAt},
      }),
    )
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return connectionOf(found, args, ({gid}) => gid);
}

export const pageResolvers: Resolvers = {
  QueryRoot: {
    page,
    pageByHandle: page,
    pages,
  },
  Page: {
    ...metafieldFields,
    id: ({gid}: PageRecord) => gid,
    handle: ({data}: PageRecord) => data.handle,
    title: ({data}: PageRecord) => data.title,
    body: ({data}: PageRecord) => data.body,
    bodySummary: ({data}: PageRecord) => htmlToText(data.body).slice(0, 150),
    createdAt: ({data}: PageRecord) => data.createdAt,
    updatedAt: ({data}: PageRecord) => data.updatedAt,
    onlineStoreUrl: ({data}: PageRecord, _: unknown, {shopUrl}) =>
      `${shopUrl}/pages/${data.handle}`,
    seo: ({data}: PageRecord) => ({
      title: data.seo?.title ?? null,
      description: data.seo?.description ?? null,
    }),
    trackingParameters: ({trackingParameters}: {trackingParameters?: string}) =>
      trackingParameters ?? null,
  },
};
