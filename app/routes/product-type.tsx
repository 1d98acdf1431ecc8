import {useLoaderData, useLocation, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {listingUrl, typedRule, CollectionView} from '~/collection';
import {loadHomeCollection} from '~/collection/index.server';
import {pathFor} from '~/market';
import {Sections, sheetsForSections} from '~/sections';
import {loadSections} from '~/sections/index.server';
import {PAGE_TEXTS, pageMeta, pageTexts, rootDataOf} from '~/seo';
import {messagesIn} from '~/lib/messages';
import {trailStructuredData} from '~/seo/index.server';
import type {PageHandle} from '~/ui/document';
import {useMessages} from '~/ui/language';

/** The page at a path, with or without its market. */
const pageOf = (pathname: string) =>
  pathname.endsWith(pathFor('shirts')) ? 'shirts' : 'hoodies';

/** `/shirts`: T-shirts, without Youth; `/hoodies`: hoodies and sweatshirts (§2). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const name = pageOf(new URL(request.url).pathname);
  const path = pathFor(name);
  const [page, sections] = await Promise.all([
    loadHomeCollection(context, {
      rule: typedRule(name, context.config),
      url: request.url,
    }),
    loadSections(context, path),
  ]);
  const step = {name: messagesIn(context.market.tag, PAGE_TEXTS)[name], path};
  context.document.structuredData = trailStructuredData(context, [step], page.cards);
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
  const name = pageOf(location.pathname);
  return pageMeta(root, {
    title: texts[name],
    description: texts[`${name}From`](root?.store.name ?? ''),
    ...listingUrl(pathFor(name), data, location.search),
  });
};

export default function ProductType() {
  const texts = useMessages(PAGE_TEXTS);
  const page = useLoaderData<typeof loader>();
  const {pathname} = useLocation();
  const {above = [], below = []} = page.sections ?? {};
  return (
    <CollectionView
      key={pathname}
      title={texts[pageOf(pathname)]}
      page={page}
      above={above.length > 0 && <Sections sections={above} isFirst />}
      below={<Sections sections={below} />}
    />
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
