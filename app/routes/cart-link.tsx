import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {reportFormAdds} from '~/analytics/index.server';
import {CartLinkPage} from '~/cart';
import {followLink, loadLinkedCart, readCartLink} from '~/cart/index.server';
import {redirectOr404} from '~/shell/index.server';
import {errorMeta, missingMeta, pageMeta, pageTexts, rootDataOf} from '~/seo';
import {NotFoundPage} from '~/recommendations';
import type {PageHandle} from '~/ui/document';

/**
 * `/cart/VARIANT:QUANTITY,…?discount=CODE,…&note=TEXT&attributes[KEY]=VALUE&selling_plan=ID`: shows
 * what the link would add. Only the button adds it (decision 0018).
 */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const link = readCartLink(params.lines ?? '', new URL(request.url).searchParams);
  const linkedCart = link && (await loadLinkedCart(context, link));
  return linkedCart ?? redirectOr404(request, context);
}

/** Its button, without scripts. */
export const action = ({request, context}: ActionFunctionArgs) =>
  followLink(request, context, (answer) => reportFormAdds(answer, request, context));

export const handle: PageHandle = {sheets: ['cart']};

export const meta: MetaFunction<typeof loader> = ({data, matches, error}) => {
  const root = rootDataOf(matches);
  if (!data) return error ? errorMeta(root, error) : missingMeta(root);
  return pageMeta(root, {title: pageTexts(root).cartLink, description: '', path: null});
};

export default function CartLink() {
  const linkedCart = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!linkedCart) return <NotFoundPage />;
  return <CartLinkPage linked={linkedCart} refused={refused} />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
