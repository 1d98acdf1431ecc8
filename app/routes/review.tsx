import {useActionData, useLoaderData} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {numberIn} from '~/lib/global-id';
import {loadProduct} from '~/product/index.server';
import {NotFoundPage} from '~/not-found';
import {ReviewPage} from '~/add-ons/reviews';
import {
  loadReviews,
  reviewForm,
  reviewStatus,
  writeReview,
} from '~/add-ons/reviews/index.server';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/not-found/index.server';
import type {PageHandle} from '~/ui/document';

type Args = Pick<LoaderFunctionArgs, 'params' | 'context'>;

/**
 * `/review/{handle}`: the form that writes a review of a product, and the newest reviews, which
 * need no scripts here (docs/reviews.md).
 */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const product = await productOf({params, context});
  if (!product) return redirectOr404(request, context);
  const view = reviewForm(context, product);
  const newest = await loadReviews(context, numberIn(product.id));
  if (newest && !newest.reviews) context.caching.degraded();
  return {view, newest, head: {title: view.texts.title, description: '', path: null}};
}

/** A posted form: what is in it is in no URL and no cookie. */
export async function action({request, params, context}: ActionFunctionArgs) {
  const product = await productOf({params, context});
  const view = product && (await writeReview(request, context, product));
  return data(view, {status: view ? reviewStatus(view) : 404});
}

async function productOf({params: {handle = ''}, context}: Args) {
  // Off, nobody has to be asked.
  if (!context.config.judgeme) return null;
  const loaded = await loadProduct(context, handle, new URLSearchParams());
  return loaded && loaded.product;
}

export const handle: PageHandle = {sheets: ['content']};

export const meta = textMeta;

export default function WriteReview() {
  const loaded = useLoaderData<typeof loader>();
  const view = useActionData<typeof action>() ?? loaded?.view;
  const newest = loaded?.newest ?? null;
  return view ? <ReviewPage view={view} newest={newest} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
