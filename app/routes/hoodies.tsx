import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {HOODIES_RULE} from '~/domain/collection-filter';
import {loadCollection} from '~/features/collection/collection.server';
import {CollectionView} from '~/features/collection/CollectionView';
import {pageMeta, rootDataOf} from '~/features/shell/page-meta';

const TITLE = 'Hoodie Collection';

/** `/hoodies`: hoodies and sweatshirts (spec §2). */
export async function loader({context, request}: LoaderFunctionArgs) {
  const page = await loadCollection(context, {rule: HOODIES_RULE, url: request.url});
  // The store's words are about its whole collection, of which this is a part.
  return {...page, description: ''};
}

export const meta: MetaFunction<typeof loader> = ({matches}) => {
  const root = rootDataOf(matches);
  return pageMeta(root, {
    title: TITLE,
    description: `Official hoodies and sweatshirts from ${root?.store.name ?? 'the shop'}.`,
    path: '/hoodies',
  });
};

export default function Hoodies() {
  return <CollectionView title={TITLE} page={useLoaderData<typeof loader>()} />;
}
