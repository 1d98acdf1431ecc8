import {useActionData, useLoaderData} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {NotFoundPage} from '~/not-found';
import {textMeta} from '~/seo';
import {redirectOr404} from '~/not-found/index.server';
import {WithdrawalPage} from '~/add-ons/withdrawal';
import {
  answerWithdrawal,
  loadWithdrawal,
  withdrawalStatus,
} from '~/add-ons/withdrawal/index.server';
import type {PageHandle} from '~/ui/document';

/**
 * `/withdraw`: the form with which a consumer in the EU withdraws from a contract (docs/law.md).
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  return (await loadWithdrawal(context)) ?? redirectOr404(request, context);
}

/** Each step is a posted form: the statement is in no URL and no cookie. */
export async function action({request, context}: ActionFunctionArgs) {
  const view = await answerWithdrawal(request, context);
  return data(view, {status: view ? withdrawalStatus(view) : 404});
}

export const handle: PageHandle = {sheets: ['content']};

export const meta = textMeta;

export default function Withdraw() {
  const loaded = useLoaderData<typeof loader>();
  const view = useActionData<typeof action>() ?? loaded?.view;
  return view ? <WithdrawalPage view={view} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
