import {isRouteErrorResponse, type MetaDescriptor} from '@remix-run/react';

import type {RootData} from '~/shell';

import {pageMeta} from './page-meta';

const titled = (root: RootData | undefined, title: string) =>
  pageMeta(root, {title, description: '', path: null});

/** The head of the not-found page: never indexed. */
export function missingMeta(root: RootData | undefined): MetaDescriptor[] {
  return titled(root, 'Page not found');
}

/** The head of a page that is shown in place of one that failed: never indexed. */
export function errorMeta(root: RootData | undefined, error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? missingMeta(root) : titled(root, 'Something went wrong');
}
