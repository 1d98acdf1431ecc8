import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {listingUrl, PAGE_RULES, CollectionView} from '~/collection';
import {pathFor} from '~/market';
import {errorMeta, missingMeta, PAGE_TEXTS, pageMeta, rootDataOf} from '~/seo';
import {messagesIn} from '~/lib/messages';
import {loadCollection} from '~/collection/index.server';
import {redirectOr404} from '~/shell/index.server';
import {sharingDescription, trailStructuredData} from '~/seo/index.server';
import {NotFoundPage} from '~/recommendations';
import {Sections, sheetsForSections} from '~/sections';
import {loadSections} from '~/sections/index.server';
import type {PageHandle} from '~/ui/document';

/** `/collections/{handle}`: any collection of the store (§10.9). */
export async function loader({context, request, params}: LoaderFunctionArgs) {
  const {handle = ''} = params;
  const rule = PAGE_RULES.all;
  const [page, sections] = await Promise.all([
    loadCollection(context, {handle, rule, url: request.url}),
    loadSections(context, pathFor('collection', handle)),
  ]);
  if (!page) return redirectOr404(request, context);
  const step = {name: page.title, path: pathFor('collection', handle)};
  context.document.structuredData = trailStructuredData(context, [step], page.cards);
  const texts = messagesIn(context.market.tag, PAGE_TEXTS);
  const summary = sharingDescription(page.description) || texts.collection(page.title);
  const {agents} = context.config;
  return {
    ...page,
    summary,
    ...(sections && {sections}),
    ...(agents && {hasMarkdown: true}),
  };
}

export const handle: PageHandle = {
  sheets: ['collection', 'listing'],
  sheetsFor: sheetsForSections,
};

export const meta: MetaFunction<typeof loader> = ({
  matches,
  data,
  params,
  error,
  location,
}) => {
  const root = rootDataOf(matches);
  if (!data) return error ? errorMeta(root, error) : missingMeta(root);
  const url = listingUrl(
    pathFor('collection', params.handle ?? ''),
    data.after ?? null,
    location.search,
  );
  return pageMeta(root, {
    title: data.title,
    description: data.summary,
    ...url,
    noindex: url.noindex || data.isHidden === true,
    hasMarkdown: data.hasMarkdown === true && data.after === null,
    image: data.picture?.url,
    imageAlt: data.picture?.alt,
  });
};

export default function CollectionPage() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFoundPage />;
  const {sections} = page;
  return (
    <CollectionView
      title={page.title}
      page={page}
      above={sections && <Sections sections={sections.above} />}
      below={sections && <Sections sections={sections.below} />}
    />
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
