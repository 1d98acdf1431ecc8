import type {MetaFunction} from '@remix-run/react';
import {data} from '@shopify/remix-oxygen';

import {NotFound} from '~/features/shell/NotFound';
import {pageMeta, rootDataOf} from '~/features/seo/page-meta';

/** Every path that no other route answers (spec §2), with status 404. */
export function loader() {
  return data(null, {status: 404});
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(rootDataOf(matches), {
    title: 'Page not found',
    description: "We couldn't find the page you're looking for.",
    path: null,
  });

export default NotFound;
