import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {readCode} from '~/domain/cart/extras';
import {returnPath} from '~/domain/cart/return-path';
import {DiscountLinkPage} from '~/features/cart/DiscountLinkPage';
import {missingPage} from '~/features/redirects/missing-page.server';
import {missingMeta} from '~/features/seo/error-meta';
import {pageMeta, rootDataOf} from '~/features/seo/page-meta';
import {NotFound} from '~/features/shell/NotFound';

/** `/discount/CODE?redirect=/path`: names the code. Only its button applies it (docs/decisions/0018). */
export async function loader({request, params, context}: LoaderFunctionArgs) {
  const code = readCode(params.code);
  if (code === null || code.includes(',')) return missingPage(request, context);
  return {
    code,
    redirectTo: returnPath(new URL(request.url).searchParams.get('redirect')),
  };
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const root = rootDataOf(matches);
  if (!data) return missingMeta(root);
  return pageMeta(root, {title: 'Use a discount code', description: '', path: null});
};

export default function DiscountLink() {
  const link = useLoaderData<typeof loader>();
  return link ? <DiscountLinkPage {...link} /> : <NotFound />;
}
