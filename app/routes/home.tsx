import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {HOME_RULE, HomeView} from '~/collection';
import {loadHomeCollection} from '~/collection/index.server';
import {gridPath, pageMeta, rootDataOf} from '~/seo';
import {homeStructuredData} from '~/seo/index.server';
import {useRootData} from '~/shell';

/** `/`, `/latest` and `/products`: the home collection (spec §2). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await loadHomeCollection(context, {rule: HOME_RULE, url: request.url});
  context.document.structuredData = homeStructuredData(context, page.cards);
  return page;
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const root = rootDataOf(matches);
  return pageMeta(root, {
    title: null,
    description: root?.store.description ?? '',
    path: gridPath('/', data?.after),
  });
};

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const theme = useRootData()?.theme;
  return (
    <HomeView
      page={page}
      hero={{
        title: theme?.heroTitle ?? '',
        subtitle: theme?.heroSubtitle ?? '',
        banner: theme?.banners[0] ?? page.picture?.url ?? null,
      }}
    />
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
