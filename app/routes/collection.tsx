import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {listingUrl, PAGE_RULES, CollectionView} from '~/collection';
import {pathFor} from '~/market';
import {PAGE_TEXTS, textMeta} from '~/seo';
import {messagesIn} from '~/lib/messages';
import {loadCollection} from '~/collection/index.server';
import {elsewhereOr404} from '~/not-found/index.server';
import {sharingDescription, trailStructuredData} from '~/seo/index.server';
import {EndedPage, NotFoundPage} from '~/not-found';
import {Sections, sheetsForSections} from '~/sections';
import {loadSections} from '~/sections/index.server';
import type {PageHandle} from '~/ui/document';
import {useTextLang} from '~/ui/language';

/** `/collections/{handle}`: any collection of the store (§10.9). */
export async function loader({context, request, params}: LoaderFunctionArgs) {
  const {handle = ''} = params;
  const path = pathFor('collection', handle);
  const [page, sections] = await Promise.all([
    loadCollection(context, {handle, rule: PAGE_RULES.all, url: request.url}),
    loadSections(context, path),
  ]);
  if (!page) return elsewhereOr404(request, context, {collection: handle});
  const {title, description, after, picture, isHidden = false} = page;
  const shown = {...page, ...(sections && {sections})};
  const step = {name: title, path};
  context.document.structuredData = trailStructuredData(context, [step], page.cards);
  const url = listingUrl(path, shown, new URL(request.url).search);
  const texts = messagesIn(context.market.tag, PAGE_TEXTS);
  return {
    ...shown,
    head: {
      ...url,
      mayBeMissing: true,
      title,
      description: sharingDescription(description) || texts.collection(title),
      noindex: url.noindex || isHidden,
      hasMarkdown: context.config.hasMarkdown && after === null,
      image: picture?.url,
      imageAlt: picture?.alt,
    },
  };
}

export const handle: PageHandle<ReturnType<typeof useLoaderData<typeof loader>>> = {
  sheets: ['collection', 'listing'],
  sheetsFor: (page) => (page && 'ended' in page ? ['product'] : sheetsForSections(page)),
};

export const meta = textMeta;

export default function CollectionPage() {
  const page = useLoaderData<typeof loader>();
  const lang = useTextLang();
  if (!page) return <NotFoundPage />;
  if ('ended' in page) return <EndedPage {...page.ended} />;
  const {above = [], below = []} = page.sections ?? {};
  return (
    <CollectionView
      title={page.title}
      lang={lang}
      page={page}
      above={above.length > 0 && <Sections sections={above} isFirst />}
      below={<Sections sections={below} />}
    />
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
