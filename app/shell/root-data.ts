import {useRouteLoaderData} from '@remix-run/react';

import type {loadRoot} from './index.server';

/** The data of every page: the same for all visitors. */
export type RootData = Awaited<ReturnType<typeof loadRoot>>;

/** The root route's data; undefined only where its loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
