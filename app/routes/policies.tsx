import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {PolicyListView} from '~/content';
import {loadPolicies} from '~/content/index.server';
import {NotFoundPage} from '~/recommendations';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/shell/index.server';
import type {PageHandle} from '~/ui/document';

/** `/policies`: the policies of the shop. */
export async function loader({request, context}: LoaderFunctionArgs) {
  return (await loadPolicies(context)) ?? redirectOr404(request, context);
}

export const handle: PageHandle = {sheets: ['content']};

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Policies() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? <PolicyListView policies={loaded.page} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
