import {useActionData} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {NotifyPage} from '~/add-ons/notify';
import {answerTitle, saveAddress, STATUS_OF} from '~/add-ons/notify/index.server';
import {NotFoundPage} from '~/not-found';
import {textMeta} from '~/seo';

/** `/notify` is a page only after a form was posted to it. */
export function loader({context}: LoaderFunctionArgs) {
  const title = answerTitle(context);
  if (title === null) return data(null, {status: 404});
  return {head: {title, description: '', path: null}};
}

/** A form posted without scripts: leaves an e-mail address. */
export async function action({request, context}: ActionFunctionArgs) {
  const answer = await saveAddress(request, context);
  return data(answer, {status: answer ? STATUS_OF[answer.outcome] : 404});
}

export const meta = textMeta;

export default function Notify() {
  const answer = useActionData<typeof action>();
  return answer ? <NotifyPage answer={answer} /> : <NotFoundPage />;
}

export {RouteFailure as ErrorBoundary} from '~/shell';
