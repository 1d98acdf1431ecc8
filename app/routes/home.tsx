import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {HOME_RULE} from '~/domain/collection-filter';
import {loadCollection} from '~/features/collection/collection.server';
import {HomeView} from '~/features/collection/HomeView';
import {pageMeta, rootDataOf} from '~/features/shell/page-meta';
import {useRootData} from '~/features/shell/root-data';

/** `/`, `/latest` and `/products`: the home collection (spec §2). */
export function loader({context, request}: LoaderFunctionArgs) {
  return loadCollection(context, {rule: HOME_RULE, url: request.url});
}

export const meta: MetaFunction<typeof loader> = ({matches}) => {
  const root = rootDataOf(matches);
  return pageMeta(root, {
    title: null,
    description: root?.store.description ?? '',
    path: '/',
  });
};

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const theme = useRootData()?.theme;
  return (
    <HomeView
      page={page}
      hero={{
        product: theme?.heroProduct ?? '',
        subtitle: theme?.heroSubtitle ?? '',
        banner: theme?.banners[0] ?? page.picture?.url ?? null,
      }}
    />
  );
}
