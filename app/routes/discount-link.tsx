import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {DiscountLinkPage} from '~/cart';
import {followLink, readCode} from '~/cart/index.server';
import {redirectOr404} from '~/shell/index.server';
import {missingMeta, pageMeta, pageTexts, rootDataOf} from '~/seo';
import {NotFoundPage} from '~/recommendations';
import type {PageHandle} from '~/ui/document';

/**
 * `/discount/CODE?redirect=/path`: shows a discount link. Only the button applies its code
 * (decision 0018).
 */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const code = readCode(params.code);
  return code === null ? redirectOr404(request, context) : {code};
}

/** Its button, without scripts. */
export const action = ({request, context}: ActionFunctionArgs) =>
  followLink(request, context);

export const handle: PageHandle = {sheets: ['cart']};

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const root = rootDataOf(matches);
  if (!data) return missingMeta(root);
  return pageMeta(root, {
    title: pageTexts(root).discountLink,
    description: '',
    path: null,
  });
};

export default function DiscountLink() {
  const link = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return link ? <DiscountLinkPage {...link} refused={refused} /> : <NotFoundPage />;
}
