import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {cursorOf} from '~/collection/index.server';
import {ArticleView, BlogView, PolicyListView, TextView} from '~/content';
import {
  loadArticle,
  loadBlog,
  loadPage,
  loadPolicies,
  loadPolicy,
} from '~/content/index.server';
import {NotFoundPage} from '~/not-found';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/not-found/index.server';
import type {PageHandle} from '~/ui/document';

/** All of their answers: inferred, an article would be a text like any other. */
type Answer = Awaited<
  ReturnType<
    | typeof loadArticle
    | typeof loadBlog
    | typeof loadPage
    | typeof loadPolicies
    | typeof redirectOr404
  >
>;

/**
 * What the merchant has written: `/pages/{handle}`, `/policies`, `/policies/{policy}`,
 * `/blogs/{blog}`, the newest article first, and `/blogs/{blog}/{handle}`.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Answer> {
  return (await load(args)) ?? redirectOr404(args.request, args.context);
}

function load({request, params: {policy, blog, handle}, context}: LoaderFunctionArgs) {
  if (policy !== undefined) return loadPolicy(context, policy);
  if (blog === undefined)
    return handle === undefined ? loadPolicies(context) : loadPage(context, handle);
  return handle === undefined
    ? loadBlog(context, blog, cursorOf(request.url))
    : loadArticle(context, blog, handle);
}

export const handle: PageHandle = {sheets: ['content']};

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Content() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <NotFoundPage />;
  const {page} = loaded;
  if (Array.isArray(page)) return <PolicyListView policies={page} />;
  if ('articles' in page) return <BlogView page={page} />;
  return 'others' in page ? <ArticleView page={page} /> : <TextView page={page} />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
