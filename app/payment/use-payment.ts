import {useRouteLoaderData} from '@remix-run/react';

import type {Payment} from './payment';

/** How the shop can be paid; undefined where its store does not say. */
export function usePayment(): Payment | undefined {
  return (useRouteLoaderData('root') as {payment?: Payment} | undefined)?.payment;
}
