import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {DiscountLinkPage} from '~/cart';
import {followLink, readCode} from '~/cart/index.server';
import {messagesIn} from '~/lib/messages';
import {redirectOr404} from '~/not-found/index.server';
import {PAGE_TEXTS, textMeta} from '~/seo';
import {NotFoundPage} from '~/not-found';
import type {PageHandle} from '~/ui/document';

/**
 * `/discount/CODE?redirect=/path`: shows a discount link. Only the button applies its code
 * (decision 0018).
 */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const code = readCode(params.code);
  if (code === null) return redirectOr404(request, context);
  const {discountLink: title} = messagesIn(context.market.tag, PAGE_TEXTS);
  return {code, head: {title, description: '', path: null}};
}

/** Its button, without scripts. */
export const action = ({request, context}: ActionFunctionArgs) =>
  followLink(request, context);

export const handle: PageHandle = {sheets: ['cart']};

export const meta = textMeta;

export default function DiscountLink() {
  const link = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return link ? (
    <DiscountLinkPage code={link.code} refused={refused} />
  ) : (
    <NotFoundPage />
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
