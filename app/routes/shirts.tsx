import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {SHIRTS_RULE} from '~/domain/collection-filter';
import {loadCollection} from '~/features/collection/collection.server';
import {CollectionView} from '~/features/collection/CollectionView';
import {pageMeta, rootDataOf} from '~/features/shell/page-meta';

const TITLE = 'T-Shirt Collection';

/** `/shirts`: T-shirts, without Youth (spec §2). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await loadCollection(context, {rule: SHIRTS_RULE, url: request.url});
  // The store's words are about its whole collection, of which this is a part.
  return {...page, description: ''};
}

export const meta: MetaFunction<typeof loader> = ({matches}) => {
  const root = rootDataOf(matches);
  return pageMeta(root, {
    title: TITLE,
    description: `Official T-shirts from ${root?.store.name ?? 'the shop'}.`,
    path: '/shirts',
  });
};

export default function Shirts() {
  return <CollectionView title={TITLE} page={useLoaderData<typeof loader>()} />;
}
