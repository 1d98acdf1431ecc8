import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {cursorOf} from '~/collection/index.server';
import {BlogView} from '~/content';
import {loadBlog} from '~/content/index.server';
import {NotFoundPage} from '~/recommendations';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/shell/index.server';
import type {PageHandle} from '~/ui/document';

/** `/blogs/{blog}`: a blog, the newest article first. */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  return (
    (await loadBlog(context, params.blog ?? '', cursorOf(request.url))) ??
    redirectOr404(request, context)
  );
}

export const handle: PageHandle = {sheets: ['content']};

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Blog() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? <BlogView page={loaded.page} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
