import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {loadSearch} from '~/search/index.server';
import {SearchPage} from '~/search';
import {errorMeta, pageMeta, pageTexts, rootDataOf} from '~/seo';
import type {PageHandle} from '~/ui/document';

/** `/search?q=WORDS` */
export function loader({request, context}: LoaderFunctionArgs) {
  return loadSearch(context, request.url);
}

/** Not indexed: search engines have the product pages. */
export const handle: PageHandle = {sheets: ['collection', 'listing']};

export const meta: MetaFunction<typeof loader> = ({data, matches, error}) => {
  const root = rootDataOf(matches);
  if (!data) return errorMeta(root, error);
  const title = pageTexts(root).search(data.term);
  return pageMeta(root, {title, description: '', path: null});
};

export default function Search() {
  return <SearchPage results={useLoaderData<typeof loader>()} />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
