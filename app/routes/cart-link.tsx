import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CartLinkPage} from '~/cart';
import {followLink, loadLinkedCart, readCartLink} from '~/cart/index.server';
import {messagesIn} from '~/lib/messages';
import {redirectOr404} from '~/not-found/index.server';
import {PAGE_TEXTS, textMeta} from '~/seo';
import {NotFoundPage} from '~/not-found';
import type {PageHandle} from '~/ui/document';

/**
 * `/cart/VARIANT:QUANTITY,…?discount=CODE,…&note=TEXT&attributes[KEY]=VALUE&selling_plan=ID`: shows
 * what the link would add. Only the button adds it (decision 0018).
 */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const link = readCartLink(params.lines ?? '', new URL(request.url).searchParams);
  const linkedCart = link && (await loadLinkedCart(context, link));
  if (!linkedCart) return redirectOr404(request, context);
  const {cartLink: title} = messagesIn(context.market.tag, PAGE_TEXTS);
  return {...linkedCart, head: {title, description: '', path: null}};
}

/** Its button, without scripts. */
export const action = ({request, context}: ActionFunctionArgs) =>
  followLink(request, context);

export const handle: PageHandle = {sheets: ['cart']};

export const meta = textMeta;

export default function CartLink() {
  const linkedCart = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!linkedCart) return <NotFoundPage />;
  return <CartLinkPage linked={linkedCart} refused={refused} />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
