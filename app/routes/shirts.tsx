import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {listingAddress, PAGE_RULES, CollectionView} from '~/collection';
import {loadHomeCollection} from '~/collection/index.server';
import {pathFor} from '~/market';
import {Sections, sheetsForSections} from '~/sections';
import {loadSections} from '~/sections/index.server';
import {PAGE_TEXTS, pageMeta, pageTexts, rootDataOf} from '~/seo';
import {messagesIn} from '~/lib/messages';
import {gridStructuredData} from '~/seo/index.server';
import type {PageHandle} from '~/ui/document';
import {useMessages} from '~/ui/language';

const PATH = pathFor('shirts');

/** `/shirts`: T-shirts, without Youth (§2). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const [page, sections] = await Promise.all([
    loadHomeCollection(context, {rule: PAGE_RULES.shirts, url: request.url}),
    loadSections(context, PATH),
  ]);
  const step = {name: messagesIn(context.market.tag, PAGE_TEXTS).shirts, path: PATH};
  context.document.structuredData = gridStructuredData(context, step, page.cards);
  // The store's description is about the whole collection, and this page shows a part of it.
  return {...page, description: '', ...(sections && {sections})};
}

export const handle: PageHandle = {
  sheets: ['collection', 'listing'],
  sheetsFor: sheetsForSections,
};

export const meta: MetaFunction<typeof loader> = ({data, matches, location}) => {
  const root = rootDataOf(matches);
  const texts = pageTexts(root);
  return pageMeta(root, {
    title: texts.shirts,
    description: texts.shirtsFrom(root?.store.name ?? ''),
    ...listingAddress(PATH, data?.after ?? null, location.search),
  });
};

export default function Shirts() {
  const texts = useMessages(PAGE_TEXTS);
  const page = useLoaderData<typeof loader>();
  const {sections} = page;
  return (
    <CollectionView
      title={texts.shirts}
      page={page}
      above={sections && <Sections sections={sections.above} />}
      below={sections && <Sections sections={sections.below} />}
    />
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
