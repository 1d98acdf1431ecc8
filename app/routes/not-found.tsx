import type {MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

import {redirectOr404} from '~/not-found/index.server';
import {missingMeta, rootDataOf} from '~/seo';
import {NotFoundPage} from '~/not-found';

/**
 * Every path that no other route answers (§2), with status 404, unless a redirect of the merchant's
 * matches.
 */
export function loader({request, context}: LoaderFunctionArgs) {
  return redirectOr404(request, context);
}

export const meta: MetaFunction = ({matches}) => missingMeta(rootDataOf(matches));

export default NotFoundPage;
