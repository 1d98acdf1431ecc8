import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {NotFoundPage} from '~/not-found';
import {missingMeta, rootDataOf} from '~/seo';
import {redirectOr404} from '~/not-found/index.server';
import {EditorPage} from '~/staff';
import {loadEditor} from '~/staff/index.server';

/**
 * `/preview`: staff's editor, in a preview. Elsewhere the path is not found, unless the password
 * is asked for.
 */
export async function loader({request, context}: LoaderFunctionArgs) {
  return (await loadEditor(request, context)) ?? redirectOr404(request, context);
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data ? [{title: 'Theme editor'}] : missingMeta(rootDataOf(matches));

export default function Preview() {
  const data = useLoaderData<typeof loader>();
  return data ? <EditorPage data={data} /> : <NotFoundPage />;
}
