import {useActionData, useLoaderData} from '@remix-run/react';
import {data} from '@remix-run/server-runtime';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {ContactView} from '~/add-ons/contact';
import {answerContact, CONTACT_STATUS, loadContact} from '~/add-ons/contact/index.server';
import {TextView} from '~/content';
import {NotFoundPage} from '~/not-found';
import {redirectOr404} from '~/not-found/index.server';
import {textMeta} from '~/seo';
import type {PageHandle} from '~/ui/document';

/** `/pages/contact`: the merchant's page, and the form where the shop has one (docs/contact.md). */
export async function loader({request, context}: LoaderFunctionArgs) {
  return (await loadContact(context)) ?? redirectOr404(request, context);
}

export async function action({request, context}: ActionFunctionArgs) {
  const answer = await answerContact(request, context);
  return data(answer, {status: answer ? CONTACT_STATUS[answer.outcome] : 405});
}

export const handle: PageHandle = {sheets: ['content']};

export const meta = textMeta;

export default function ContactRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  if (!loaded) return <NotFoundPage />;
  const {page, form} = loaded;
  return (
    <TextView page={page}>{form && <ContactView form={form} answer={answer} />}</TextView>
  );
}

export {RouteFailure as ErrorBoundary} from '~/shell';
