import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {CartPage} from '~/cart';
import {
  changeByForm,
  readCart,
  cartRedirect,
  headersWith,
  LINES_PARAM,
  readShownLines,
  noticeOf,
} from '~/cart/index.server';
import {missingChoiceUrl} from '~/product/index.server';
import {pageMeta, pageTexts, rootDataOf} from '~/seo';
import {CART_PARTS} from '~/shop/cart';
import type {PageHandle} from '~/ui/document';

export const handle: PageHandle<ReturnType<typeof useLoaderData<typeof loader>>> = {
  sheets: ['cart'],
  sheetsFor: (reply) => reply?.cart?.lines.flatMap(({sheet}) => sheet ?? []) ?? [],
};

export const meta: MetaFunction = ({matches}) => {
  const root = rootDataOf(matches);
  return pageMeta(root, {title: pageTexts(root).cart, description: '', path: null});
};

/** `/cart`: the visitor's cart as a page (§10.9). */
export async function loader({request, context}: LoaderFunctionArgs) {
  context.caching.private();
  context.document.hasCheckoutForm = true;
  const {searchParams} = new URL(request.url);
  const {reply, status, cookies} = await readCart(request, context, {
    notice: noticeOf(request.url),
    maxLines: readShownLines(searchParams.get(LINES_PARAM)),
  });
  return data(reply, {
    status: status === 502 ? 503 : status,
    headers: headersWith(cookies),
  });
}

/**
 * Plain cart forms: redirects to the cart, also where the store gave no answer, so that a reload
 * never posts again. Only a form that was refused renders the cart with the reason.
 */
export async function action({request, context}: ActionFunctionArgs) {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const toChoice = form && missingChoiceUrl(form);
  if (toChoice) throw redirect(toChoice, 303);
  const answer = await changeByForm(request, context);
  const {reply, status, cookies} = answer;
  if (reply.status !== 'refused') throw cartRedirect(answer);
  const headers = headersWith(cookies);
  return data(reply, {status: status === 200 ? 422 : status, headers});
}

export default function Cart() {
  const read = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CartPage read={read} refused={refused ?? null} parts={CART_PARTS} />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
