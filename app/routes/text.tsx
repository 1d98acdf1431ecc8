import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {TextView} from '~/content';
import {loadPage, loadPolicy} from '~/content/index.server';
import {NotFoundPage} from '~/recommendations';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/shell/index.server';
import type {PageHandle} from '~/ui/document';

/** `/pages/{handle}` and `/policies/{handle}`: a text that the merchant has written. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const {policy, handle = ''} = params;
  const load =
    policy === undefined ? loadPage(context, handle) : loadPolicy(context, policy);
  return (await load) ?? redirectOr404(request, context);
}

export const handle: PageHandle = {sheets: ['content']};

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Text() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? <TextView page={loaded.page} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
