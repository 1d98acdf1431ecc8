import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {WHOLE_COLLECTION_RULE} from '~/domain/collection-filter';
import {sharingDescription} from '~/domain/sharing';
import {loadCollection} from '~/features/collection/collection.server';
import {CollectionView} from '~/features/collection/CollectionView';
import {pageMeta, rootDataOf} from '~/features/shell/page-meta';

/** `/collections/{handle}`: any collection of the store (decision 9). */
export function loader({context, request, params}: LoaderFunctionArgs) {
  return loadCollection(context, {
    handle: params.handle ?? '',
    rule: WHOLE_COLLECTION_RULE,
    url: request.url,
  });
}

export const meta: MetaFunction<typeof loader> = ({matches, data, params}) => {
  if (!data)
    return pageMeta(rootDataOf(matches), {
      title: 'Page not found',
      description: '',
      path: null,
    });
  return pageMeta(rootDataOf(matches), {
    title: data.title,
    description:
      sharingDescription(data.description) || `${data.title}, official clothing.`,
    path: `/collections/${params.handle ?? ''}`,
    image: data.picture?.url,
  });
};

export default function CollectionPage() {
  const page = useLoaderData<typeof loader>();
  return <CollectionView title={page.title} page={page} />;
}
