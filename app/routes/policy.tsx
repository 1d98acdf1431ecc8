import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {TextView} from '~/content';
import {loadPolicy} from '~/content/index.server';
import {NotFoundPage} from '~/recommendations';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/shell/index.server';
import type {PageHandle} from '~/ui/document';

/** `/policies/{handle}`: a policy of the shop. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  return (
    (await loadPolicy(context, params.handle ?? '')) ?? redirectOr404(request, context)
  );
}

export const handle: PageHandle = {sheets: ['content']};

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Policy() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? <TextView page={loaded.page} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
