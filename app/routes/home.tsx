import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {HomeView} from '~/collection';
import {loadCollectionTiles} from '~/collection/index.server';
import {pathFor, pathOfPage} from '~/market';
import {loadOfferTerms} from '~/product/index.server';
import {pageMeta, rootDataOf} from '~/seo';
import {homeStructuredData} from '~/seo/index.server';
import {Sections, sheetsForSections} from '~/sections';
import {loadHome} from '~/sections/index.server';
import {useRootData} from '~/shell';
import {loadTheme} from '~/theme/index.server';
import type {PageHandle} from '~/ui/document';

/** `/`, `/latest` and `/products`: the home collection (§2). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const [{page, sections}, tiles, {theme}, terms] = await Promise.all([
    loadHome(context, request.url),
    loadCollectionTiles(context),
    loadTheme(context),
    loadOfferTerms(context),
  ]);
  context.document.structuredData = homeStructuredData(context, page.cards, theme, terms);
  return {...page, tiles, ...(sections && {sections})};
}

export const handle: PageHandle = {sheets: ['collection'], sheetsFor: sheetsForSections};

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const root = rootDataOf(matches);
  return pageMeta(root, {
    title: null,
    description: root?.store.description ?? '',
    path: pathOfPage(pathFor('home'), data?.after ?? null),
  });
};

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const theme = useRootData()?.theme;
  return (
    <HomeView
      page={page}
      above={page.sections && <Sections sections={page.sections.above} />}
      below={page.sections && <Sections sections={page.sections.below} />}
      tiles={page.tiles}
      hero={{
        title: theme?.heroTitle ?? '',
        motto: theme?.tagline ?? '',
        subtitle: theme?.heroSubtitle ?? '',
        banner: theme?.banners[0] ?? page.picture?.url ?? null,
      }}
    />
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
