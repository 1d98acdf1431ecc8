import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {listingAddress, PAGE_RULES, CollectionView} from '~/collection';
import {loadHomeCollection} from '~/collection/index.server';
import {pathFor} from '~/market';
import {PAGE_TEXTS, pageMeta, rootDataOf} from '~/seo';
import {gridStructuredData} from '~/seo/index.server';
import type {PageHandle} from '~/ui/document';

const TITLE = PAGE_TEXTS.shirts;
const PATH = pathFor('shirts');

/** `/shirts`: T-shirts, without Youth (§2). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await loadHomeCollection(context, {
    rule: PAGE_RULES.shirts,
    url: request.url,
  });
  const step = {name: TITLE, path: PATH};
  context.document.structuredData = gridStructuredData(context, step, page.cards);
  // The store's description is about the whole collection, and this page shows a part of it.
  return {...page, description: ''};
}

export const handle: PageHandle = {sheets: ['collection', 'listing']};

export const meta: MetaFunction<typeof loader> = ({data, matches, location}) => {
  const root = rootDataOf(matches);
  return pageMeta(root, {
    title: TITLE,
    description: PAGE_TEXTS.shirtsFrom(root?.store.name),
    ...listingAddress(PATH, data?.after ?? null, location.search),
  });
};

export default function Shirts() {
  return <CollectionView title={TITLE} page={useLoaderData<typeof loader>()} />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
