import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ArticleView} from '~/content';
import {loadArticle} from '~/content/index.server';
import {NotFoundPage} from '~/recommendations';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/shell/index.server';
import type {PageHandle} from '~/ui/document';

/** `/blogs/{blog}/{handle}`: an article. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  return (
    (await loadArticle(context, params.blog ?? '', params.handle ?? '')) ??
    redirectOr404(request, context)
  );
}

export const handle: PageHandle = {sheets: ['content']};

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Article() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? <ArticleView page={loaded.page} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
