import {isRouteErrorResponse, type MetaDescriptor} from '@remix-run/react';

import type {RootData} from '~/features/shell/root-data';

import {pageMeta} from './page-meta';

/** The head of a page that is shown in place of one that failed or does not exist: never indexed. */
export function errorMeta(root: RootData | undefined, error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta(root, {
    title: isMissing ? 'Page not found' : 'Something went wrong',
    description: '',
    path: null,
  });
}
